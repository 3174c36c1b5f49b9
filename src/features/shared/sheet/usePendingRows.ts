import { useEffect, useMemo } from 'react';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';

/** The server's records, and after them those that were added here and that the list does not hold yet. */
export function usePendingRows<R extends ProjectRecord>(
  { entity }: RecordModel<R>,
  saved: readonly R[],
): readonly R[] {
  const queue = useEditQueue();
  const { drafts } = useEdits();
  const { missing, listed } = useMemo(() => {
    const own = [...drafts.values()].filter(draft => draft.entity === entity);
    if (own.length === 0) return { missing: [], listed: [] };
    const known = new Set(saved.map(({ uuid }) => uuid));
    return {
      missing: own.filter(({ record }) => !known.has(record.uuid)).map(({ record }) => record as R),
      listed: own
        .filter(({ record, isMade }) => isMade && known.has(record.uuid))
        .map(({ record }) => record.uuid),
    };
  }, [drafts, entity, saved]);
  // What the list has come to hold is the list's from now on.
  useEffect(() => {
    if (listed.length > 0) queue.releaseDrafts(listed);
  }, [queue, listed]);
  return useMemo(() => (missing.length === 0 ? saved : [...saved, ...missing]), [saved, missing]);
}
