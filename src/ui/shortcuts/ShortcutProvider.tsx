import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { tinykeys } from 'tinykeys';
import { belongsToTarget } from './shortcutRules';
import type { ShortcutGroup } from './shortcutTypes';

interface ShortcutRegistry {
  add: (group: ShortcutGroup) => () => void;
  subscribe: (listener: () => void) => () => void;
  getGroups: () => readonly ShortcutGroup[];
}

function createShortcutRegistry(): ShortcutRegistry {
  let groups: readonly ShortcutGroup[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly ShortcutGroup[]) => {
    groups = next;
    for (const listener of listeners) listener();
  };
  return {
    add: group => {
      change([...groups, group]);
      return () => change(groups.filter(other => other !== group));
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getGroups: () => groups,
  };
}

interface Shortcuts {
  registry: ShortcutRegistry;
  /** Opens the sheet of all shortcuts. */
  openSheet: () => void;
}

/** A part shown alone has shortcuts that nobody listens to. */
const ShortcutContext = createContext<Shortcuts>({
  registry: createShortcutRegistry(),
  openSheet: () => undefined,
});

/** The one place that listens for shortcuts; what they are is said by {@link useShortcuts}. */
export function ShortcutProvider({ openSheet, children }: { openSheet: () => void; children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry);
  const groups = useSyncExternalStore(registry.subscribe, registry.getGroups);
  useEffect(() => {
    const bindings = groups
      .flatMap(({ shortcuts }) => shortcuts)
      .flatMap(({ binding, run }) =>
        binding && run
          ? [
              [
                binding,
                (event: KeyboardEvent) => {
                  event.preventDefault();
                  run();
                },
              ] as const,
            ]
          : [],
      );
    return tinykeys(window, Object.fromEntries(bindings), { ignore: belongsToTarget });
  }, [groups]);
  const shortcuts = useMemo(() => ({ registry, openSheet }), [registry, openSheet]);
  return <ShortcutContext value={shortcuts}>{children}</ShortcutContext>;
}

/** Adds keys as long as the calling part is shown. `group` must stay the same object between renders. */
export function useShortcuts(group: ShortcutGroup): void {
  const { registry } = useContext(ShortcutContext);
  useEffect(() => registry.add(group), [registry, group]);
}

/** Every key of the moment, group by group, and the way to show them. */
export function useShortcutSheet(): { groups: readonly ShortcutGroup[]; openSheet: () => void } {
  const { registry, openSheet } = useContext(ShortcutContext);
  return { groups: useSyncExternalStore(registry.subscribe, registry.getGroups), openSheet };
}
