import type { WorksheetColumn } from '@/ui/worksheet';

/** Name in the address: columns that are hidden. */
export const HIDE = 'hide';

type Column<R> = Pick<WorksheetColumn<R>, 'key'>;
/** A column's name in the address. */
type IdOf = (columnKey: string) => string;

/** The first column says which row it is: it always shows, and so do others that the sheet cannot do without. */
export const hideable = <R, C extends Column<R>>(
  columns: readonly C[],
  kept: readonly string[],
): readonly C[] => columns.slice(1).filter(({ key }) => !kept.includes(key));

/** Keys of hidden columns out of `hide=event,severity`; names that no column has are passed over. */
export function readHidden<R>(
  value: string | null,
  columns: readonly Column<R>[],
  idOf: IdOf,
): ReadonlySet<string> {
  const ids = new Set(value?.split(','));
  return new Set(columns.map(({ key }) => key).filter(key => ids.has(idOf(key))));
}

/** In the order of the columns, so that the same view has the same address. */
export const addressOfHidden = <R>(
  hidden: ReadonlySet<string>,
  columns: readonly Column<R>[],
  idOf: IdOf,
): Record<typeof HIDE, string> => ({
  [HIDE]: columns
    .filter(({ key }) => hidden.has(key))
    .map(({ key }) => idOf(key))
    .join(','),
});
