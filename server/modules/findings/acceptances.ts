import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, fieldProblem, forbidden, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { quoted } from '../../database/records/recordType.ts';
import { deleteRecord, insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import { ANALYSIS_CHECKS } from '../exports/index.ts';
import { findingAcceptanceType } from './acceptanceRecord.ts';
import { readFindings } from './findingLists.ts';

interface Place {
  check: string;
  recordUuid: string;
}

interface Stored {
  uuid: string;
  revision: number;
}

/** What is wrong by the method is let pass by a lead only. @throws ApiError FORBIDDEN */
function requireMayJudge(check: string, { permissions }: RequestContext): void {
  const severity = ANALYSIS_CHECKS.find(one => one.check === check)?.severity;
  if (severity === 'ERROR' && !permissions.has('voting.manage')) throw forbidden('voting.manage');
}

async function storedAcceptance(
  client: PoolClient,
  projectUuid: string,
  { check, recordUuid }: Place,
): Promise<Stored | undefined> {
  const { rows } = await client.query<Stored>(
    'select uuid, revision from finding_acceptances where project_uuid = $1 and check_code = $2 and resource_uuid = $3 for update',
    [projectUuid, check, recordUuid],
  );
  return rows[0];
}

const NOT_FOUND_ANY_MORE =
  'The record does not fail this check any more, so there is nothing to accept. Nothing was saved.';
const NOT_ACCEPTED = 'This finding is not accepted, so there is nothing to take back. Nothing was changed.';
/** Characters of a reason, without the blanks around it. */
const SHORTEST_REASON = 10;
const TOO_SHORT = 'Say in ten characters at least why it may stay as it is. Nothing was saved.';
const CHANGED =
  'What this check looked at has changed since you read it. Look at the finding again; nothing was saved.';

export const acceptFinding: Handler<'acceptFinding'> = async ({ path, body }, context) => {
  const { projectUuid } = path;
  requireMayJudge(body.check, context);
  const reason = body.reason.trim();
  if (reason.length < SHORTEST_REASON) throw fieldProblem('reason', TOO_SHORT);
  const finding = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const only = { check: [body.check], recordUuid: [body.recordUuid] };
    const before = (await readFindings(client, projectUuid, only)).results[0];
    if (!before) throw fieldProblem('recordUuid', NOT_FOUND_ANY_MORE);
    const table = context.types.ofEntity(before.entity)?.tableName;
    if (!table) throw notFound();
    // Nobody deletes the record before its acceptance is there: no foreign key could say so.
    const held = await client.query(`select 1 from ${quoted(table)} where uuid = $1 for key share`, [
      body.recordUuid,
    ]);
    if (held.rowCount === 0) throw notFound();
    if (body.basis !== undefined && before.basis !== body.basis) throw fieldProblem('basis', CHANGED);
    const fields = {
      reason,
      basis: before.basis,
      acceptedBy: context.userUuid,
      acceptedAt: new Date().toISOString(),
    };
    const change = changeContext(context, reason);
    const stored = await storedAcceptance(client, projectUuid, body);
    if (stored)
      await updateRecord(
        client,
        findingAcceptanceType,
        stored.uuid,
        { revision: stored.revision, ...fields },
        change,
      );
    else
      await insertRecords(
        client,
        findingAcceptanceType,
        [{ ...fields, checkCode: body.check, resourceType: before.entity, resourceUuid: body.recordUuid }],
        { column: 'projectUuid', uuid: projectUuid },
        change,
      );
    const after = (await readFindings(client, projectUuid, only)).results[0];
    if (!after) throw new ApiError('RULE_VIOLATED', NOT_FOUND_ANY_MORE);
    return after;
  });
  return { status: 200, body: { data: finding } };
};

export const reopenFinding: Handler<'reopenFinding'> = async ({ path, body }, context) => {
  requireMayJudge(body.check, context);
  await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const stored = await storedAcceptance(client, path.projectUuid, body);
    if (!stored) throw fieldProblem('recordUuid', NOT_ACCEPTED);
    await deleteRecord(client, findingAcceptanceType, stored.uuid, changeContext(context));
  });
  return { status: 204, body: undefined };
};
