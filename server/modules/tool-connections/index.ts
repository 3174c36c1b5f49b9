import { randomBytes, randomUUID } from 'node:crypto';
import { inVisibleProjects } from '../../access/visibility.ts';
import { fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { leadsOutside } from '../../http/outbound.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { forwardToolCommand } from './forwardCommand.ts';
import { platformCallback } from './platformCallback.ts';
import { toolConnectionType } from './toolRecords.ts';
import { addressProblem } from './toolRules.ts';
import { getToolStatus, updateToolStatus } from './toolStatus.ts';

export { forgetDeliveries } from './forgetDeliveries.ts';
export { toolTypes } from './toolRecords.ts';

const SECRET_BYTES = 32;

/** @throws ApiError at the field where commands cannot go to this address */
async function requireAddress(commandUrl: string, { settings }: RequestContext): Promise<void> {
  const problem = addressProblem(commandUrl);
  if (problem) throw fieldProblem('commandUrl', problem);
  if (!(await leadsOutside(new URL(commandUrl), settings.allowPrivateTools)))
    throw fieldProblem(
      'commandUrl',
      'commandUrl leads into a private network, which is not called from here. Ask the operator to allow it.',
    );
}

const createToolConnection: Handler<'createToolConnection'> = async ({ body }, context) => {
  const { projectUuid, ...connection } = body;
  await requireAddress(connection.commandUrl, context);
  const uuid = randomUUID();
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const record = await inTransaction(context.pool, async client => {
    const [created] = await insertRecords(
      client,
      toolConnectionType,
      [{ ...connection, uuid }],
      { column: 'projectUuid', uuid: projectUuid },
      changeContext(context),
    );
    await client.query('insert into tool_connection_secrets (tool_connection_uuid, secret) values ($1, $2)', [
      uuid,
      secret,
    ]);
    return created ?? '{}';
  });
  return { status: 201, body: dataText(JSON.stringify({ ...JSON.parse(record), secret })) };
};

export const toolConnectionHandlers = {
  ...recordHandlers(toolConnectionType, {
    visible: inVisibleProjects,
    async beforeUpdate(uuid, body, context, database) {
      if (typeof body.commandUrl !== 'string') return;
      const { rows } = await database.query<{ commandUrl: string }>(
        'select command_url as "commandUrl" from tool_connections where uuid = $1',
        [uuid],
      );
      if (rows[0]?.commandUrl === body.commandUrl) return;
      await requireAddress(body.commandUrl, context);
      // Not known yet for the new address.
      Object.assign(body, { state: 'PENDING', lastSyncAt: null });
    },
  }),
  createToolConnection,
  forwardToolCommand,
  getToolStatus,
  updateToolStatus,
  platformCallback,
};
