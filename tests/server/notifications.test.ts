import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notify } from '../../server/modules/notifications/index.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { auditOf } from '../support/auditTrail.ts';

interface Notification {
  uuid: string;
  userUuid: string;
  title: string;
  text: string;
  link: string | null;
  read: boolean;
  revision: number;
}
interface Many {
  data: { results: Notification[]; total: number };
}

const PATH = '/user-api/notifications';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  for (const title of ['first', 'second', 'third'])
    await notify(test.pool, [
      {
        userUuid: test.userUuid('lead'),
        kind: 'ACCESS_REQUESTED',
        title,
        text: 'Please.',
        link: '/projects/1',
      },
      { userUuid: test.userUuid('viewer'), kind: 'ACCESS_ACCEPTED', title: `${title} of the viewer` },
    ]);
});
afterAll(() => test.close());

const list = async (person: string, query: Record<string, unknown> = {}) =>
  (await test.call<Many>(person, 'GET', PATH, { query })).body.data;
const titles = async (person: string, query: Record<string, unknown> = {}) =>
  (await list(person, query)).results.map(({ title }) => title);

describe('the list of notifications', () => {
  it('is newest first, and the other way round when asked for', async () => {
    expect(await titles('lead')).toEqual(['third', 'second', 'first']);
    expect(await titles('lead', { order: 'asc' })).toEqual(['first', 'second', 'third']);
    expect(await titles('lead', { userUuid: test.userUuid('lead'), order: 'desc', limit: 1 })).toEqual([
      'third',
    ]);
  });

  it('is the caller’s own', async () => {
    const [newest] = (await list('viewer')).results;
    expect(newest).toMatchObject({
      userUuid: test.userUuid('viewer'),
      title: 'third of the viewer',
      text: '',
      link: null,
      read: false,
    });
    expect(await titles('guest')).toEqual([]);
    const others = await test.call('guest', 'GET', PATH, { query: { userUuid: test.userUuid('lead') } });
    expect(others.status).toBe(404);
  });
});

describe('reading', () => {
  it('marks one, with an audit row', async () => {
    const [newest] = (await list('lead')).results;
    const path = `${PATH}/${newest?.uuid}`;
    const stranger = await test.call('viewer', 'PATCH', path, { body: { revision: 1, read: true } });
    expect(stranger.status).toBe(404);
    const marked = await test.call('lead', 'PATCH', path, { body: { revision: 1, read: true } });
    expect(marked).toMatchObject({ status: 200, body: { data: { read: true, revision: 2 } } });
    expect(await titles('lead', { read: false })).toEqual(['second', 'first']);
    expect(await titles('lead', { read: true })).toEqual(['third']);
    expect((await auditOf(test.pool, newest?.uuid ?? '')).map(row => row.action)).toEqual([
      'CREATE',
      'UPDATE',
    ]);
    const stale = await test.call('lead', 'PATCH', path, { body: { revision: 1, read: false } });
    expect(stale.status).toBe(409);
    const forged = await test.call('lead', 'PATCH', path, { body: { revision: 2, read: false, title: 'x' } });
    expect(forged.status).toBe(400);
  });

  it('marks all of the caller’s and nobody else’s, once', async () => {
    const marked = await test.call('lead', 'PATCH', PATH);
    expect(marked).toMatchObject({ status: 200, body: { data: { marked: 2 } } });
    expect((await list('lead', { read: false })).total).toBe(0);
    expect((await list('viewer', { read: false })).total).toBe(3);
    expect((await test.call('lead', 'PATCH', PATH)).body).toEqual({ data: { marked: 0 } });
    for (const { uuid, revision } of (await list('lead')).results) {
      expect(revision).toBe(2);
      expect((await auditOf(test.pool, uuid)).at(-1)).toMatchObject({
        action: 'UPDATE',
        before: { read: false },
        after: { read: true },
      });
    }
  });
});

describe('telling people', () => {
  it('goes by mail too where they want it, and never to disabled accounts', async () => {
    await test.call('engineer', 'PUT', '/user-api/user-preferences', { body: { notificationMails: false } });
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('approver')]);
    const everybody = ['voter', 'engineer', 'approver'].map(person => ({
      userUuid: test.userUuid(person),
      kind: 'ACCESS_DECLINED' as const,
      title: 'x'.repeat(300),
      link: '/projects/7',
    }));
    await notify(test.pool, everybody, { mailFrom: 'https://badger.example' });
    const mails = await test.pool.query('select "to", subject, text from mails');
    expect(mails.rows).toMatchObject([{ to: 'voter@demo.badger.example', subject: `${'x'.repeat(199)}…` }]);
    expect(mails.rows[0].text).toContain('https://badger.example/badger/projects/7');
    expect(await titles('engineer')).toHaveLength(1);
    const disabled = await test.pool.query('select 1 from notifications where user_uuid = $1', [
      test.userUuid('approver'),
    ]);
    expect(disabled.rowCount).toBe(0);
  });

  it('happens with its reason or not at all', async () => {
    const client = await test.pool.connect();
    await client.query('begin');
    await notify(client, [{ userUuid: test.userUuid('guest'), kind: 'ACCESS_ACCEPTED', title: 'never' }]);
    await client.query('rollback');
    client.release();
    expect(await titles('guest')).toEqual([]);
  });
});
