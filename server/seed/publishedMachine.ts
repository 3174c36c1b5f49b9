import type { DemoProjectKey } from './demoPeople.ts';
import { type DemoProject, DemoProjectBuilder } from './demoProject.ts';
import { lookupUuid } from './lookups.ts';
import type { ShippedRatingSet } from './ratingSets.ts';

/** A published risk assessment of a machine (ISO 13849-1): one of the files data/risk_*.json. */
export interface PublishedMachine {
  ratingSet: string;
  machine: { name: string; limits: string };
  hazards: {
    id: string;
    event: string;
    situation: string;
    severity: string;
    exposure: string;
    avoidability: string;
    publishedLevel: string;
    /** What the graph gives, where the source publishes something else. */
    level?: string;
  }[];
}

/**
 * A published machine-style assessment, every level looked up again. Nobody says that the hazardous event is unlikely, so
 * that it is not; each hazard is that of being hit by the moving machine.
 * @throws Error when a level is another one than the file says
 */
export function publishedMachineProject(
  key: DemoProjectKey,
  about: { name: string; description: string },
  sets: ShippedRatingSet[],
  data: PublishedMachine,
): DemoProject {
  const builder = new DemoProjectBuilder(key, 'IMPORT');
  const set = sets.find(({ row }) => row.code === data.ratingSet);
  if (!set) throw new Error(`The demo data cannot be seeded: there is no rating set ${data.ratingSet}`);
  const machine = { ...builder.record('MC', data.machine.name), description: `${data.machine.limits}.` };
  const rows = data.hazards.map(published => {
    const { id, event, situation, publishedLevel, level } = published;
    const hazardousEvent = builder.record('EV', event);
    const hazard = {
      ...builder.record('HZ', event),
      description: [
        `Published as ${id}${level === undefined ? '' : ` with PL ${publishedLevel}`}.`,
        `Situation: ${situation}.`,
      ].join('\n\n'),
      style: 'MACHINE' as const,
      hazardTypeUuid: lookupUuid('hazardTypes', 'MECH_IMPACT'),
      hazardousEventUuid: hazardousEvent.uuid,
      machineUuid: machine.uuid,
      riskRatingSetUuid: set.row.uuid,
    };
    const evaluation = builder.evaluation(hazard.uuid, 'INITIAL', {
      of: id,
      set,
      levels: {
        severity: published.severity,
        exposure: published.exposure,
        probability: 'PrN',
        avoidability: published.avoidability,
      },
      rating: level ?? publishedLevel,
    });
    return { hazardousEvent, hazard, evaluation };
  });
  return {
    ...builder.project({ ...about, style: 'MACHINE' }, [set]),
    machines: [machine],
    zones: [],
    tasks: [],
    taskZones: [],
    functions: [],
    malfunctions: [],
    exposureSituations: [],
    hazardousEvents: rows.map(({ hazardousEvent }) => hazardousEvent),
    hazards: rows.map(({ hazard }) => hazard),
    hazardPersonnel: [],
    evaluations: rows.map(({ evaluation }) => evaluation),
    safetyTargets: [],
    safetyTargetHazards: [],
    rrms: [],
    hazardRrms: [],
    hazardRrmEvaluations: [],
  };
}
