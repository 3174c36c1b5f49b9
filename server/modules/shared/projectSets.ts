import type { Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';

/** The rating sets of the request's project, its default first. */
export async function projectSets({ projectUuid }: RequestContext, database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ uuid: string }>(
    'select risk_rating_set_uuid as uuid from project_risk_rating_sets where project_uuid = $1 order by position',
    [projectUuid],
  );
  return rows.map(({ uuid }) => uuid);
}

/** Message for a set that the project does not use. */
export const NOT_A_PROJECT_SET = 'This project does not work with that rating set.';
