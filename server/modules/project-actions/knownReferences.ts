import { ApiError } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';

/**
 * Records that the request names must exist in its project; elsewhere does not count.
 * @param field of the request, for the error's paths: `functionUuids` gives `functionUuids.2`
 * @param found uuids of `wanted` that the project has
 * @throws ApiError RULE_VIOLATED
 */
export function requireFound(field: string, wanted: readonly string[], found: Iterable<string>): void {
  const known = new Set(found);
  const fields = wanted.flatMap((uuid, index) =>
    known.has(uuid.toLowerCase())
      ? []
      : [
          {
            path: `${field}.${index}`,
            message: `${field} names a record that does not exist here; choose one of this project.`,
          },
        ],
  );
  if (fields[0]) throw new ApiError('RULE_VIOLATED', `Nothing was done: ${fields[0].message}`, { fields });
}

/** The same for records of a project's own table; `undefined` names none. */
export async function requireInProject(
  database: Queryable,
  table: 'functions' | 'machines' | 'tasks' | 'exposure_situations',
  field: string,
  wanted: readonly string[] | undefined,
  projectUuid: string,
): Promise<void> {
  if (!wanted) return;
  const { rows } = await database.query<{ uuid: string }>(
    `select uuid from ${table} where project_uuid = $1 and uuid = any($2::uuid[])`,
    [projectUuid, wanted],
  );
  requireFound(
    field,
    wanted,
    rows.map(({ uuid }) => uuid),
  );
}
