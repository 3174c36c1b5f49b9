import type { ReportedRecords } from '../../report-data/index.ts';
import { type ReportContext, titled } from './context.ts';

type Hazard = ReportedRecords['Hazard'];

const of = <Value>(map: ReadonlyMap<string, Value>, uuid: string | null) =>
  uuid ? map.get(uuid) : undefined;

/** The records that a hazard is put together from, in words. */
export function hazardWords(hazard: Hazard, { data, lookup, word }: ReportContext) {
  const malfunction = of(data.malfunctions, hazard.malfunctionUuid);
  const misuse = of(data.misuses, hazard.misuseUuid);
  const effects = hazard.hazardEffects.map(
    ({ hazardEffectTypeUuid, description, personsAffected, injuryTypeUuids }) => {
      const injuries = injuryTypeUuids.map(lookup).join(', ');
      const affected = word(`vote-queue/affected-${personsAffected}`);
      return `${lookup(hazardEffectTypeUuid)} (${affected}${injuries && `; ${injuries}`})${description && `: ${description}`}`;
    },
  );
  const eventName = of(data.events, hazard.hazardousEventUuid)?.name ?? '';
  return {
    /** Rows of the worksheet often have no title: then their event says which hazard it is. */
    title: hazard.name || eventName,
    function: titled(of(data.functions, hazard.functionUuid)),
    malfunction: titled(malfunction),
    misuse: titled(misuse),
    trigger: titled(malfunction ?? misuse ?? of(data.machineHazards, hazard.machineHazardUuid)),
    triggerName: (malfunction ?? misuse ?? of(data.machineHazards, hazard.machineHazardUuid))?.name ?? '',
    situation: titled(of(data.situations, hazard.exposureSituationUuid)),
    situationName: of(data.situations, hazard.exposureSituationUuid)?.name ?? '',
    event: titled(of(data.events, hazard.hazardousEventUuid)),
    eventName,
    machine: titled(of(data.machines, hazard.machineUuid)),
    machineHazard: titled(of(data.machineHazards, hazard.machineHazardUuid)),
    task: titled(of(data.tasks, hazard.taskUuid)),
    taskName: of(data.tasks, hazard.taskUuid)?.name ?? '',
    humanTask: titled(of(data.humanTasks, hazard.humanTaskUuid)),
    humanTaskName: of(data.humanTasks, hazard.humanTaskUuid)?.name ?? '',
    zone: lookup(hazard.zoneUuid),
    area: lookup(hazard.areaUuid),
    phase: lookup(hazard.lifecyclePhaseUuid),
    persons: hazard.personnelUuids.map(lookup).join(', '),
    hazardType: lookup(hazard.hazardTypeUuid),
    energy: lookup(hazard.energySourceUuid),
    injuries: hazard.injuryTypeUuids.map(lookup).join(', '),
    effects,
  };
}

export const evaluationOf = (hazard: Hazard, stage: 'INITIAL' | 'FINAL', set = hazard.riskRatingSetUuid) =>
  hazard.evaluations.find(evaluation => evaluation.stage === stage && evaluation.riskRatingSetUuid === set);

/** Rejected hazards and duplicates are listed, and count nowhere. */
export const isLeftOut = ({ status }: Hazard) => status === 'REJECTED' || status === 'DUPLICATE';
