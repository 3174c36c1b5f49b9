import { type DraftRecord, isUnmade } from './draftRecord';
import type { Addition, EditCalls, RowProblem } from './editQueueTypes';
import type { Patch, ProjectRecord, RecordModel } from './recordModel';
import { MAX_BATCH, outcomeOf } from './sendChanges';
import type { RowChange, UndoDirection } from './undoHistory';

interface RowStepsHost extends Pick<EditCalls, 'remove' | 'restore'> {
  modelOf: (entity: string) => RecordModel | undefined;
  draft: (uuid: string) => DraftRecord | undefined;
  /** What was typed into a draft. */
  typedInto: (uuid: string) => Patch | undefined;
  /** A call that may have created it was not answered yet, or never. */
  mayBeMade: (uuid: string) => boolean;
  /** Resolves when no record is being created. */
  whenCreated: () => Promise<void>;
  /** The newest record that the server told of. */
  saved: (entity: string, uuid: string) => ProjectRecord | undefined;
  addDrafts: (added: readonly Addition[]) => void;
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
    // What names another goes before it: a paste adds functions before the hazards that name them.
    for (const run of runsOf(rows.filter(row => !comesBack(row))).reverse())
      while (run.length > 0) await Promise.all(run.splice(0, AT_ONCE).map(row => this.takeAway(row, result)));
    const places = new Map(rows.map(({ uuid }, place) => [uuid, place]));
    const placeOf = ({ uuid }: RowChange) => places.get(uuid) ?? 0;
    result.done.sort((a, b) => placeOf(a) - placeOf(b));
    return result;
  }

  private async bringBack(rows: readonly RowChange[], result: RowsReversed): Promise<void> {
    const added: Addition[] = [];
    for (const row of rows.filter(({ draft }) => draft)) {
      const { draft, typed, ...rest } = row;
      const model = this.host.modelOf(row.entity);
      if (model && draft) added.push({ model, record: draft, patch: typed });
      result.done.push(rest);
    }
    if (added.length > 0) this.host.addDrafts(added);
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
      const typed = this.host.typedInto(uuid);
      this.host.letGo([uuid]);
      result.done.push({ ...row, draft: draft.record, typed });
      return;
    }
    const [saved, own] = [this.host.saved(entity, uuid), this.own.get(uuid)];
    const isAdded = kind === 'added';
    // Of what no list on screen holds only the server knows whether somebody else changed it.
    if (isAdded && (own === undefined || (saved && saved.revision !== own))) {
      this.fail(row, 'changed', result);
      return;
    }
    // What was deleted once with all that hung on it goes with it again.
    const how = isAdded && own !== undefined ? { confirm: false, revision: own } : { confirm: true };
    const { error } = await this.host.remove(model, uuid, how);
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

/** Rows of one kind that follow one another. */
function runsOf(rows: readonly RowChange[]): RowChange[][] {
  const runs: RowChange[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0]?.entity === row.entity) run.push(row);
    else runs.push([row]);
  }
  return runs;
}
