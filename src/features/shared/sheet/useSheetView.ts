import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import type { ProjectRecord } from '@/records/recordModel';
import type { SortOrder } from '@/ui/worksheet';
import {
  addressOfFilter,
  type ColumnFilter,
  type ColumnFilters,
  columnFilterOf,
  filterNames,
  readColumnFilters,
} from './columnFilter';
import { HIDE } from './hiddenColumns';
import type { OrderCriteria } from './sheetOrder';
import type { SheetFilter, SheetGroup, SheetProps } from './sheetTypes';

/** The address follows the typing this much later, ms. */
const SEARCH_DELAY = 300;

export type ChangeAddress = (part: Record<string, string | readonly string[]>) => void;

export interface SheetView<R> {
  address: URLSearchParams;
  /** Replaces the entry in the history, so that Back leaves the sheet; an empty value takes the name out. */
  changeAddress: ChangeAddress;
  query: string;
  setQuery: (query: string) => void;
  criteria: OrderCriteria<R>;
  /** As it was asked for: the rows follow. */
  sort: readonly SortOrder[];
  changeSort: (sort: readonly SortOrder[]) => void;
  /** By what the cells of a column say. */
  columnFilters: ColumnFilters;
  filterColumn: (columnKey: string, filter: ColumnFilter | undefined) => void;
  /** A column's name in the address. */
  idOf: (columnKey: string) => string;
  /** All filters but that of a column. */
  filtersBut: (columnKey: string) => OrderCriteria<R>['filters'];
  isFiltered: boolean;
  group: SheetGroup<R> | undefined;
  filterValue: (filter: SheetFilter<R>) => string;
  clearFilters: () => void;
  /** Search, order, group, filters and choices as a query, to be kept under a name; and back. */
  viewQuery: string;
  applyView: (query: string) => void;
  isPanelOpen: boolean;
}

type ViewSource<R extends ProjectRecord> = Pick<
  SheetProps<R>,
  'columns' | 'columnIds' | 'filters' | 'groups' | 'choices' | 'moreToSearch'
>;

/** Name in the address: lines that a text may take. */
export const LINES = 'lines';

const NO_FILTERS: readonly never[] = [];
const NO_CHOICES: readonly never[] = [];

/** What the address asks for: search, sort, group, filters, panel. A link shows a colleague the same view. */
export function useSheetView<R extends ProjectRecord>(sheet: ViewSource<R>): SheetView<R> {
  const { columns, columnIds, filters = NO_FILTERS, groups, choices = NO_CHOICES, moreToSearch } = sheet;
  const [address, change] = useAddressParameters();
  const changeAddress = useCallback<ChangeAddress>(part => change(part, 'replace'), [change]);
  const [query, setQuery] = useSearchText(address.get('q') ?? '', changeAddress);
  const deferredQuery = useDeferredValue(query);
  const [sortText, setSortText] = useAskedSort(address.get('sort') ?? '');
  const sort = useMemo(() => parseSort(sortText, columnIds), [sortText, columnIds]);
  const deferredSort = useDeferredValue(sort);
  // One text for all, so that another part of the address does not order the rows again.
  const chosen = filters.map(({ id }) => address.get(id) ?? '').join('\n');
  const accepting = useMemo(() => {
    const values = chosen.split('\n');
    // The same as long as nothing is chosen: rows keep their order while the labels of filters change with their counts.
    if (!values.some(Boolean)) return NO_FILTERS;
    return filters.flatMap((filter, at) => {
      const value = values[at];
      return value ? [(row: R) => filter.accepts(row, value)] : [];
    });
  }, [filters, chosen]);
  const idOf = useCallback((key: string) => columnIds?.get(key) ?? key, [columnIds]);
  const columnNames = useMemo(
    () => columns.flatMap(({ key }) => Object.values(filterNames(idOf(key)))),
    [columns, idOf],
  );
  const filtered = useMemo(() => queryOf(address, columnNames), [address, columnNames]);
  const columnFilters = useMemo(
    () => readColumnFilters(new URLSearchParams(filtered), columns, idOf),
    [filtered, columns, idOf],
  );
  const filtersBut = useCallback(
    (columnKey: string | null) => [
      ...accepting,
      ...columns.flatMap(column => {
        const filter = column.key === columnKey ? undefined : columnFilters.get(column.key);
        return filter ? [columnFilterOf(column, filter)] : [];
      }),
    ],
    [accepting, columns, columnFilters],
  );
  const criteria = useMemo(
    () => ({ query: deferredQuery, filters: filtersBut(null), sort: deferredSort, columns, moreToSearch }),
    [deferredQuery, filtersBut, deferredSort, columns, moreToSearch],
  );
  const changeSort = useCallback(
    (next: readonly SortOrder[]) => {
      const wanted = formatSort(next, idOf);
      setSortText(wanted);
      changeAddress({ sort: wanted });
    },
    [changeAddress, idOf, setSortText],
  );
  const filterColumn = useCallback(
    (columnKey: string, filter: ColumnFilter | undefined) =>
      changeAddress(addressOfFilter(idOf(columnKey), filter)),
    [changeAddress, idOf],
  );
  const filterIds = useMemo(
    () => ['q', ...filters.map(({ id }) => id), ...columnNames],
    [filters, columnNames],
  );
  const clearFilters = useCallback(() => {
    setQuery('');
    changeAddress(Object.fromEntries(filterIds.map(name => [name, ''])));
  }, [setQuery, changeAddress, filterIds]);
  const viewNames = useMemo(
    () => ['sort', 'group', LINES, HIDE, ...choices.map(({ id }) => id), ...filterIds],
    [choices, filterIds],
  );
  const applyView = useCallback(
    (wanted: string) => {
      const view = new URLSearchParams(wanted);
      setQuery(view.get('q') ?? '');
      changeAddress(Object.fromEntries(viewNames.map(name => [name, view.getAll(name)])));
    },
    [setQuery, changeAddress, viewNames],
  );
  const groupId = address.get('group');
  const viewQuery = useMemo(() => queryOf(address, viewNames), [address, viewNames]);
  return {
    address,
    changeAddress,
    query,
    setQuery,
    criteria,
    sort,
    changeSort,
    columnFilters,
    filterColumn,
    idOf,
    filtersBut,
    isFiltered: query !== '' || filterIds.some(name => address.has(name)),
    group: groups?.find(({ id }) => id === groupId) ?? groups?.[0],
    filterValue: ({ id }) => address.get(id) ?? '',
    clearFilters,
    viewQuery,
    applyView,
    isPanelOpen: address.get('panel') === '1',
  };
}

const queryOf = (address: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams(
    names.flatMap(name =>
      address
        .getAll(name)
        .filter(Boolean)
        .map(value => [name, value]),
    ),
  ).toString();

/** `-level,name` in the address: descending by the column level, then by the column name. */
function parseSort(sort: string, ids: ReadonlyMap<string, string> | undefined): readonly SortOrder[] {
  return sort
    .split(',')
    .filter(Boolean)
    .map(part => {
      const id = part.replace(/^-/, '');
      const columnKey = [...(ids ?? [])].find(([, known]) => known === id)?.[0] ?? id;
      return { columnKey, direction: part.startsWith('-') ? 'descending' : 'ascending' };
    });
}

const formatSort = (sort: readonly SortOrder[], idOf: (columnKey: string) => string): string =>
  sort
    .map(({ columnKey, direction }) => `${direction === 'descending' ? '-' : ''}${idOf(columnKey)}`)
    .join(',');

/** The order that was asked for, at once: the address changes when there is time, and two clicks on a header count as two. */
function useAskedSort(fromAddress: string) {
  const [asked, setAsked] = useState({ fromAddress, now: fromAddress });
  const current = asked.fromAddress === fromAddress ? asked : { fromAddress, now: fromAddress };
  if (current !== asked) setAsked(current);
  const ask = useCallback((now: string) => setAsked(known => ({ ...known, now })), []);
  return [current.now, ask] as const;
}

/** The text searched for: at once on the screen, a little later in the address. */
function useSearchText(fromAddress: string, changeAddress: ChangeAddress) {
  const [query, setQuery] = useState(fromAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: string) => {
      setQuery(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => changeAddress({ q: next }), SEARCH_DELAY);
    },
    [changeAddress],
  );
  return [query, change] as const;
}
