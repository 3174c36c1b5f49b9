import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/api/hooks';
import type { CollapsedGroups } from '@/features/shared/sheet/sheetTypes';
import { itemsCollapsed, itemsExpanded, selectCollapsedItems } from '../hazardSelectionSlice';

/** The collapsed groups of the slice, of all groupings and projects together. */
export function useCollapsedGroups(): CollapsedGroups {
  const dispatch = useAppDispatch();
  const items = useSelector(selectCollapsedItems);
  const collapsed = useMemo(() => new Set(Object.keys(items)), [items]);
  const change = useCallback(
    (next: ReadonlySet<string>) => {
      const added = [...next].filter(key => !collapsed.has(key));
      const removed = [...collapsed].filter(key => !next.has(key));
      if (added.length > 0) dispatch(itemsCollapsed(added));
      if (removed.length > 0) dispatch(itemsExpanded(removed));
    },
    [collapsed, dispatch],
  );
  return useMemo(() => ({ collapsed, change }), [collapsed, change]);
}
