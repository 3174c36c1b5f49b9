import { sameValue } from '@/lib/sameValue';
import type { CellAddress, CellEdit } from '../worksheetTypes';

/** One thing the user did: all cells that it changed. */
export type EditStep = readonly CellEdit[];

/** Steps done and steps taken back, oldest first. Immutable. */
export interface UndoStack {
  readonly done: readonly EditStep[];
  readonly undone: readonly EditStep[];
}

/** Steps that can be taken back. */
export const undoLimit = 200;

export const emptyUndoStack: UndoStack = { done: [], undone: [] };

/** A new step: what had been taken back before can no longer be redone. */
export function pushStep(stack: UndoStack, step: EditStep): UndoStack {
  if (step.length === 0) return stack;
  return { done: [...stack.done, step].slice(-undoLimit), undone: [] };
}

export interface UndoOutcome {
  readonly stack: UndoStack;
  /** The edits to make now. Empty when nothing of the step can be done. */
  readonly edits: EditStep;
  /** Cells that hold something else by now (somebody else changed them): left alone. */
  readonly conflicts: readonly (CellAddress & { current: unknown })[];
}

/**
 * Takes back the last step, or does the last one taken back again.
 * @param read current value of a cell; `undefined` when its row is not shown (filtered out): then it is trusted
 * @returns `undefined` when there is no such step
 */
export function applyUndo(
  stack: UndoStack,
  direction: 'undo' | 'redo',
  read: (cell: CellAddress) => unknown,
): UndoOutcome | undefined {
  const step = (direction === 'undo' ? stack.done : stack.undone).at(-1);
  if (step === undefined) return undefined;
  const edits: CellEdit[] = [];
  const kept: CellEdit[] = [];
  const conflicts: (CellAddress & { current: unknown })[] = [];
  for (const edit of step) {
    const { rowKey, columnKey } = edit;
    const [expected, target] =
      direction === 'undo' ? [edit.value, edit.previous] : [edit.previous, edit.value];
    const current = read(edit);
    if (sameValue(current, target)) kept.push(edit);
    else if (current !== undefined && !sameValue(current, expected))
      conflicts.push({ rowKey, columnKey, current });
    else {
      kept.push(edit);
      edits.push({ rowKey, columnKey, value: target, previous: expected });
    }
  }
  const moved = kept.length > 0 ? [kept] : [];
  const next =
    direction === 'undo'
      ? { done: stack.done.slice(0, -1), undone: [...stack.undone, ...moved] }
      : { done: [...stack.done, ...moved], undone: stack.undone.slice(0, -1) };
  return { stack: next, edits, conflicts };
}
