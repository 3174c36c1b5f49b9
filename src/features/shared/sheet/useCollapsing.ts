import { useCallback, useMemo } from 'react';
import type { Grouping } from '@/ui/worksheet';
import type { CollapsedGroups, SheetGroup } from './sheetTypes';

/** The grid's name of the rows that belong to no group. */
const REST = '';

interface Collapsing extends Partial<CollapsedGroups> {
  readonly collapseAll?: (all: boolean) => void;
}

/** The remembered groups as the grid knows them, and all of the present grouping at once. */
export function useCollapsing<R>(
  kept: CollapsedGroups | undefined,
  group: SheetGroup<R> | undefined,
  grouping: Grouping<R> | undefined,
): Collapsing {
  const rest = group?.restKey ?? REST;
  const collapsed = useMemo(
    () => kept && new Set([...kept.collapsed].map(key => (key === rest ? REST : key))),
    [kept, rest],
  );
  const changeKept = kept?.change;
  const change = useCallback(
    (next: ReadonlySet<string>) => changeKept?.(new Set([...next].map(key => (key === REST ? rest : key)))),
    [changeKept, rest],
  );
  const groupKeys = grouping?.groups.map(({ key }) => key).join('\n');
  const collapseAll = useMemo(() => {
    if (!collapsed || groupKeys === undefined) return undefined;
    const own = new Set([REST, ...groupKeys.split('\n')]);
    // What is collapsed in other groupings and projects stays so.
    return (all: boolean) =>
      change(new Set(all ? [...collapsed, ...own] : [...collapsed].filter(key => !own.has(key))));
  }, [collapsed, change, groupKeys]);
  return { ...(collapsed && { collapsed, change }), ...(collapseAll && { collapseAll }) };
}
