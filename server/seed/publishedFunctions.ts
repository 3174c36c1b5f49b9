import type { DemoProjectKey } from './demoPeople.ts';
import { type DemoProject, DemoProjectBuilder } from './demoProject.ts';
import { lookupUuid } from './lookups.ts';
import type { ShippedRatingSet } from './ratingSets.ts';

/** A published analysis of functions: one of the files data/hara_*.json. */
export interface PublishedFunctions {
  ratingSet: string;
  functions: { id: string; name: string }[];
  situations: { id: string; name: string }[];
  malfunctions: { id: string; functionId: string; description: string }[];
  hazardousEvents: {
    id: string;
    /** A hazard has one malfunction and one situation; what else the source names stands in its text. */
    malfunctionId: string;
    furtherMalfunctionIds?: string[];
    situationIds: string[];
    event: string;
    severity: string;
    exposure: string;
    controllability: string;
    publishedLevel: string;
    /** What the table gives, where the source publishes another level. */
    level?: string;
    fttiMs: number | null;
  }[];
  safetyGoals: {
    id: string;
    text: string;
    publishedLevel: string;
    /** That of its events, where the source publishes another one. */
    level?: string;
    hazardousEventIds: string[];
  }[];
}

/**
 * A published function-style analysis (ISO 26262), every level looked up again. Where the source is wrong, the hazard has the
 * level of the table and says what was published (check V1).
 * @throws Error when a level is another one than the file says, or an id leads nowhere
 */
export function publishedFunctionsProject(
  key: DemoProjectKey,
  about: { name: string; description: string },
  sets: ShippedRatingSet[],
  data: PublishedFunctions,
): DemoProject {
  const builder = new DemoProjectBuilder(key, 'IMPORT');
  const set = find(sets, candidate => candidate.row.code === data.ratingSet, data.ratingSet);

  const malfunctionIds = new Set(
    data.hazardousEvents.filter(event => levelOf(event) !== 'QM').map(event => event.malfunctionId),
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
    const furtherMalfunctions = (published.furtherMalfunctionIds ?? []).map(id => byId(malfunctions, id));
    return {
      ...builder.record('HZ', published.event),
      description: describe(published, furtherMalfunctions, further),
      ...(published.level !== undefined && { publishedRating: nameOfLevel(published.publishedLevel) }),
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
      rating: levelOf(published),
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
        description:
          goal.level === undefined
            ? `Published as ${goal.id}.`
            : `Published as ${goal.id} with ${nameOfLevel(goal.publishedLevel)}, but its events lead to ${nameOfLevel(goal.level)}.`,
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
    ...builder.project({ ...about, style: 'FUNCTION' }, [set]),
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

interface Coded {
  code: string;
  name: string;
}
interface Rated {
  publishedLevel: string;
  level?: string;
}

const levelOf = ({ level, publishedLevel }: Rated): string => level ?? publishedLevel;
const nameOfLevel = (level: string): string => (level === 'QM' ? level : `ASIL ${level}`);

/**
 * A goal has the highest level of its events (domain model 1.34).
 * @throws Error when the source publishes another one
 */
function requireLevel(
  goal: PublishedFunctions['safetyGoals'][number],
  hazards: { published: Rated }[],
  set: ShippedRatingSet,
): void {
  const rankOf = (code: string) => find(set.ratings, rating => rating.code === code, code).rank;
  const highest = Math.max(...hazards.map(({ published }) => rankOf(levelOf(published))));
  if (highest !== rankOf(levelOf(goal)))
    throw new Error(
      `The demo data cannot be seeded: ${goal.id} is published with ${levelOf(goal)}, but its events do not lead there`,
    );
}

/** What a hazard does not have room for, as the source names it. */
function describe(
  published: PublishedFunctions['hazardousEvents'][number],
  furtherMalfunctions: Coded[],
  furtherSituations: Coded[],
): string {
  const listed = (title: string, records: Coded[]) =>
    records.length > 0
      ? [`${title}:\n\n${records.map(({ code, name }) => `- ${code} ${name}`).join('\n')}`]
      : [];
  return [
    `Published as ${published.id}.`,
    ...listed('Further published malfunctions', furtherMalfunctions),
    ...listed('Further published situations', furtherSituations),
  ].join('\n\n');
}

function find<T>(rows: T[], is: (row: T) => boolean, name: string): T {
  const row = rows.find(is);
  if (!row) throw new Error(`The demo data cannot be seeded: it names ${name}, which does not exist`);
  return row;
}

const byId = <T extends { id: string }>(rows: T[], id: string): T => find(rows, row => row.id === id, id);
