import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Results of one page of a list. */
export const PAGE_SIZE = 50;
/** The call and the address follow the typing this much later, ms. */
const SEARCH_DELAY = 300;

export type SortDirection = 'asc' | 'desc';

/** What a list shows, as it stands in the address; what the call is asked for. */
export interface ListParameters<OrderBy extends string> {
  /** What stands in the search field. */
  search: string;
  setSearch: (search: string) => void;
  orderBy: OrderBy;
  order: SortDirection;
  /** The other direction for the same column, ascending for another one. */
  sortBy: (orderBy: string) => void;
  /** 0 is the first one. */
  page: number;
  setPage: (page: number) => void;
  /** Arguments of the list call. */
  query: {
    search: string | undefined;
    orderBy: OrderBy;
    order: SortDirection;
    limit: number;
    offset: number;
  };
}

/**
 * Search, order and page of a list, held in the address: a link to a list shows the same list (`?search=brake&sort=-name&page=2`).
 * @param sortable what the contract lets the list be ordered by; the first one is the default
 */
export function useListParameters<OrderBy extends string>(
  sortable: readonly [OrderBy, ...OrderBy[]],
  defaultOrder: SortDirection = 'asc',
): ListParameters<OrderBy> {
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('search') ?? '';
  const [search, setSearchText] = useState(inAddress);
  const sort = address.get('sort') ?? '';
  const known = sortable.find(name => name === sort.replace(/^-/, ''));
  const orderBy = known ?? sortable[0];
  const order: SortDirection = known ? (sort.startsWith('-') ? 'desc' : 'asc') : defaultOrder;
  const page = Math.max(0, (Number.parseInt(address.get('page') ?? '1', 10) || 1) - 1);

  // Two changes before the next render must not undo each other.
  const latest = useRef({ address, setAddress });
  useEffect(() => {
    latest.current = { address, setAddress };
  }, [address, setAddress]);
  const change = useCallback((part: Record<string, string>) => {
    const next = new URLSearchParams(latest.current.address);
    for (const [name, value] of Object.entries(part)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    latest.current.address = next;
    latest.current.setAddress(next, { replace: true, preventScrollReset: true });
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const setSearch = useCallback(
    (next: string) => {
      setSearchText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change({ search: next.trim(), page: '' }), SEARCH_DELAY);
    },
    [change],
  );
  const sortBy = useCallback(
    (name: string) => {
      const isSame = name === orderBy;
      const descends = isSame ? order === 'asc' : false;
      change({ sort: `${descends ? '-' : ''}${name}`, page: '' });
    },
    [change, orderBy, order],
  );
  const setPage = useCallback(
    (next: number) => change({ page: next === 0 ? '' : String(next + 1) }),
    [change],
  );

  return {
    search,
    setSearch,
    orderBy,
    order,
    sortBy,
    page,
    setPage,
    query: { search: inAddress || undefined, orderBy, order, limit: PAGE_SIZE, offset: page * PAGE_SIZE },
  };
}
