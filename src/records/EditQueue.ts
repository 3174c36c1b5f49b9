import { afterCreation } from './afterCreation';
import { type DraftRecord, type DraftRecords, draftRecord, inOrder, isUnmade } from './draftRecord';
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
import type { Edit, EditQueueDependencies, EditQueueSnapshot, UndoReport } from './editQueueTypes';
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
import { restoredDraft, restoredEntry, type StoredEdit, storedEdit } from './storedEdit';
import { UnfinishedTexts } from './UnfinishedTexts';
import {
  emptyHistory,
  reverse,
  type StepChange,
  type UndoDirection,
  withoutFields,
  withStep,
} from './undoHistory';
import { hasUnsaved, isStuck } from './unsaved';

/**
 * Keeps what was typed in a project until the server has it, as a layer over the server's records: shown at once, later
 * edits merged meanwhile and sent on the revision that came back (EditSender). Undo and redo are edits like any other.
 */
export class EditQueue {
  private snapshot: EditQueueSnapshot = {
    entries: new Map(),
    drafts: new Map(),
    isReachable: true,
    canUndo: false,
    canRedo: false,
  };
  /** Texts that cannot be sent yet. */
  readonly unfinished = new UnfinishedTexts();
  private history = emptyHistory;
  private readonly listeners = new Set<() => void>();
  private readonly sender: EditSender;
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
      drafts: () => this.snapshot.drafts,
      shownDraft: (model, uuid) => {
        const draft = this.snapshot.drafts.get(uuid);
        return draft && this.shown(model, draft.record);
      },
      isReachable: () => this.snapshot.isReachable,
      isHeld: this.isHeld,
      update: (uuids, change) => this.update(uuids, change),
      answered: (model, changes, outcomes) => this.take(model, changes, outcomes),
      created: (model, records, outcomes) => this.takeCreated(model, records, outcomes),
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

  /** The record is not on the server yet: what is typed into it waits until it is. */
  readonly isHeld = (uuid: string): boolean => isUnmade(this.snapshot.drafts.get(uuid));

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

  /** Adds a record: it can be typed into at once, and is created as soon as the server can be reached. */
  add<R extends ProjectRecord>(model: RecordModel<R>, record: R): void {
    this.remember(record);
    this.changeDrafts(drafts => drafts.set(record.uuid, draftRecord(model.entity, record)));
    this.sender.pump();
  }

  /** Tries once more to create what was refused. */
  retryDraft(uuid: string): void {
    this.changeDrafts(drafts => {
      const draft = drafts.get(uuid);
      if (draft) drafts.set(uuid, { ...draft, refusal: null });
    });
    this.sender.pump();
  }

  /** The lists hold what was created: they stand for it from now on. */
  releaseDrafts(uuids: readonly string[]): void {
    this.changeDrafts(drafts => {
      for (const uuid of uuids) if (!this.isHeld(uuid)) drafts.delete(uuid);
    });
  }

  /** Lets go of records that are deleted, or given up before they were created. */
  forget(uuids: readonly string[]): void {
    const [entries, drafts] = [new Map(this.snapshot.entries), new Map(this.snapshot.drafts)];
    for (const uuid of uuids) {
      this.known.delete(uuid);
      this.unfinished.forget(uuid);
      this.history = withoutFields(this.history, uuid, () => true);
      entries.delete(uuid);
      drafts.delete(uuid);
    }
    this.publish({ entries, drafts });
  }

  /** Something typed is not saved yet. */
  hasUnsaved(): boolean {
    return !this.unfinished.isEmpty || hasUnsaved(this.snapshot);
  }

  /** Something typed will not be saved without a person or the connection. */
  isStuck(): boolean {
    return !this.unfinished.isEmpty || isStuck(this.snapshot);
  }

  /** Lets go of everything; calls under way still end. */
  discardAll(): void {
    this.sender.stopWaiting();
    this.history = emptyHistory;
    this.leftovers = [];
    this.unfinished.clear();
    this.publish({ entries: new Map(), drafts: new Map() });
  }

  private write(changes: readonly { entity: string; uuid: string; patch: Patch }[]): void {
    const [entries, drafts] = [new Map(this.snapshot.entries), new Map(this.snapshot.drafts)];
    for (const { entity, uuid, patch } of changes) {
      const model = this.dependencies.modelOf(entity);
      const record = this.find(entity, uuid);
      if (model && record) entries.set(uuid, withEdit(model, entries.get(uuid), record, patch));
      // What was refused is another record now.
      const draft = drafts.get(uuid);
      if (draft?.refusal) drafts.set(uuid, { ...draft, refusal: null });
    }
    this.publish({ entries, drafts });
    this.sender.pump();
  }

  private changeDrafts(change: (drafts: Map<string, DraftRecord>) => void): void {
    const drafts = new Map(this.snapshot.drafts);
    change(drafts);
    this.publish({ drafts });
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
    this.noteConnection(isReachable);
    this.publish({ entries, isReachable });
    this.takeUpLeftovers();
  }

  private takeCreated(
    model: RecordModel,
    sent: readonly ProjectRecord[],
    outcomes: readonly Outcome[],
  ): void {
    const isReachable = outcomes.some(({ kind }) => kind !== 'unreachable');
    const { entries, drafts, records } = afterCreation(model, this.snapshot, sent, outcomes);
    for (const record of records) this.remember(record);
    this.dependencies.accept(model.entity, records);
    this.noteConnection(isReachable);
    this.publish({ entries, drafts, isReachable });
  }

  private noteConnection(isReachable: boolean): void {
    if (isReachable) this.sender.stopWaiting();
    else this.sender.waitForConnection();
  }

  private restore(found: readonly StoredEdit[]): void {
    this.leftovers = [...this.leftovers, ...found];
    this.takeUpLeftovers();
  }

  private takeUpLeftovers(): void {
    const { entries: known, drafts: added } = this.snapshot;
    const ready = new Map<string, StoredEdit>();
    for (const stored of this.leftovers)
      if (!known.has(stored.uuid) && !added.has(stored.uuid) && !ready.has(stored.uuid))
        ready.set(stored.uuid, stored);
    if (ready.size === 0) return;
    this.leftovers = this.leftovers.filter(stored => ready.get(stored.uuid) !== stored);
    const [entries, drafts] = [new Map(known), new Map(added)];
    for (const stored of ready.values()) {
      if (!this.dependencies.modelOf(stored.entity)) continue;
      entries.set(stored.uuid, restoredEntry(stored));
      const draft = restoredDraft(stored);
      if (!draft) continue;
      drafts.set(stored.uuid, draft);
      this.remember(draft.record);
    }
    this.publish({ entries, drafts: inOrder(drafts) });
    this.dependencies.storage.taken([...ready.values()]);
    this.sender.pump();
  }

  private update(uuids: readonly string[], change: (entry: EditEntry) => EditEntry): void {
    const entries = new Map(this.snapshot.entries);
    for (const uuid of uuids) {
      const entry = entries.get(uuid);
      if (entry) entries.set(uuid, settle(change(entry)));
    }
    this.publish({ entries });
  }

  private publish(change: {
    entries?: Map<string, EditEntry>;
    drafts?: DraftRecords;
    isReachable?: boolean;
  }): void {
    const before = this.snapshot;
    const { entries = before.entries, drafts = before.drafts, isReachable = before.isReachable } = change;
    for (const [uuid, entry] of change.entries ?? []) if (isSettled(entry)) change.entries?.delete(uuid);
    const { storage } = this.dependencies;
    const keep = (uuid: string) => {
      const [entry, draft] = [entries.get(uuid), drafts.get(uuid)];
      if (entry === before.entries.get(uuid) && draft === before.drafts.get(uuid)) return;
      const edit = storedEdit(entry, draft);
      if (edit) storage.save(edit);
      else storage.remove(uuid);
    };
    if (change.entries) for (const uuid of new Set([...before.entries.keys(), ...entries.keys()])) keep(uuid);
    if (change.drafts) for (const uuid of new Set([...before.drafts.keys(), ...drafts.keys()])) keep(uuid);
    const { done, undone } = this.history;
    this.snapshot = { entries, drafts, isReachable, canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const listener of this.listeners) listener();
  }
}
