import { EditQueue } from '@/records/EditQueue';
import type { Outcome } from '@/records/editEntry';
import type { EditStorage } from '@/records/editStorage';
import { modelOf } from '@/records/models/modelOf';
import type { ProjectRecord, RecordChange, RecordModel } from '@/records/recordModel';
import type { StoredEdit } from '@/records/storedEdit';

/** The browser's storage of one tab, and what a reload would find in it. */
export class TabStorage implements EditStorage {
  readonly kept = new Map<string, StoredEdit>();
  private found: readonly StoredEdit[];

  constructor(before?: TabStorage) {
    // As text and back, as a browser keeps it.
    this.found = [...(before?.kept.values() ?? [])].map(
      edit => JSON.parse(JSON.stringify(edit)) as StoredEdit,
    );
  }
  onFound = (listener: (found: readonly StoredEdit[]) => void) => listener(this.found);
  save = (edit: StoredEdit) => void this.kept.set(edit.uuid, edit);
  remove = (uuid: string) => void this.kept.delete(uuid);
  taken = () => {
    this.found = [];
  };
}

interface Call {
  model: RecordModel;
  changes: readonly RecordChange[];
  answer: (outcomes: readonly Outcome[] | 'one-by-one') => Promise<void>;
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

/** A queue whose calls are answered when the test says so. */
export function queueByHand(
  models: (entity: string) => RecordModel | undefined = modelOf,
  before?: TabStorage,
) {
  const calls: Call[] = [];
  const retries: { retry: () => void; tries: number; cancelled: boolean }[] = [];
  const saved = new Map<string, ProjectRecord>();
  const storage = new TabStorage(before);
  const queue = new EditQueue({
    modelOf: models,
    findSaved: (_entity, uuid) => saved.get(uuid),
    accept: (_entity, records) => {
      for (const record of records) saved.set(record.uuid, record);
    },
    send: (model, changes) =>
      new Promise(resolve => {
        calls.push({
          model,
          changes,
          answer: async outcomes => {
            resolve(outcomes);
            await settled();
          },
        });
      }),
    scheduleRetry: (retry, tries) => {
      const entry = { retry, tries, cancelled: false };
      retries.push(entry);
      return () => {
        entry.cancelled = true;
      };
    },
    storage,
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There were ${calls.length} calls, none at ${index}`);
    return found;
  };
  return { queue, calls, call, retries, saved, storage };
}
