import { useEffect, useMemo, useRef } from 'react';
import type { Hazard } from '@/api/hazards';
import { type HazardOutbox, isSettled, type OutboxSnapshot } from '../outbox/HazardOutbox';
import type { Catalogs } from './catalog';
import { type KeptOrder, keepOrder, type OrderCriteria } from './hazardOrder';

interface ShownHazards {
  /** Every hazard as it looks with what was typed. */
  byUuid: ReadonlyMap<string, Hazard>;
  /** Those that the filter lets through, in order. */
  rows: readonly Hazard[];
}

/** The server's hazards under the layer of unsaved edits, filtered and sorted. Unchanged rows keep their identity. */
export function useShownHazards(
  hazards: readonly Hazard[],
  { entries, outbox }: Pick<OutboxSnapshot, 'entries'> & { outbox: HazardOutbox },
  criteria: OrderCriteria,
  catalogs: Catalogs,
): ShownHazards {
  useEffect(() => {
    const revisions = new Map(hazards.map(({ uuid, revision }) => [uuid, revision]));
    outbox.prune(uuid => revisions.get(uuid));
  }, [hazards, outbox]);

  const shown = useMemo(() => overlay(hazards, entries), [hazards, entries]);
  const byUuid = useMemo(() => new Map(shown.map(hazard => [hazard.uuid, hazard])), [shown]);
  const kept = useRef<KeptOrder | null>(null);
  const order = useMemo(
    () => keepOrder(kept.current, shown, criteria, catalogs),
    [shown, criteria, catalogs],
  );
  useEffect(() => {
    kept.current = order;
  }, [order]);
  const rows = useMemo(() => order.uuids.flatMap(uuid => byUuid.get(uuid) ?? []), [order, byUuid]);
  return { byUuid, rows };
}

function overlay(hazards: readonly Hazard[], entries: OutboxSnapshot['entries']): readonly Hazard[] {
  if (entries.size === 0) return hazards;
  return hazards.map(hazard => {
    const entry = entries.get(hazard.uuid);
    const isNewer = entry && (!isSettled(entry) || entry.record.revision >= hazard.revision);
    return isNewer ? entry.shown : hazard;
  });
}
