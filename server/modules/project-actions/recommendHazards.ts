import { fittingName } from '../../../domain/malfunctionText.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters, type Queryable } from '../../database/records/reading.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { requireInProject } from './knownReferences.ts';
import { closestMatches, confidenceOf, selectSuggestions } from './recommendationRules.ts';
import { machineStyleSuggestions } from './recommendMachineHazards.ts';
import { builtInNames, saidTo } from './saidTo.ts';
import { cellsOf, PAIR, pairKey, similarKey } from './suggestionKeys.ts';
import { refusedKeys } from './suggestionRefusals.ts';
import { elsewhere, type HazardSuggestion, known, MAX_COMPARED, titled } from './suggestions.ts';

const DEFAULT_LIMIT = 50;
/** Maximum number of malfunctions compared with other projects. */
const MAX_OPEN = 500;

/** Malfunctions to be analysed that no hazard names. $1 project, $2 functions or null. */
const OPEN = `
  select m.uuid, m.code, m.name, m.position, m.function_uuid, f.name as function_name
  from malfunctions m join functions f on f.uuid = m.function_uuid
  where m.project_uuid = $1 and m.disposition = 'ANALYSE' and f.status <> 'OUT_OF_SCOPE'
    and ($2::uuid[] is null or f.uuid = any($2::uuid[]))
    and not exists (select 1 from hazards h where h.malfunction_uuid = m.uuid)`;

/**
 * Each of them in the situations in use, most used first; every malfunction appears once before any appears twice. What was
 * refused ($4) is left out before they are counted.
 */
const PAIRS = `
  with uses as (select h.exposure_situation_uuid as uuid, count(*)::int as n from hazards h where h.project_uuid = $1 group by 1),
  used as (
    select s.uuid, s.code, s.name, coalesce(u.n, 0) as uses,
      row_number() over (order by coalesce(u.n, 0) desc, s.position, ${naturally('s.code')})::int as place
    from exposure_situations s left join uses u on u.uuid = s.uuid
    where s.project_uuid = $1 and s.disposition = 'USED')
  select m.*, s.uuid as situation_uuid, s.code as situation_code, s.name as situation_name, s.uses, s.place,
    (select t.uuid from hazard_types t where t.code = 'FUNC' and t.organization_uuid is null and t.project_uuid is null limit 1) as hazard_type_uuid
  from (${OPEN}) m left join used s on s.place <= $3 + cardinality($4::text[])
  where concat_ws(':', '${PAIR}', m.uuid, coalesce(s.uuid::text, '-')) <> all($4::text[])
  order by s.place nulls first, m.position, ${naturally('m.code')} limit $3`;

interface OpenMalfunction {
  uuid: string;
  code: string;
  name: string;
  function_uuid: string;
  function_name: string;
}

interface Pair extends OpenMalfunction {
  situation_uuid: string | null;
  situation_code: string;
  situation_name: string;
  uses: number;
  place: number | null;
  hazard_type_uuid: string | null;
}

interface Elsewhere {
  uuid: string;
  code: string;
  name: string;
  event: string | null;
  malfunction: string;
  function_name: string;
  project_uuid: string;
  hazard_type_uuid: string | null;
}

/** What happened there. */
const titleOf = ({ event, name }: Elsewhere) => event ?? name;

const malfunctionRecord = (malfunction: OpenMalfunction, projectUuid: string) => ({
  entity: 'Malfunction',
  uuid: malfunction.uuid,
  code: malfunction.code,
  name: malfunction.name,
  projectUuid,
});

function fromPair(pair: Pair, projectUuid: string): HazardSuggestion {
  const open = `No hazard names the malfunction ${titled(pair.code, pair.name)}, which is to be analysed.`;
  const situation = pair.situation_uuid
    ? ` The situation ${titled(pair.situation_code, pair.situation_name)} is in use by ${pair.uses} ${pair.uses === 1 ? 'hazard' : 'hazards'}.`
    : ' The project has no exposure situation in use yet.';
  const name = pair.situation_uuid ? `${pair.name} – ${pair.situation_name}` : pair.name;
  const records = [malfunctionRecord(pair, projectUuid)];
  if (pair.situation_uuid)
    records.push({
      entity: 'ExposureSituation',
      uuid: pair.situation_uuid,
      code: pair.situation_code,
      name: pair.situation_name,
      projectUuid,
    });
  return {
    key: pairKey(pair.uuid, pair.situation_uuid),
    payload: {
      style: 'FUNCTION',
      source: 'RECOMMENDED',
      name: fittingName(name),
      functionUuid: pair.function_uuid,
      malfunctionUuid: pair.uuid,
      ...known({ exposureSituationUuid: pair.situation_uuid, hazardTypeUuid: pair.hazard_type_uuid }),
    },
    reason: fitting(open + situation),
    // The method requires at least one hazard; further situations are up to the team.
    confidence: (pair.place ?? 1) === 1 ? 'HIGH' : 'MEDIUM',
    sourceRef: { kind: 'RULE', rule: 'Hazard = malfunction × situation (domain model 2.1, step 4)', records },
  };
}

const MAX_REASON_LENGTH = 2000;
const fitting = (text: string) =>
  text.length <= MAX_REASON_LENGTH ? text : `${text.slice(0, MAX_REASON_LENGTH - 1)}…`;

/** What other projects recorded for malfunctions of similar text. */
async function fromSimilarProjects(
  open: readonly OpenMalfunction[],
  projectUuid: string,
  { pool, userUuid, organizationUuid }: RequestContext,
  refused: ReadonlySet<string>,
): Promise<HazardSuggestion[]> {
  const parameters = new Parameters();
  const sql = `
    select t.uuid, t.code, t.name, e.name as event, m.name as malfunction, f.name as function_name, t.project_uuid,
      case when y.project_uuid is null then t.hazard_type_uuid end as hazard_type_uuid
    from hazards t join malfunctions m on m.uuid = t.malfunction_uuid join functions f on f.uuid = m.function_uuid
    left join hazardous_events e on e.uuid = t.hazardous_event_uuid left join hazard_types y on y.uuid = t.hazard_type_uuid
    where ${elsewhere(userUuid, organizationUuid, projectUuid, parameters)} and coalesce(e.name, t.name) <> ''
    order by t.updated_at desc, t.uuid limit ${MAX_COMPARED}`;
  const { rows } = await pool.query<Elsewhere>(sql, parameters.values);
  const matches = closestMatches(open, rows, {
    own: malfunction => malfunction.name,
    other: hazard => hazard.malfunction,
    isWanted: (malfunction, hazard) => !refused.has(similarKey(malfunction.uuid, titleOf(hazard))),
  });
  return matches.map(({ own, other, likeness }) => ({
    key: similarKey(own.uuid, titleOf(other)),
    payload: {
      style: 'FUNCTION' as const,
      source: 'RECOMMENDED' as const,
      name: fittingName(titleOf(other)),
      functionUuid: own.function_uuid,
      malfunctionUuid: own.uuid,
      ...known({ hazardTypeUuid: other.hazard_type_uuid }),
    },
    reason: fitting(
      `The malfunction ${titled(own.code, own.name)} has no hazard. “${other.malfunction}” in another project shares ${Math.round(likeness * 100)} % of its words, and ${titled(other.code, titleOf(other))} was recorded for it there.`,
    ),
    confidence: confidenceOf(likeness),
    sourceRef: {
      kind: 'SIMILAR_PROJECT' as const,
      rule: 'Hazards of similar malfunctions in the organization (domain model 1.47)',
      records: [
        malfunctionRecord(own, projectUuid),
        {
          entity: 'Hazard',
          uuid: other.uuid,
          code: other.code,
          name: other.name,
          projectUuid: other.project_uuid,
        },
      ],
    },
  }));
}

async function functionStyleSuggestions(
  projectUuid: string,
  functionUuids: string[] | undefined,
  limit: number,
  context: RequestContext,
  refused: readonly string[],
): Promise<HazardSuggestion[]> {
  const chosen = functionUuids ?? null;
  const { rows: pairs } = await context.pool.query<Pair>(PAIRS, [projectUuid, chosen, limit, refused]);
  const { rows: open } = await context.pool.query<OpenMalfunction>(
    `${OPEN} order by m.position, ${naturally('m.code')} limit ${MAX_OPEN}`,
    [projectUuid, chosen],
  );
  if (open.length === 0) return [];
  return [
    ...pairs.map(pair => fromPair(pair, projectUuid)),
    ...(await fromSimilarProjects(open, projectUuid, context, new Set(refused))),
  ];
}

/** Key of a suggestion, so that two rules suggesting the same hazard count once. */
const sameHazard = ({ payload }: HazardSuggestion) =>
  JSON.stringify([
    payload.name,
    payload.malfunctionUuid,
    payload.exposureSituationUuid,
    payload.taskUuid,
    payload.zoneUuid,
    payload.hazardTypeUuid,
  ]);

export const recommendHazards: Handler<'recommendHazards'> = async ({ path, body }, context) => {
  const { projectUuid } = path;
  const { style, functionUuids, taskUuids, limit = DEFAULT_LIMIT } = body;
  const database: Queryable = context.pool;
  await requireInProject(database, 'functions', 'functionUuids', functionUuids, projectUuid);
  await requireInProject(database, 'tasks', 'taskUuids', taskUuids, projectUuid);
  // Named functions or tasks limit the suggestions to them.
  const wantsFunctions = style ? style === 'FUNCTION' : Boolean(functionUuids) || !taskUuids;
  const wantsTasks = style ? style === 'MACHINE' : Boolean(taskUuids) || !functionUuids;
  const named = builtInNames(context.acceptLanguage);
  const refused = await refusedKeys(database, projectUuid, 'HAZARD');
  const found = [
    ...(wantsFunctions
      ? await functionStyleSuggestions(projectUuid, functionUuids, limit, context, refused)
      : []),
    ...(wantsTasks
      ? await machineStyleSuggestions(
          database,
          { projectUuid, taskUuids, limit, refused: cellsOf(refused) },
          named,
        )
      : []),
  ];
  const suggestions = saidTo(context.acceptLanguage, selectSuggestions(found, sameHazard, limit));
  return { status: 200, body: { data: { suggestions } } };
};
