import type { SheetFilter } from './sheetTypes';

/** Rows whose field has the chosen one of its values. @param field its name in the address too */
export const choiceFilter = <Field extends string>(
  field: Field,
  label: string,
  options: SheetFilter<never>['options'],
): SheetFilter<Readonly<Record<Field, unknown>>> => ({
  id: field,
  label,
  options,
  accepts: (row, value) => row[field] === value,
});
