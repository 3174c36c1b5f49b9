import type { SelectionStore } from './sheetTypes';

/** A selection that lives as long as the page. */
export function createSelectionStore(): SelectionStore {
  let selected: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => selected,
    set: uuid => {
      if (uuid === selected) return;
      selected = uuid;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
