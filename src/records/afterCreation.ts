import type { DraftRecord } from './draftRecord';
import { type EditEntry, type Outcome, settle, withEdit } from './editEntry';
import type { EditQueueSnapshot } from './editQueueTypes';
import {
  isEmptyPatch,
  type Patch,
  type ProjectRecord,
  pickPaths,
  type RecordModel,
  sameValue,
} from './recordModel';

interface AfterCreation {
  entries: Map<string, EditEntry>;
  drafts: Map<string, DraftRecord>;
  /** Those that the server has now. */
  records: ProjectRecord[];
  /** What named one that was refused, and is as before. */
  takenBack: { uuid: string; patch: Patch }[];
}

/** What a queue holds once a call that creates records is answered. */
export function afterCreation(
  model: RecordModel,
  before: Pick<EditQueueSnapshot, 'entries' | 'drafts'>,
  sent: readonly ProjectRecord[],
  outcomes: readonly Outcome[],
): AfterCreation {
  const [entries, drafts] = [new Map(before.entries), new Map(before.drafts)];
  const records: ProjectRecord[] = [];
  const takenBack: { uuid: string; patch: Patch }[] = [];
  sent.forEach(({ uuid }, index) => {
    const outcome = outcomes[index];
    const draft = drafts.get(uuid);
    if (outcome?.kind === 'saved') {
      const { record } = outcome;
      records.push(record);
      if (draft) drafts.set(uuid, { ...draft, record, isMade: true });
      // What was typed meanwhile goes on top of what was created.
      const typed = entries.get(uuid)?.waiting ?? {};
      entries.delete(uuid);
      const patch = pickPaths(typed, path => !sameValue(model.read(record, path), typed[path]));
      if (!isEmptyPatch(patch)) entries.set(uuid, withEdit(model, undefined, record, patch));
    } else if (outcome?.kind === 'refused' && draft) {
      drafts.set(uuid, { ...draft, refusal: outcome.refusal });
      for (const entry of entries.values()) {
        const patch = pickPaths(entry.waiting, path => entry.waiting[path] === uuid);
        if (isEmptyPatch(patch)) continue;
        takenBack.push({ uuid: entry.uuid, patch });
        const waiting = pickPaths(entry.waiting, path => !(path in patch));
        // Said at the cell, as what is refused by itself.
        const named = Object.entries(patch).map(([path, value]) => [
          path,
          { value, refusal: outcome.refusal },
        ]);
        const failed = { ...entry.failed, ...Object.fromEntries(named) };
        entries.set(entry.uuid, settle({ ...entry, waiting, failed }));
      }
    }
  });
  return { entries, drafts, records, takenBack };
}
