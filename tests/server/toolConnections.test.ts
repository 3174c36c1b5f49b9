import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../server/http/outbound.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { auditLength, auditOf } from '../support/auditTrail.ts';

interface Connection {
  uuid: string;
  secret: string;
  state: string;
  revision: number;
}
interface Failure {
  code: string;
  message: string;
  fields: { path: string }[];
  current?: { revision: number };
}

let app: TestApp;
let project: string;
let tool: Server;
let toolUrl: string;
/** What the tool was sent, and what it answers next. */
let calls: { headers: IncomingMessage['headers']; body: string }[] = [];
let answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];

beforeAll(async () => {
  app = await createTestApp({ TOOL_ALLOW_PRIVATE: 'true' });
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  project = rows[0]?.uuid ?? '';
  tool = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    const answer = answers.shift() ?? { status: 200, body: '{"done":true}' };
    response.writeHead(answer.status, answer.headers).end(answer.body ?? '');
  });
  await new Promise<void>(resolve => tool.listen(0, '127.0.0.1', resolve));
  toolUrl = `http://127.0.0.1:${(tool.address() as AddressInfo).port}/commands`;
});
afterAll(async () => {
  await app.close();
  await new Promise(resolve => tool.close(resolve));
});
afterEach(() => {
  calls = [];
  answers = [];
});

let codes = 0;
const connect = async (more: object = {}): Promise<Connection> => {
  codes += 1;
  const { status, body } = await app.call<{ data: Connection } & Failure>(
    'lead',
    'POST',
    '/user-api/tool-connections',
    {
      body: {
        projectUuid: project,
        toolCode: `tool-${codes}`,
        name: 'Tool',
        commandUrl: toolUrl,
        remoteProjectRef: 'R-1',
        ...more,
      },
    },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const forward = (uuid: string, body: object, person = 'engineer') =>
  app.call<{ data: Record<string, unknown> } & Failure>(
    person,
    'POST',
    `/user-api/tool-connections/${uuid}/command-forward`,
    { body },
  );
/** RFC 2104 by the platform's own crypto, not by the product's rule. */
const sign = (secret: string, timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

describe('a connection', () => {
  it('shows its secret once, and nowhere else', async () => {
    const { uuid, secret } = await connect();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const one = await app.call('lead', 'GET', `/user-api/tool-connections/${uuid}`);
    const list = await app.call('lead', 'GET', '/user-api/tool-connections', {
      query: { projectUuid: project },
    });
    const { rows } = await app.pool.query('select before, after from audit_log where record_uuid = $1', [
      uuid,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([one.body, list.body, rows, app.logged])).not.toContain(secret);
  });
  it('is one for each tool, of leads only, and gone with its secret', async () => {
    const { uuid } = await connect({ toolCode: 'twice' });
    const body = { projectUuid: project, toolCode: 'twice', name: 'Tool', commandUrl: toolUrl };
    expect((await app.call('lead', 'POST', '/user-api/tool-connections', { body })).status).toBe(409);
    expect((await app.call('engineer', 'POST', '/user-api/tool-connections', { body })).status).toBe(403);
    expect((await app.call('supplier', 'GET', `/user-api/tool-connections/${uuid}`)).status).toBe(404);
    expect((await app.call('lead', 'DELETE', `/user-api/tool-connections/${uuid}`)).status).toBe(204);
    const { rowCount } = await app.pool.query(
      'select 1 from tool_connection_secrets where tool_connection_uuid = $1',
      [uuid],
    );
    expect(rowCount).toBe(0);
    expect((await auditOf(app.pool, uuid)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });
  it.each(['nonsense', 'ftp://tool.example', 'file:///etc/passwd', 'https://user:pass@tool.example/'])(
    'with the address %s is refused',
    async commandUrl => {
      const body = { projectUuid: project, toolCode: 'bad', name: 'Tool', commandUrl };
      const answer = await app.call<Failure>('lead', 'POST', '/user-api/tool-connections', { body });
      expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'commandUrl' }] } });
    },
  );
});

describe('a command', () => {
  it('arrives signed, with a key of its own, and is in the log and the trail', async () => {
    const { uuid, secret } = await connect();
    const { status, body } = await forward(uuid, { command: 'requirements.sync', payload: { since: 3 } });
    expect([status, body.data]).toMatchObject([
      200,
      { outcome: 'DELIVERED', httpStatus: 200, attempts: 1, answer: { done: true } },
    ]);
    const [call] = calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      command: 'requirements.sync',
      payload: { since: 3 },
      projectRef: 'R-1',
      projectUuid: project,
      userUuid: app.userUuid('engineer'),
    });
    const timestamp = String(call?.headers['x-badger-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10);
    expect(call?.headers['x-badger-signature']).toBe(sign(secret, timestamp, call?.body ?? ''));
    expect(call?.headers['idempotency-key']).toBe(body.data.uuid);
    expect(call?.headers).not.toHaveProperty('authorization');
    expect(await auditOf(app.pool, String(body.data.uuid))).toMatchObject([
      { action: 'CREATE', entity: 'ToolCommand', after: { outcome: 'SENDING' } },
      { action: 'UPDATE', after: { outcome: 'DELIVERED', attempts: 1 } },
    ]);
    const after = await app.call<{ data: Connection }>('viewer', 'GET', `/user-api/tool-connections/${uuid}`);
    expect(after.body.data.state).toBe('CONNECTED');
  });
  it('is tried three times with the same key when the tool is not ready', async () => {
    const { uuid } = await connect();
    answers = [{ status: 503 }, { status: 502 }];
    expect((await forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'DELIVERED',
      attempts: 3,
    });
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    answers = [{ status: 503 }, { status: 503 }, { status: 503 }];
    expect((await forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'FAILED',
      httpStatus: 503,
      attempts: 3,
    });
    const after = await app.call<{ data: Connection }>('viewer', 'GET', `/user-api/tool-connections/${uuid}`);
    expect(after.body.data.state).toBe('ERROR');
  });
  it('that is refused or sent on is not tried again', async () => {
    const { uuid } = await connect();
    answers = [{ status: 422, body: '{"why":"unknown"}' }];
    expect((await forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'REFUSED',
      httpStatus: 422,
      answer: { why: 'unknown' },
    });
    answers = [{ status: 302, headers: { location: `${toolUrl}/elsewhere` } }];
    expect((await forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'REFUSED',
      httpStatus: 302,
    });
    expect(calls).toHaveLength(2);
  });
  it('to nobody there fails, too large or of a viewer is refused', async () => {
    const { uuid } = await connect({ commandUrl: 'http://127.0.0.1:1/' });
    expect((await forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'FAILED',
      httpStatus: null,
      attempts: 3,
    });
    const before = await auditLength(app.pool);
    expect((await forward(uuid, { command: 'a', payload: { text: 'x'.repeat(70_000) } })).status).toBe(422);
    expect((await forward(uuid, { command: 'a' }, 'viewer')).status).toBe(403);
    expect((await forward(uuid, { command: 'a' }, 'supplier')).status).toBe(404);
    expect(await auditLength(app.pool)).toBe(before);
  });
});

describe('addresses of the operator’s own network', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not public', address => expect(isPublicAddress(address)).toBe(false));
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is', address =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it('are not called unless that is allowed, however they are written', async () => {
    const strict = await createTestApp();
    try {
      const { rows } = await strict.pool.query<{ uuid: string }>(
        `select uuid from projects where name ilike '%remote%'`,
      );
      const port = new URL(toolUrl).port;
      for (const host of [
        '127.0.0.1',
        'localhost',
        '2130706433',
        '0x7f000001',
        '0177.0.0.1',
        '127.1',
        '[::1]',
        '[::ffff:7f00:1]',
        '169.254.169.254',
      ]) {
        const answer = await strict.call<Failure>('lead', 'POST', '/user-api/tool-connections', {
          body: {
            projectUuid: rows[0]?.uuid,
            toolCode: 'inside',
            name: 'Inside',
            commandUrl: `http://${host}:${port}/`,
          },
        });
        expect([host, answer.status, answer.body.fields?.[0]?.path]).toEqual([host, 422, 'commandUrl']);
      }
      // One that was stored before the setting was taken back is not called either.
      const [stored] = (
        await strict.pool.query<{ uuid: string }>(
          `insert into tool_connections (project_uuid, tool_code, name, command_url) values ($1, 'inside', 'Inside', $2) returning uuid`,
          [rows[0]?.uuid, toolUrl],
        )
      ).rows;
      await strict.pool.query('insert into tool_connection_secrets values ($1, $2)', [stored?.uuid, 'x']);
      const answer = await strict.call(
        'lead',
        'POST',
        `/user-api/tool-connections/${stored?.uuid}/command-forward`,
        { body: { command: 'a' } },
      );
      expect(answer.status).toBe(422);
      expect(calls).toEqual([]);
    } finally {
      await strict.close();
    }
  }, 60_000);
});

describe('the status of a tool', () => {
  const set = (body: object, person = 'engineer') =>
    app.call<{ data: Record<string, unknown> } & Failure>(
      person,
      'PATCH',
      `/user-api/toolstatus/${project}`,
      { body },
    );
  it('begins at revision 0, goes on by revisions and is told in the trail', async () => {
    const first = await set({ toolCode: 'badger', revision: 0, status: 'IN_PROGRESS', progress: 40 });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { revision: 1, status: 'IN_PROGRESS', progress: 40, note: '' } },
    });
    const stale = await set({ toolCode: 'badger', revision: 0, progress: 50 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'REVISION_CONFLICT', current: { revision: 1 } },
    });
    expect(
      (await set({ toolCode: 'badger', revision: 1, status: 'DONE', reason: 'Approved' })).body.data,
    ).toMatchObject({ status: 'DONE', progress: 100 });
    expect((await set({ toolCode: 'badger', revision: 2, progress: 50 })).status).toBe(422);
    expect((await set({ toolCode: 'other', revision: 7 })).status).toBe(409);
    const { body } = await app.call<{
      data: { results: { uuid: string; toolCode: string }[]; total: number };
    }>('viewer', 'GET', `/user-api/toolstatus/${project}`);
    expect(body.data).toMatchObject({ total: 1, results: [{ toolCode: 'badger', status: 'DONE' }] });
    expect(await auditOf(app.pool, body.data.results[0]?.uuid ?? '')).toMatchObject([
      { action: 'CREATE' },
      { action: 'UPDATE', reason: 'Approved' },
    ]);
    expect((await set({ toolCode: 'badger', revision: 2 }, 'viewer')).status).toBe(403);
    expect((await set({ toolCode: 'badger', revision: 2 }, 'supplier')).status).toBe(404);
  });
  it('made by several at once is made once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        set({ toolCode: 'race', revision: 0, progress: 1, status: 'IN_PROGRESS' }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe('a callback', () => {
  const now = () => String(Math.floor(Date.now() / 1000));
  const post = (body: string, headers: Record<string, string>) =>
    app.call<{ data: { repeated: boolean } } & Failure>(undefined, 'POST', '/platform/platform-callback', {
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const tell = ({ uuid, secret }: Connection, message: object, timestamp = now()) => {
    const body = JSON.stringify({ deliveryUuid: randomUUID(), ...message });
    return post(body, {
      'x-badger-connection': uuid,
      'x-badger-timestamp': timestamp,
      'x-badger-signature': sign(secret, timestamp, body),
    });
  };
  const status = { kind: 'TOOL_STATUS', toolStatus: { status: 'IN_REVIEW', progress: 80, note: 'Nearly' } };

  it('sets the status of its tool once, however often it comes', async () => {
    const connection = await connect({ toolCode: 'caller' });
    const delivery = { deliveryUuid: randomUUID(), ...status };
    expect(await tell(connection, delivery)).toMatchObject({
      status: 200,
      body: { data: { repeated: false } },
    });
    const length = await auditLength(app.pool);
    expect(await tell(connection, delivery)).toMatchObject({
      status: 200,
      body: { data: { repeated: true } },
    });
    expect(await auditLength(app.pool)).toBe(length);
    const { rows } = await app.pool.query(
      `select status, progress, note, revision from tool_statuses where tool_code = 'caller'`,
    );
    expect(rows).toEqual([{ status: 'IN_REVIEW', progress: 80, note: 'Nearly', revision: 1 }]);
  });
  it('tells the leads of the project', async () => {
    await tell(await connect(), {
      kind: 'NOTIFICATION',
      notification: { title: 'Links are missing', text: 'Three of ten.' },
    });
    const { rows } = await app.pool.query<{ user_uuid: string }>(
      `select user_uuid from notifications where title = 'Links are missing'`,
    );
    expect(rows.map(({ user_uuid }) => user_uuid)).toEqual([app.userUuid('lead')]);
  });
  it('that is forged, late, early or changed is refused alike', async () => {
    const connection = await connect();
    const before = await auditLength(app.pool);
    const body = JSON.stringify({ deliveryUuid: randomUUID(), ...status });
    const [at, right] = [now(), sign(connection.secret, now(), body)];
    const headers = {
      'x-badger-connection': connection.uuid,
      'x-badger-timestamp': at,
      'x-badger-signature': right,
    };
    const other = await connect();
    const refused = [
      await tell({ ...connection, secret: 'guess' }, status),
      await tell(connection, status, String(Number(now()) - 301)),
      await tell(connection, status, String(Number(now()) + 301)),
      await post(body.replace('80', '90'), headers),
      await post(body, { ...headers, 'x-badger-connection': other.uuid }),
      await post(body, { ...headers, 'x-badger-connection': randomUUID() }),
      await post(body, { ...headers, 'x-badger-signature': right.toUpperCase() }),
      await post(body, {}),
    ];
    for (const answer of refused) expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(new Set(refused.map(({ body: { message } }) => message)).size).toBe(1);
    // Only the connection that was made in between.
    expect(await auditLength(app.pool)).toBe(before + 1);
  });
  it('without what its kind needs, or against a rule, changes nothing', async () => {
    const connection = await connect();
    expect((await tell(connection, { kind: 'TOOL_STATUS' })).status).toBe(422);
    expect(
      (await tell(connection, { kind: 'TOOL_STATUS', toolStatus: { status: 'DONE', progress: 5 } })).status,
    ).toBe(422);
    expect((await tell(connection, { kind: 'ELSE' })).status).toBe(400);
    const { rowCount } = await app.pool.query(
      'select 1 from tool_deliveries where tool_connection_uuid = $1',
      [connection.uuid],
    );
    expect(rowCount).toBe(0);
  });
});
