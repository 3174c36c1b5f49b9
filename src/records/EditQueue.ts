import { additionsOf, rowsAdded, withAdditions } from './additions';
import { afterAnswers } from './afterAnswers';
import { afterCreation } from './afterCreation';
import { type DraftRecord, type DraftRecords, isUnmade } from './draftRecord';
import { EditDecisions } from './EditDecisions';
import { EditSender } from './EditSender';
import {
  type EditEntry,
  isContested,
  isSettled,
  type Outcome,
  settle,
  withEdit,
  withoutEdits,
} from './editEntry';
import type {
  Addition,
  Edit,
  EditQueueDependencies,
  EditQueueSnapshot,
  ModelEdit,
  UndoReport,
} from './editQueueTypes';
import { RowSteps } from './RowSteps';
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
import { keepUnsaved, type StoredEdit } from './storedEdit';
import { takeUp } from './takeUp';
import { UndoSteps } from './UndoSteps';
import { UnfinishedTexts } from './UnfinishedTexts';
import { fieldState, type RowChange, type StepChange, type UndoDirection } from './undoHistory';
import { hasUnsaved, isStuck } from './unsaved';
import { whenSent } from './whenSent';

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
  /** What a person decides where something typed was refused, contested or asked about. */
  readonly decisions: EditDecisions;
  /** Texts that cannot be sent yet. */
  readonly unfinished = new UnfinishedTexts();
  private readonly listeners = new Set<() => void>();
  private readonly sender: EditSender;
  private readonly rows: RowSteps;
  private readonly steps: UndoSteps;
  /** Newest known state of edited records, for undo where no list holds them any more. */
  private readonly known = new Map<string, ProjectRecord>();
  /** Left by a closed tab for records that have edits here: taken up when those are saved. */
  private leftovers: readonly StoredEdit[] = [];
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
    this.rows = new RowSteps({
      ...dependencies,
      draft: uuid => this.snapshot.drafts.get(uuid),
      mayBeMade: uuid => this.sender.mayBeMade(uuid),
      whenCreated: () => this.sender.whenCreated(),
      saved: dependencies.findSaved,
      typedInto: uuid => this.snapshot.entries.get(uuid)?.waiting,
      addDrafts: added => this.addDrafts(added),
      letGo: uuids => this.letGo(uuids),
    });
    this.steps = new UndoSteps(this.rows, {
      stateOf: ({ entity, uuid, path }, expected, target) => {
        const [model, record] = [dependencies.modelOf(entity), this.find(entity, uuid)];
        const isOpen = model && record && !isContested(this.snapshot.entries.get(uuid), path);
        return isOpen ? fieldState(model.read(record, path), expected, target) : 'changed';
      },
      write: changes => this.write(changes),
      whenSent: uuids => whenSent(this, uuids),
      changed: () => this.publish({}),
    });
    this.decisions = new EditDecisions({
      entry: uuid => this.snapshot.entries.get(uuid),
      modelOf: dependencies.modelOf,
      steps: this.steps,
      update: (uuids, change) => this.update(uuids, change),
      pump: () => this.sender.pump(),
    });
    dependencies.storage.onFound(found => this.takeUpLeftovers(found));
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
  /** No call has asked the server to create it yet. */
  readonly isUnsent = (uuid: string): boolean => this.isHeld(uuid) && !this.sender.mayBeMade(uuid);

  readonly find: FindRecord = (entity, uuid) => {
    const saved = this.dependencies.findSaved(entity, uuid);
    const known = this.known.get(uuid);
    const record = saved && (!known || saved.revision >= known.revision) ? saved : known;
    const model = this.dependencies.modelOf(entity);
    return record && model ? this.shown(model, record) : record;
  };

  /** Takes edits; several at once are one change for the screen and one step for undo. */
  edit<R extends ProjectRecord>(
    model: RecordModel<R>,
    edits: readonly Edit<R>[],
    added: readonly RowChange[] = [],
  ): void {
    this.editEach(
      edits.map(edit => ({ model: model as RecordModel, ...edit })),
      added,
    );
  }

  private editEach(edits: readonly ModelEdit[], added: readonly RowChange[]): void {
    const step: StepChange[] = [];
    for (const { model, record, patch } of edits) {
      const shown = this.shown(model, record);
      const full = { ...model.follows?.(shown, patch, this.find), ...patch };
      const after = pickPaths(full, path => !sameValue(model.read(shown, path), full[path]));
      if (isEmptyPatch(after)) continue;
      const before = Object.fromEntries(Object.keys(after).map(path => [path, model.read(shown, path)]));
      step.push({ entity: model.entity, uuid: record.uuid, before, after });
      this.remember(withoutEdits(model, record, this.snapshot.entries.get(record.uuid)));
    }
    this.steps.add(step, added);
    this.write(step.map(({ entity, uuid, after }) => ({ entity, uuid, patch: after })));
  }

  /** Takes the last step back, or does it again; undefined when there is none. */
  reverse(direction: UndoDirection): UndoReport | undefined {
    return this.steps.reverse(direction);
  }

  /** Tries at once what waits for the connection. */
  retryNow(): void {
    this.sender.stopWaiting();
    this.sender.pump();
  }

  /** Adds records: they can be typed into at once, and are created as soon as the server can be reached. */
  add = <R extends ProjectRecord>(
    model: RecordModel<R>,
    records: readonly R[],
    edits: readonly Edit<R>[] = [],
  ) => this.addAll(additionsOf(model, records), model, edits);

  /**
   * Adds records of several kinds, what others name first, and edits others: one step for undo.
   * @param also edits of records of other kinds
   */
  addAll<R extends ProjectRecord>(
    added: readonly Addition[],
    model: RecordModel<R>,
    edits: readonly Edit<R>[],
    also: readonly ModelEdit[] = [],
  ) {
    this.addDrafts(added);
    const own = edits.map(edit => ({ model: model as RecordModel, ...edit }));
    this.editEach([...own, ...also], rowsAdded(added));
  }

  private addDrafts(added: readonly Addition[]): void {
    for (const { record } of added) this.remember(record);
    this.publish(withAdditions(this.snapshot, added));
    this.sender.pump();
  }

  /**
   * Deletes a record; undo brings it back.
   * @param confirm what points at it goes too
   * @param group several deletes that are one step for undo
   */
  async remove(
    model: RecordModel,
    uuid: string,
    confirm: boolean,
    group: string,
  ): Promise<{ error?: unknown }> {
    const { error } = await this.dependencies.remove(model, uuid, { confirm });
    if (error !== undefined) return { error };
    this.steps.add([], [{ entity: model.entity, uuid, kind: 'deleted' }], group);
    this.letGo([uuid]);
    return {};
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

  /** Lets go of records that somebody else deleted, or that are given up before they were created. */
  forget(uuids: readonly string[]): void {
    for (const uuid of uuids) this.steps.forgetRecord(uuid);
    this.letGo(uuids);
  }

  private letGo(uuids: readonly string[]): void {
    const [entries, drafts] = [new Map(this.snapshot.entries), new Map(this.snapshot.drafts)];
    for (const uuid of uuids) {
      this.known.delete(uuid);
      this.unfinished.forget(uuid);
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
    this.steps.clear();
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

  private take(model: RecordModel, changes: readonly RecordChange[], outcomes: readonly Outcome[]): void {
    const isReachable = outcomes.some(({ kind }) => kind !== 'unreachable');
    const { entries, records, saved, refused } = afterAnswers(model, this.snapshot, changes, outcomes);
    for (const { record, madeOn } of saved) this.rows.noteSaved(record, madeOn);
    for (const { uuid, patch } of refused) this.steps.forgetFields(uuid, patch);
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
    const { entries, drafts, records, takenBack } = afterCreation(model, this.snapshot, sent, outcomes);
    for (const { uuid, patch } of takenBack) this.steps.forgetFields(uuid, patch);
    for (const record of records) {
      this.remember(record);
      this.rows.noteCreated(record);
    }
    this.dependencies.accept(model.entity, records);
    this.noteConnection(isReachable);
    this.publish({ entries, drafts, isReachable });
  }

  private noteConnection(isReachable: boolean): void {
    if (isReachable) this.sender.stopWaiting();
    else this.sender.waitForConnection();
  }

  private takeUpLeftovers(found: readonly StoredEdit[] = []): void {
    this.leftovers = [...this.leftovers, ...found];
    const { modelOf, storage } = this.dependencies;
    const { taken, leftovers, added, ...laidOver } = takeUp(this.leftovers, this.snapshot, modelOf);
    if (taken.length === 0) return;
    this.leftovers = leftovers;
    for (const record of added) this.remember(record);
    this.publish(laidOver);
    storage.taken(taken);
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
    keepUnsaved(this.dependencies.storage, before, { entries, drafts });
    this.snapshot = { entries, drafts, isReachable, ...this.steps.possible };
    for (const listener of this.listeners) listener();
  }
}
