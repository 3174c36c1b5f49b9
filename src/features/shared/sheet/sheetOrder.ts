import { listEdits } from '@/lib/listEdits';
import { naturalOrder } from '@/lib/naturalOrder';
import { remembered } from '@/lib/remembered';
import type { SortOrder, WorksheetColumn } from '@/ui/worksheet';

/** What decides which rows are shown, and in which order. */
export interface OrderCriteria<R> {
  readonly query: string;
  readonly filters: readonly ((row: R) => boolean)[];
  /** By keys of columns: what is equal by the first one stands by the next. */
  readonly sort: readonly SortOrder[];
  readonly columns: readonly WorksheetColumn<R>[];
  readonly moreToSearch?: ((row: R) => readonly string[]) | undefined;
}

interface Row {
  readonly uuid: string;
}

const compareTexts = naturalOrder('en');

/** The rows that match, in order. */
export function orderRows<R extends object>(rows: readonly R[], criteria: OrderCriteria<R>): R[] {
  const matching = rows.filter(matcher(criteria));
  // From the last one to the first: sorting keeps what is equal in its order.
  return criteria.sort.reduceRight((rows, sort) => sortRows(rows, sort, criteria.columns), matching);
}

function sortRows<R extends object>(
  rows: R[],
  { columnKey, direction }: SortOrder,
  columns: readonly WorksheetColumn<R>[],
): R[] {
  const column = columns.find(({ key }) => key === columnKey);
  if (!column) return rows;
  const sign = direction === 'descending' ? -1 : 1;
  const { kind } = column;
  const known = madeBy(sortKeys, column);
  const keyed = rows.map(row => ({ row, key: remembered(known, row, () => sortKeyOf(column, row)) }));
  keyed.sort(({ key: a }, { key: b }) => {
    // What is empty stands last, whichever way the rest is sorted.
    if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
    return sign * (kind.compare?.(a.value, b.value) ?? compareTexts(a.text, b.text));
  });
  return keyed.map(({ row }) => row);
}

function matcher<R extends object>({ query, filters, columns, moreToSearch }: OrderCriteria<R>) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const known = madeBy(haystacks, columns);
  return (row: R): boolean => {
    if (!filters.every(accepts => accepts(row))) return false;
    if (words.length === 0) return true;
    const haystack = remembered(known, row, () => haystackOf(row, columns, moreToSearch));
    return words.every(word => haystack.includes(word));
  };
}

/** What columns made of rows: asked again it is there, until a row is edited or the columns are others. */
type MadeOfRows<T> = WeakMap<object, WeakMap<object, T>>;

const madeBy = <T>(made: MadeOfRows<T>, columns: object): WeakMap<object, T> =>
  remembered(made, columns, () => new WeakMap<object, T>());

interface SortKey {
  readonly value: unknown;
  readonly text: string;
}

/** By column: the other direction finds them there. */
const sortKeys: MadeOfRows<SortKey> = new WeakMap();

function sortKeyOf<R>(column: WorksheetColumn<R>, row: R): SortKey {
  const value = column.getValue(row);
  return { value, text: column.kind.format(value, row) };
}

/** All texts of a row in small letters, by the columns that gave them: each further letter of a search finds them there. */
const haystacks: MadeOfRows<string> = new WeakMap();

function haystackOf<R>(
  row: R,
  columns: readonly WorksheetColumn<R>[],
  moreToSearch: OrderCriteria<R>['moreToSearch'],
): string {
  const texts = columns.map(column => column.kind.format(column.getValue(row), row));
  return [...texts, ...(moreToSearch?.(row) ?? [])].join('\n').toLowerCase();
}

export interface KeptOrder<R> {
  readonly criteria: OrderCriteria<R>;
  /** All rows in the order of the list, as they were when it was made. */
  readonly seen: readonly R[];
  readonly keys: readonly string[];
}

/**
 * The order of before, as long as nobody asks for another one: a row does not run away while its cells are filled in.
 * Deleted rows leave it, new ones are put at its end, whether they match or not. Where nobody sorts, rows stand in the order
 * of the list, and follow it when somebody moves them.
 */
export function keepOrder<R extends Row>(
  before: KeptOrder<R> | null,
  rows: readonly R[],
  criteria: OrderCriteria<R>,
): KeptOrder<R> {
  // What nearly every key press asks: the same rows as before.
  if (before?.criteria === criteria && sameUuids(before.seen, rows)) return before;
  if (before?.criteria !== criteria)
    return { criteria, seen: rows, keys: [...uuidsOf(orderRows(rows, criteria))] };
  const [old, now] = [uuidsOf(before.seen), uuidsOf(rows)];
  if (criteria.sort.length === 0) {
    const shown = new Set(before.keys);
    return { criteria, seen: rows, keys: [...now].filter(key => shown.has(key) || !old.has(key)) };
  }
  return {
    criteria,
    seen: rows,
    keys: [...before.keys.filter(key => now.has(key)), ...[...now].filter(key => !old.has(key))],
  };
}

const uuidsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ uuid }) => uuid));

/** Whether they are the same rows in the same order, whatever was changed in them; after an edit most are the very same objects. */
function sameUuids(one: readonly Row[], other: readonly Row[]): boolean {
  const edits = listEdits(one, other);
  if (edits) return edits.every(({ was, is }) => was.uuid === is.uuid);
  return one.length === other.length && one.every(({ uuid }, at) => uuid === other[at]?.uuid);
}
