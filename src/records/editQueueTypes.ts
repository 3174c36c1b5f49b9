import type { DraftRecords } from './draftRecord';
import type { EditEntry, Outcome, Refusal } from './editEntry';
import type { EditStorage } from './editStorage';
import type { FindRecord, Patch, ProjectRecord, RecordChange, RecordModel, Removal } from './recordModel';
import type { FieldAddress } from './undoHistory';

/** How the calls of a queue reach the server. Outcomes in the order of what was sent, or `one-by-one` to send singly. */
export interface EditCalls {
  /** Sends changes of one kind of record in one call. */
  send: (model: RecordModel, changes: readonly RecordChange[]) => Promise<readonly Outcome[] | 'one-by-one'>;
  /** Creates records of one kind under their own uuids; one that is there already comes back as saved. */
  create: (
    model: RecordModel,
    records: readonly ProjectRecord[],
  ) => Promise<readonly Outcome[] | 'one-by-one'>;
  /** Deletes a record. */
  remove: (model: RecordModel, uuid: string, how: Removal) => Promise<{ error?: unknown }>;
  /** Brings back records that this user deleted, and shows them where they belong. */
  restore: (entity: string, uuids: readonly string[]) => Promise<{ error?: unknown }>;
  /** Calls back when it is worth trying again; the number of tries so far sets the wait. Returns how to cancel. */
  scheduleRetry: (retry: () => void, tries: number) => () => void;
}

export interface EditQueueDependencies extends EditCalls {
  modelOf: (entity: string) => RecordModel | undefined;
  /** The record as the server's newest known answer has it. */
  findSaved: FindRecord;
  /** Shows what the server answered, before the edits on top of it are let go. */
  accept: (entity: string, records: readonly ProjectRecord[]) => void;
  storage: EditStorage;
}

export interface EditQueueSnapshot {
  /** By the record's uuid. */
  readonly entries: ReadonlyMap<string, EditEntry>;
  /** Records that were added and that lists do not hold yet. */
  readonly drafts: DraftRecords;
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

/** An edit of a record of any kind. */
export interface ModelEdit extends Edit {
  readonly model: RecordModel;
}

/** A record to be added, and what is typed into it already: some of it a create does not take, such as levels. */
export interface Addition {
  readonly model: RecordModel;
  readonly record: ProjectRecord;
  readonly patch?: Patch | undefined;
}

/** What an undo or redo wrote, and the fields that it left alone because somebody else changed them meanwhile. */
export interface UndoReport {
  readonly done: readonly FieldAddress[];
  readonly refused: readonly FieldAddress[];
  /** Records that neither came back nor went, and why. */
  readonly problems: readonly RowProblem[];
  /** Records come or go, which takes a call: what became of it. */
  readonly later?: Promise<UndoReport | undefined>;
}

export interface RowProblem {
  readonly entity: string;
  readonly uuid: string;
  readonly code: string;
  /** `changed`: somebody else changed it since; `unreachable`: the server did not answer; else why it refused. */
  readonly reason: 'changed' | 'unreachable' | Refusal;
}
