import { ApiError, archivedProject, fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { systemChange, updateRecord } from '../../database/records/writing.ts';
import type { Handler, SignedRequest } from '../../http/handler.ts';
import { notify } from '../notifications/index.ts';
import { toolConnectionType } from './toolRecords.ts';
import { isSignature, isTimely, signatureOf } from './toolRules.ts';
import { saveToolStatus } from './toolStatus.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Caller {
  uuid: string;
  projectUuid: string;
  organizationUuid: string;
  toolCode: string;
  name: string;
  revision: number;
  secret: string;
  isArchived: boolean;
}

const CALLER = `
  select c.uuid, c.project_uuid as "projectUuid", p.organization_uuid as "organizationUuid", c.tool_code as "toolCode",
    c.name, c.revision, s.secret, p.archived_at is not null as "isArchived"
  from tool_connections c join tool_connection_secrets s on s.tool_connection_uuid = c.uuid
    join projects p on p.uuid = c.project_uuid where c.uuid = $1`;

const header = ({ headers }: SignedRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** One answer for everything that is wrong with a signature: nothing is told to whoever guesses. */
const unsigned = () =>
  new ApiError(
    'UNAUTHENTICATED',
    'The signature of this call is not valid. Check secret, timestamp and body.',
  );

const nowInSeconds = () => Math.floor(Date.now() / 1000);

export const platformCallback: Handler<'platformCallback'> = async ({ body }, context) => {
  const { pool, signed, settings } = context;
  if (!signed) throw unsigned();
  const uuid = header(signed, 'x-badger-connection');
  const timestamp = header(signed, 'x-badger-timestamp');
  if (!UUID.test(uuid) || !isTimely(timestamp, nowInSeconds())) throw unsigned();
  const { rows } = await pool.query<Caller>(CALLER, [uuid]);
  const caller = rows[0];
  const expected = signatureOf(caller?.secret ?? 'nobody', timestamp, signed.rawBody);
  if (!isSignature(header(signed, 'x-badger-signature'), expected) || !caller) throw unsigned();

  if (caller.isArchived) throw archivedProject();
  const { deliveryUuid, kind, toolStatus, notification } = body;
  if (kind === 'TOOL_STATUS' && !toolStatus) throw fieldProblem('toolStatus', 'toolStatus is missing.');
  if (kind === 'NOTIFICATION' && !notification)
    throw fieldProblem('notification', 'notification is missing.');
  // The signature stands in the place of a permission.
  const change = systemChange({
    operationId: context.operationId,
    requestId: context.requestId,
    reason: `Told by ${caller.name}`,
    projectUuid: caller.projectUuid,
    organizationUuid: caller.organizationUuid,
  });
  const isNew = await inTransaction(pool, async client => {
    const taken = await client.query(
      'insert into tool_deliveries (tool_connection_uuid, delivery_uuid) values ($1, $2) on conflict do nothing',
      [caller.uuid, deliveryUuid],
    );
    if (taken.rowCount === 0) return false;
    if (kind === 'TOOL_STATUS' && toolStatus)
      await saveToolStatus(client, caller.projectUuid, caller.toolCode, toolStatus, change);
    if (kind === 'NOTIFICATION' && notification) {
      const leads = await client.query<{ userUuid: string }>(
        `select user_uuid as "userUuid" from project_members where project_uuid = $1 and role = 'LEAD'`,
        [caller.projectUuid],
      );
      const message = {
        ...notification,
        kind: 'TOOL_MESSAGE' as const,
        link: `/projects/${caller.projectUuid}`,
      };
      await notify(
        client,
        leads.rows.map(({ userUuid }) => ({ ...message, userUuid })),
        { change, mailFrom: settings.publicUrl },
      );
    }
    const { rows: locked } = await client.query<{ revision: number }>(
      'select revision from tool_connections where uuid = $1 for update',
      [caller.uuid],
    );
    const connected = { state: 'CONNECTED', lastSyncAt: new Date().toISOString() };
    if (locked[0])
      await updateRecord(client, toolConnectionType, caller.uuid, { ...locked[0], ...connected }, change);
    return true;
  });
  return { status: 200, body: { data: { accepted: true, repeated: !isNew } } };
};
