import type { RiskParameter } from '../../domain/rating/parameters.ts';
import { type DemoProject, DemoProjectBuilder, type PublishedRating } from './demoProject.ts';
import { lookupUuid } from './lookups.ts';
import { type MeasureData, measuresOf } from './palletisingCellMeasures.ts';
import type { ShippedRatingSet } from './ratingSets.ts';
import { readSeedData } from './seedData.ts';

type RatingData = Partial<Record<RiskParameter, string>> & { rating: string; class?: string; cl?: number };

/** How often and how long, in minutes: constructed like the rest of the cell, and such that they lead to its published Fr. */
export const TASK_TIMES: Record<string, { frequencyPerYear: number; durationMinutes: number }> = {
  'Clear a dropped box': { frequencyPerYear: 700, durationMinutes: 12 },
  'Teach a new pallet pattern': { frequencyPerYear: 30, durationMinutes: 60 },
  'Feed boxes': { frequencyPerYear: 60_000, durationMinutes: 2 },
  'Remove full pallet with truck': { frequencyPerYear: 10_000, durationMinutes: 5 },
  'Replace drive': { frequencyPerYear: 2, durationMinutes: 240 },
  'Change suction cups': { frequencyPerYear: 100, durationMinutes: 30 },
  'Clean under the frame': { frequencyPerYear: 50, durationMinutes: 45 },
  'Stay near the cell': { frequencyPerYear: 20_000, durationMinutes: 15 },
};

/** machine_demo_palletising_cell.json; `lookups` are codes of lookups.json. */
export interface PalletisingCellData {
  machine: { name: string };
  zones: { code: string; name: string }[];
  /** Short name in `initial` and `final` → code of the set; the first is the project's own. */
  ratingSets: Record<string, string>;
  hazards: {
    id: string;
    zone: string;
    task: string;
    hazardousEvent: string;
    initial: Record<string, RatingData>;
    rrms: MeasureData[];
    final: Record<string, RatingData>;
    residualRisk?: { note: string; standardClause: string; isAccepted?: boolean };
    lookups: {
      taskType: string;
      lifecyclePhase: string;
      personnel: string;
      energySource: string;
      hazardType: string;
    };
  }[];
}

/**
 * The palletising cell: a constructed machine-style assessment in three rating sets side by side.
 * @throws Error when a rating differs from the one in the file
 */
export function palletisingCellProject(
  sets: ShippedRatingSet[],
  data = readSeedData<PalletisingCellData>('machine_demo_palletising_cell.json'),
): DemoProject {
  const builder = new DemoProjectBuilder('palletising-cell', 'MANUAL');
  const ratingSets = new Map(
    Object.entries(data.ratingSets).map(([name, code]) => {
      const set = sets.find(candidate => candidate.row.code === code);
      if (!set) throw new Error(`The demo data cannot be seeded: there is no rating set ${code}`);
      return [name, set] as const;
    }),
  );
  const [own] = ratingSets.values();
  if (!own) throw new Error('The demo data cannot be seeded: the palletising cell names no rating set');

  const machine = {
    ...builder.record('MC', data.machine.name),
    description: 'Constructed example; no real machine.',
  };
  const zones = data.zones.map(({ code, name }, index) => ({
    uuid: builder.uuid('zone', code),
    projectUuid: builder.projectUuid,
    code,
    name,
    order: index + 1,
    ...builder.made,
  }));
  const zoneUuid = (name: string) => {
    const zone = zones.find(candidate => candidate.name === name);
    if (!zone) throw new Error(`The demo data cannot be seeded: there is no zone ${name}`);
    return zone.uuid;
  };

  const rows = data.hazards.map(entry => {
    const { lookups } = entry;
    const lifecyclePhaseUuid = lookupUuid('lifecyclePhases', lookups.lifecyclePhase);
    const task = {
      ...builder.record('TSK', entry.task),
      taskTypeUuid: lookupUuid('taskTypes', lookups.taskType),
      machineUuid: machine.uuid,
      lifecyclePhaseUuid,
      ...TASK_TIMES[entry.task],
    };
    const hazardousEvent = builder.record('EV', entry.hazardousEvent);
    const hazard = {
      ...builder.record('HZ', entry.hazardousEvent),
      style: 'MACHINE' as const,
      hazardTypeUuid: lookupUuid('hazardTypes', lookups.hazardType),
      hazardousEventUuid: hazardousEvent.uuid,
      machineUuid: machine.uuid,
      taskUuid: task.uuid,
      zoneUuid: zoneUuid(entry.zone),
      lifecyclePhaseUuid,
      energySourceUuid: lookupUuid('energySources', lookups.energySource),
      riskRatingSetUuid: own.row.uuid,
      residualRiskNote: entry.residualRisk?.note ?? '',
      standardClause: entry.residualRisk?.standardClause ?? '',
      ...(entry.residualRisk?.isAccepted && {
        residualRiskAcceptedAt: new Date().toISOString(),
        residualRiskAcceptedByUserUuid: builder.made.createdBy,
      }),
    };
    return {
      entry,
      task,
      hazardousEvent,
      hazard,
      measures: measuresOf(builder, hazard.uuid, entry, ratingSets),
    };
  });

  return {
    ...builder.project(
      {
        name: 'Palletising cell',
        description:
          'Robot palletising cell, rated in three methods side by side. Constructed example; no real machine.',
        style: 'MACHINE',
        itemPurpose:
          'Stacks cartons from a conveyor on pallets, in two shifts, without people inside the cell.',
        itemBoundary:
          'From the infeed conveyor to the pallet outfeed, with robot, gripper, fence and control. The fork-lift truck that takes the pallets is not part of it.',
        itemInterfaces:
          'Packing line before the cell, fork-lift traffic behind it, compressed air and mains of the hall.',
        itemModes:
          'Automatic, setting at reduced speed, clearing of jams, cleaning, maintenance with energy isolated.',
        legalRequirements: 'Machinery Directive 2006/42/EC; ISO 10218-2, ISO 13849-1, ISO 13855.',
        currency: 'EUR',
      },
      [...ratingSets.values()],
    ),
    machines: [machine],
    zones,
    tasks: rows.map(({ task }) => task),
    taskZones: rows.map(({ task, entry }) => ({ taskUuid: task.uuid, zoneUuid: zoneUuid(entry.zone) })),
    functions: [],
    malfunctions: [],
    exposureSituations: [],
    hazardousEvents: rows.map(({ hazardousEvent }) => hazardousEvent),
    hazards: rows.map(({ hazard }) => hazard),
    hazardPersonnel: rows.map(({ hazard, entry }) => ({
      hazardUuid: hazard.uuid,
      personnelUuid: lookupUuid('personnel', entry.lookups.personnel),
    })),
    evaluations: rows.flatMap(({ hazard, entry }) => [
      ...published(entry.id, entry.initial, ratingSets).map(rating =>
        builder.evaluation(hazard.uuid, 'INITIAL', rating),
      ),
      ...published(entry.id, entry.final, ratingSets).map(rating =>
        builder.evaluation(hazard.uuid, 'FINAL', rating),
      ),
    ]),
    safetyTargets: [],
    safetyTargetHazards: [],
    rrms: rows.flatMap(({ measures }) => measures.rrms),
    hazardRrms: rows.flatMap(({ measures }) => measures.hazardRrms),
    hazardRrmEvaluations: rows.flatMap(({ measures }) => measures.evaluations),
  };
}

function published(
  id: string,
  ratings: Record<string, RatingData>,
  sets: Map<string, ShippedRatingSet>,
): PublishedRating[] {
  return Object.entries(ratings).map(([name, { rating, class: riskClass, cl, ...levels }]) => {
    const set = sets.get(name);
    if (!set)
      throw new Error(
        `The demo data cannot be seeded: ${id} is rated in ${name}, which the file does not name`,
      );
    return { of: `${id} in ${set.name}`, set, levels, rating, class: riskClass, score: cl };
  });
}
