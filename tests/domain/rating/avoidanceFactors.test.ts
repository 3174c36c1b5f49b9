import { describe, expect, it } from 'vitest';
import {
  AVOIDANCE_FACTORS,
  countAvoidance,
  judgesAvoidance,
  mergeAvoidance,
} from '../../../domain/rating/avoidanceFactors.ts';

const P = { parameter: 'avoidability' as const, symbol: 'P', label: 'Possibility of avoidance' };
const S = { parameter: 'severity' as const, symbol: 'S', label: 'Severity' };

describe('factors behind the possibility of avoidance (ISO 13849-1:2023, domain model 3.2)', () => {
  it('are five', () => {
    expect(AVOIDANCE_FACTORS).toHaveLength(5);
  });

  it.each([
    ['ISO 13849-1', [S, P], true],
    ['ISO 13849-1:2023', [P], true],
    ['EN ISO 13849-1', [P], true],
    ['ISO 13849-1', [S], false],
    ['ISO 13849-2', [P], false],
    ['ISO 13849-10', [P], false],
    ['IEC 62061', [P], false],
    ['ISO 26262-3', [P], false],
    ['Like ISO 13849-1', [P], false],
  ] as const)('a set of %s judges them: %#', (standard, parameters, judges) => {
    expect(judgesAvoidance({ standard, parameters: [...parameters] })).toBe(judges);
  });

  it('a change keeps what it leaves out, and null takes a judgement back', () => {
    const stored = { speed: 'HARDER', escape: 'EASIER' } as const;
    expect(mergeAvoidance(stored, { operator: 'EASIER', escape: null })).toEqual({
      operator: 'EASIER',
      speed: 'HARDER',
    });
    expect(mergeAvoidance(stored, undefined)).toEqual(stored);
    expect(mergeAvoidance(null, { speed: null })).toEqual({});
  });

  it('are counted, nothing more', () => {
    expect(countAvoidance({ speed: 'HARDER', escape: 'HARDER', operator: 'EASIER' })).toEqual({
      EASIER: 1,
      HARDER: 2,
    });
    expect(countAvoidance({})).toEqual({ EASIER: 0, HARDER: 0 });
  });
});
