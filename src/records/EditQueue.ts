import { EditSender } from './EditSender';
import {
  afterAnswer,
  type EditEntry,
  isContested,
  isSettled,
  type Outcome,
  settle,
  withEdit,
  withoutEdits,
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
import { restoredEntry, type StoredEdit, storedEdit } from './storedEdit';
import {
  emptyHistory,
  type FieldAddress,
  reverse,
  type StepChange,
  type UndoDirection,
  withoutFields,
  withStep,
  withUuid,
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

/**
 * Keeps what was typed in a project until the server has it, as a layer over the server's records: shown at once, later
 * edits merged meanwhile and sent on the revision that came back (EditSender). Undo and redo are edits like any other.
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
  private readonly sender: EditSender;
  /** Records that are being created: what is typed into them waits until they are there. */
  private readonly held = new Set<string>();
  /** Uuids that records were typed into under before they were created. */
  private readonly adopted = new Map<string, string>();
  /** Newest known state of edited records, for undo where no list holds them any more. */
  private readonly known = new Map<string, ProjectRecord>();
  /** Left by a closed tab for records that have edits here: taken up when those are saved. */
  private leftovers: StoredEdit[] = [];
  private readonly dependencies: EditQueueDependencies;

  constructor(dependencies: EditQueueDependencies) {
    this.dependencies = dependencies;
    this.sender = new EditSender({
      ...dependencies,
      entries: () => this.snapshot.entries,
      isReachable: () => this.snapshot.isReachable,
      isHeld: uuid => this.held.has(uuid),
      update: (uuids, change) => this.update(uuids, change),
      answered: (model, changes, outcomes) => this.take(model, changes, outcomes),
    });
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

  /** The uuid of a record now, whatever it was typed into under. */
  readonly uuidOf = (uuid: string): string => this.adopted.get(uuid) ?? uuid;

  readonly isHeld = (uuid: string): boolean => this.held.has(uuid);

  readonly find: FindRecord = (entity, asked) => {
    const uuid = this.uuidOf(asked);
    const saved = this.dependencies.findSaved(entity, uuid);
    const known = this.known.get(uuid);
    const record = saved && (!known || saved.revision >= known.revision) ? saved : known;
    const model = this.dependencies.modelOf(entity);
    return record && model ? this.shown(model, record) : record;
  };

  /** Takes edits; several at once are one change for the screen and one step for undo. */
  edit<R extends ProjectRecord>(model: RecordModel<R>, edits: readonly Edit<R>[]): void {
    const step: StepChange[] = [];
    for (const { record: typedInto, patch } of edits) {
      const uuid = this.uuidOf(typedInto.uuid);
      const record = uuid === typedInto.uuid ? typedInto : ((this.known.get(uuid) ?? typedInto) as R);
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
      if (!model || !record || isContested(this.snapshot.entries.get(uuid), path)) return 'changed';
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
    this.sender.pump();
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
    this.sender.pump();
  }

  /** Sends what was asked about once more, with the confirmation that votes are reset. */
  confirmReset(uuids: readonly string[]): void {
    this.update(uuids, entry => ({
      ...entry,
      waiting: { ...entry.question?.mine, ...entry.waiting },
      isConfirmed: entry.question !== null,
      question: null,
    }));
    this.sender.pump();
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
    this.sender.stopWaiting();
    this.sender.pump();
  }

  /** A record that is being created: it can be typed into at once. */
  hold(record: ProjectRecord): void {
    this.held.add(record.uuid);
    this.remember(record);
  }

  /** It is created, under a uuid of its own: what was typed goes on top of it. */
  adopt<R extends ProjectRecord>(heldUuid: string, record: R, model: RecordModel<R>): void {
    const { uuid } = record;
    this.held.delete(heldUuid);
    this.adopted.set(heldUuid, uuid);
    this.known.delete(heldUuid);
    this.remember(record);
    this.history = withUuid(this.history, heldUuid, uuid);
    const entries = new Map(this.snapshot.entries);
    const typed = entries.get(heldUuid);
    entries.delete(heldUuid);
    const patch = pickPaths(typed?.waiting ?? {}, path => {
      return !sameValue(model.read(record, path), typed?.waiting[path]);
    });
    if (!isEmptyPatch(patch)) entries.set(uuid, withEdit(model, entries.get(uuid), record, patch));
    this.publish(entries);
    this.sender.pump();
  }

  /** It could not be created. */
  release(heldUuid: string): void {
    this.held.delete(heldUuid);
    this.forget([heldUuid]);
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
    this.sender.stopWaiting();
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
    this.sender.pump();
  }

  private remember(record: ProjectRecord): void {
    const known = this.known.get(record.uuid);
    if (!known || known.revision < record.revision) this.known.set(record.uuid, record);
  }

  private forgetSteps(uuid: string, patch: Patch | undefined): void {
    if (patch) this.history = withoutFields(this.history, uuid, path => path in patch);
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
    if (isReachable) this.sender.stopWaiting();
    else this.sender.waitForConnection();
    this.publish(entries, isReachable);
    this.takeUpLeftovers();
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
      if (this.dependencies.modelOf(stored.entity)) entries.set(stored.uuid, restoredEntry(stored));
    }
    this.publish(entries);
    this.dependencies.storage.taken([...ready.values()]);
    this.sender.pump();
  }

  private update(uuids: readonly string[], change: (entry: EditEntry) => EditEntry): void {
    const entries = new Map(this.snapshot.entries);
    for (const uuid of uuids) {
      const entry = entries.get(uuid);
      if (entry) entries.set(uuid, settle(change(entry)));
    }
    this.publish(entries);
  }

  private publish(entries: Map<string, EditEntry>, isReachable = this.snapshot.isReachable): void {
    const { storage } = this.dependencies;
    for (const [uuid, entry] of entries) {
      if (isSettled(entry)) entries.delete(uuid);
      // What is not created yet cannot be found again after a reload.
      else if (this.snapshot.entries.get(uuid) !== entry && !this.held.has(uuid))
        storage.save(storedEdit(entry));
    }
    for (const uuid of this.snapshot.entries.keys()) if (!entries.has(uuid)) storage.remove(uuid);
    const { done, undone } = this.history;
    this.snapshot = { entries, isReachable, canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const listener of this.listeners) listener();
  }
}
