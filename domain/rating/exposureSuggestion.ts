/** An estimate with what its type and band say. */
export interface Estimate {
  combine: 'MULTIPLY' | 'MAX' | 'INFO';
  numericValue: number | null;
  /** Ends of the chosen band; null without one. */
  min: number | null;
  max: number | null;
}

/** Where an exposure level begins: lower limits, as far as the set states them. */
export interface ExposureBand {
  minShare: number | null;
  /** true: the level begins at `minShare`; false: above it. */
  minShareIncluded: boolean;
  minPerYear: number | null;
}

/** An exposure level of a set. */
export interface ExposureLevel {
  uuid: string;
  code: string;
  rank: number;
  band: ExposureBand | null;
}

export interface CombinedExposure {
  /** Product of the fractions, 0 to 1; null without any. */
  share: number | null;
  /** Highest of the occurrences per year; null without any. */
  perYear: number | null;
}

export interface ExposureSuggestion extends CombinedExposure {
  exposureUuid: string | null;
  basis: 'DURATION' | 'FREQUENCY' | null;
  explanation: string;
}

/** The number of an estimate: the typed value, otherwise the conservative end of its band. */
export const numberOf = ({ numericValue, max, min }: Omit<Estimate, 'combine'>): number | null =>
  numericValue ?? max ?? min;

/** Several estimates as one: fractions are multiplied, of frequencies the highest counts (domain.md 1.5). */
export function combineEstimates(estimates: readonly Estimate[]): CombinedExposure {
  const of = (combine: Estimate['combine']) =>
    estimates.filter(estimate => estimate.combine === combine).flatMap(estimate => numberOf(estimate) ?? []);
  const fractions = of('MULTIPLY');
  const frequencies = of('MAX');
  return {
    share: fractions.length > 0 ? fractions.reduce((product, fraction) => product * fraction, 1) : null,
    perYear: frequencies.length > 0 ? Math.max(...frequencies) : null,
  };
}

const holdsShare = (share: number, { minShare, minShareIncluded }: ExposureBand) =>
  minShare !== null && (share > minShare || (minShareIncluded && share === minShare));

const holdsFrequency = (perYear: number, { minPerYear }: ExposureBand) =>
  minPerYear !== null && perYear >= minPerYear;

/** The highest level whose lower limit is reached. */
const highest = (levels: readonly ExposureLevel[], holds: (band: ExposureBand) => boolean) =>
  levels
    .filter(({ band }) => band && holds(band))
    .reduce<ExposureLevel | undefined>(
      (top, level) => (top && top.rank >= level.rank ? top : level),
      undefined,
    );

/** At most four significant digits: 0.00025 → 0.025 %. */
const percent = (share: number) => `${Number((share * 100).toPrecision(4))} %`;
const count = (perYear: number) => `${Number(perYear.toPrecision(4))} times a year`;

/**
 * The level of one set that the estimates suggest; where time share and frequency differ, the higher one counts
 * (domain.md 1.5, 2.3, 3.3). The set's own limits are used; levels without stated numbers are never guessed.
 * @param levels the exposure levels of the set
 */
export function suggestExposure(
  levels: readonly ExposureLevel[],
  { share, perYear }: CombinedExposure,
): ExposureSuggestion {
  const none = (explanation: string) => ({ exposureUuid: null, basis: null, share, perYear, explanation });
  if (share === null && perYear === null) return none('There is no estimate to go by yet.');
  const byShare = share === null ? undefined : highest(levels, band => holdsShare(share, band));
  const byFrequency = perYear === null ? undefined : highest(levels, band => holdsFrequency(perYear, band));
  if (!byShare && !byFrequency)
    return none('This set states no numbers that the estimates could be held against.');
  const told = [
    ...(byShare && share !== null ? [`${percent(share)} of the time is ${byShare.code}`] : []),
    ...(byFrequency && perYear !== null ? [`${count(perYear)} is ${byFrequency.code}`] : []),
  ].join(', ');
  const byTime = byShare && (!byFrequency || byShare.rank >= byFrequency.rank);
  const level = byTime ? byShare : byFrequency;
  return {
    exposureUuid: level?.uuid ?? null,
    basis: byTime ? 'DURATION' : 'FREQUENCY',
    share,
    perYear,
    explanation: `${told}${byShare && byFrequency && byShare !== byFrequency ? '; the higher one counts' : ''}.`,
  };
}
