import { useCallback, useEffect, useRef, useState } from 'react';
import { type AddressStep, useAddressParameters } from './useAddressParameters';
import { useOwnSteps } from './useOwnSteps';

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
  setPage: (page: number, step?: AddressStep) => void;
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
 * Back returns to the page or order before; what is typed into the search is no step of its own.
 * @param sortable what the contract lets the list be ordered by; the first one is the default
 */
export function useListParameters<OrderBy extends string>(
  sortable: readonly [OrderBy, ...OrderBy[]],
  defaultOrder: SortDirection = 'asc',
): ListParameters<OrderBy> {
  const [address, change] = useAddressParameters();
  const inAddress = address.get('search') ?? '';
  const [search, setSearchText] = useState(inAddress);
  const sort = address.get('sort') ?? '';
  const known = sortable.find(name => name === sort.replace(/^-/, ''));
  const orderBy = known ?? sortable[0];
  const order: SortDirection = known ? (sort.startsWith('-') ? 'desc' : 'asc') : defaultOrder;
  const page = Math.max(0, (Number.parseInt(address.get('page') ?? '1', 10) || 1) - 1);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, or a link to the same list: the field shows what the list is searched by.
  const own = useOwnSteps(inAddress, shown => {
    clearTimeout(timer.current);
    setSearchText(shown);
  });
  const setSearch = useCallback(
    (next: string) => {
      setSearchText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (own.tell(next.trim())) change({ search: next.trim(), page: '' }, 'replace');
      }, SEARCH_DELAY);
    },
    [change, own],
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
    (next: number, step?: AddressStep) => change({ page: next === 0 ? '' : String(next + 1) }, step),
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
