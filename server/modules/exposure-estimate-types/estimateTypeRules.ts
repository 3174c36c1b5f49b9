import type { ErrorField } from '../../contract/errors.ts';
import { bandProblem } from '../exposure-estimate-type-values/index.ts';

type Fields = Record<string, unknown>;

/** Only fractions are multiplied, and only of occurrences per year the highest counts (domain.md 1.5, 4.12). */
export function combineProblem({ unit, combine }: Fields): ErrorField | undefined {
  if (combine === 'MULTIPLY' && unit !== 'FRACTION')
    return { path: 'combine', message: 'Only fractions can be multiplied. Choose another way to combine.' };
  if (combine === 'MAX' && unit !== 'PER_YEAR')
    return {
      path: 'combine',
      message: 'Only of occurrences per year the highest counts. Choose another way to combine.',
    };
  return undefined;
}

/** What is wrong with a new type or one of its bands. */
export function typeProblem(item: Fields): ErrorField | undefined {
  const values = (item.values ?? []) as Fields[];
  const inBands = values.flatMap((value, index) => {
    const problem = bandProblem({ ...value, unit: item.unit });
    return problem ? [{ ...problem, path: `values.${index}.${problem.path}` }] : [];
  });
  return combineProblem(item) ?? inBands[0];
}
