import { useSyncExternalStore } from 'react';
import type { CellPosition } from './model/cellRange';

/** A short message at a cell; the rest of the list says which cells were refused and why. */
export interface Notice {
  readonly id: number;
  readonly lines: readonly string[];
}

/** What changes with nearly every key. Kept outside of React state so that a key does not render the whole grid. */
export interface WorksheetState {
  readonly active: CellPosition | null;
  /** The far corner of the selected block; `null` while only the active cell is selected. */
  readonly rangeEnd: CellPosition | null;
  readonly notice: Notice | null;
  readonly selectedRowKey: string | null;
  /** Grows when the states of rows may have changed. */
  readonly rowStates: number;
}

export class WorksheetStore {
  private state: WorksheetState = {
    active: null,
    rangeEnd: null,
    notice: null,
    selectedRowKey: null,
    rowStates: 0,
  };
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): WorksheetState => this.state;

  set(change: Partial<WorksheetState>): void {
    const keys = Object.keys(change) as (keyof WorksheetState)[];
    if (keys.every(key => Object.is(this.state[key], change[key]))) return;
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Renders again only when the selected part changes; the selector returns something comparable by identity. */
export function useWorksheetState<T>(store: WorksheetStore, select: (state: WorksheetState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
