import { numberOf } from '@domain/rating/exposureSuggestion';
import type { ExposureEstimateType } from '@/api/exposure-estimate-types';
import type { ExposureEstimate } from '@/api/exposure-estimates';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { Formats } from '@/lib/formats';

type Band = ExposureEstimateType['values'][number];
type Text = TextFunction<'exposure'>;

/** An estimate with its type and band, and the number that counts of it. */
export interface KnownEstimate {
  readonly estimate: ExposureEstimate;
  readonly type: ExposureEstimateType;
  readonly band: Band | undefined;
  readonly number: number | null;
}

/** Estimates whose type is known, each with what it counts as. */
export const knownEstimates = (
  estimates: readonly ExposureEstimate[],
  types: readonly ExposureEstimateType[],
): KnownEstimate[] =>
  estimates.flatMap(estimate => {
    const type = types.find(({ uuid }) => uuid === estimate.exposureEstimateTypeUuid);
    if (!type) return [];
    const band = type.values.find(({ uuid }) => uuid === estimate.exposureEstimateTypeValueUuid);
    const number = numberOf({
      numericValue: estimate.numericValue,
      min: band?.min ?? null,
      max: band?.max ?? null,
    });
    return [{ estimate, type, band, number }];
  });

export const UNITS = defineTexts(
  'exposure',
  { FRACTION: 'share, 0 to 1', PER_YEAR: 'times a year', HOURS_PER_YEAR: 'hours a year' },
  'unit-',
);

/** At most four digits that say something: 0.00025 is 0.025 %. */
const DIGITS = { maximumSignificantDigits: 4 } as const;

/** A number of this unit as it is read: "5 %", "40 times a year". */
export function quantity(
  number: number,
  unit: ExposureEstimateType['unit'],
  text: Text,
  formats: Formats,
): string {
  if (unit === 'FRACTION') return formats.number(number, { ...DIGITS, style: 'percent' });
  const value = formats.number(number, DIGITS);
  return unit === 'PER_YEAR'
    ? text('per-year', '{1} times a year', { count: number, values: [value], one: '{1} time a year' })
    : text('hours-per-year', '{1} hours a year', { count: number, values: [value], one: '{1} hour a year' });
}

/** From where to where a band goes: "10 % – 50 %", "from 200 times a year". */
export function rangeOf(
  { min, max }: Pick<Band, 'min' | 'max'>,
  unit: ExposureEstimateType['unit'],
  text: Text,
  formats: Formats,
): string {
  const from = quantity(min, unit, text, formats);
  return max === null
    ? text('range-open', 'from {1}', { values: [from] })
    : `${from} – ${quantity(max, unit, text, formats)}`;
}

/** How estimates came to one number, as sentences that can stand as a reason (domain model 1.5). */
export function arithmetic(estimates: readonly KnownEstimate[], text: Text, formats: Formats): string[] {
  const counted = (combine: ExposureEstimateType['combine']) =>
    estimates.flatMap(({ type, number }) =>
      type.combine === combine && number !== null ? [{ type, number }] : [],
    );
  const named = ({ type, number }: { type: ExposureEstimateType; number: number }) =>
    `${type.name} ${quantity(number, type.unit, text, formats)}`;
  const fractions = counted('MULTIPLY');
  const frequencies = counted('MAX');
  const share = fractions.reduce((product, { number }) => product * number, 1);
  const highest = Math.max(...frequencies.map(({ number }) => number));
  return [
    ...(fractions.length > 0
      ? [
          text('product', '{1} = {2} of the time.', {
            values: [fractions.map(named).join(' × '), quantity(share, 'FRACTION', text, formats)],
          }),
        ]
      : []),
    ...(frequencies.length > 0
      ? [
          text('highest', '{1}: {2} counts.', {
            values: [frequencies.map(named).join(', '), quantity(highest, 'PER_YEAR', text, formats)],
          }),
        ]
      : []),
  ];
}
