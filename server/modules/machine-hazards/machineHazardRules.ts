import type { ErrorField } from '../../contract/errors.ts';

/** A number and its unit are only valid together (domain.md 1.15: magnitude in N, J, V or C). */
export function magnitudeProblem(item: Record<string, unknown>): ErrorField | undefined {
  const hasNumber = (item.magnitude ?? null) !== null;
  const hasUnit = (item.magnitudeUnit ?? null) !== null;
  if (hasNumber === hasUnit) return undefined;
  return hasNumber
    ? { path: 'magnitudeUnit', message: 'Say in which unit the magnitude is.' }
    : { path: 'magnitude', message: 'Give the number that this unit belongs to, or clear the unit.' };
}
