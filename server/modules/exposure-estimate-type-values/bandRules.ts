import type { ErrorField } from '../../contract/errors.ts';

/**
 * A band has its upper end above its lower one, and a band of fractions ends at 1 (domain.md 1.6).
 * @param band `min` and `max` in `unit`; max null: without an upper end
 */
export function bandProblem({ min, max, unit }: Record<string, unknown>): ErrorField | undefined {
  const upper = max ?? undefined;
  if (unit === 'FRACTION' && Number(upper ?? min) > 1)
    return {
      path: upper === undefined ? 'min' : 'max',
      message: 'A fraction is at most 1, which is all of it.',
    };
  if (upper !== undefined && Number(upper) <= Number(min))
    return { path: 'max', message: 'The upper end has to be above the lower one.' };
  return undefined;
}
