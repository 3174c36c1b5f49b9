import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DependencyGroup, DependencyTree } from '@/api/dependency-tree';

/** Loads the records that refer to one record, without a cache. */
export type LoadTree = (
  uuid: string,
) => PromiseLike<{ data?: { data: DependencyTree } | undefined; error?: unknown }>;

interface Dependencies {
  /** What points at any of the records, by kind and field; undefined while it is being looked for. */
  groups: readonly DependencyGroup[] | undefined;
  error: unknown;
  retry: () => void;
}

/** What points at a record is asked for each time, and kept by nobody. */
export const FRESH_TREE = { forceRefetch: true, subscribe: false } as const;

/** Calls under way at once. */
const AT_ONCE = 4;

/** What points at these records now, told together. */
export function useDependencies(uuids: readonly string[], load: LoadTree): Dependencies {
  const [state, setState] = useState<Omit<Dependencies, 'retry'>>({ groups: undefined, error: undefined });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  const wanted = uuids.join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another look
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const left = wanted.split(',');
      const found: DependencyGroup[] = [];
      while (left.length > 0) {
        const answers = await Promise.all(left.splice(0, AT_ONCE).map(uuid => ask(uuid)));
        const error = answers.find(answer => answer.error)?.error;
        if (error) return { groups: undefined, error };
        found.push(...answers.flatMap(({ data }) => data?.data.groups ?? []));
      }
      return { groups: mergeGroups(found), error: undefined };
    };
    setState({ groups: undefined, error: undefined });
    void look().then(result => {
      if (isCurrent) setState(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);

  return { ...state, retry: useCallback(() => setAttempt(count => count + 1), []) };
}

/** One group for each kind and field. */
function mergeGroups(groups: readonly DependencyGroup[]): DependencyGroup[] {
  const merged = new Map<string, DependencyGroup>();
  for (const group of groups) {
    const key = `${group.entity} ${group.field}`;
    const before = merged.get(key);
    merged.set(
      key,
      before
        ? { ...before, count: before.count + group.count, records: [...before.records, ...group.records] }
        : group,
    );
  }
  return [...merged.values()];
}
