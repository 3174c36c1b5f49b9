import { type DraftRecord, type DraftRecords, draftRecord, isUnmade } from './draftRecord';
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

interface Unsaved {
  entries: ReadonlyMap<string, EditEntry>;
  drafts: DraftRecords;
}

/** Brings the browser's storage up to date with what changed. */
export function keepUnsaved(
  storage: { save: (edit: StoredEdit) => void; remove: (uuid: string) => void },
  before: Unsaved,
  now: Unsaved,
): void {
  const keep = (uuid: string) => {
    const [entry, draft] = [now.entries.get(uuid), now.drafts.get(uuid)];
    if (entry === before.entries.get(uuid) && draft === before.drafts.get(uuid)) return;
    const edit = storedEdit(entry, draft);
    if (edit) storage.save(edit);
    else storage.remove(uuid);
  };
  if (now.entries !== before.entries)
    for (const uuid of new Set([...before.entries.keys(), ...now.entries.keys()])) keep(uuid);
  if (now.drafts !== before.drafts)
    for (const uuid of new Set([...before.drafts.keys(), ...now.drafts.keys()])) keep(uuid);
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
