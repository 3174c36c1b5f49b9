import type { Hazard } from '@/api/hazards';
import { HazardOutbox } from '@/features/hazards/outbox/HazardOutbox';
import { applyPatch, type HazardRequest, readPath } from '@/features/hazards/outbox/hazardPatch';
import type { SendOutcome } from '@/features/hazards/outbox/outboxEntry';

/** A server that answers when the test says so. */
export function outboxWithServer() {
  const calls: { request: HazardRequest; answer: (outcome: SendOutcome) => Promise<void> }[] = [];
  const retries: { retry: () => void; tries: number; cancelled: boolean }[] = [];
  const outbox = new HazardOutbox({
    send: request =>
      new Promise<SendOutcome>(resolve => {
        calls.push({
          request,
          answer: async outcome => {
            resolve(outcome);
            // The outbox takes the answer in the microtasks that follow.
            for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
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
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`There were ${calls.length} calls, none at ${index}`);
    return found;
  };
  /** What the server answers when it takes the call. */
  const saved = (hazard: Hazard, index: number): SendOutcome => ({
    kind: 'saved',
    record: {
      ...applyPatch(hazard, call(index).request.patch),
      revision: call(index).request.revision + 1,
    },
  });
  const entry = (uuid = 'hazard-1') => outbox.getSnapshot().entries.get(uuid);
  const shown = (path: string, uuid?: string) => {
    const found = entry(uuid);
    return found && readPath(found.shown, path);
  };
  return { outbox, calls, call, retries, saved, entry, shown };
}
