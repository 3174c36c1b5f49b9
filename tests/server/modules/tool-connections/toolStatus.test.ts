import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { type Connection, type Failure, sign, ToolDesk } from '../../../support/toolDesk.ts';

let desk: ToolDesk;
beforeAll(async () => {
  desk = await ToolDesk.open();
});
afterAll(() => desk.close());

describe('the status of a tool', () => {
  const set = (body: object, person = 'engineer') =>
    desk.app.call<{ data: Record<string, unknown> } & Failure>(
      person,
      'PATCH',
      `/user-api/toolstatus/${desk.project}`,
      { body },
    );
  it('begins at revision 0, continues by revisions and is recorded in the audit trail', async () => {
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
    const { body } = await desk.app.call<{
      data: { results: { uuid: string; toolCode: string }[]; total: number };
    }>('viewer', 'GET', `/user-api/toolstatus/${desk.project}`);
    expect(body.data).toMatchObject({ total: 1, results: [{ toolCode: 'badger', status: 'DONE' }] });
    expect(await auditOf(desk.app.pool, body.data.results[0]?.uuid ?? '')).toMatchObject([
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
    desk.app.call<{ data: { repeated: boolean } } & Failure>(
      undefined,
      'POST',
      '/platform/platform-callback',
      {
        body,
        headers: { 'content-type': 'application/json', ...headers },
      },
    );
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
    const connection = await desk.connect({ toolCode: 'caller' });
    const delivery = { deliveryUuid: randomUUID(), ...status };
    expect(await tell(connection, delivery)).toMatchObject({
      status: 200,
      body: { data: { repeated: false } },
    });
    const length = await auditLength(desk.app.pool);
    expect(await tell(connection, delivery)).toMatchObject({
      status: 200,
      body: { data: { repeated: true } },
    });
    expect(await auditLength(desk.app.pool)).toBe(length);
    const { rows } = await desk.app.pool.query(
      `select status, progress, note, revision from tool_statuses where tool_code = 'caller'`,
    );
    expect(rows).toEqual([{ status: 'IN_REVIEW', progress: 80, note: 'Nearly', revision: 1 }]);
  });
  it('notifies the leads of the project', async () => {
    await tell(await desk.connect(), {
      kind: 'NOTIFICATION',
      notification: { title: 'Links are missing', text: 'Three of ten.' },
    });
    const { rows } = await desk.app.pool.query<{ user_uuid: string }>(
      `select user_uuid from notifications where title = 'Links are missing'`,
    );
    expect(rows.map(({ user_uuid }) => user_uuid)).toEqual([desk.app.userUuid('lead')]);
  });
  it('that is forged, late, early or changed is refused alike', async () => {
    const connection = await desk.connect();
    const before = await auditLength(desk.app.pool);
    const body = JSON.stringify({ deliveryUuid: randomUUID(), ...status });
    const [at, right] = [now(), sign(connection.secret, now(), body)];
    const headers = {
      'x-badger-connection': connection.uuid,
      'x-badger-timestamp': at,
      'x-badger-signature': right,
    };
    const other = await desk.connect();
    const refused = [
      await tell({ ...connection, secret: 'guess' }, status),
      await tell(connection, status, String(Number(now()) - 301)),
      // Further off than the five minutes by what the machine may take to ask.
      await tell(connection, status, String(Number(now()) + 600)),
      await post(body.replace('80', '90'), headers),
      await post(body, { ...headers, 'x-badger-connection': other.uuid }),
      await post(body, { ...headers, 'x-badger-connection': randomUUID() }),
      await post(body, { ...headers, 'x-badger-signature': right.toUpperCase() }),
      await post(body, {}),
    ];
    for (const answer of refused) expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(new Set(refused.map(({ body: { message } }) => message)).size).toBe(1);
    // Only the connection that was made in between.
    expect(await auditLength(desk.app.pool)).toBe(before + 1);
  });
  it('without what its kind needs, or against a rule, changes nothing', async () => {
    const connection = await desk.connect();
    expect((await tell(connection, { kind: 'TOOL_STATUS' })).status).toBe(422);
    expect(
      (await tell(connection, { kind: 'TOOL_STATUS', toolStatus: { status: 'DONE', progress: 5 } })).status,
    ).toBe(422);
    expect((await tell(connection, { kind: 'ELSE' })).status).toBe(400);
    const { rowCount } = await desk.app.pool.query(
      'select 1 from tool_deliveries where tool_connection_uuid = $1',
      [connection.uuid],
    );
    expect(rowCount).toBe(0);
  });
});
