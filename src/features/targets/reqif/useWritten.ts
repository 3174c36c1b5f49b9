import { useMemo } from 'react';
import { useEdits } from '@/records/EditQueueContext';
import { isEmptyPatch } from '@/records/recordModel';

/** How far records are written, and what the server refused. */
export function useWritten(uuids: readonly string[]) {
  const { drafts, entries, isReachable } = useEdits();
  return useMemo(() => {
    const refused: string[] = [];
    let open = 0;
    for (const uuid of uuids) {
      const [draft, entry] = [drafts.get(uuid), entries.get(uuid)];
      const why = draft?.refusal?.message ?? Object.values(entry?.failed ?? {})[0]?.refusal.message;
      const isWaiting = entry && !(isEmptyPatch(entry.sending) && isEmptyPatch(entry.waiting));
      if (why !== undefined) refused.push(why);
      else if ((draft && !draft.isMade) || isWaiting) open += 1;
    }
    return {
      open,
      refused: [...new Set(refused)],
      written: uuids.length - open - refused.length,
      isReachable,
    };
  }, [uuids, drafts, entries, isReachable]);
}
