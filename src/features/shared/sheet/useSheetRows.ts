import { useEffect, useMemo, useRef } from 'react';
import { useShownRecords } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { type KeptOrder, keepOrder, type OrderCriteria, sameKeys } from './sheetOrder';
import type { RecordLookup } from './sheetTypes';

type KeyOf = (uuid: string) => string;

interface SheetRows<R> {
  /** Every record with what was typed. */
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
  keyOf: KeyOf,
): SheetRows<R> {
  const shown = useShownRecords(model, records);
  const places = usePlaces(shown, keyOf);
  const find = useMemo((): RecordLookup<R> => {
    return uuid => {
      const place = uuid ? places.get(keyOf(uuid)) : undefined;
      return place === undefined ? undefined : shown[place];
    };
  }, [places, shown, keyOf]);

  const kept = useRef<KeptOrder<R> | null>(null);
  const order = useMemo(() => keepOrder(kept.current, shown, criteria, keyOf), [shown, criteria, keyOf]);
  useEffect(() => {
    kept.current = order;
  }, [order]);
  const rows = useMemo(() => order.keys.flatMap(key => find(key) ?? []), [order, find]);
  return { shown, find, rows };
}

/** Index of each record by its key; the same map as long as the list holds the same records. */
function usePlaces(records: readonly ProjectRecord[], keyOf: KeyOf): ReadonlyMap<string, number> {
  const kept = useRef<{ keys: readonly string[]; places: ReadonlyMap<string, number> } | null>(null);
  const next = useMemo(() => {
    if (kept.current && sameKeys(kept.current.keys, records, keyOf)) return kept.current;
    const keys = records.map(({ uuid }) => keyOf(uuid));
    // The server's record comes before the draft that it was created from.
    return { keys, places: new Map(keys.map((key, index) => [key, index] as const).reverse()) };
  }, [records, keyOf]);
  useEffect(() => {
    kept.current = next;
  }, [next]);
  return next.places;
}
