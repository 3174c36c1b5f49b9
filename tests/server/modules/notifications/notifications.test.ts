import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APP_TEXTS } from '../../../../server/content/appTexts.ts';
import { message, notify, words } from '../../../../server/modules/notifications/index.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

interface Notification {
  uuid: string;
  userUuid: string;
  kind: string;
  title: string;
  titleMessage: unknown;
  textMessages: unknown[];
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

describe('the choices of a person', () => {
  const OFF = { inApp: false, byMail: false };
  const tell = (kind: 'VOTING_OPENED' | 'TOOL_MESSAGE' | 'VOTE_SUMMARY', ...people: string[]) =>
    notify(
      test.pool,
      people.map(person => ({ userUuid: test.userUuid(person), kind, title: `${kind} happened` })),
      { mailFrom: 'https://badger.example' },
    );
  const choose = (person: string, body: Record<string, unknown>) =>
    test.call(person, 'PUT', '/user-api/user-preferences', { body });
  const mailedTo = async () =>
    (await test.pool.query<{ to: string }>('select "to" from mails order by "to"')).rows.map(({ to }) =>
      to.slice(0, to.indexOf('@')),
    );
  const shownTo = async (person: string) => (await list(person)).results.map(({ kind }) => kind);
  beforeEach(async () => {
    await test.pool.query('delete from mails');
    await test.pool.query('delete from notifications');
    await test.pool.query('delete from user_preferences');
  });

  it('count for the app and for mails, each kind by itself, and for nobody else', async () => {
    await choose('owner', { notificationChoices: { VOTING_OPENED: { inApp: false, byMail: true } } });
    await choose('admin', { notificationChoices: { VOTING_OPENED: { inApp: true, byMail: false } } });
    await choose('guest', { notificationChoices: { VOTING_OPENED: OFF } });
    const reached = await tell('VOTING_OPENED', 'owner', 'admin', 'guest', 'supplier');
    expect(reached).toEqual(new Set(['owner', 'admin', 'supplier'].map(test.userUuid)));
    expect(await mailedTo()).toEqual(['owner', 'supplier']);
    expect(await Promise.all(['owner', 'admin', 'guest', 'supplier'].map(shownTo))).toEqual([
      [],
      ['VOTING_OPENED'],
      [],
      ['VOTING_OPENED'],
    ]);
    await tell('VOTE_SUMMARY', 'guest');
    expect(await shownTo('guest')).toEqual(['VOTE_SUMMARY']);
    expect(await mailedTo()).toEqual(['guest', 'owner', 'supplier']);
  });

  it('are theirs to widen: a tool sends no mails until somebody wants them', async () => {
    await choose('owner', { notificationChoices: { TOOL_MESSAGE: { inApp: true, byMail: true } } });
    await tell('TOOL_MESSAGE', 'owner', 'admin');
    expect(await mailedTo()).toEqual(['owner']);
    expect(await shownTo('admin')).toEqual(['TOOL_MESSAGE']);
  });

  it('of a kind send no mail as long as mails are off altogether', async () => {
    await choose('owner', {
      notificationMails: false,
      notificationChoices: { TOOL_MESSAGE: { inApp: true, byMail: true } },
    });
    await tell('TOOL_MESSAGE', 'owner');
    expect(await mailedTo()).toEqual([]);
    expect(await shownTo('owner')).toEqual(['TOOL_MESSAGE']);
  });
});

describe('what a notification says', () => {
  const told = (person: string) => ({
    userUuid: test.userUuid(person),
    kind: 'VOTING_OPENED' as const,
    title: message('VOTING_OPENED_SEVERAL', 1234, 'Press'),
    text: [words('As agreed.'), message('CODES_AND_MORE', 'HZ-001, HZ-002', 1232)],
  });

  it('stands in English, and apart from its language with its values', async () => {
    await notify(test.pool, [told('owner')]);
    expect((await list('owner')).results[0]).toMatchObject({
      title: 'Your vote is asked for: 1,234 hazards of Press',
      titleMessage: { id: 'VOTING_OPENED_SEVERAL', values: [1234, 'Press'] },
      text: 'As agreed.\nHZ-001, HZ-002 and 1,232 more',
      textMessages: [
        { id: 'WORDS', values: ['As agreed.'] },
        { id: 'CODES_AND_MORE', values: ['HZ-001, HZ-002', 1232] },
      ],
    });
    await notify(test.pool, [{ ...told('owner'), title: 'From a tool', text: 'In its words' }]);
    expect((await list('owner')).results[0]).toMatchObject({
      title: 'From a tool',
      titleMessage: null,
      text: 'In its words',
      textMessages: [],
    });
  });

  it('comes by mail in the language of each reader', async () => {
    await test.pool.query('delete from mails');
    await test.call('owner', 'PUT', '/user-api/user-preferences', { body: { language: 'de' } });
    await notify(test.pool, [told('owner'), told('admin')], { mailFrom: 'https://badger.example' });
    const { rows } = await test.pool.query('select subject, text from mails order by "to" desc');
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Ihre Stimme ist gefragt: 1.234 Gefährdungen von Press',
      'Your vote is asked for: 1,234 hazards of Press',
    ]);
    expect(rows[0].text).toMatch(/^As agreed\.\nHZ-001, HZ-002 und 1\.232 weitere\n/);
  });

  it('has a text for every sentence of the contract, in every language', () => {
    const contract = JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8'));
    const ids = contract.components.schemas.NotificationMessageId.enum as string[];
    const keys = new Set(APP_TEXTS.filter(({ german }) => german).map(({ key }) => key));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter(id => id !== 'WORDS' && !keys.has(`notifications/message-${id}`))).toEqual([]);
  });
});
