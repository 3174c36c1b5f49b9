import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useEditQueue } from '../EditQueueContext';
import type { RecordStore } from '../editQueues';
import type { Place, Presence, PresenceStore } from './PresenceStore';
import { createLive, type Live } from './startLive';

const LiveContext = createContext<Live | null>(null);

/** Follows the open project: others' changes show by themselves, and who is where. */
export function LiveProvider({ projectUuid, children }: { projectUuid: string; children: ReactNode }) {
  const store = useStore() as RecordStore;
  const queue = useEditQueue();
  const live = useMemo(() => createLive(store, queue, projectUuid), [store, queue, projectUuid]);
  useEffect(() => live.start(), [live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('This needs a LiveProvider above it.');
  return live;
}

/** Everybody else who has the project open. */
export function useOthers(): readonly Presence[] {
  const { presence } = useLive();
  return useSyncExternalStore(presence.subscribe, presence.getOthers);
}

/** Where everybody else is, for parts that ask record by record. */
export const useOthersPlaces = (): Pick<PresenceStore, 'subscribe' | 'at'> => useLive().presence;

/** Tells the others where I am; may be called with every cell that is entered. */
export const usePublishPlace = (): ((place: Place) => void) => useLive().presence.publish;
