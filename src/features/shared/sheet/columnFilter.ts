import type { WorksheetColumn } from '@/ui/worksheet';

/** What a column lets through: the rows with one of these texts, or, `isExcluding`, all others. */
export interface ColumnFilter {
  readonly texts: ReadonlySet<string>;
  readonly isExcluding: boolean;
}

/** By the key of the column. */
export type ColumnFilters = ReadonlyMap<string, ColumnFilter>;

/** A column's name in the address. */
type IdOf = (columnKey: string) => string;

/** `only.severity=S2&only.severity=S3`, or `not.severity=S0` where that is shorter. */
export const filterNames = (id: string) => ({ only: `only.${id}`, not: `not.${id}` });

/** An address holds no empty value: an empty cell is `~` in it, and what begins with one has one more. */
const EMPTY = '~';
const toAddress = (text: string) => (text === '' || text.startsWith(EMPTY) ? `${EMPTY}${text}` : text);
const fromAddress = (value: string) => (value.startsWith(EMPTY) ? value.slice(EMPTY.length) : value);

export function readColumnFilters(
  address: URLSearchParams,
  columns: readonly Pick<WorksheetColumn<never>, 'key'>[],
  idOf: IdOf,
): ColumnFilters {
  return new Map(
    columns.flatMap(({ key }) => {
      const { only, not } = filterNames(idOf(key));
      const [some, others] = [address.getAll(only), address.getAll(not)];
      const values = some.length > 0 ? some : others;
      if (values.length === 0) return [];
      return [[key, { texts: new Set(values.map(fromAddress)), isExcluding: some.length === 0 }] as const];
    }),
  );
}

/** The part of the address that stands for a filter; without one, what takes it out. */
export function addressOfFilter(id: string, filter: ColumnFilter | undefined): Record<string, string[]> {
  const { only, not } = filterNames(id);
  const values = [...(filter?.texts ?? [])].map(toAddress);
  return filter?.isExcluding ? { [only]: [], [not]: values } : { [only]: values, [not]: [] };
}

/** What a cell shows as text, which is what its column is filtered by. */
export const shownText = <R>({ kind, getValue }: WorksheetColumn<R>, row: R): string =>
  kind.format(getValue(row), row);

export const acceptsText = ({ texts, isExcluding }: ColumnFilter, text: string): boolean =>
  texts.has(text) !== isExcluding;

/** The rows that a filter of a column lets through. */
export const columnFilterOf =
  <R>(column: WorksheetColumn<R>, filter: ColumnFilter) =>
  (row: R): boolean =>
    acceptsText(filter, shownText(column, row));

/** The filter that lets exactly the chosen ones of all texts through, said the shorter way; undefined: all. */
export function filterOfChosen(
  all: readonly string[],
  chosen: ReadonlySet<string>,
): ColumnFilter | undefined {
  const left = all.filter(text => !chosen.has(text));
  if (left.length === 0) return undefined;
  return left.length < chosen.size
    ? { texts: new Set(left), isExcluding: true }
    : { texts: new Set(chosen), isExcluding: false };
}
