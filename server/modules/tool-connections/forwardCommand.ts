import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { callOutside, type OutboundAnswer, OutboundError } from '../../http/outbound.ts';
import { toolCommandType, toolConnectionType } from './toolRecords.ts';
import { isWorthAnotherTry, MAX_ATTEMPTS, MAX_PAYLOAD, pauseBefore, signatureOf } from './toolRules.ts';

const ATTEMPT_MS = 10_000;
const MAX_RESPONSE_BYTES = 1024 * 1024;

interface Connection {
  uuid: string;
  projectUuid: string;
  commandUrl: string;
  remoteProjectRef: string;
  secret: string | null;
}

interface Sent {
  outcome: 'DELIVERED' | 'REFUSED' | 'FAILED';
  httpStatus: number | null;
  attempts: number;
  answer: Record<string, unknown> | null;
}

async function connectionOf(pool: Pool, uuid: string): Promise<Connection> {
  const { rows } = await pool.query<Connection>(
    `select c.uuid, c.project_uuid as "projectUuid", c.command_url as "commandUrl",
       c.remote_project_ref as "remoteProjectRef", s.secret
     from tool_connections c left join tool_connection_secrets s on s.tool_connection_uuid = c.uuid where c.uuid = $1`,
    [uuid],
  );
  if (!rows[0]) throw notFound('tool connection');
  return rows[0];
}

/** One attempt; undefined if a retry may succeed. */
async function attempt(
  { uuid, commandUrl, secret }: Connection & { secret: string },
  commandUuid: string,
  body: string,
  allowPrivate: boolean,
): Promise<OutboundAnswer | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  try {
    return await callOutside({
      url: new URL(commandUrl),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': commandUuid,
        'x-badger-connection': uuid,
        'x-badger-timestamp': timestamp,
        'x-badger-signature': signatureOf(secret, timestamp, body),
      },
      body,
      deadlineMs: ATTEMPT_MS,
      mostBytes: MAX_RESPONSE_BYTES,
      allowPrivate,
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.reason === 'address') throw fieldProblem('toolConnectionUuid', error.message);
    return undefined;
  }
}

function objectIn({ content }: OutboundAnswer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown> | null)
      : null;
  } catch {
    return null;
  }
}

async function deliver(send: () => Promise<OutboundAnswer | undefined>): Promise<Sent> {
  let answer: OutboundAnswer | undefined;
  let attempts = 0;
  do {
    attempts += 1;
    if (attempts > 1) await pause(pauseBefore(attempts));
    answer = await send();
  } while (attempts < MAX_ATTEMPTS && isWorthAnotherTry(answer?.status));
  if (!answer) return { outcome: 'FAILED', httpStatus: null, attempts, answer: null };
  const { status: httpStatus } = answer;
  const outcome =
    httpStatus >= 200 && httpStatus < 300
      ? 'DELIVERED'
      : isWorthAnotherTry(httpStatus)
        ? 'FAILED'
        : 'REFUSED';
  return { outcome, httpStatus, attempts, answer: objectIn(answer) };
}

export const forwardToolCommand: Handler<'forwardToolCommand'> = async ({ path, body }, context) => {
  const { pool, settings, userUuid } = context;
  const { command, payload = {} } = body;
  if (Buffer.byteLength(JSON.stringify(payload)) > MAX_PAYLOAD)
    throw fieldProblem('payload', 'payload is larger than 64 kB. Nothing was sent; send less of it.');
  const connection = await connectionOf(pool, path.toolConnectionUuid);
  const { projectUuid, remoteProjectRef: projectRef, secret, commandUrl } = connection;
  if (!secret || !URL.canParse(commandUrl))
    throw fieldProblem(
      'toolConnectionUuid',
      'This connection is not complete. Delete it and connect the tool again.',
    );
  const change = changeContext(context);
  const scope = { column: 'projectUuid', uuid: projectUuid } as const;
  // Written before sending, so that the audit trail has the attempt whatever happens next.
  const logged = [{ toolConnectionUuid: connection.uuid, command, payload }];
  const [record] = await insertRecords(pool, toolCommandType, logged, scope, change);
  const { uuid } = JSON.parse(record ?? '{}') as { uuid: string };
  const text = JSON.stringify({ command, payload, projectRef, projectUuid, userUuid });
  const failed: Sent = { outcome: 'FAILED', httpStatus: null, attempts: 0, answer: null };
  let sent = failed;
  try {
    sent = await deliver(() => attempt({ ...connection, secret }, uuid, text, settings.allowPrivateTools));
  } finally {
    await inTransaction(pool, async client => {
      const { outcome, httpStatus, attempts } = sent;
      await updateRecord(
        client,
        toolCommandType,
        uuid,
        { revision: 1, outcome, httpStatus, attempts },
        change,
      );
      const { rows } = await client.query<{ revision: number }>(
        'select revision from tool_connections where uuid = $1 for update',
        [connection.uuid],
      );
      if (!rows[0]) return;
      const state =
        outcome === 'FAILED'
          ? { state: 'ERROR' }
          : { state: 'CONNECTED', lastSyncAt: new Date().toISOString() };
      await updateRecord(client, toolConnectionType, connection.uuid, { ...rows[0], ...state }, change);
    });
  }
  return { status: 200, body: { data: { uuid, command, ...sent } } };
};
