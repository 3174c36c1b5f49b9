import { describe, expect, it } from 'vitest';
import {
  ACHIEVABLE_LEVELS,
  levelOfPfhd,
  PL_BANDS,
  SIL_BANDS,
  safetyFunctionProblems,
} from '../../../domain/measures/safetyFunctionLevel.ts';

describe('the level of a failure rate', () => {
  // ISO 13849-1:2015, table 2: from the lower bound, it included, to the upper one, it excluded.
  it.each([
    [1e-4, undefined],
    [9.9e-5, 'PL a'],
    [1e-5, 'PL a'],
    [9.9e-6, 'PL b'],
    [3e-6, 'PL b'],
    [2.9e-6, 'PL c'],
    [1e-6, 'PL c'],
    [9.9e-7, 'PL d'],
    [1e-7, 'PL d'],
    [9.9e-8, 'PL e'],
    [1e-8, 'PL e'],
    [1e-12, 'PL e'],
    [0, 'PL e'],
  ])('%f per hour is %s', (pfhd, level) => expect(levelOfPfhd(pfhd, PL_BANDS)).toBe(level));

  // IEC 62061: SIL 1 below 1e-5, SIL 2 below 1e-6, SIL 3 below 1e-7.
  it.each([
    [1e-5, undefined],
    [9.9e-6, 'SIL 1'],
    [1e-6, 'SIL 1'],
    [9.9e-7, 'SIL 2'],
    [1e-7, 'SIL 2'],
    [9.9e-8, 'SIL 3'],
  ])('%f per hour is %s', (pfhd, level) => expect(levelOfPfhd(pfhd, SIL_BANDS)).toBe(level));

  it('has bands without a gap', () => {
    for (const bands of [PL_BANDS, SIL_BANDS])
      expect(bands.slice(1).map(({ below }) => below)).toEqual(bands.slice(0, -1).map(({ from }) => from));
  });
});

describe('what a safety function falls short of', () => {
  const claim = { achievedLevel: null, architectureCategory: null, pfhd: null };
  const PLd = { requiredCategory: 'PL', requiredLevel: 'd' };
  const of = (
    fields: Partial<Parameters<typeof safetyFunctionProblems>[0]>,
    demand: Parameters<typeof safetyFunctionProblems>[1] = PLd,
    isVerified = false,
  ) => safetyFunctionProblems({ ...claim, ...fields }, demand, isVerified, []);

  // PL a < b < c < d < e; SIL 1 is PL b or c, SIL 2 is PL d, SIL 3 is PL e (ISO 13849-1:2015, table 3).
  it.each([
    ['PL c', true],
    ['PL d', false],
    ['PL e', false],
    ['d', false],
    ['c', true],
    ['SIL 1', true],
    ['SIL 2', false],
    ['SIL 3', false],
  ])('PL d is required and %s achieved', (achievedLevel, isBelow) =>
    expect(of({ achievedLevel })).toEqual(isBelow ? ['BELOW'] : []),
  );

  it.each([
    ['SIL 1', true],
    ['SIL 2', false],
    ['PL c', true],
    ['PL d', false],
    ['2', false],
    ['1', true],
  ])('SIL 2 is required and %s achieved', (achievedLevel, isBelow) =>
    expect(of({ achievedLevel }, { requiredCategory: 'SIL', requiredLevel: '2' })).toEqual(
      isBelow ? ['BELOW'] : [],
    ),
  );

  it('a level is missing only where it is said to be verified', () => {
    expect(of({})).toEqual([]);
    expect(of({}, PLd, true)).toEqual(['NOT_SHOWN']);
    expect(of({}, { requiredCategory: null, requiredLevel: null }, true)).toEqual([]);
  });

  it.each([
    ['PL d', 9.9e-7, false],
    ['PL d', 1e-6, true],
    ['PL e', 1e-7, true],
    ['PL a', 1e-4, true],
    ['SIL 2', 9.9e-7, false],
    ['SIL 2', 1e-6, true],
    ['SIL 4', 1e-9, true],
  ])('%s with %f per hour', (achievedLevel, pfhd, isTooHigh) =>
    expect(of({ achievedLevel, pfhd }, { requiredCategory: null, requiredLevel: null })).toEqual(
      isTooHigh ? ['PFHD'] : [],
    ),
  );

  // ISO 13849-1:2015, figure 5: B reaches b, 1 reaches c, 2 reaches d, 3 and 4 reach e.
  it.each([
    ['B', 'PL b', 'PL c'],
    ['1', 'PL c', 'PL d'],
    ['2', 'PL d', 'PL e'],
  ] as const)('category %s reaches %s and not %s', (architectureCategory, reached, missed) => {
    const free = { requiredCategory: null, requiredLevel: null };
    expect(of({ architectureCategory, achievedLevel: reached }, free)).toEqual([]);
    expect(of({ architectureCategory, achievedLevel: missed }, free)).toEqual(['CATEGORY']);
  });

  it('categories 3 and 4 reach every level', () => {
    for (const architectureCategory of ['3', '4'] as const)
      expect(of({ architectureCategory, achievedLevel: 'PL e' })).toEqual([]);
  });

  it('offers the five performance levels and three SILs', () =>
    expect(ACHIEVABLE_LEVELS).toEqual(['PL a', 'PL b', 'PL c', 'PL d', 'PL e', 'SIL 1', 'SIL 2', 'SIL 3']));
});
