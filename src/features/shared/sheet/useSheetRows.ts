import { useEffect, useMemo, useRef } from 'react';
import { useShownRecords } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { inOwnOrder, type Placed } from '@/records/recordOrder';
import { type KeptOrder, keepOrder, type OrderCriteria, sameUuids } from './sheetOrder';
import type { RecordLookup } from './sheetTypes';

interface SheetRows<R> {
  /** Every record with what was typed, in the order that people gave them. */
  shown: readonly R[];
  find: RecordLookup<R>;
  /** Those that the filters let through, in order. */
  rows: readonly R[];
}

/** The server's records under the unsaved edits, filtered and sorted. Unchanged rows keep their identity. */
export function useSheetRows<R extends ProjectRecord>(
  model: RecordModel<R>,
  records: readonly R[],
  criteria: OrderCriteria<R>,
): SheetRows<R> {
  const edited = useShownRecords(model, records);
  const shown = useMemo(
    () => (model.order ? inOwnOrder(edited as readonly (R & Placed)[]) : edited),
    [model, edited],
  );
  const places = usePlaces(shown);
  const find = useMemo((): RecordLookup<R> => {
    return uuid => {
      const place = uuid ? places.get(uuid) : undefined;
      return place === undefined ? undefined : shown[place];
    };
  }, [places, shown]);

  const kept = useRef<KeptOrder<R> | null>(null);
  const order = useMemo(() => keepOrder(kept.current, shown, criteria), [shown, criteria]);
  useEffect(() => {
    kept.current = order;
  }, [order]);
  const rows = useMemo(() => order.keys.flatMap(key => find(key) ?? []), [order, find]);
  return { shown, find, rows };
}

/** Index of each record; the same map as long as the list holds the same records. */
function usePlaces(records: readonly ProjectRecord[]): ReadonlyMap<string, number> {
  const kept = useRef<{ uuids: readonly string[]; places: ReadonlyMap<string, number> } | null>(null);
  const next = useMemo(() => {
    if (kept.current && sameUuids(kept.current.uuids, records)) return kept.current;
    const uuids = records.map(({ uuid }) => uuid);
    return { uuids, places: new Map(uuids.map((uuid, index) => [uuid, index] as const)) };
  }, [records]);
  useEffect(() => {
    kept.current = next;
  }, [next]);
  return next.places;
}
