import { retryDelay } from '@/api/baseQuery';
import { CLIENT_ID } from '@/api/clientId';
import type { ApiDependencies } from '@/api/dependencies';
import { type LiveEntity, setProjectPresence } from '@/api/project-events';
import { refreshEverything, refreshRecords, refreshSince, removeRecords } from '@/api/recordCache';
import { API_PREFIX } from '@/config/constants';
import type { EditQueue } from '../EditQueue';
import type { RecordStore } from '../editQueues';
import { ChangeBuffer, type RecordEvent } from './changeBuffer';
import { listen } from './liveStream';
import { type Presence, PresenceStore } from './PresenceStore';
import type { ServerSentEvent } from './serverSentEvents';

/** Events are collected this long before what changed is fetched, ms. */
const COLLECT_MS = 40;

/** What follows a project while it is open. */
export interface Live {
  readonly presence: PresenceStore;
  /** Calls back at every change in the project, one's own included; returns how to stop. */
  onChange: (listener: () => void) => () => void;
  /** Whether the server cannot be reached, as far as the stream knows. */
  readonly lost: { subscribe: (listener: () => void) => () => void; get: () => boolean };
  /** Starts to listen; returns how to stop. */
  start: () => () => void;
}

export function createLive({ dispatch }: RecordStore, queue: EditQueue, projectUuid: string): Live {
  const { configuration, getFreshToken, delay } = dispatch(
    (_dispatch, _getState, extra): ApiDependencies => extra,
  );
  const presence = new PresenceStore({
    ownClientId: CLIENT_ID,
    publish: ({ entity, uuid, field }) =>
      void dispatch(
        setProjectPresence.initiate(
          {
            projectUuid,
            presenceUpdate: {
              clientId: CLIENT_ID,
              ...(entity && { entity: entity as LiveEntity }),
              ...(uuid && { uuid }),
              ...(field && { field }),
            },
          },
          { track: false },
        ),
      ),
  });
  const lost = lostState();
  const buffer = new ChangeBuffer(COLLECT_MS, changes => {
    for (const { entity, changed, deleted } of changes) {
      void dispatch(refreshRecords(entity, changed));
      dispatch(removeRecords(entity, deleted));
      queue.forget(deleted);
    }
  });
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onEvent = ({ event, data }: ServerSentEvent) => {
    const content: unknown = JSON.parse(data);
    if (event === 'presence') presence.take(content as Presence[]);
    else if (event === 'reset') {
      dispatch(refreshEverything());
      tell();
    } else if (event === 'change') {
      const change = content as RecordEvent & { clientId: string | null };
      if (change.clientId !== CLIENT_ID) buffer.add(change);
      tell();
    }
  };
  const address = `${configuration.hazardAnalysisBaseUrl}${API_PREFIX}/user-api/projects/${encodeURIComponent(projectUuid)}/events`;

  return {
    presence,
    onChange: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lost,
    start: () => {
      const stopped = new AbortController();
      let refused: string | undefined;
      void listen(
        {
          connect: async (lastEventId, signal) => {
            const token = await getFreshToken(refused);
            const response = await fetch(address, {
              headers: {
                Accept: 'text/event-stream',
                Authorization: `Bearer ${token ?? ''}`,
                'X-Client-Id': CLIENT_ID,
                ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
              },
              cache: 'no-store',
              signal,
            });
            refused = response.status === 401 ? (token ?? undefined) : undefined;
            return response;
          },
          wait: (tries, signal) => delay(retryDelay(tries), signal),
          // A restarted server is back before the second try.
          onFailed: tries => lost.set(tries > 1),
          onOpen: isFirst => {
            lost.set(false);
            presence.start();
            // What was read before the stream was there may have changed in between.
            if (isFirst) dispatch(refreshSince(projectUuid, Date.now()));
            tell();
          },
          onEvent,
        },
        stopped.signal,
      );
      return () => {
        stopped.abort();
        buffer.stop();
        presence.stop();
        lost.set(false);
      };
    },
  };
}

function lostState() {
  const listeners = new Set<() => void>();
  let isLost = false;
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => isLost,
    set: (now: boolean) => {
      if (now === isLost) return;
      isLost = now;
      for (const listener of listeners) listener();
    },
  };
}
