import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RecordPlaces } from '@/lib/RecordPlaces';
import { useShownRecords } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { inOwnOrder, type Placed } from '@/records/recordOrder';
import { type KeptOrder, keepOrder, type OrderCriteria } from './sheetOrder';
import type { RecordLookup } from './sheetTypes';

interface SheetRows<R> {
  /** Every record with what was typed, in the order that people gave them. */
  shown: readonly R[];
  find: RecordLookup<R>;
  /** Those that the filters let through, in order. */
  rows: readonly R[];
}

/**
 * The server's records under the unsaved edits, filtered and sorted. Unchanged rows keep their identity.
 * @param isWhole whether these are all records: what comes after the first part of a long list is not what people add
 */
export function useSheetRows<R extends ProjectRecord>(
  model: RecordModel<R>,
  records: readonly R[],
  criteria: OrderCriteria<R>,
  isWhole: boolean,
): SheetRows<R> {
  const edited = useShownRecords(model, records);
  const inOrder = useRef<readonly (R & Placed)[] | null>(null);
  const shown = useMemo(
    () => (model.order ? inOwnOrder(edited as readonly (R & Placed)[], inOrder.current) : edited),
    [model, edited],
  );
  useEffect(() => {
    inOrder.current = model.order ? (shown as readonly (R & Placed)[]) : null;
  }, [model, shown]);
  const [places] = useState(() => new RecordPlaces());
  const find = useCallback<RecordLookup<R>>(
    uuid => (uuid ? places.find(shown, uuid) : undefined),
    [places, shown],
  );

  const kept = useRef<KeptOrder<R> | null>(null);
  const order = useMemo(() => keepOrder(kept.current, shown, criteria), [shown, criteria]);
  useEffect(() => {
    // With the records of now, so that the next edit differs from them in one place.
    kept.current = isWhole ? { ...order, seen: shown } : null;
  }, [order, shown, isWhole]);
  const rows = useMemo(() => {
    // All of them as they stand: what nearly every key press shows.
    const isAsGiven = order.criteria.sort.length === 0 && order.keys.length === shown.length;
    return isAsGiven ? shown : order.keys.flatMap(key => find(key) ?? []);
  }, [order, shown, find]);
  return { shown, find, rows };
}
