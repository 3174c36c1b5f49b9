import {
  afterAnswer,
  type EditEntry,
  isContested,
  isSettled,
  type Outcome,
  settle,
  withEdit,
} from './editEntry';
import type { EditStorage } from './editStorage';
import {
  type FindRecord,
  isEmptyPatch,
  type Patch,
  type ProjectRecord,
  pickPaths,
  type RecordChange,
  type RecordModel,
  sameValue,
} from './recordModel';
import { MAX_BATCH } from './sendChanges';
import { restoredEntry, type StoredEdit, storedEdit } from './storedEdit';
import {
  emptyHistory,
  type FieldAddress,
  reverse,
  type StepChange,
  type UndoDirection,
  withoutFields,
  withStep,
} from './undoHistory';

export interface EditQueueDependencies {
  modelOf: (entity: string) => RecordModel | undefined;
  /** The record as the server's newest known answer has it. */
  findSaved: FindRecord;
  /** Sends changes of one kind of record in one call; outcomes in their order, or `one-by-one` to send them singly. */
  send: (model: RecordModel, changes: readonly RecordChange[]) => Promise<readonly Outcome[] | 'one-by-one'>;
  /** Shows what the server answered, before the edits on top of it are let go. */
  accept: (entity: string, records: readonly ProjectRecord[]) => void;
  /** Calls back when it is worth trying again; the number of tries so far sets the wait. Returns how to cancel. */
  scheduleRetry: (retry: () => void, tries: number) => () => void;
  storage: EditStorage;
}

export interface EditQueueSnapshot {
  /** By the record's uuid. */
  readonly entries: ReadonlyMap<string, EditEntry>;
  /** false after a call without an answer, until one is answered again. */
  readonly isReachable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Edit<R extends ProjectRecord = ProjectRecord> {
  /** As the screen shows it. */
  record: R;
  patch: Patch;
}

/** What an undo or redo wrote, and the fields that it left alone because somebody else changed them meanwhile. */
export interface UndoReport {
  readonly done: readonly FieldAddress[];
  readonly refused: readonly FieldAddress[];
}

const MAX_CALLS = 4;

/**
 * Keeps what was typed in a project until the server has it, as a layer over the server's records: shown at once, one
 * call in flight for each record, later edits merged meanwhile and sent on the revision that came back. Undo and redo
 * are edits like any other.
 */
export class EditQueue {
  private snapshot: EditQueueSnapshot = {
    entries: new Map(),
    isReachable: true,
    canUndo: false,
    canRedo: false,
  };
  private history = emptyHistory;
  private readonly listeners = new Set<() => void>();
  private readonly inFlight = new Set<string>();
  private calls = 0;
  /** Records whose batch was refused as a whole: each is asked about by itself. */
  private readonly alone = new Set<string>();
  /** Newest known state of edited records, for undo where no list holds them any more. */
  private readonly known = new Map<string, ProjectRecord>();
  /** Left by a closed tab for records that have edits here: taken up when those are saved. */
  private leftovers: StoredEdit[] = [];
  private tries = 0;
  private cancelRetry: (() => void) | null = null;
  private readonly dependencies: EditQueueDependencies;

  constructor(dependencies: EditQueueDependencies) {
    this.dependencies = dependencies;
    dependencies.storage.onFound(found => this.restore(found));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): EditQueueSnapshot => this.snapshot;

  /** The record with what was typed; its own identity where nothing was. */
  readonly shown = <R extends ProjectRecord>(model: RecordModel<R>, record: R): R => {
    const entry = this.snapshot.entries.get(record.uuid);
    return entry ? model.apply(record, entry.patch) : record;
  };

  readonly find: FindRecord = (entity, uuid) => {
    const saved = this.dependencies.findSaved(entity, uuid);
    const known = this.known.get(uuid);
    const record = saved && (!known || saved.revision >= known.revision) ? saved : known;
    const model = this.dependencies.modelOf(entity);
    return record && model ? this.shown(model, record) : record;
  };

  /** Takes edits; several at once are one change for the screen and one step for undo. */
  edit<R extends ProjectRecord>(model: RecordModel<R>, edits: readonly Edit<R>[]): void {
    const step: StepChange[] = [];
    for (const { record, patch } of edits) {
      const shown = this.shown(model, record);
      const full = { ...model.follows?.(shown, patch, this.find), ...patch };
      const after = pickPaths(full, path => !sameValue(model.read(shown, path), full[path]));
      if (isEmptyPatch(after)) continue;
      const before = Object.fromEntries(Object.keys(after).map(path => [path, model.read(shown, path)]));
      step.push({ entity: model.entity, uuid: record.uuid, before, after });
      this.remember(withoutEdits(model, record, this.snapshot.entries.get(record.uuid)));
    }
    this.history = withStep(this.history, step);
    this.write(step.map(({ entity, uuid, after }) => ({ entity, uuid, patch: after })));
  }

  /** Takes the last step back, or does it again; undefined when there is none. */
  reverse(direction: UndoDirection): UndoReport | undefined {
    const reversal = reverse(this.history, direction, ({ entity, uuid, path }, expected, target) => {
      const model = this.dependencies.modelOf(entity);
      const record = this.find(entity, uuid);
      if (!model || !record || isContested(model, this.snapshot.entries.get(uuid), path)) return 'changed';
      const now = model.read(record, path);
      if (sameValue(now, target)) return 'there';
      return sameValue(now, expected) ? 'ready' : 'changed';
    });
    if (!reversal) return undefined;
    this.history = reversal.history;
    this.write(reversal.changes);
    const done = reversal.changes.flatMap(({ entity, uuid, patch }) =>
      Object.keys(patch).map(path => ({ entity, uuid, path })),
    );
    return { done, refused: reversal.refused };
  }

  /** Sends what was refused once more. */
  retry(uuid: string, path: string): void {
    const entry = this.snapshot.entries.get(uuid);
    const failed = entry?.failed[path];
    if (!entry || !failed) return;
    const before = { [path]: entry.base[path] };
    const after = { [path]: failed.value };
    this.history = withStep(this.history, [{ entity: entry.entity, uuid, before, after }]);
    this.update([uuid], found => ({
      ...found,
      waiting: { ...found.waiting, ...after },
      failed: pickPaths(found.failed, key => key !== path) as EditEntry['failed'],
    }));
    this.pump();
  }

  /** Gives up what was refused. */
  dismiss(uuid: string, path: string): void {
    this.update([uuid], entry => ({
      ...entry,
      failed: pickPaths(entry.failed, key => key !== path) as EditEntry['failed'],
    }));
  }

  /** Drops my side of a conflict. */
  takeTheirs(uuid: string): void {
    this.forgetSteps(uuid, this.snapshot.entries.get(uuid)?.conflict?.mine);
    this.update([uuid], entry => ({ ...entry, conflict: null }));
  }

  /** Writes my side of a conflict over theirs, knowingly. */
  keepMine(uuid: string): void {
    const entry = this.snapshot.entries.get(uuid);
    const model = entry && this.dependencies.modelOf(entry.entity);
    if (!entry?.conflict || !model) return;
    const { mine, theirs } = entry.conflict;
    this.forgetSteps(uuid, mine);
    const before = Object.fromEntries(Object.keys(mine).map(path => [path, model.read(theirs, path)]));
    this.history = withStep(this.history, [{ entity: entry.entity, uuid, before, after: mine }]);
    this.update([uuid], found => withEdit(model, { ...found, conflict: null }, theirs, mine));
    this.pump();
  }

  /** Sends what was asked about once more, with the confirmation that votes are reset. */
  confirmReset(uuids: readonly string[]): void {
    this.update(uuids, entry => ({
      ...entry,
      waiting: { ...entry.question?.mine, ...entry.waiting },
      isConfirmed: entry.question !== null,
      question: null,
    }));
    this.pump();
  }

  /** Gives up what was asked about: the votes stay, and the old values are back. */
  keepVotes(uuids: readonly string[]): void {
    for (const uuid of uuids) this.forgetSteps(uuid, this.snapshot.entries.get(uuid)?.question?.mine);
    this.update(uuids, entry => ({ ...entry, question: null }));
  }

  /** The person decides later: what was typed stays, also over a reload. */
  postpone(uuids: readonly string[]): void {
    this.update(uuids, entry => ({ ...entry, isPostponed: true }));
  }

  /** Tries at once what waits for the connection. */
  retryNow(): void {
    this.stopWaiting();
    this.pump();
  }

  /** Lets go of records that are deleted. */
  forget(uuids: readonly string[]): void {
    for (const uuid of uuids) {
      this.known.delete(uuid);
      this.history = withoutFields(this.history, uuid, () => true);
    }
    const entries = new Map(this.snapshot.entries);
    for (const uuid of uuids) entries.delete(uuid);
    this.publish(entries);
  }

  /** Something typed is not saved yet. */
  hasUnsaved(): boolean {
    return this.snapshot.entries.size > 0;
  }

  /** Something typed will not be saved without a person or the connection. */
  isStuck(): boolean {
    const { entries, isReachable } = this.snapshot;
    return [...entries.values()].some(
      ({ conflict, question, failed }) =>
        !isReachable || conflict !== null || question !== null || !isEmptyPatch(failed),
    );
  }

  /** Lets go of everything; calls under way still end. */
  discardAll(): void {
    this.stopWaiting();
    this.history = emptyHistory;
    this.leftovers = [];
    this.publish(new Map());
  }

  private write(changes: readonly { entity: string; uuid: string; patch: Patch }[]): void {
    const entries = new Map(this.snapshot.entries);
    for (const { entity, uuid, patch } of changes) {
      const model = this.dependencies.modelOf(entity);
      const record = this.find(entity, uuid);
      if (model && record) entries.set(uuid, withEdit(model, entries.get(uuid), record, patch));
    }
    this.publish(entries);
    this.pump();
  }

  private remember(record: ProjectRecord): void {
    const known = this.known.get(record.uuid);
    if (!known || known.revision < record.revision) this.known.set(record.uuid, record);
  }

  private forgetSteps(uuid: string, patch: Patch | undefined): void {
    if (patch) this.history = withoutFields(this.history, uuid, path => path in patch);
  }

  private pump(): void {
    // While offline, probe with one request.
    const limit = this.snapshot.isReachable ? MAX_CALLS : 1;
    while (!this.cancelRetry && this.calls < limit) {
      const next = this.nextCall();
      if (!next) return;
      void this.send(next.model, next.changes);
    }
  }

  /** What the next call carries: one record, or up to 500 of one kind. */
  private nextCall(): { model: RecordModel; changes: RecordChange[] } | undefined {
    let model: RecordModel | undefined;
    const chosen: EditEntry[] = [];
    for (const entry of this.snapshot.entries.values()) {
      if (this.inFlight.has(entry.uuid) || isEmptyPatch(entry.waiting)) continue;
      if (model && (model.entity !== entry.entity || this.alone.has(entry.uuid))) continue;
      model ??= this.dependencies.modelOf(entry.entity);
      if (!model) continue;
      chosen.push(entry);
      const isBatch = model.requests.batch && !this.alone.has(entry.uuid);
      if (chosen.length === (isBatch ? MAX_BATCH : 1)) break;
    }
    if (!model || chosen.length === 0) return undefined;
    const { together = (paths: readonly string[]) => paths } = model.requests;
    const changes = chosen.map(({ uuid, revision, waiting, isConfirmed }): RecordChange => {
      const paths = Object.keys(waiting);
      const own = new Set(chosen.length === 1 ? together(paths) : paths);
      return { uuid, revision, isConfirmed, patch: pickPaths(waiting, path => own.has(path)) };
    });
    return { model, changes };
  }

  private async send(model: RecordModel, changes: readonly RecordChange[]): Promise<void> {
    const sent = new Map(changes.map(({ uuid, patch }) => [uuid, patch]));
    this.calls += 1;
    for (const uuid of sent.keys()) this.inFlight.add(uuid);
    this.update([...sent.keys()], entry => ({
      ...entry,
      sending: sent.get(entry.uuid) ?? {},
      waiting: pickPaths(entry.waiting, path => !(path in (sent.get(entry.uuid) ?? {}))),
    }));
    const answer = await this.dependencies
      .send(model, changes)
      .catch((): readonly Outcome[] => changes.map(() => ({ kind: 'unreachable' })));
    this.calls -= 1;
    for (const uuid of sent.keys()) this.inFlight.delete(uuid);
    if (answer === 'one-by-one') this.putBack(sent);
    else this.take(model, changes, answer);
    this.pump();
  }

  private putBack(sent: ReadonlyMap<string, Patch>): void {
    for (const uuid of sent.keys()) this.alone.add(uuid);
    this.update([...sent.keys()], entry => ({
      ...entry,
      sending: {},
      waiting: { ...sent.get(entry.uuid), ...entry.waiting },
    }));
  }

  private take(model: RecordModel, changes: readonly RecordChange[], outcomes: readonly Outcome[]): void {
    const isReachable = outcomes.some(({ kind }) => kind !== 'unreachable');
    const entries = new Map(this.snapshot.entries);
    const records: ProjectRecord[] = [];
    changes.forEach(({ uuid, patch }, index) => {
      const outcome = outcomes[index] ?? { kind: 'unreachable' };
      const entry = entries.get(uuid);
      if (outcome.kind === 'saved') records.push(outcome.record);
      if (outcome.kind === 'stale') records.push(outcome.current);
      if (!entry) return;
      if (outcome.kind !== 'unreachable') this.alone.delete(uuid);
      const next = afterAnswer(model, entry, patch, outcome);
      if (outcome.kind === 'refused')
        this.forgetSteps(
          uuid,
          pickPaths(patch, path => path in next.failed),
        );
      entries.set(uuid, next);
    });
    for (const record of records) this.remember(record);
    this.dependencies.accept(model.entity, records);
    if (isReachable) this.stopWaiting();
    else this.waitForConnection();
    this.publish(entries, isReachable);
    this.takeUpLeftovers();
  }

  private stopWaiting(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.tries = 0;
  }

  private waitForConnection(): void {
    if (this.cancelRetry) return;
    this.tries += 1;
    this.cancelRetry = this.dependencies.scheduleRetry(() => {
      this.cancelRetry = null;
      this.pump();
    }, this.tries);
  }

  private restore(found: readonly StoredEdit[]): void {
    this.leftovers = [...this.leftovers, ...found];
    this.takeUpLeftovers();
  }

  private takeUpLeftovers(): void {
    const ready = new Map<string, StoredEdit>();
    for (const stored of this.leftovers)
      if (!this.snapshot.entries.has(stored.uuid) && !ready.has(stored.uuid)) ready.set(stored.uuid, stored);
    if (ready.size === 0) return;
    this.leftovers = this.leftovers.filter(stored => ready.get(stored.uuid) !== stored);
    const entries = new Map(this.snapshot.entries);
    for (const stored of ready.values()) {
      const model = this.dependencies.modelOf(stored.entity);
      if (model) entries.set(stored.uuid, restoredEntry(model, stored));
    }
    this.publish(entries);
    this.dependencies.storage.taken([...ready.values()]);
    this.pump();
  }

  private update(uuids: readonly string[], change: (entry: EditEntry) => EditEntry): void {
    const entries = new Map(this.snapshot.entries);
    for (const uuid of uuids) {
      const entry = entries.get(uuid);
      const model = entry && this.dependencies.modelOf(entry.entity);
      if (entry && model) entries.set(uuid, settle(model, change(entry)));
    }
    this.publish(entries);
  }

  private publish(entries: Map<string, EditEntry>, isReachable = this.snapshot.isReachable): void {
    const { storage } = this.dependencies;
    for (const [uuid, entry] of entries) {
      if (isSettled(entry)) entries.delete(uuid);
      else if (this.snapshot.entries.get(uuid) !== entry) storage.save(storedEdit(entry));
    }
    for (const uuid of this.snapshot.entries.keys()) if (!entries.has(uuid)) storage.remove(uuid);
    const { done, undone } = this.history;
    this.snapshot = { entries, isReachable, canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const listener of this.listeners) listener();
  }
}

/** The record as it was before anything was typed. */
function withoutEdits<R extends ProjectRecord>(model: RecordModel<R>, record: R, entry?: EditEntry): R {
  if (!entry) return record;
  const base = { ...entry.base, ...entry.conflict?.base };
  return model.apply(
    record,
    pickPaths(base, path => path in entry.patch),
  );
}

/** The records whose votes are asked about, once nothing is under way any more: a pasted block asks once. */
export function askedAbout(entries: EditQueueSnapshot['entries']): EditEntry[] {
  const all = [...entries.values()];
  const isQuiet = all.every(({ sending, waiting }) => isEmptyPatch(sending) && isEmptyPatch(waiting));
  return isQuiet ? all.filter(({ question }) => question !== null) : [];
}
