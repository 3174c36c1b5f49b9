import type { Hazard } from '@/api/hazards';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import type { HazardNames } from './useHazardNames';

const LABELS = defineTexts(
  'vote-queue',
  {
    function: 'Function',
    malfunction: 'Malfunction',
    misuse: 'Misuse',
    situation: 'Situation',
    event: 'Leads to',
    machine: 'Machine',
    danger: 'Machine hazard',
    task: 'Task',
    phase: 'Phase',
    zone: 'Zone',
    persons: 'Persons',
    type: 'Hazard type',
    energy: 'Energy',
    injuries: 'Injuries',
  },
  'story-',
);

export interface StoryPart {
  label: TextDefinition;
  value: string;
  /** What the sentence is made of stands larger than what surrounds it. */
  isMain: boolean;
}

/** What happens, in the order in which one tells it: trigger, situation, event; at a machine task, zone, danger, event. */
export function storyParts(hazard: Hazard, nameOf: HazardNames['nameOf']): StoryPart[] {
  const part = (label: TextDefinition, uuids: string | null | readonly string[], isMain = false) => {
    const names = [uuids ?? []].flat().flatMap(uuid => nameOf(uuid) ?? []);
    return names.length > 0 ? [{ label, value: names.join(', '), isMain }] : [];
  };
  const trigger = [
    ...part(LABELS.malfunction, hazard.malfunctionUuid, true),
    ...part(LABELS.misuse, hazard.misuseUuid, true),
  ];
  const place =
    hazard.style === 'FUNCTION'
      ? [
          ...trigger,
          ...part(LABELS.situation, hazard.exposureSituationUuid, true),
          ...part(LABELS.event, hazard.hazardousEventUuid, true),
          ...part(LABELS.function, hazard.functionUuid),
        ]
      : [
          ...part(LABELS.task, [hazard.taskUuid ?? [], hazard.humanTaskUuid ?? []].flat(), true),
          ...trigger,
          ...part(LABELS.zone, hazard.zoneUuid, true),
          ...part(LABELS.event, hazard.hazardousEventUuid, true),
          ...part(LABELS.machine, hazard.machineUuid),
          ...part(LABELS.danger, hazard.machineHazardUuid),
          ...part(LABELS.type, hazard.hazardTypeUuid),
          ...part(LABELS.energy, hazard.energySourceUuid),
          ...part(LABELS.phase, hazard.lifecyclePhaseUuid),
        ];
  return [
    ...place,
    ...part(LABELS.persons, hazard.personnelUuids),
    ...part(LABELS.injuries, hazard.injuryTypeUuids),
  ];
}
