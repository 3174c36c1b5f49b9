import { useEffect, useMemo, useRef } from 'react';
import type { Hazard } from '@/api/hazards';
import { useShownRecords } from '@/records/EditQueueContext';
import { hazardModel } from '@/records/models/hazardModel';
import type { Catalogs } from './catalog';
import { type KeptOrder, keepOrder, type OrderCriteria, sameUuids } from './hazardOrder';

/** Finds a hazard as it looks with what was typed. */
export type HazardLookup = (uuid: string | null | undefined) => Hazard | undefined;

interface ShownHazards {
  /** Every hazard with what was typed. */
  shown: readonly Hazard[];
  find: HazardLookup;
  /** Those that the filter lets through, in order. */
  rows: readonly Hazard[];
}

/** The server's hazards under the layer of unsaved edits, filtered and sorted. Unchanged rows keep their identity. */
export function useShownHazards(
  hazards: readonly Hazard[],
  criteria: OrderCriteria,
  catalogs: Catalogs,
): ShownHazards {
  const shown = useShownRecords(hazardModel, hazards);
  const places = usePlaces(shown);
  const find = useMemo(() => {
    const at = (uuid: string | null | undefined) => {
      const place = uuid ? places.get(uuid) : undefined;
      return place === undefined ? undefined : shown[place];
    };
    return at;
  }, [places, shown]);

  const kept = useRef<KeptOrder | null>(null);
  const order = useMemo(
    () => keepOrder(kept.current, shown, criteria, catalogs),
    [shown, criteria, catalogs],
  );
  useEffect(() => {
    kept.current = order;
  }, [order]);
  const rows = useMemo(() => order.uuids.flatMap(uuid => find(uuid) ?? []), [order, find]);

  return { shown, find, rows };
}

/** Index of each hazard; the same map as long as the list holds the same hazards. */
function usePlaces(hazards: readonly Hazard[]): ReadonlyMap<string, number> {
  const kept = useRef<{ uuids: readonly string[]; places: ReadonlyMap<string, number> } | null>(null);
  const next = useMemo(() => {
    if (kept.current && sameUuids(kept.current.uuids, hazards)) return kept.current;
    const uuids = hazards.map(({ uuid }) => uuid);
    return { uuids, places: new Map(uuids.map((uuid, index) => [uuid, index])) };
  }, [hazards]);
  useEffect(() => {
    kept.current = next;
  }, [next]);
  return next.places;
}
