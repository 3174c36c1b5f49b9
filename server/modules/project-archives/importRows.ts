import { ApiError } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { Parameters } from '../../database/records/reading.ts';
import { accessCte, changeSlot } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { refusalsFor, type SaySentence } from '../../http/refusalLanguage.ts';
import { MAX_OPEN_JOBS } from '../../jobs/job.ts';
import { CANCELS_CHANNEL, JOBS_CHANNEL } from '../../jobs/jobStore.ts';

export type ProjectImport = components['schemas']['ProjectImport'];

/** `jobs.kind` of imports. */
export const IMPORT_JOB = 'PROJECT_IMPORT';

/** What somebody asked for, and at last what came of it. */
export interface ImportParameters extends Pick<ProjectImport, 'name' | 'ratingSets' | 'archiveName'> {
  result?: NonNullable<ProjectImport['result']>;
}

interface Row extends Omit<ProjectImport, 'name' | 'ratingSets' | 'archiveName' | 'result' | 'error'> {
  parameters: ImportParameters;
  errorCode: NonNullable<ProjectImport['error']>['code'] | null;
  errorMessage: string | null;
}

const COLUMNS = `j.uuid, j.organization_uuid as "organizationUuid", j.parameters, j.state, j.created_at as "createdAt",
  j.user_uuid as "createdBy", j.started_at as "startedAt", j.finished_at as "finishedAt", j.expires_at as "expiresAt",
  j.error_code as "errorCode", j.error_message as "errorMessage",
  case when j.state = 'DONE' then 100 when j.total > 0 then least(99, floor(100.0 * j.done / j.total))::int else 0 end as progress`;

/** The caller's own that are still kept. */
const OWN = `j.organization_uuid = $1 and j.user_uuid = $2 and j.kind = '${IMPORT_JOB}' and j.expires_at > now()`;

/** @param say gives the refusal in the language of whoever reads it */
function importOf({ parameters, errorCode, errorMessage, ...row }: Row, say: SaySentence): ProjectImport {
  const { name, ratingSets, archiveName, result } = parameters;
  return {
    ...row,
    name,
    ratingSets,
    archiveName,
    result: row.state === 'DONE' ? (result ?? null) : null,
    error: errorCode && { code: errorCode, message: say(errorMessage ?? '') },
  };
}

/**
 * Puts an import into the queue and wakes whoever works on it.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function insertImport(
  asked: ImportParameters,
  fileUuid: string,
  context: RequestContext,
): Promise<ProjectImport> {
  const parameters = new Parameters();
  const change = changeContext(context);
  const slot = changeSlot(change, parameters);
  const user = `${parameters.add(context.userUuid)}::uuid`;
  const sql =
    `with ${accessCte(change, slot)}, ` +
    `made as (insert into jobs as j (organization_uuid, user_uuid, kind, parameters, input_file_uuid) ` +
    `select a.organization_uuid, ${user}, '${IMPORT_JOB}', ${parameters.add(JSON.stringify(asked))}::jsonb, ${parameters.add(fileUuid)}::uuid from access a ` +
    `where (select count(*) from jobs o where o.user_uuid = ${user} and o.state in ('QUEUED', 'RUNNING')) < ${MAX_OPEN_JOBS} returning *), ` +
    `told as materialized (select pg_notify('${JOBS_CHANNEL}', uuid::text) from made) ` +
    `select ${COLUMNS} from made j, told`;
  const { rows } = await context.pool.query<Row>(sql, parameters.values);
  if (rows[0]) return importOf(rows[0], refusalsFor(context.acceptLanguage));
  await change.access.requireHeld(context.pool);
  throw new ApiError(
    'TOO_MANY_REQUESTS',
    `You have ${MAX_OPEN_JOBS} files and analyses under way. Wait until one is done, or cancel one.`,
  );
}

export async function importsOf(
  { pool, organizationUuid, userUuid, acceptLanguage }: RequestContext,
  { limit = 100, offset = 0 }: { limit?: number; offset?: number },
): Promise<{ results: ProjectImport[]; total: number }> {
  const values = [organizationUuid, userUuid];
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from jobs j where ${OWN}`,
    values,
  );
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from jobs j where ${OWN} order by j.created_at desc, j.uuid desc limit $3 offset $4`,
    [...values, limit, offset],
  );
  const say = refusalsFor(acceptLanguage);
  return { results: rows.map(row => importOf(row, say)), total: counted.rows[0]?.total ?? 0 };
}

export async function importNamed(
  { pool, organizationUuid, userUuid, acceptLanguage }: RequestContext,
  uuid: string,
): Promise<ProjectImport | undefined> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from jobs j where ${OWN} and j.uuid = $3`, [
    organizationUuid,
    userUuid,
    uuid,
  ]);
  return rows[0] && importOf(rows[0], refusalsFor(acceptLanguage));
}

/** Ends an import that waits or is under way; the process that works on it is told. */
export async function cancelOpen(uuid: string, context: RequestContext): Promise<void> {
  const parameters = new Parameters();
  const change = changeContext(context);
  const slot = changeSlot(change, parameters);
  const sql =
    `with ${accessCte(change, slot)}, ` +
    `ended as (update jobs j set state = 'CANCELLED', finished_at = now(), expires_at = now() + interval '1 day', ` +
    `lease_uuid = null, lease_until = null where j.uuid = ${parameters.add(uuid)} and j.user_uuid = ${parameters.add(context.userUuid)} ` +
    `and j.kind = '${IMPORT_JOB}' and j.state in ('QUEUED', 'RUNNING') and j.organization_uuid = (select organization_uuid from access) returning uuid) ` +
    `select pg_notify('${CANCELS_CHANNEL}', uuid::text) from ended`;
  await context.pool.query(sql, parameters.values);
}
