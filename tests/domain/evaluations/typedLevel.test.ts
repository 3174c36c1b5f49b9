import { expect, it } from 'vitest';
import { typedLevelProblem } from '../../../domain/evaluations/typedLevel.ts';

it('an initial level is typed, a final one is not, and is not cleared either (13.12)', () => {
  expect(typedLevelProblem('INITIAL', { severityUuid: 'S1' })).toBeUndefined();
  expect(typedLevelProblem('FINAL', {})).toBeUndefined();
  expect(typedLevelProblem('FINAL', { exposureUuid: 'E1' })?.path).toBe('exposureUuid');
  expect(typedLevelProblem('FINAL', { avoidabilityUuid: null })?.path).toBe('avoidabilityUuid');
});
