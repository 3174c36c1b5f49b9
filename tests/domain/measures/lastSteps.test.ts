import { expect, it } from 'vitest';
import type { UsedMeasure } from '../../../domain/measures/finalRating.ts';
import { isHighRating, isLeftToPeople } from '../../../domain/measures/lastSteps.ts';

// ISO 13849-1:2015 Figure A.1: PL a to e; the set says nothing of acceptance.
const PL = [1, 2, 3, 4, 5].map(rank => ({ rank, acceptance: 'NONE' as const }));

it('the two highest ratings of a set are high, unless it accepts them (13.7)', () => {
  expect(PL.map(rating => isHighRating(rating, PL))).toEqual([false, false, false, true, true]);
  expect(isHighRating({ rank: 5, acceptance: 'ACCEPT' }, PL)).toBe(false);
  expect(isHighRating({ rank: 1, acceptance: 'UNACCEPTABLE' }, PL)).toBe(true);
});

it('information and training alone leave it to people; a guard that counts, or no measure, does not (domain model 4.9)', () => {
  const use = (
    hierarchyRank: number,
    status: UsedMeasure['status'] = 'ACCEPTED',
    solutionSetUuid: string | null = null,
  ) => ({
    hierarchyRank,
    status,
    solutionSetUuid,
  });
  expect(isLeftToPeople([use(3), use(4, 'VERIFIED')], [])).toBe(true);
  expect(isLeftToPeople([use(2), use(4)], [])).toBe(false);
  expect(isLeftToPeople([use(2, 'REJECTED'), use(4)], [])).toBe(true);
  expect(isLeftToPeople([use(2, 'PROPOSED'), use(4)], [])).toBe(true);
  expect(isLeftToPeople([use(2, 'ACCEPTED', 'fence'), use(4)], ['light curtain'])).toBe(true);
  expect(isLeftToPeople([use(2, 'ACCEPTED', 'fence'), use(4)], ['fence'])).toBe(false);
  expect(isLeftToPeople([use(4, 'PROPOSED')], [])).toBe(false);
  expect(isLeftToPeople([], [])).toBe(false);
});
