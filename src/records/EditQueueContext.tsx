import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { RecordPlaces } from '@/lib/RecordPlaces';
import type { EditQueue } from './EditQueue';
import { editQueueOf, type RecordStore } from './editQueues';
import type { EditQueueSnapshot } from './editQueueTypes';
import type { Patch, ProjectRecord, RecordModel } from './recordModel';

const QueueContext = createContext<EditQueue | null>(null);

interface EditQueueProviderProps {
  userUuid: string;
  projectUuid: string;
  children: ReactNode;
}

/** The queue of the open project for everything inside: sheet, panel, pages and dialogs never clash with one another. */
export function EditQueueProvider({ userUuid, projectUuid, children }: EditQueueProviderProps) {
  const store = useStore() as RecordStore;
  const queue = useMemo(() => editQueueOf(store, userUuid, projectUuid), [store, userUuid, projectUuid]);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** The queue of the open project; it changes nothing by itself when something is typed. */
export function useEditQueue(): EditQueue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error('useEditQueue needs an EditQueueProvider above it.');
  return queue;
}

/** What is not saved yet; renders with every change of it. */
export function useEdits(): EditQueueSnapshot {
  const queue = useEditQueue();
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot);
}

const overlaid = new WeakMap<ProjectRecord, { patch: object; shown: ProjectRecord }>();

/** The server's records under the edits. What nobody edits keeps its identity, and so does what did not change since. */
export function withEdits<R extends ProjectRecord>(
  model: RecordModel<R>,
  records: readonly R[],
  { entries }: Pick<EditQueueSnapshot, 'entries'>,
  places = new RecordPlaces(),
): readonly R[] {
  // Edits of other kinds leave the list as it is, and all that is made of it. An edit of its own copies the list once.
  let shown: R[] | undefined;
  for (const { entity, uuid, patch } of entries.values()) {
    const place = entity === model.entity ? places.placeOf(records, uuid) : -1;
    const record = records[place];
    if (!record) continue;
    shown ??= [...records];
    shown[place] = edited(model, record, patch);
  }
  return shown ?? records;
}

function edited<R extends ProjectRecord>(model: RecordModel<R>, record: R, patch: Patch): R {
  const known = overlaid.get(record);
  if (known?.patch === patch) return known.shown as R;
  const shown = model.apply(record, patch);
  overlaid.set(record, { patch, shown });
  return shown;
}

/** The records of a list as they look with what was typed. */
export function useShownRecords<R extends ProjectRecord>(
  model: RecordModel<R>,
  records: readonly R[],
): readonly R[] {
  const { entries } = useEdits();
  const [places] = useState(() => new RecordPlaces());
  return useMemo(() => withEdits(model, records, { entries }, places), [model, records, entries, places]);
}
