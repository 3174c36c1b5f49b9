import { type DraftRecord, draftRecord, isUnmade } from './draftRecord';
import { type EditEntry, emptyEntry, type Refusal, settle } from './editEntry';
import type { Patch, ProjectRecord } from './recordModel';

/** What is kept in the browser of one record's edits: enough to send them again and to notice a conflict. */
export interface StoredEdit {
  readonly entity: string;
  readonly uuid: string;
  readonly projectUuid: string;
  readonly code: string;
  readonly revision: number;
  readonly base: Patch;
  readonly waiting: Patch;
  readonly tried: EditEntry['tried'];
  readonly failed: EditEntry['failed'];
  readonly question: EditEntry['question'];
  readonly isPostponed: boolean;
  /** The record itself, where the server does not have it yet. */
  readonly draft?: { readonly record: ProjectRecord; readonly refusal: Refusal | null };
}

/** What has to be kept of a record; undefined when the server has it all. */
export function storedEdit(
  entry: EditEntry | undefined,
  added: DraftRecord | undefined,
): StoredEdit | undefined {
  if (!isUnmade(added)) return entry && storedEntry(entry);
  const { entity, record, refusal } = added;
  return { ...storedEntry(entry ?? emptyEntry(entity, record)), draft: { record, refusal } };
}

export const restoredDraft = ({ entity, draft }: StoredEdit): DraftRecord | undefined =>
  draft && draftRecord(entity, draft.record, draft.refusal);

/** A call under way may reach the server or not; a conflict is found again when mine is sent on what it was made on. */
function storedEntry(entry: EditEntry): StoredEdit {
  const { entity, uuid, projectUuid, code, failed, question, isPostponed, conflict, sending } = entry;
  const tried = Object.entries(sending).map(([path, value]) => [path, [...(entry.tried[path] ?? []), value]]);
  return {
    entity,
    uuid,
    projectUuid,
    code,
    revision: Math.min(entry.revision, conflict?.revision ?? entry.revision),
    base: { ...entry.base, ...conflict?.base },
    waiting: { ...conflict?.mine, ...sending, ...entry.waiting },
    tried: { ...entry.tried, ...Object.fromEntries(tried) },
    failed,
    question,
    isPostponed,
  };
}

export function restoredEntry(stored: StoredEdit): EditEntry {
  const { entity, uuid, projectUuid, code, revision, draft: _draft, ...rest } = stored;
  const record: ProjectRecord = { uuid, projectUuid, code, revision, updatedBy: null };
  return settle({ ...emptyEntry(entity, record), ...rest });
}
