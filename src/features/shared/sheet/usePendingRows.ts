import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditQueue } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { RowKeys } from './RowKeys';

export interface PendingRows<R> {
  /** The server's records and those that are being created. */
  readonly records: readonly R[];
  readonly keys: RowKeys;
  readonly begin: (draft: R) => void;
  /** @param record what it was created as; undefined when it was not */
  readonly end: (draft: R, record: R | undefined) => void;
}

/** Rows are there as soon as they are asked for: what is typed into them waits in the edit queue until they are created. */
export function usePendingRows<R extends ProjectRecord>(
  model: RecordModel<R>,
  saved: readonly R[],
): PendingRows<R> {
  const queue = useEditQueue();
  const [keys] = useState(() => new RowKeys());
  const [pending, setPending] = useState<readonly R[]>([]);
  const missing = useMemo(() => {
    if (pending.length === 0) return pending;
    const known = new Set(saved.map(({ uuid }) => uuid));
    return pending.filter(({ uuid }) => !known.has(uuid));
  }, [saved, pending]);
  const records = useMemo(() => (missing.length === 0 ? saved : [...saved, ...missing]), [saved, missing]);
  // What the list has come to hold is the list's from now on.
  useEffect(() => {
    if (missing.length < pending.length)
      setPending(now => now.filter(row => missing.includes(row) || !pending.includes(row)));
  }, [missing, pending]);
  const begin = useCallback(
    (draft: R) => {
      queue.hold(draft);
      setPending(now => [...now, draft]);
    },
    [queue],
  );
  const end = useCallback(
    (draft: R, record: R | undefined) => {
      if (record) keys.keep(record.uuid, draft.uuid);
      // The list may hear of it later: until then the answer stands in for it. In one go with what was typed, which
      // would be gone from the screen for a moment.
      flushSync(() =>
        setPending(now => now.flatMap(row => (row.uuid !== draft.uuid ? [row] : record ? [record] : []))),
      );
      if (record) queue.adopt(draft.uuid, record, model);
      else queue.release(draft.uuid);
    },
    [queue, keys, model],
  );
  return { records, keys, begin, end };
}
