import { type DraftRecord, isUnmade } from './draftRecord';
import type { EditCalls, RowProblem } from './editQueueTypes';
import type { ProjectRecord, RecordModel } from './recordModel';
import { MAX_BATCH, outcomeOf } from './sendChanges';
import type { RowChange, UndoDirection } from './undoHistory';

interface RowStepsHost extends Pick<EditCalls, 'remove' | 'restore'> {
  modelOf: (entity: string) => RecordModel | undefined;
  draft: (uuid: string) => DraftRecord | undefined;
  /** The record of a draft with what was typed. */
  shownDraft: (model: RecordModel, uuid: string) => ProjectRecord | undefined;
  /** A call that may have created it was not answered yet, or never. */
  mayBeMade: (uuid: string) => boolean;
  /** Resolves when no record is being created. */
  whenCreated: () => Promise<void>;
  /** The newest record that the server told of. */
  saved: (entity: string, uuid: string) => ProjectRecord | undefined;
  addDraft: (entity: string, record: ProjectRecord) => void;
  /** Forgets what was typed into records that are gone. */
  letGo: (uuids: readonly string[]) => void;
}

/** What became of rows that had to come or go. */
interface RowsReversed {
  done: RowChange[];
  failed: RowChange[];
  problems: RowProblem[];
}

/** Deletes under way at once. */
const AT_ONCE = 4;

/** Adds and deletes as steps of undo: what was added goes, what was deleted comes back, and the other way round. */
export class RowSteps {
  /** Revision of records that were added here, as long as nobody else has changed them. */
  private readonly own = new Map<string, number>();
  private readonly host: RowStepsHost;

  constructor(host: RowStepsHost) {
    this.host = host;
  }

  /** The server has created it. */
  noteCreated({ uuid, revision }: ProjectRecord): void {
    this.own.set(uuid, revision);
  }

  /** A change of it, made on a revision, is saved. */
  noteSaved({ uuid, revision }: ProjectRecord, madeOn: number): void {
    if (this.own.get(uuid) === madeOn) this.own.set(uuid, revision);
  }

  /** Makes rows come or go, as a step is taken back or done again. */
  async reverse(rows: readonly RowChange[], direction: UndoDirection): Promise<RowsReversed> {
    const result: RowsReversed = { done: [], failed: [], problems: [] };
    const comesBack = ({ kind }: RowChange) => (kind === 'deleted') === (direction === 'undo');
    await this.bringBack(rows.filter(comesBack), result);
    const leaving = rows.filter(row => !comesBack(row));
    while (leaving.length > 0)
      await Promise.all(leaving.splice(0, AT_ONCE).map(row => this.takeAway(row, result)));
    return result;
  }

  private async bringBack(rows: readonly RowChange[], result: RowsReversed): Promise<void> {
    for (const row of rows.filter(({ draft }) => draft)) {
      const { draft, ...rest } = row;
      if (draft) this.host.addDraft(row.entity, draft);
      result.done.push(rest);
    }
    const deleted = rows.filter(({ draft }) => !draft);
    for (const entity of new Set(deleted.map(row => row.entity))) {
      const left = deleted.filter(row => row.entity === entity);
      while (left.length > 0) await this.restore(entity, left.splice(0, MAX_BATCH), result);
    }
  }

  private async restore(entity: string, rows: readonly RowChange[], result: RowsReversed): Promise<void> {
    const { error } = await this.host.restore(
      entity,
      rows.map(({ uuid }) => uuid),
    );
    if (error !== undefined) {
      for (const row of rows) this.fail(row, problemOf(error), result);
      return;
    }
    for (const row of rows) {
      const record = this.host.saved(entity, row.uuid);
      if (record && this.own.has(row.uuid)) this.own.set(row.uuid, record.revision);
      result.done.push(row);
    }
  }

  private async takeAway(row: RowChange, result: RowsReversed): Promise<void> {
    const { entity, uuid, kind } = row;
    const model = this.host.modelOf(entity);
    if (!model) return;
    if (this.host.mayBeMade(uuid)) await this.host.whenCreated();
    const draft = this.host.draft(uuid);
    if (isUnmade(draft)) {
      if (this.host.mayBeMade(uuid)) {
        this.fail(row, 'unreachable', result);
        return;
      }
      const shown = this.host.shownDraft(model, uuid) ?? draft.record;
      this.host.letGo([uuid]);
      result.done.push({ ...row, draft: shown });
      return;
    }
    const isForeign = kind === 'added' && this.host.saved(entity, uuid)?.revision !== this.own.get(uuid);
    if (isForeign) {
      this.fail(row, 'changed', result);
      return;
    }
    // What was deleted once with all that hung on it goes with it again.
    const { error } = await this.host.remove(model, uuid, kind === 'deleted');
    if (error !== undefined) this.fail(row, problemOf(error), result);
    else {
      this.host.letGo([uuid]);
      result.done.push(row);
    }
  }

  private fail(row: RowChange, reason: RowProblem['reason'], { failed, problems }: RowsReversed): void {
    const { entity, uuid } = row;
    // Somebody else's change stays: nothing is left to be tried.
    if (reason !== 'changed') failed.push(row);
    problems.push({ entity, uuid, code: this.host.saved(entity, uuid)?.code ?? '', reason });
  }
}

function problemOf(error: unknown): RowProblem['reason'] {
  const outcome = outcomeOf(error);
  if (outcome.kind === 'refused') return outcome.refusal;
  return outcome.kind === 'unreachable' ? 'unreachable' : 'changed';
}
