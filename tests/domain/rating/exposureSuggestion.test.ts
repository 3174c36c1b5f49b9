import { describe, expect, it } from 'vitest';
import {
  combineEstimates,
  type Estimate,
  type ExposureLevel,
  suggestExposure,
} from '../../../domain/rating/exposureSuggestion.ts';
import { numberProblem } from '../../../server/modules/exposure-estimates/estimateRules.ts';
import { shippedRatingSets } from '../../../server/seed/ratingSets.ts';

const fraction = (
  numericValue: number | null,
  band: [number, number | null] | [null, null] = [null, null],
): Estimate => ({
  combine: 'MULTIPLY',
  numericValue,
  min: band[0],
  max: band[1],
});
const frequency = (numericValue: number): Estimate => ({ ...fraction(numericValue), combine: 'MAX' });

const levelsOf = (code: string): ExposureLevel[] =>
  (shippedRatingSets().find(({ row }) => row.code === code)?.levels ?? [])
    .filter(({ parameter }) => parameter === 'exposure')
    .map(({ uuid, code: level, rank, band }) => ({ uuid, code: level, rank, band: band ?? null }));

/** Code of the suggested level. */
function suggested(set: string, share: number | null, perYear: number | null) {
  const levels = levelsOf(set);
  const { exposureUuid, basis } = suggestExposure(levels, { share, perYear });
  return [levels.find(({ uuid }) => uuid === exposureUuid)?.code ?? null, basis];
}

describe('several estimates (domain model 1.5)', () => {
  it('multiply fractions and take the highest of frequencies', () => {
    expect(combineEstimates([fraction(0.5), fraction(0.1), frequency(3), frequency(40)])).toEqual({
      share: 0.05,
      perYear: 40,
    });
  });
  it('count the upper end of a band where no number is given, and its lower one where it has no end', () => {
    expect(combineEstimates([fraction(null, [0.01, 0.1])]).share).toBe(0.1);
    expect(combineEstimates([{ ...frequency(0), numericValue: null, min: 100, max: null }]).perYear).toBe(
      100,
    );
    expect(combineEstimates([fraction(0.02, [0.01, 0.1])]).share).toBe(0.02);
  });
  it('leave out what is for information and what has no number', () => {
    expect(combineEstimates([{ ...fraction(4000), combine: 'INFO' }, fraction(null)])).toEqual({
      share: null,
      perYear: null,
    });
  });
});

describe('the level of a set', () => {
  // Domain model 3.1: E2 under 1 %, E3 1-10 %, E4 over 10 %; E1 less than once a year, E3 monthly or more.
  it.each([
    [0.0001, null, 'E2', 'DURATION'],
    [0.00999, null, 'E2', 'DURATION'],
    [0.01, null, 'E3', 'DURATION'],
    [0.1, null, 'E3', 'DURATION'],
    [0.1001, null, 'E4', 'DURATION'],
    [1, null, 'E4', 'DURATION'],
    [null, 0.5, 'E1', 'FREQUENCY'],
    [null, 3, 'E2', 'FREQUENCY'],
    [null, 12, 'E3', 'FREQUENCY'],
    [0.001, 20, 'E3', 'FREQUENCY'],
    [0.5, 3, 'E4', 'DURATION'],
    [0.02, 20, 'E3', 'DURATION'],
  ])('ISO 26262: share %s, %s a year → %s', (share, perYear, code, basis) => {
    expect(suggested('ISO26262-3-2018', share, perYear)).toEqual([code, basis]);
  });

  // Domain model 3.3: E0 < 0.01 %, E1 < 0.1 %, E2 < 1 %, E3 < 10 %, E4 10 % and more.
  it.each([
    [0.00009, 'E0'],
    [0.0001, 'E1'],
    [0.001, 'E2'],
    [0.0099, 'E2'],
    [0.01, 'E3'],
    [0.0999, 'E3'],
    [0.1, 'E4'],
  ])('ISO 25119: share %s → %s', (share, code) => {
    expect(suggested('ISO25119-2-RECONSTRUCTED', share, null)).toEqual([code, 'DURATION']);
  });

  // Domain model 3.2: F1 only up to 1/20 of the operating time.
  it.each([
    [0.05, 'F1'],
    [0.051, 'F2'],
  ])('ISO 13849-1: share %s → %s', (share, code) => {
    expect(suggested('ISO13849-1', share, null)).toEqual([code, 'DURATION']);
  });

  it('is not guessed where the set states no number, nor without an estimate', () => {
    expect(suggested('ISO13849-1', null, 500)).toEqual([null, null]);
    expect(suggested('IEC62061-2005-2015', 0.5, 500)).toEqual([null, null]);
    expect(suggested('ISO26262-3-2018', null, null)).toEqual([null, null]);
  });

  it('is explained by both numbers', () => {
    const { explanation } = suggestExposure(levelsOf('ISO26262-3-2018'), { share: 0.0025, perYear: 20 });
    expect(explanation).toBe('0.25 % of the time is E2, 20 times a year is E3; the higher one counts.');
  });

  it('rises with the exposure and never falls', () => {
    for (const set of ['ISO26262-3-2018', 'ISO25119-2-RECONSTRUCTED', 'ISO13849-1']) {
      const levels = levelsOf(set);
      const ranks = Array.from({ length: 2001 }, (_, step) => {
        const { exposureUuid } = suggestExposure(levels, { share: step / 2000, perYear: null });
        return levels.find(({ uuid }) => uuid === exposureUuid)?.rank ?? -1;
      });
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });
});

describe('a number of hours', () => {
  // A leap year has 366 × 24 hours.
  it.each([
    [8784, undefined],
    [8785, 'numericValue'],
  ])('%d in a year', (hours, path) => {
    expect(numberProblem(hours, { unit: 'HOURS_PER_YEAR', band: undefined })?.path).toBe(path);
  });
});
