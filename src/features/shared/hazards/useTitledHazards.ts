import { useMemo } from 'react';
import { useListHazardousEventsQuery } from '@/api/hazardous-events';
import type { Hazard } from '@/api/hazards';
import { sheetList } from '../sheet/sheetList';

/**
 * Hazards as lists call them: one that was typed in the worksheet has no title, and is known by its hazardous event.
 * For what is shown and never sent.
 */
export function useTitledHazards(projectUuid: string, hazards: readonly Hazard[]): readonly Hazard[] {
  const isAsked = hazards.some(({ name, hazardousEventUuid }) => !name && hazardousEventUuid);
  const { currentData } = useListHazardousEventsQuery(sheetList(projectUuid), { skip: !isAsked });
  const events = currentData?.data.results;
  return useMemo(() => {
    if (!(isAsked && events)) return hazards;
    const names = new Map(events.map(({ uuid, name }) => [uuid, name]));
    return hazards.map(hazard =>
      hazard.name ? hazard : { ...hazard, name: names.get(hazard.hazardousEventUuid ?? '') ?? '' },
    );
  }, [hazards, isAsked, events]);
}
