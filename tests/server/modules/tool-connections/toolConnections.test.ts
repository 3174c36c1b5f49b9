import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../../server/http/outbound.ts';
import { createTestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { type Connection, type Failure, sign, ToolDesk, toolProject } from '../../../support/toolDesk.ts';

let desk: ToolDesk;
beforeAll(async () => {
  desk = await ToolDesk.open();
});
afterAll(() => desk.close());
afterEach(() => desk.forget());

describe('a connection', () => {
  it('shows its secret once, and nowhere else', async () => {
    const { uuid, secret } = await desk.connect();
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const one = await desk.app.call('lead', 'GET', `/user-api/tool-connections/${uuid}`);
    const list = await desk.app.call('lead', 'GET', '/user-api/tool-connections', {
      query: { projectUuid: desk.project },
    });
    const { rows } = await desk.app.pool.query(
      'select before, after from audit_trail where record_uuid = $1',
      [uuid],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([one.body, list.body, rows, desk.app.logged])).not.toContain(secret);
  });
  it('is one for each tool, of leads only, and gone with its secret', async () => {
    const { uuid } = await desk.connect({ toolCode: 'twice' });
    const body = { projectUuid: desk.project, toolCode: 'twice', name: 'Tool', commandUrl: desk.toolUrl };
    expect((await desk.app.call('lead', 'POST', '/user-api/tool-connections', { body })).status).toBe(409);
    expect((await desk.app.call('engineer', 'POST', '/user-api/tool-connections', { body })).status).toBe(
      403,
    );
    expect((await desk.app.call('supplier', 'GET', `/user-api/tool-connections/${uuid}`)).status).toBe(404);
    expect((await desk.app.call('lead', 'DELETE', `/user-api/tool-connections/${uuid}`)).status).toBe(204);
    const { rowCount } = await desk.app.pool.query(
      'select 1 from tool_connection_secrets where tool_connection_uuid = $1',
      [uuid],
    );
    expect(rowCount).toBe(0);
    expect((await auditOf(desk.app.pool, uuid)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });
  it.each(['nonsense', 'ftp://tool.example', 'file:///etc/passwd', 'https://user:pass@tool.example/'])(
    'with the address %s is refused',
    async commandUrl => {
      const body = { projectUuid: desk.project, toolCode: 'bad', name: 'Tool', commandUrl };
      const answer = await desk.app.call<Failure>('lead', 'POST', '/user-api/tool-connections', { body });
      expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'commandUrl' }] } });
    },
  );
});

describe('a connection that changes', () => {
  const change = (uuid: string, body: object, person = 'lead') =>
    desk.app.call<{ data: Connection & { state: string; lastSyncAt: string | null } }>(
      person,
      'PATCH',
      `/user-api/tool-connections/${uuid}`,
      { body },
    );
  it('keeps its tool, its secret and its state with another name, and starts again with another address', async () => {
    const { uuid, secret } = await desk.connect();
    await desk.forward(uuid, { command: 'ping' });
    const renamed = await change(uuid, { revision: 2, name: 'Renamed', commandUrl: desk.toolUrl });
    expect(renamed).toMatchObject({ status: 200, body: { data: { name: 'Renamed', state: 'CONNECTED' } } });
    const elsewhere = `${desk.toolUrl}?v=2`;
    const moved = await change(uuid, { revision: 3, commandUrl: elsewhere });
    expect(moved.body.data).toMatchObject({ commandUrl: elsewhere, state: 'PENDING', lastSyncAt: null });
    expect(await desk.app.call('lead', 'GET', `/user-api/tool-connections/${uuid}`)).toMatchObject({
      body: { data: { name: 'Renamed', commandUrl: elsewhere, state: 'PENDING' } },
    });
    desk.forget();
    await desk.forward(uuid, { command: 'ping' });
    const [call] = desk.calls;
    const stamp = String(call?.headers['x-badger-timestamp']);
    expect(call?.headers['x-badger-signature']).toBe(sign(secret, stamp, call?.body ?? ''));
  });
  it('is a matter of leads, and goes nowhere where a new one could not', async () => {
    const { uuid } = await desk.connect();
    expect((await change(uuid, { revision: 1, name: 'Mine' }, 'engineer')).status).toBe(403);
    expect(await change(uuid, { revision: 1, commandUrl: 'ftp://tool.example' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'commandUrl' }] },
    });
    expect((await change(uuid, { revision: 1, toolCode: 'other' })).status).toBe(400);
    expect((await change(uuid, { revision: 7, name: 'Late' })).status).toBe(409);
  });
});

describe('a command', () => {
  it('arrives signed, with a key of its own, and is in the log and the trail', async () => {
    const began = Math.floor(Date.now() / 1000);
    const { uuid, secret } = await desk.connect();
    const { status, body } = await desk.forward(uuid, {
      command: 'requirements.sync',
      payload: { since: 3 },
    });
    expect([status, body.data]).toMatchObject([
      200,
      { outcome: 'DELIVERED', httpStatus: 200, attempts: 1, answer: { done: true } },
    ]);
    const [call] = desk.calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      command: 'requirements.sync',
      payload: { since: 3 },
      projectRef: 'R-1',
      projectUuid: desk.project,
      userUuid: desk.app.userUuid('engineer'),
    });
    const timestamp = String(call?.headers['x-badger-timestamp']);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(began);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
    expect(call?.headers['x-badger-signature']).toBe(sign(secret, timestamp, call?.body ?? ''));
    expect(call?.headers['idempotency-key']).toBe(body.data.uuid);
    expect(call?.headers).not.toHaveProperty('authorization');
    expect(await auditOf(desk.app.pool, String(body.data.uuid))).toMatchObject([
      { action: 'CREATE', entity: 'ToolCommand', after: { outcome: 'SENDING' } },
      { action: 'UPDATE', after: { outcome: 'DELIVERED', attempts: 1 } },
    ]);
    const after = await desk.app.call<{ data: Connection }>(
      'viewer',
      'GET',
      `/user-api/tool-connections/${uuid}`,
    );
    expect(after.body.data.state).toBe('CONNECTED');
  });
  it('is tried three times with the same key when the tool is not ready', async () => {
    const { uuid } = await desk.connect();
    desk.answers = [{ status: 503 }, { status: 502 }];
    expect((await desk.forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'DELIVERED',
      attempts: 3,
    });
    expect(new Set(desk.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    desk.answers = [{ status: 503 }, { status: 503 }, { status: 503 }];
    expect((await desk.forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'FAILED',
      httpStatus: 503,
      attempts: 3,
    });
    const after = await desk.app.call<{ data: Connection }>(
      'viewer',
      'GET',
      `/user-api/tool-connections/${uuid}`,
    );
    expect(after.body.data.state).toBe('ERROR');
  });
  it('that is refused or sent on is not tried again', async () => {
    const { uuid } = await desk.connect();
    desk.answers = [{ status: 422, body: '{"why":"unknown"}' }];
    expect((await desk.forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'REFUSED',
      httpStatus: 422,
      answer: { why: 'unknown' },
    });
    desk.answers = [{ status: 302, headers: { location: `${desk.toolUrl}/elsewhere` } }];
    expect((await desk.forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'REFUSED',
      httpStatus: 302,
    });
    expect(desk.calls).toHaveLength(2);
  });
  it('to nobody there fails, too large or of a viewer is refused', async () => {
    const { uuid } = await desk.connect({ commandUrl: 'http://127.0.0.1:1/' });
    expect((await desk.forward(uuid, { command: 'a' })).body.data).toMatchObject({
      outcome: 'FAILED',
      httpStatus: null,
      attempts: 3,
    });
    const before = await auditLength(desk.app.pool);
    expect((await desk.forward(uuid, { command: 'a', payload: { text: 'x'.repeat(70_000) } })).status).toBe(
      422,
    );
    expect((await desk.forward(uuid, { command: 'a' }, 'viewer')).status).toBe(403);
    expect((await desk.forward(uuid, { command: 'a' }, 'supplier')).status).toBe(404);
    expect(await auditLength(desk.app.pool)).toBe(before);
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
      const project = await toolProject(strict);
      const port = new URL(desk.toolUrl).port;
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
            projectUuid: project,
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
          [project, desk.toolUrl],
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
      expect(desk.calls).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
