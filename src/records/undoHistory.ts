import { type Patch, type ProjectRecord, sameValue } from './recordModel';

/** What one step changed in one record. */
export interface StepChange {
  readonly entity: string;
  readonly uuid: string;
  readonly before: Patch;
  readonly after: Patch;
}

/** A record that came or went with a step. */
export interface RowChange {
  readonly entity: string;
  readonly uuid: string;
  readonly kind: 'added' | 'deleted';
  /** As it stood when it was taken back before the server had it. */
  readonly draft?: ProjectRecord;
  /** What had been typed into that. */
  readonly typed?: Patch | undefined;
}

/** One thing that the user did: a paste is one step, however many records it changes and adds. */
export interface Step {
  readonly rows: readonly RowChange[];
  readonly changes: readonly StepChange[];
  /** Steps of one group that follow one another are one. */
  readonly group?: string | undefined;
}

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
export function withStep(
  history: UndoHistory,
  changes: readonly StepChange[],
  rows: readonly RowChange[] = [],
  group?: string,
): UndoHistory {
  if (changes.length + rows.length === 0) return history;
  const last = history.done.at(-1);
  const joins = group !== undefined && last?.group === group;
  const step = joins
    ? { rows: [...last.rows, ...rows], changes: [...last.changes, ...changes], group }
    : { rows, changes, group };
  const before = joins ? history.done.slice(0, -1) : history.done;
  return { done: [...before, step].slice(-MAX_STEPS), undone: [] };
}

/** What a field is found to be when a step is taken back or done again. */
export type FieldState = 'ready' | 'there' | 'changed';

export const fieldState = (now: unknown, expected: unknown, target: unknown): FieldState => {
  if (sameValue(now, target)) return 'there';
  return sameValue(now, expected) ? 'ready' : 'changed';
};

export interface Reversal {
  /** Without the step, where its rows have to come or go first. */
  readonly history: UndoHistory;
  /** Rows that come or go with the step, which `withReversed` puts back when that is done. */
  readonly rows: readonly RowChange[];
  /** What is left of the step's changes. */
  readonly kept: readonly StepChange[];
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
    const { kept, changes, refused } = reverseChanges(step.changes, direction, stateOf);
    const { rows } = step;
    if (kept.length > 0 && rows.length === 0) to = [...to, { rows, changes: kept }];
    if (changes.length > 0 || refused.length > 0 || rows.length > 0)
      return { history: historyOf(direction, from, to), rows, kept, changes, refused };
  }
  return undefined;
}

const historyOf = (direction: UndoDirection, from: readonly Step[], to: readonly Step[]): UndoHistory =>
  direction === 'undo' ? { done: from, undone: to } : { done: to, undone: from };

/** The history once rows have come or gone: what was reversed can be reversed again, what was not stays to be tried. */
export function withReversed(
  history: UndoHistory,
  direction: UndoDirection,
  reversed: Step,
  failed: readonly RowChange[],
): UndoHistory {
  const [from, to] = direction === 'undo' ? [history.done, history.undone] : [history.undone, history.done];
  const isEmpty = reversed.rows.length + reversed.changes.length === 0;
  return historyOf(
    direction,
    failed.length > 0 ? [...from, { rows: failed, changes: [] }] : from,
    isEmpty ? to : [...to, reversed],
  );
}

function reverseChanges(
  step: readonly StepChange[],
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
      if (![...step.changes, ...step.rows].some(change => change.uuid === uuid)) return [step];
      const changes = step.changes.flatMap(change => {
        if (change.uuid !== uuid) return [change];
        const paths = new Set(Object.keys(change.after).filter(path => !drops(path)));
        return paths.size === 0
          ? []
          : [{ ...change, before: only(change.before, paths), after: only(change.after, paths) }];
      });
      return changes.length + step.rows.length > 0 ? [{ ...step, changes }] : [];
    });
  return { done: prune(history.done), undone: prune(history.undone) };
}

/** The history without a record that is gone for good. */
export function withoutRecord(history: UndoHistory, uuid: string): UndoHistory {
  const { done, undone } = withoutFields(history, uuid, () => true);
  const prune = (steps: readonly Step[]) =>
    steps.flatMap(step => {
      if (!step.rows.some(row => row.uuid === uuid)) return [step];
      const rows = step.rows.filter(row => row.uuid !== uuid);
      return rows.length + step.changes.length > 0 ? [{ ...step, rows }] : [];
    });
  return { done: prune(done), undone: prune(undone) };
}

const only = (patch: Patch, paths: ReadonlySet<string>): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([path]) => paths.has(path)));
