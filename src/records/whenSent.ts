import type { EditQueueSnapshot } from './editQueueTypes';
import { isEmptyPatch } from './recordModel';

interface Sending {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => EditQueueSnapshot;
}

/** Resolves when nothing typed into these records is on its way, or none can be sent for now. */
export function whenSent({ subscribe, getSnapshot }: Sending, uuids: readonly string[]): Promise<void> {
  const isSent = () => {
    const { entries, isReachable } = getSnapshot();
    return (
      !isReachable ||
      uuids.every(uuid => {
        const entry = entries.get(uuid);
        return !entry || (isEmptyPatch(entry.sending) && isEmptyPatch(entry.waiting));
      })
    );
  };
  if (isSent()) return Promise.resolve();
  return new Promise(resolve => {
    const stop = subscribe(() => {
      if (!isSent()) return;
      stop();
      resolve();
    });
  });
}
