import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { baselineSignatureType, baselineType } from './baselineRecord.ts';

interface Person {
  name: string;
  projectRole: string | null;
}

/** As they are called and what they are in the project now. */
export async function personIn(
  client: PoolClient,
  { projectUuid, userUuid }: RequestContext,
): Promise<Person> {
  const { rows } = await client.query<Person>(
    `select concat_ws(' ', u.first_name, u.last_name) as name, m.role as "projectRole" from users u
     left join project_members m on m.project_uuid = $1 and m.user_uuid = u.uuid where u.uuid = $2`,
    [projectUuid, userUuid],
  );
  return rows[0] ?? { name: '', projectRole: null };
}

/** The grade of independence is ISO 26262's; without one it is said in words. */
export function requireIndependence(body: { independence?: string | null; independenceNote?: string }): void {
  if (!body.independence && !body.independenceNote?.trim())
    throw fieldProblem(
      'independence',
      'Choose a grade of independence (I0 to I3), or say in words how independent you are. Nothing was saved.',
    );
}

/** Whoever leads an analysis or owns hazards of it confirms their own work (domain model 2.8). */
async function ownWork(
  client: PoolClient,
  baselineUuid: string,
  userUuid: string,
  { projectRole }: Person,
): Promise<'NO' | 'LEAD' | 'OWNER'> {
  if (projectRole === 'LEAD') return 'LEAD';
  const { rowCount } = await client.query(
    `select 1 from baseline_records r where r.baseline_uuid = $1 and
      (r.entity = 'Hazard' and r.data->>'ownerUserUuid' = $2
       or r.entity = 'ProjectMember' and r.data->>'userUuid' = $2 and r.data->>'role' = 'LEAD') limit 1`,
    [baselineUuid, userUuid],
  );
  return rowCount ? 'OWNER' : 'NO';
}

/** Holds it, so that nobody deletes it meanwhile. @throws ApiError NOT_FOUND */
export async function holdBaseline(client: PoolClient, uuid: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from baselines where uuid = $1 for key share', [uuid]);
  if (!rowCount) throw notFound('baseline');
}

export async function readBaseline(client: PoolClient, uuid: string, { userUuid }: RequestContext) {
  const record = await readRecord(client, baselineType, uuid, undefined, userUuid);
  if (!record) throw notFound('baseline');
  return record;
}

const ALREADY = 'You have signed this baseline already. Withdraw that signature first. Nothing was saved.';

const signBaseline: Handler<'signBaseline'> = async ({ path: { baselineUuid }, body }, context) => {
  const { projectUuid, userUuid } = context;
  if (!body.function.trim())
    throw fieldProblem('function', 'Say in which function you sign. Nothing was saved.');
  if (!body.statement.trim()) throw fieldProblem('statement', 'Say what you confirm. Nothing was saved.');
  requireIndependence(body);
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    await client.query('select 1 from baselines where uuid = $1 for no key update', [baselineUuid]);
    await holdBaseline(client, baselineUuid);
    const signed = await client.query(
      'select 1 from baseline_signatures where baseline_uuid = $1 and signer_user_uuid = $2 and withdrawn_at is null',
      [baselineUuid, userUuid],
    );
    if (signed.rowCount) throw new ApiError('RULE_VIOLATED', ALREADY);
    const person = await personIn(client, context);
    const signature = {
      ...body,
      baselineUuid,
      signerUserUuid: userUuid,
      signerName: person.name,
      projectRole: person.projectRole,
      isOwnWork: await ownWork(client, baselineUuid, userUuid, person),
      signedAt: new Date().toISOString(),
    };
    await insertRecords(
      client,
      baselineSignatureType,
      [signature],
      { column: 'projectUuid', uuid: projectUuid ?? '' },
      changeContext(context),
    );
    return readBaseline(client, baselineUuid, context);
  });
  return { status: 201, body: dataText(record) };
};

const WITHDRAWN = 'This signature was withdrawn already. Nothing was changed.';

const withdrawBaselineSignature: Handler<'withdrawBaselineSignature'> = async ({ path, body }, context) => {
  const uuid = path.baselineSignatureUuid;
  if (!body.reason.trim())
    throw fieldProblem('reason', 'Say why the signature is withdrawn. Nothing was changed.');
  const record = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const { rows } = await client.query<{ baselineUuid: string; revision: number; isWithdrawn: boolean }>(
      `select baseline_uuid as "baselineUuid", revision, withdrawn_at is not null as "isWithdrawn"
       from baseline_signatures where uuid = $1 for update`,
      [uuid],
    );
    const [stored] = rows;
    if (!stored) throw notFound('signature');
    if (stored.isWithdrawn) throw new ApiError('RULE_VIOLATED', WITHDRAWN);
    const fields = {
      revision: stored.revision,
      withdrawnAt: new Date().toISOString(),
      withdrawnBy: context.userUuid,
      withdrawnReason: body.reason.trim(),
    };
    await updateRecord(client, baselineSignatureType, uuid, fields, changeContext(context, body.reason));
    return readBaseline(client, stored.baselineUuid, context);
  });
  return { status: 200, body: dataText(record) };
};

export const signatureHandlers = { signBaseline, withdrawBaselineSignature };
