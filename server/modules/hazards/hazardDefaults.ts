import { fieldProblem } from '../../http/errors.ts';
import type { RequestContext } from '../../http/handler.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { ownerProblem, strangersAmong } from '../shared/people.ts';

type Fields = Record<string, unknown>;

async function functionsOf(
  malfunctions: unknown[],
  { pool, projectUuid }: RequestContext,
): Promise<Map<string, string>> {
  const uuids = malfunctions.filter(uuid => typeof uuid === 'string');
  if (uuids.length === 0) return new Map();
  const { rows } = await pool.query<{ uuid: string; function_uuid: string }>(
    'select uuid, function_uuid from malfunctions where uuid = any($1::uuid[]) and project_uuid = $2',
    [uuids, projectUuid],
  );
  return new Map(rows.map(row => [row.uuid, row.function_uuid]));
}

const DEFAULTS =
  'select array(select risk_rating_set_uuid from project_risk_rating_sets where project_uuid = $1 order by position) as sets, ' +
  '(select json_object_agg(uuid, function_uuid) from malfunctions where uuid = any($2::uuid[]) and project_uuid = $1) as functions';

/** What new hazards are completed from, asked at once: the project's rating sets, the functions of malfunctions. */
async function defaultsOf(items: Fields[], { pool, projectUuid }: RequestContext) {
  const malfunctions = items.map(item => item.malfunctionUuid).filter(uuid => typeof uuid === 'string');
  const { rows } = await pool.query<{ sets: string[]; functions: Record<string, string> | null }>({
    name: 'hazardDefaults',
    text: DEFAULTS,
    values: [projectUuid, malfunctions],
  });
  return { sets: rows[0]?.sets ?? [], functionOf: new Map(Object.entries(rows[0]?.functions ?? {})) };
}

/** New hazards: the project's first rating set, no name but an empty one, and the function of the malfunction. */
export async function completeHazards(items: Fields[], context: RequestContext): Promise<void> {
  const { sets, functionOf } = await defaultsOf(items, context);
  const strangers = await strangersAmong(
    items.map(item => item.ownerUserUuid),
    context,
  );
  requireItems(items, item => {
    item.name ??= '';
    item.riskRatingSetUuid ??= sets[0];
    return fitFunction(item, functionOf) ?? fitRatingSet(item, sets) ?? ownerProblem(item, strangers);
  });
}

function fitRatingSet(item: Fields, sets: string[]) {
  if (sets.includes(String(item.riskRatingSetUuid))) return undefined;
  return { path: 'riskRatingSetUuid', message: 'This project does not work with that rating set.' };
}

/** A malfunction is one of its function: the function follows from it, and another one contradicts it. */
function fitFunction(item: Fields, functionOf: Map<string, string>) {
  const owner = functionOf.get(String(item.malfunctionUuid));
  if (!owner) return undefined;
  item.functionUuid ??= owner;
  if (String(item.functionUuid) === owner) return undefined;
  return {
    path: 'malfunctionUuid',
    message:
      'This malfunction is one of another function. Choose one of the hazard’s function, or change both.',
  };
}

/** The same for a change, seen together with what the hazard holds already. */
export async function completeUpdate(uuid: string, body: Fields, context: RequestContext): Promise<void> {
  if ('riskRatingSetUuid' in body) {
    const { rowCount } = await context.pool.query(
      'select 1 from project_risk_rating_sets where project_uuid = $1 and risk_rating_set_uuid = $2',
      [context.projectUuid, body.riskRatingSetUuid],
    );
    if (rowCount === 0)
      throw fieldProblem('riskRatingSetUuid', 'This project does not work with that rating set.');
  }
  const stranger = ownerProblem(body, await strangersAmong([body.ownerUserUuid], context));
  if (stranger) throw fieldProblem(stranger.path, stranger.message);
  if (!('functionUuid' in body) && !('malfunctionUuid' in body)) return;
  const { rows } = await context.pool.query<{ malfunction_uuid: string | null }>(
    'select malfunction_uuid from hazards where uuid = $1',
    [uuid],
  );
  const merged = { malfunctionUuid: rows[0]?.malfunction_uuid, ...body };
  if (body.functionUuid === null && merged.malfunctionUuid && !('malfunctionUuid' in body)) {
    throw fieldProblem(
      'functionUuid',
      'The malfunction of this hazard belongs to its function. Clear the malfunction as well.',
    );
  }
  const problem = fitFunction(merged, await functionsOf([merged.malfunctionUuid], context));
  if (problem) throw fieldProblem('malfunctionUuid' in body ? problem.path : 'functionUuid', problem.message);
  if ('malfunctionUuid' in body && body.malfunctionUuid) body.functionUuid = (merged as Fields).functionUuid;
}
