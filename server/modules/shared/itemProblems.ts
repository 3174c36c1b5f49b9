import { ApiError, type ErrorField } from '../../contract/errors.ts';

type Fields = Record<string, unknown>;

/**
 * Checks every record of a request with one rule.
 * @throws ApiError RULE_VIOLATED; the path is the field, or `items.n.field` when there are several records
 */
export function requireItems(items: Fields[], problemOf: (item: Fields) => ErrorField | undefined): void {
  const fields = items.flatMap((item, index) => {
    const problem = problemOf(item);
    if (!problem) return [];
    return [{ ...problem, path: items.length > 1 ? `items.${index}.${problem.path}` : problem.path }];
  });
  if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
}
