import type { PoolClient } from 'pg';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { listRecords } from '../../database/records/reading.ts';
import { type ChangeContext, insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { toolStatusType } from './toolRecords.ts';
import { changedWork, type Work } from './toolRules.ts';

interface Stored extends Work {
  uuid: string;
  revision: number;
}

export interface StatusChange extends Partial<Work> {
  note?: string;
  /** The revision that the change was made on; tools omit it, because they report facts. */
  revision?: number;
}

const NONE: Work = { status: 'NOT_STARTED', progress: 0 };

/**
 * Sets the status of one tool of a project, creating it if needed.
 * @returns the record as JSON text; undefined when the revision is not the stored one, with its uuid where there is one
 */
export async function saveToolStatus(
  client: PoolClient,
  projectUuid: string,
  toolCode: string,
  { revision, note, ...change }: StatusChange,
  context: ChangeContext,
): Promise<{ record: string } | { stale: string | undefined }> {
  // Of two concurrent requests creating the first status, one waits.
  await client.query('select 1 from projects where uuid = $1 for no key update', [projectUuid]);
  const { rows } = await client.query<Stored>(
    'select uuid, revision, status, progress from tool_statuses where project_uuid = $1 and tool_code = $2',
    [projectUuid, toolCode],
  );
  const stored = rows[0];
  if (revision !== undefined && revision !== (stored?.revision ?? 0)) return { stale: stored?.uuid };
  const work = changedWork(stored ?? NONE, change);
  if ('problem' in work) throw fieldProblem('progress', work.problem);
  const fields = { ...work, ...(note !== undefined && { note }) };
  if (!stored) {
    const created = [{ ...fields, toolCode }];
    const [record] = await insertRecords(
      client,
      toolStatusType,
      created,
      { column: 'projectUuid', uuid: projectUuid },
      context,
    );
    return { record: record ?? '' };
  }
  const body = { ...fields, revision: stored.revision };
  const { record } = await updateRecord(client, toolStatusType, stored.uuid, body, context);
  return record ? { record } : { stale: stored.uuid };
}

export const getToolStatus: Handler<'getToolStatus'> = async ({ path }, { pool }) => ({
  status: 200,
  body: dataText(await listRecords(pool, toolStatusType, { projectUuid: path.projectUuid, limit: 20_000 })),
});

export const updateToolStatus: Handler<'updateToolStatus'> = async ({ path, body }, context) => {
  const { toolCode, reason, ...change } = body;
  const outcome = await inTransaction(context.pool, client =>
    saveToolStatus(client, path.projectUuid, toolCode, change, changeContext(context, reason)),
  );
  if ('record' in outcome) return { status: 200, body: dataText(outcome.record) };
  if (outcome.stale) throw await staleRevision(toolStatusType, outcome.stale, 'tool status', context);
  throw new ApiError(
    'REVISION_CONFLICT',
    'This tool has no status yet. Nothing was saved; send the change with revision 0.',
  );
};
