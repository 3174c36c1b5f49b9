import type { Hazard } from '@/api/hazards';
import { EditQueue } from '@/records/EditQueue';
import type { Outcome } from '@/records/editEntry';
import type { EditStorage } from '@/records/editStorage';
import { hazardModel } from '@/records/models/hazardModel';
import { modelOf } from '@/records/models/modelOf';
import type { ProjectRecord, RecordChange, RecordModel } from '@/records/recordModel';
import type { StoredEdit } from '@/records/storedEdit';
import { hazardWith } from './hazards.ts';

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

type Answer = readonly Outcome[] | 'one-by-one';

interface Call {
  model: RecordModel;
  changes: readonly RecordChange[];
  answer: (outcomes: Answer) => Promise<void>;
}

interface RowCall {
  what: 'remove' | 'restore';
  uuids: readonly string[];
  /** @param error why the server did not do it */
  answer: (error?: unknown) => Promise<void>;
}

interface Creation {
  model: RecordModel;
  records: readonly ProjectRecord[];
  answer: (outcomes: Answer) => Promise<void>;
}

/** Whatever has been answered has been taken. */
export const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

const answerWith = (resolve: (outcomes: Answer) => void) => async (outcomes: Answer) => {
  resolve(outcomes);
  await settled();
};

/** A queue whose calls are answered when the test says so. */
export function queueByHand(
  models: (entity: string) => RecordModel | undefined = modelOf,
  before?: TabStorage,
) {
  const calls: Call[] = [];
  const creations: Creation[] = [];
  const rowCalls: RowCall[] = [];
  const askRows = (what: RowCall['what'], uuids: readonly string[]) =>
    new Promise<{ error?: unknown }>(resolve => {
      const answer = async (error?: unknown) => {
        resolve(error === undefined ? {} : { error });
        await settled();
      };
      rowCalls.push({ what, uuids, answer });
    });
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
        calls.push({ model, changes, answer: answerWith(resolve) });
      }),
    create: (model, records) =>
      new Promise(resolve => {
        creations.push({ model, records, answer: answerWith(resolve) });
      }),
    remove: (_model, uuid) => askRows('remove', [uuid]),
    restore: (_entity, uuids) => askRows('restore', uuids),
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
  const creation = (index: number) => {
    const found = creations[index];
    if (!found) throw new Error(`There were ${creations.length} creations, none at ${index}`);
    return found;
  };
  const rowCall = (index: number) => {
    const found = rowCalls[index];
    if (!found) throw new Error(`There were ${rowCalls.length} calls about rows, none at ${index}`);
    return found;
  };
  return { queue, calls, call, creations, creation, rowCalls, rowCall, retries, saved, storage };
}

export type QueueByHand = ReturnType<typeof queueByHand>;

/** A queue over hazards that the server holds. */
export function hazardQueue(hazards: Hazard[] = [hazardWith()], before?: QueueByHand) {
  const hand = queueByHand(undefined, before?.storage);
  for (const hazard of hazards) hand.saved.set(hazard.uuid, hazard);
  const server = (uuid = 'hazard-1') => hand.saved.get(uuid) as Hazard;
  return {
    ...hand,
    server,
    edit: (patch: Record<string, unknown>, uuid = 'hazard-1') =>
      hand.queue.edit(hazardModel, [{ record: server(uuid), patch }]),
    shown: (path: string, uuid = 'hazard-1') =>
      hazardModel.read(hand.queue.find('Hazard', uuid) as Hazard, path),
    entry: (uuid = 'hazard-1') => hand.queue.getSnapshot().entries.get(uuid),
    /** The server takes a call. */
    save: (index: number) =>
      hand.call(index).answer(
        hand.call(index).changes.map(({ uuid, patch, revision }) => ({
          kind: 'saved',
          record: { ...hazardModel.apply(server(uuid), patch), revision: revision + 1 },
        })),
      ),
  };
}
