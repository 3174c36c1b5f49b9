import type { Patch } from './recordModel';

/** What one step changed in one record. */
export interface StepChange {
  readonly entity: string;
  readonly uuid: string;
  readonly before: Patch;
  readonly after: Patch;
}

/** One thing that the user did: a paste is one step, however many records it changes. */
export type Step = readonly StepChange[];

/** Steps done and steps taken back, oldest first. Immutable. */
export interface UndoHistory {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export type UndoDirection = 'undo' | 'redo';

/** A field, whatever kind of record it belongs to. */
export interface FieldAddress {
  readonly entity: string;
  readonly uuid: string;
  readonly path: string;
}

const MAX_STEPS = 200;

export const emptyHistory: UndoHistory = { done: [], undone: [] };

/** A new step: what had been taken back before can no longer be redone. */
export const withStep = (history: UndoHistory, step: Step): UndoHistory =>
  step.length === 0 ? history : { done: [...history.done, step].slice(-MAX_STEPS), undone: [] };

/** What a field is found to be when a step is taken back or done again. */
export type FieldState = 'ready' | 'there' | 'changed';

export interface Reversal {
  readonly history: UndoHistory;
  /** What is to be written, by record. */
  readonly changes: readonly { readonly entity: string; readonly uuid: string; readonly patch: Patch }[];
  /** Fields that hold something else by now, because somebody else changed them: left alone. */
  readonly refused: readonly FieldAddress[];
}

/**
 * Takes back the last step, or does again the one taken back last. Steps of which nothing is left are passed over.
 *
 * @param stateOf what the field holds: the value expected before (`ready`), the target (`there`) or another (`changed`)
 * @returns undefined when there is no such step
 */
export function reverse(
  history: UndoHistory,
  direction: UndoDirection,
  stateOf: (field: FieldAddress, expected: unknown, target: unknown) => FieldState,
): Reversal | undefined {
  let from = direction === 'undo' ? history.done : history.undone;
  let to = direction === 'undo' ? history.undone : history.done;
  for (let step = from.at(-1); step; step = from.at(-1)) {
    from = from.slice(0, -1);
    const { kept, changes, refused } = reverseStep(step, direction, stateOf);
    if (kept.length > 0) to = [...to, kept];
    if (changes.length > 0 || refused.length > 0)
      return {
        history: direction === 'undo' ? { done: from, undone: to } : { done: to, undone: from },
        changes,
        refused,
      };
  }
  return undefined;
}

function reverseStep(
  step: Step,
  direction: UndoDirection,
  stateOf: (field: FieldAddress, expected: unknown, target: unknown) => FieldState,
) {
  const kept: StepChange[] = [];
  const changes: { entity: string; uuid: string; patch: Patch }[] = [];
  const refused: FieldAddress[] = [];
  for (const change of step) {
    const { entity, uuid, before, after } = change;
    const [expected, target] = direction === 'undo' ? [after, before] : [before, after];
    const patch: Record<string, unknown> = {};
    const left = new Set<string>();
    for (const path of Object.keys(target)) {
      const state = stateOf({ entity, uuid, path }, expected[path], target[path]);
      if (state === 'changed') refused.push({ entity, uuid, path });
      else left.add(path);
      if (state === 'ready') patch[path] = target[path];
    }
    if (Object.keys(patch).length > 0) changes.push({ entity, uuid, patch });
    if (left.size > 0) kept.push({ entity, uuid, before: only(before, left), after: only(after, left) });
  }
  return { kept, changes, refused };
}

/** The history without some fields, such as those that the server refused: there is nothing to take back. */
export function withoutFields(
  history: UndoHistory,
  uuid: string,
  drops: (path: string) => boolean,
): UndoHistory {
  const prune = (steps: readonly Step[]) =>
    steps.flatMap(step => {
      if (!step.some(change => change.uuid === uuid)) return [step];
      const left = step.flatMap(change => {
        if (change.uuid !== uuid) return [change];
        const paths = new Set(Object.keys(change.after).filter(path => !drops(path)));
        return paths.size === 0
          ? []
          : [{ ...change, before: only(change.before, paths), after: only(change.after, paths) }];
      });
      return left.length > 0 ? [left] : [];
    });
  return { done: prune(history.done), undone: prune(history.undone) };
}

const only = (patch: Patch, paths: ReadonlySet<string>): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([path]) => paths.has(path)));
