import { type DraftRecord, inOrder } from './draftRecord';
import type { EditEntry } from './editEntry';
import type { EditQueueSnapshot } from './editQueueTypes';
import type { ProjectRecord, RecordModel } from './recordModel';
import { restoredDraft, restoredEntry, type StoredEdit } from './storedEdit';

interface TakenUp {
  taken: readonly StoredEdit[];
  /** Those of records that have edits here: they wait until these are saved. */
  leftovers: readonly StoredEdit[];
  entries: Map<string, EditEntry>;
  drafts: Map<string, DraftRecord>;
  /** Records that are not on the server yet. */
  added: readonly ProjectRecord[];
}

/** What closed pages left, laid over what a queue holds, as far as it has no edits of the same records. */
export function takeUp(
  found: readonly StoredEdit[],
  { entries: known, drafts: before }: Pick<EditQueueSnapshot, 'entries' | 'drafts'>,
  modelOf: (entity: string) => RecordModel | undefined,
): TakenUp {
  const ready = new Map<string, StoredEdit>();
  for (const stored of found)
    if (!known.has(stored.uuid) && !before.has(stored.uuid) && !ready.has(stored.uuid))
      ready.set(stored.uuid, stored);
  const [entries, drafts] = [new Map(known), new Map(before)];
  const added: ProjectRecord[] = [];
  for (const stored of ready.values()) {
    if (!modelOf(stored.entity)) continue;
    entries.set(stored.uuid, restoredEntry(stored));
    const draft = restoredDraft(stored);
    if (!draft) continue;
    drafts.set(stored.uuid, draft);
    added.push(draft.record);
  }
  return {
    taken: [...ready.values()],
    leftovers: found.filter(stored => ready.get(stored.uuid) !== stored),
    entries,
    drafts: new Map(inOrder(drafts)),
    added,
  };
}
