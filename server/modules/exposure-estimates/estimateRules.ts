import type { ErrorField } from '../../contract/errors.ts';

type Fields = Record<string, unknown>;

/** What an estimate's number is checked against: the unit of its type and the limits of its band. */
export interface NumberLimits {
  unit: string | undefined;
  band: { name: string; min: number; max: number | null } | undefined;
}

/** Hours of a leap year. */
const MAX_HOURS = 8784;

/** An estimate is about one situation or about one hazard (domain.md 1.5). */
export function subjectProblem(item: Fields): ErrorField | undefined {
  if (Boolean(item.exposureSituationUuid) !== Boolean(item.hazardUuid)) return undefined;
  return item.hazardUuid
    ? {
        path: 'hazardUuid',
        message: 'An estimate is about a situation or about a hazard, not both. Leave one out.',
      }
    : { path: 'exposureSituationUuid', message: 'Say which situation or hazard the estimate is about.' };
}

/** A number fits its unit and lies within the chosen band (domain.md 1.5, 1.6). */
export function numberProblem(numericValue: unknown, { unit, band }: NumberLimits): ErrorField | undefined {
  if (typeof numericValue !== 'number') return undefined;
  const problem = (message: string) => ({ path: 'numericValue', message });
  if (unit === 'FRACTION' && numericValue > 1)
    return problem('A fraction is at most 1, which is all of the time. Write 5 % as 0.05.');
  if (unit === 'HOURS_PER_YEAR' && numericValue > MAX_HOURS)
    return problem(`A year has no more than ${MAX_HOURS} hours.`);
  if (band && (numericValue < band.min || (band.max !== null && numericValue > band.max)))
    return problem(`The number is outside of the chosen band (${band.name}). Change one of both.`);
  return undefined;
}
