import { ApiError, fieldProblem } from '../../http/errors.ts';
import type { RequestContext } from '../../http/handler.ts';

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

/** New hazards: the project's first rating set, no name but an empty one, and the function of the malfunction. */
export async function completeHazards(items: Fields[], context: RequestContext): Promise<void> {
  const { rows } = await context.pool.query<{ uuid: string }>(
    'select risk_rating_set_uuid as uuid from project_risk_rating_sets where project_uuid = $1 order by position',
    [context.projectUuid],
  );
  const functionOf = await functionsOf(
    items.map(item => item.malfunctionUuid),
    context,
  );
  const fields = items.flatMap((item, index) => {
    item.name ??= '';
    item.riskRatingSetUuid ??= rows[0]?.uuid;
    const problem =
      fitFunction(item, functionOf) ??
      fitRatingSet(
        item,
        rows.map(row => row.uuid),
      );
    return problem
      ? [
          {
            path: items.length > 1 ? `items.${index}.${problem.path}` : problem.path,
            message: problem.message,
          },
        ]
      : [];
  });
  if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
}

function fitRatingSet(item: Fields, sets: string[]) {
  if (sets.includes(String(item.riskRatingSetUuid).toLowerCase())) return undefined;
  return { path: 'riskRatingSetUuid', message: 'This project does not work with that rating set.' };
}

/** A malfunction is one of its function: the function follows from it, and another one contradicts it. */
function fitFunction(item: Fields, functionOf: Map<string, string>) {
  const owner = functionOf.get(String(item.malfunctionUuid).toLowerCase());
  if (!owner) return undefined;
  item.functionUuid ??= owner;
  if (String(item.functionUuid).toLowerCase() === owner) return undefined;
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
  if (!('functionUuid' in body) && !('malfunctionUuid' in body)) return;
  const { rows } = await context.pool.query<{ malfunction_uuid: string | null }>(
    'select malfunction_uuid from hazards where uuid = $1',
    [uuid],
  );
  const merged = { malfunctionUuid: rows[0]?.malfunction_uuid, ...body };
  const problem = fitFunction(merged, await functionsOf([merged.malfunctionUuid], context));
  if (problem) throw fieldProblem('malfunctionUuid' in body ? problem.path : 'functionUuid', problem.message);
  if ('malfunctionUuid' in body && body.malfunctionUuid) body.functionUuid = (merged as Fields).functionUuid;
}
