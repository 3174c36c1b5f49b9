import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../../access/openProject.ts';
import { ApiError, notFound } from '../../../contract/errors.ts';
import { inTransaction } from '../../../database/records/dependencies.ts';
import { Parameters, readRecord } from '../../../database/records/reading.ts';
import { accessCte, allowed, changeSlot, insertRecords } from '../../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../../http/handler.ts';
import { MAX_OPEN_JOBS } from '../../../jobs/job.ts';
import { JOBS_CHANNEL } from '../../../jobs/jobStore.ts';
import { documentAnalysisType } from './analysisRecord.ts';
import { ANALYSIS_JOB } from './analysisTypes.ts';
import { analysisProblem } from './fileKinds.ts';

interface Revision {
  mimeType: string;
  sizeBytes: number;
  isUnderWay: boolean;
}

/** The revision, held so that of two requests one begins. What was found is kept a moment before its job ends. */
async function heldRevision(client: PoolClient, uuid: string): Promise<Revision | undefined> {
  await client.query('select 1 from document_revisions where uuid = $1 for no key update', [uuid]);
  const { rows } = await client.query<Revision>(
    `select mime_type as "mimeType", size_bytes::float8 as "sizeBytes", exists (select 1 from document_analyses a
       join jobs j on j.uuid = a.uuid and j.state in ('QUEUED', 'RUNNING') where a.document_revision_uuid = r.uuid and a.finished_at is null) as "isUnderWay"
     from document_revisions r where r.uuid = $1`,
    [uuid],
  );
  return rows[0];
}

/** Puts the work into the queue and wakes whoever does it. @throws ApiError TOO_MANY_REQUESTS */
async function insertJob(
  client: PoolClient,
  uuid: string,
  documentRevisionUuid: string,
  context: RequestContext,
): Promise<void> {
  const parameters = new Parameters();
  const change = changeContext(context);
  const slot = changeSlot(change, parameters);
  const user = `${parameters.add(context.userUuid)}::uuid`;
  const { rowCount } = await client.query(
    `with ${accessCte(change, slot)}, ` +
      `made as (insert into jobs (uuid, project_uuid, user_uuid, kind, parameters) select ${parameters.add(uuid)}::uuid, r.project_uuid, ${user}, ` +
      `'${ANALYSIS_JOB}', jsonb_build_object('documentRevisionUuid', r.uuid) from document_revisions r ` +
      `where r.uuid = ${parameters.add(documentRevisionUuid)} and ${allowed(change, 'r.project_uuid')} ` +
      `and (select count(*) from jobs o where o.user_uuid = ${user} and o.state in ('QUEUED', 'RUNNING')) < ${MAX_OPEN_JOBS} returning uuid) ` +
      `select pg_notify('${JOBS_CHANNEL}', uuid::text) from made`,
    parameters.values,
  );
  if (rowCount) return;
  await change.access.requireHeld(client);
  throw new ApiError(
    'TOO_MANY_REQUESTS',
    `You have ${MAX_OPEN_JOBS} files and analyses under way. Wait until one is done.`,
  );
}

export const analyzeDocumentRevision: Handler<'analyzeDocumentRevision'> = async ({ path }, context) => {
  const { documentRevisionUuid } = path;
  const uuid = randomUUID();
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const revision = await heldRevision(client, documentRevisionUuid);
    if (!revision) throw notFound('revision');
    const problem = revision.isUnderWay
      ? 'This revision is being analysed already. Wait until that is done.'
      : analysisProblem(revision.mimeType, revision.sizeBytes);
    if (problem) throw new ApiError('RULE_VIOLATED', problem);
    await insertJob(client, uuid, documentRevisionUuid, context);
    const scope = { column: 'projectUuid', uuid: context.projectUuid ?? '' } as const;
    await insertRecords(
      client,
      documentAnalysisType,
      [{ uuid, documentRevisionUuid }],
      scope,
      changeContext(context),
    );
    return readRecord(client, documentAnalysisType, uuid);
  });
  if (!record) throw notFound('analysis');
  return { status: 201, body: dataText(record) };
};
