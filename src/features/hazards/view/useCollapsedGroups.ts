import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/api/hooks';
import { itemsCollapsed, itemsExpanded, selectCollapsedItems } from '../hazardSelectionSlice';
import type { GroupBy } from './viewParameters';

/** The worksheet's name of the group of hazards that belong to none. */
const REST = '';

/** The collapsed groups of the slice as the worksheet knows them. */
export function useCollapsedGroups(groupBy: GroupBy, projectUuid: string) {
  const dispatch = useAppDispatch();
  const items = useSelector(selectCollapsedItems);
  const rest = `${groupBy}:none:${projectUuid}`;
  const collapsed = useMemo(
    () => new Set(Object.keys(items).map(id => (id === rest ? REST : id))),
    [items, rest],
  );
  const change = useCallback(
    (next: ReadonlySet<string>) => {
      const idOf = (key: string) => (key === REST ? rest : key);
      const added = [...next].filter(key => !collapsed.has(key)).map(idOf);
      const removed = [...collapsed].filter(key => !next.has(key)).map(idOf);
      if (added.length > 0) dispatch(itemsCollapsed(added));
      if (removed.length > 0) dispatch(itemsExpanded(removed));
    },
    [collapsed, dispatch, rest],
  );
  return { collapsed, change };
}
