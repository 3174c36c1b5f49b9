import { ApiError } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { Parameters } from '../../database/records/reading.ts';
import { accessCte, allowed, changeSlot } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { MAX_OPEN_JOBS } from '../../jobs/job.ts';
import { CANCELS_CHANNEL, JOBS_CHANNEL } from '../../jobs/jobStore.ts';
import type { ExportRequest } from './exportTypes.ts';

export type Export = components['schemas']['Export'];

/** `jobs.kind` of exports; which file it is stands in its parameters. */
export const EXPORT_JOB = 'EXPORT';

interface Row extends Omit<Export, 'kind' | 'format' | 'language' | 'filters' | 'baselineUuid' | 'error'> {
  parameters: ExportRequest;
  errorCode: NonNullable<Export['error']>['code'] | null;
  errorMessage: string | null;
}

const columnsWith = (
  parameters: string,
) => `j.uuid, j.project_uuid as "projectUuid", ${parameters} as parameters, j.state, j.created_at as "createdAt",
  j.user_uuid as "createdBy", j.started_at as "startedAt", j.finished_at as "finishedAt", j.expires_at as "expiresAt",
  j.file_name as "fileName", j.size_bytes::float8 as "sizeBytes", j.error_code as "errorCode", j.error_message as "errorMessage",
  case when j.state = 'DONE' then 100 when j.total > 0 then least(99, floor(100.0 * j.done / j.total))::int else 0 end as progress`;

const COLUMNS = columnsWith('j.parameters');
/** A list is asked for each second while something is under way: the uuids of thousands of hazards stay out of it. */
const LISTED = columnsWith(`j.parameters #- '{filters,uuid}'`);

/** The caller's own that are still kept. */
const OWN = `j.project_uuid = $1 and j.user_uuid = $2 and j.kind = '${EXPORT_JOB}' and j.expires_at > now()`;

function exportOf({ parameters, errorCode, errorMessage, ...row }: Row): Export {
  const { kind, format, language, filters, baselineUuid } = parameters;
  return {
    ...row,
    kind,
    format,
    language,
    filters,
    ...(baselineUuid && { baselineUuid }),
    error: errorCode && { code: errorCode, message: errorMessage ?? '' },
  };
}

/**
 * Puts an export into the queue and wakes whoever works on it.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function insertExport(request: ExportRequest, context: RequestContext): Promise<Export> {
  const parameters = new Parameters();
  const change = changeContext(context);
  const slot = changeSlot(change, parameters);
  const user = `${parameters.add(context.userUuid)}::uuid`;
  const sql =
    `with ${accessCte(change, slot)}, ` +
    `made as (insert into jobs as j (project_uuid, user_uuid, kind, parameters) ` +
    `select a.project_uuid, ${user}, '${EXPORT_JOB}', ${parameters.add(JSON.stringify(request))}::jsonb from access a ` +
    `where (select count(*) from jobs o where o.user_uuid = ${user} and o.state in ('QUEUED', 'RUNNING')) < ${MAX_OPEN_JOBS} returning *), ` +
    `told as materialized (select pg_notify('${JOBS_CHANNEL}', uuid::text) from made) ` +
    `select ${COLUMNS} from made j, told`;
  const { rows } = await context.pool.query<Row>(sql, parameters.values);
  if (rows[0]) return exportOf(rows[0]);
  await change.access.requireHeld(context.pool);
  throw new ApiError(
    'TOO_MANY_REQUESTS',
    `You have ${MAX_OPEN_JOBS} files and analyses under way. Wait until one is done, or cancel one.`,
  );
}

export async function exportsOf(
  { pool, projectUuid, userUuid }: RequestContext,
  { limit = 100, offset = 0 }: { limit?: number; offset?: number },
): Promise<{ results: Export[]; total: number }> {
  const { rows } = await pool.query<Row & { total: number }>(
    `select ${LISTED}, count(*) over ()::int as total from jobs j where ${OWN} order by j.created_at desc, j.uuid desc limit $3 offset $4`,
    [projectUuid, userUuid, limit, offset],
  );
  if (rows.length === 0 && offset > 0) {
    const counted = await pool.query<{ total: number }>(
      `select count(*)::int as total from jobs j where ${OWN}`,
      [projectUuid, userUuid],
    );
    return { results: [], total: counted.rows[0]?.total ?? 0 };
  }
  return { results: rows.map(({ total: _, ...row }) => exportOf(row)), total: rows[0]?.total ?? 0 };
}

export async function exportNamed(
  { pool, projectUuid, userUuid }: RequestContext,
  uuid: string,
): Promise<Export | undefined> {
  const { rows } = await pool.query<Row>(`select ${COLUMNS} from jobs j where ${OWN} and j.uuid = $3`, [
    projectUuid,
    userUuid,
    uuid,
  ]);
  return rows[0] && exportOf(rows[0]);
}

/** Ends an export that waits or is being made; the process that works on it is told. */
export async function cancelOpen(uuid: string, context: RequestContext): Promise<void> {
  const parameters = new Parameters();
  const change = changeContext(context);
  const slot = changeSlot(change, parameters);
  const sql =
    `with ${accessCte(change, slot)}, ` +
    `ended as (update jobs j set state = 'CANCELLED', finished_at = now(), expires_at = now() + interval '1 day', ` +
    `lease_uuid = null, lease_until = null where j.uuid = ${parameters.add(uuid)} and j.user_uuid = ${parameters.add(context.userUuid)} ` +
    `and j.kind = '${EXPORT_JOB}' and j.state in ('QUEUED', 'RUNNING') and ${allowed(change, 'j.project_uuid')} returning uuid) ` +
    `select pg_notify('${CANCELS_CHANNEL}', uuid::text) from ended`;
  await context.pool.query(sql, parameters.values);
}

export interface StoredExport {
  sha256: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
}

/** Where the file of a finished export lies. */
export async function fileOf(
  { pool, projectUuid, userUuid }: RequestContext,
  uuid: string,
): Promise<StoredExport | undefined> {
  const { rows } = await pool.query<StoredExport>(
    `select f.sha256, j.file_name as "fileName", j.mime_type as "mimeType", j.size_bytes::float8 as "sizeBytes"
     from jobs j join stored_files f on f.uuid = j.file_uuid where ${OWN} and j.uuid = $3`,
    [projectUuid, userUuid, uuid],
  );
  return rows[0];
}
