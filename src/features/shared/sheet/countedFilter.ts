import type { SheetFilter } from './sheetTypes';

/** Rows that a count elsewhere speaks of; the toolbar shows it while somebody came by that count. */
export const countedFilter = <R>(
  id: string,
  label: string,
  option: { value: string; label: string },
  accepts: (row: R) => boolean,
): SheetFilter<R> => ({
  id,
  label,
  options: [option],
  isFromCounts: true,
  accepts: (row, value) => value !== option.value || accepts(row),
});
