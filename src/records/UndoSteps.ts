import type { UndoReport } from './editQueueTypes';
import type { RowSteps } from './RowSteps';
import type { Patch } from './recordModel';
import {
  emptyHistory,
  type FieldAddress,
  type FieldState,
  type RowChange,
  reverse,
  type StepChange,
  type UndoDirection,
  withoutFields,
  withoutRecord,
  withReversed,
  withStep,
} from './undoHistory';

type WrittenChange = { entity: string; uuid: string; patch: Patch };

interface UndoHost {
  stateOf: (field: FieldAddress, expected: unknown, target: unknown) => FieldState;
  write: (changes: readonly WrittenChange[]) => void;
  /** Resolves when what was typed into these records is answered, or cannot be sent for now. */
  whenSent: (uuids: readonly string[]) => Promise<void>;
  /** Another step can be taken back, or done again. */
  changed: () => void;
}

/** The steps of a queue: what they changed is written back at once, records come and go by calls. */
export class UndoSteps {
  private history = emptyHistory;
  /** Records that come or go: what is reversed next waits for them. */
  private reversing: Promise<unknown> | null = null;
  private readonly rows: RowSteps;
  private readonly host: UndoHost;

  constructor(rows: RowSteps, host: UndoHost) {
    this.rows = rows;
    this.host = host;
  }

  get possible(): { canUndo: boolean; canRedo: boolean } {
    return { canUndo: this.history.done.length > 0, canRedo: this.history.undone.length > 0 };
  }

  add(changes: readonly StepChange[], rows: readonly RowChange[] = [], group?: string): void {
    this.history = withStep(this.history, changes, rows, group);
  }

  forgetFields(uuid: string, patch: Patch | undefined): void {
    if (patch) this.history = withoutFields(this.history, uuid, path => path in patch);
  }

  forgetRecord(uuid: string): void {
    this.history = withoutRecord(this.history, uuid);
  }

  clear(): void {
    this.history = emptyHistory;
  }

  /** Takes the last step back, or does it again; undefined when there is none. */
  reverse(direction: UndoDirection): UndoReport | undefined {
    if (this.reversing) {
      const later = this.reversing.then(() => {
        const report = this.reverse(direction);
        return report?.later ?? report;
      });
      return { done: [], refused: [], problems: [], later };
    }
    const reversal = reverse(this.history, direction, this.host.stateOf);
    if (!reversal) return undefined;
    this.history = reversal.history;
    const { rows, refused, kept } = reversal;
    // What comes back is there before others name it again; what goes, goes when nothing names it any more.
    const comeBack = rows.some(({ kind }) => (kind === 'deleted') === (direction === 'undo'));
    if (!comeBack) this.host.write(reversal.changes);
    const done = reversal.changes.flatMap(({ entity, uuid, patch }) =>
      Object.keys(patch).map(path => ({ entity, uuid, path })),
    );
    if (rows.length === 0) return { done, refused, problems: [] };
    const later = comeBack
      ? this.reverseRows(rows, kept, direction).then(report => {
          this.host.write(reversal.changes);
          return report;
        })
      : this.host
          .whenSent(reversal.changes.map(({ uuid }) => uuid))
          .then(() => this.reverseRows(rows, kept, direction));
    this.reversing = later;
    return { done, refused, problems: [], later };
  }

  private async reverseRows(
    rows: readonly RowChange[],
    changes: readonly StepChange[],
    direction: UndoDirection,
  ): Promise<UndoReport> {
    const last = this.history.done.at(-1);
    const { done, failed, problems } = await this.rows.reverse(rows, direction);
    // Something new was done meanwhile: there is nothing to do again after it.
    const isOver = direction === 'undo' && this.history.done.at(-1) !== last;
    const reversed = isOver ? { rows: [], changes: [] } : { rows: done, changes };
    this.history = withReversed(this.history, direction, reversed, failed);
    this.reversing = null;
    this.host.changed();
    return { done: done.map(({ entity, uuid }) => ({ entity, uuid, path: '' })), refused: [], problems };
  }
}
