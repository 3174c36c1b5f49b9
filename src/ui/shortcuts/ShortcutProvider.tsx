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

/** Stands in no binding. */
const SEPARATOR = '\n';

/** What a key does at the moment: of two groups that take it, the later one counts. */
const runOf = (groups: readonly ShortcutGroup[], binding: string) =>
  groups
    .flatMap(({ shortcuts }) => shortcuts)
    .findLast(shortcut => shortcut.binding === binding && shortcut.run)?.run;

/** The one place that listens for shortcuts; what they are is said by {@link useShortcuts}. */
export function ShortcutProvider({ openSheet, children }: { openSheet: () => void; children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry);
  const groups = useSyncExternalStore(registry.subscribe, registry.getGroups);
  // A page describes its keys anew whenever what they do changes, as when a row has arrived. The listener stays as
  // long as the keys are the same: a new one would have forgotten the first letter of "g r".
  const keys = groups.flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ binding, run }) => (run && binding) || []),
  );
  const listened = [...new Set(keys)].sort().join(SEPARATOR);
  useEffect(() => {
    const bindings = listened ? listened.split(SEPARATOR) : [];
    let stop = () => {};
    const listen = () => {
      const press = (binding: string) => (event: KeyboardEvent) => {
        event.preventDefault();
        // tinykeys leaves the other sequences begun: after "g v", "g w" would wait for its "w" and miss the next "g".
        stop();
        listen();
        runOf(registry.getGroups(), binding)?.();
      };
      const map = Object.fromEntries(bindings.map(binding => [binding, press(binding)]));
      stop = tinykeys(window, map, { ignore: belongsToTarget });
    };
    listen();
    return () => stop();
  }, [registry, listened]);
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
