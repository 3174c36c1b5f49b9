import { type DemoProject, DemoProjectBuilder } from './demoProject.ts';
import { lookupUuid } from './lookups.ts';
import type { ShippedRatingSet } from './ratingSets.ts';
import { readSeedData } from './seedData.ts';

/** hara_c_rcp_remote_control.json. */
export interface RemoteControlData {
  ratingSet: string;
  functions: { id: string; name: string }[];
  situations: { id: string; name: string }[];
  malfunctions: { id: string; functionId: string; description: string }[];
  hazardousEvents: {
    id: string;
    malfunctionId: string;
    situationIds: string[];
    event: string;
    severity: string;
    exposure: string;
    controllability: string;
    publishedLevel: string;
    fttiMs: number | null;
  }[];
  safetyGoals: { id: string; text: string; publishedLevel: string; hazardousEventIds: string[] }[];
}

/**
 * The remote control library: a published function-style analysis (ISO 26262), every level looked up again.
 * @throws Error when a level differs from the published one, or an id leads nowhere
 */
export function remoteControlProject(
  sets: ShippedRatingSet[],
  data = readSeedData<RemoteControlData>('hara_c_rcp_remote_control.json'),
): DemoProject {
  const builder = new DemoProjectBuilder('remote-control', 'IMPORT');
  const set = find(sets, candidate => candidate.row.code === data.ratingSet, data.ratingSet);

  const malfunctionIds = new Set(
    data.hazardousEvents.filter(event => event.publishedLevel !== 'QM').map(event => event.malfunctionId),
  );
  const functions = data.functions.map(({ id, name }) => ({
    ...builder.record('FN', name),
    id,
    status: 'ANALYSED' as const,
    isSafetyRelated: data.malfunctions.some(
      ({ functionId, ...malfunction }) => functionId === id && malfunctionIds.has(malfunction.id),
    ),
  }));
  const situations = data.situations.map(({ id, name }) => ({ ...builder.record('SIT', name), id }));
  const malfunctions = data.malfunctions.map(({ id, functionId, description }) => ({
    ...builder.record('MF', description),
    id,
    functionUuid: byId(functions, functionId).uuid,
  }));
  const hazardousEvents = data.hazardousEvents.map(({ id, event }) => ({
    ...builder.record('EV', event),
    id,
  }));

  const hazards = data.hazardousEvents.map(published => {
    const malfunction = byId(malfunctions, published.malfunctionId);
    const [situation, ...further] = published.situationIds.map(id => byId(situations, id));
    return {
      ...builder.record('HZ', published.event),
      description: describe(published, further),
      style: 'FUNCTION' as const,
      functionUuid: malfunction.functionUuid,
      malfunctionUuid: malfunction.uuid,
      exposureSituationUuid: situation?.uuid ?? null,
      hazardousEventUuid: byId(hazardousEvents, published.id).uuid,
      riskRatingSetUuid: set.row.uuid,
      fttiMs: published.fttiMs,
      published,
    };
  });
  const evaluations = hazards.map(({ uuid, published }) =>
    builder.evaluation(uuid, 'INITIAL', {
      of: published.id,
      set,
      levels: {
        severity: published.severity,
        exposure: published.exposure,
        avoidability: published.controllability,
      },
      rating: published.publishedLevel,
    }),
  );
  const publishedHazards = hazards.map(hazard => ({ ...hazard, id: hazard.published.id }));
  const goals = data.safetyGoals.map(goal => {
    const ofGoal = goal.hazardousEventIds.map(id => byId(publishedHazards, id));
    requireLevel(goal, ofGoal, set);
    const fttis = ofGoal.flatMap(({ published: { fttiMs } }) => (fttiMs === null ? [] : [fttiMs]));
    return {
      row: {
        ...builder.record('ST', goal.text),
        description: `Published as ${goal.id}.`,
        safetyTargetTypeUuid: lookupUuid('safetyTargetTypes', 'SAFETY_GOAL'),
        safetyTargetCategoryUuid: lookupUuid('safetyTargetCategories', 'ASIL'),
        riskRatingSetUuid: set.row.uuid,
        fttiMs: fttis.length > 0 ? Math.min(...fttis) : null,
        status: 'AGREED' as const,
      },
      hazards: ofGoal,
    };
  });
  return {
    ...builder.project(
      {
        name: 'Remote control library',
        description:
          'Remote control protocol library for in-vehicle networks, developed out of context. Published hazard analysis ' +
          'of the project [c-RCP](https://github.com/SoundMatt/c-RCP) (MPL-2.0), paraphrased; ratings as published.',
        style: 'FUNCTION',
      },
      [set],
    ),
    machines: [],
    zones: [],
    tasks: [],
    taskZones: [],
    functions,
    malfunctions,
    exposureSituations: situations,
    hazardousEvents,
    hazards,
    hazardPersonnel: [],
    evaluations,
    safetyTargets: goals.map(({ row }) => row),
    safetyTargetHazards: goals.flatMap(({ row, hazards: ofGoal }) =>
      ofGoal.map(({ uuid }) => ({
        projectUuid: builder.projectUuid,
        safetyTargetUuid: row.uuid,
        hazardUuid: uuid,
      })),
    ),
    rrms: [],
    hazardRrms: [],
    hazardRrmEvaluations: [],
  };
}

/**
 * A goal has the highest level of its events (domain model 1.34).
 * @throws Error when the source publishes another one
 */
function requireLevel(
  goal: RemoteControlData['safetyGoals'][number],
  hazards: { published: { publishedLevel: string } }[],
  set: ShippedRatingSet,
): void {
  const rankOf = (code: string) => find(set.ratings, rating => rating.code === code, code).rank;
  const highest = Math.max(...hazards.map(({ published }) => rankOf(published.publishedLevel)));
  if (highest !== rankOf(goal.publishedLevel))
    throw new Error(
      `The demo data cannot be seeded: ${goal.id} is published with ${goal.publishedLevel}, but its events do not lead there`,
    );
}

/** A hazard has one situation; the source's other situations are mentioned in its text. */
function describe(
  published: RemoteControlData['hazardousEvents'][number],
  further: { code: string; name: string }[],
): string {
  return [
    `Published as ${published.id}.`,
    ...(further.length > 0
      ? [
          `Further published situations:\n\n${further.map(({ code, name }) => `- ${code} ${name}`).join('\n')}`,
        ]
      : []),
  ].join('\n\n');
}

function find<T>(rows: T[], is: (row: T) => boolean, name: string): T {
  const row = rows.find(is);
  if (!row) throw new Error(`The demo data cannot be seeded: it names ${name}, which does not exist`);
  return row;
}

const byId = <T extends { id: string }>(rows: T[], id: string): T => find(rows, row => row.id === id, id);
