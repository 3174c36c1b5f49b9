import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import type { ProjectRecord } from '@/records/recordModel';
import type { SortOrder } from '@/ui/worksheet';
import type { OrderCriteria } from './sheetOrder';
import type { SheetFilter, SheetGroup, SheetProps } from './sheetTypes';

/** The address follows the typing this much later, ms. */
const SEARCH_DELAY = 300;

export type ChangeAddress = (part: Record<string, string>) => void;

export interface SheetView<R> {
  address: URLSearchParams;
  /** Replaces the entry in the history, so that Back leaves the sheet; an empty value takes the name out. */
  changeAddress: ChangeAddress;
  query: string;
  setQuery: (query: string) => void;
  criteria: OrderCriteria<R>;
  changeSort: (sort: SortOrder | null) => void;
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
  const sortText = address.get('sort') ?? '';
  const sort = useMemo(() => parseSort(sortText, columnIds), [sortText, columnIds]);
  // One text for all, so that another part of the address does not order the rows again.
  const chosen = filters.map(({ id }) => address.get(id) ?? '').join('\n');
  const accepting = useMemo(() => {
    const values = chosen.split('\n');
    return filters.flatMap((filter, at) => {
      const value = values[at];
      return value ? [(row: R) => filter.accepts(row, value)] : [];
    });
  }, [filters, chosen]);
  const criteria = useMemo(
    () => ({ query: deferredQuery, filters: accepting, sort, columns, moreToSearch }),
    [deferredQuery, accepting, sort, columns, moreToSearch],
  );
  const changeSort = useCallback(
    (next: SortOrder | null) => changeAddress({ sort: formatSort(next, columnIds) }),
    [changeAddress, columnIds],
  );
  const clearFilters = useCallback(() => {
    setQuery('');
    changeAddress({ q: '', ...Object.fromEntries(filters.map(({ id }) => [id, ''])) });
  }, [setQuery, changeAddress, filters]);
  const viewNames = useMemo(
    () => ['q', 'sort', 'group', LINES, ...[...choices, ...filters].map(({ id }) => id)],
    [choices, filters],
  );
  const applyView = useCallback(
    (wanted: string) => {
      const view = new URLSearchParams(wanted);
      setQuery(view.get('q') ?? '');
      changeAddress(Object.fromEntries(viewNames.map(name => [name, view.get(name) ?? ''])));
    },
    [setQuery, changeAddress, viewNames],
  );
  const groupId = address.get('group');
  return {
    address,
    changeAddress,
    query,
    setQuery,
    criteria,
    changeSort,
    group: groups?.find(({ id }) => id === groupId) ?? groups?.[0],
    filterValue: ({ id }) => address.get(id) ?? '',
    clearFilters,
    viewQuery: queryOf(address, viewNames),
    applyView,
    isPanelOpen: address.get('panel') === '1',
  };
}

const queryOf = (address: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams(
    names.flatMap(name => {
      const value = address.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();

/** `-name` in the address: descending by the column of that name. */
function parseSort(sort: string, ids: ReadonlyMap<string, string> | undefined): SortOrder | null {
  if (sort === '') return null;
  const id = sort.replace(/^-/, '');
  const columnKey = [...(ids ?? [])].find(([, known]) => known === id)?.[0] ?? id;
  return { columnKey, direction: sort.startsWith('-') ? 'descending' : 'ascending' };
}

function formatSort(sort: SortOrder | null, ids: ReadonlyMap<string, string> | undefined): string {
  if (!sort) return '';
  return `${sort.direction === 'descending' ? '-' : ''}${ids?.get(sort.columnKey) ?? sort.columnKey}`;
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
