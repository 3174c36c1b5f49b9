import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'react-redux';
import { createFollower } from '@/lib/follower';
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

/** The stream of the project has been broken for more than a moment. */
export function useIsLost(): boolean {
  const { lost } = useLive();
  return useSyncExternalStore(lost.subscribe, lost.get);
}

/** Where everybody else is, for parts that ask record by record. */
export const useOthersPlaces = (): Pick<PresenceStore, 'subscribe' | 'at'> => useLive().presence;

/** Tells the others where I am; may be called with every cell that is entered. */
export const usePublishPlace = (): ((place: Place) => void) => useLive().presence.publish;

/** What follows from all records of a project is read again when one changes, whoever changed it, as a follower does. */
export function useFollowedProject(query: {
  isUninitialized: boolean;
  refetch: () => PromiseLike<{ startedTimeStamp?: number }>;
}): void {
  const { onChange } = useLive();
  const read = useEffectEvent(async () => {
    if (query.isUninitialized) return;
    const asked = Date.now();
    const answer = await query.refetch();
    // One that was under way already may have been made before the change.
    if ((answer.startedTimeStamp ?? asked) < asked) await query.refetch();
  });
  useEffect(() => {
    const follower = createFollower(() => read());
    const stop = onChange(follower.changed);
    return () => {
      stop();
      follower.stop();
    };
  }, [onChange]);
}
