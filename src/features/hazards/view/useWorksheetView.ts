import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import type { Grouping, SortOrder } from '@/ui/worksheet';
import { columnIds, renameSort } from '../columns/hazardColumns';
import { GROUPS_OF_STYLE, groupingOf } from './grouping';
import { useSearchText } from './useSearchText';
import { type HazardLookup, useShownHazards } from './useShownHazards';
import { useViewParameters } from './useViewParameters';
import type { WorksheetData } from './useWorksheetData';
import type { GroupBy, ViewParameters } from './viewParameters';

export interface WorksheetView {
  view: ViewParameters;
  changeView: (change: Partial<ViewParameters>) => void;
  query: string;
  setQuery: (query: string) => void;
  clearFilters: () => void;
  shown: readonly Hazard[];
  find: HazardLookup;
  rows: readonly Hazard[];
  groupBy: GroupBy;
  grouping: Grouping<Hazard> | undefined;
  sort: SortOrder | null;
  changeSort: (sort: SortOrder | null) => void;
}

/** What the address asks for, carried out: the rows in their order and their groups. */
export function useWorksheetView(
  { style }: Project,
  { hazards, catalogs, set }: WorksheetData,
): WorksheetView {
  const [view, changeView] = useViewParameters();
  const [query, setQuery] = useSearchText(view.query, changeView);
  const deferredQuery = useDeferredValue(query);
  const { state, level } = view;
  const columnKey = view.sort?.columnKey;
  const direction = view.sort?.direction;
  const criteria = useMemo(
    () => ({
      query: deferredQuery,
      state,
      level,
      sort: columnKey && direction ? { columnKey, direction } : null,
      set,
      style,
    }),
    [deferredQuery, state, level, columnKey, direction, set, style],
  );
  const { shown, find, rows } = useShownHazards(hazards, criteria, catalogs);

  const ids = useMemo(() => columnIds(style, set), [style, set]);
  const sort = useMemo(() => renameSort(criteria.sort, ids, 'toKey'), [criteria.sort, ids]);
  const changeSort = useCallback(
    (next: SortOrder | null) => changeView({ sort: renameSort(next, ids, 'toId') }),
    [changeView, ids],
  );
  const offered = GROUPS_OF_STYLE[style];
  const groupBy = view.group && offered.includes(view.group) ? view.group : (offered[0] ?? 'none');
  const grouping = useMemo(() => groupingOf(rows, groupBy, catalogs), [rows, groupBy, catalogs]);
  const clearFilters = useCallback(() => {
    setQuery('');
    changeView({ query: '', state: null, level: null });
  }, [setQuery, changeView]);

  return {
    view,
    changeView,
    query,
    setQuery,
    clearFilters,
    shown,
    find,
    rows,
    groupBy,
    grouping,
    sort,
    changeSort,
  };
}
