import { describe, expect, test } from 'vitest';
import { problemOfRaise } from '../../../../server/modules/lookups/safetyTargetRules.ts';

describe('raising a target (domain model 1.34)', () => {
  test('only above its hazards, and with a reason', () => {
    expect(problemOfRaise(4, 3, 'Asked for.')).toBeUndefined();
    expect(problemOfRaise(4, null, 'Asked for.')).toBeUndefined();
    expect(problemOfRaise(3, 3, 'Asked for.')?.path).toBe('raisedRatingUuid');
    expect(problemOfRaise(2, 3, 'Asked for.')?.path).toBe('raisedRatingUuid');
    expect(problemOfRaise(undefined, 3, 'Asked for.')?.path).toBe('raisedRatingUuid');
    expect(problemOfRaise(4, 3, ' ')?.path).toBe('raiseReason');
  });
});
