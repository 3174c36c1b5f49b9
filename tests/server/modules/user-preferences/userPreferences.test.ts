import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';

interface Preferences {
  data: Record<string, unknown> & { organizations: unknown[]; projects: unknown[] };
}

const PATH = '/user-api/user-preferences';
const ORGANIZATION = `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/user-preferences`;
const both = { inApp: true, byMail: true };
const inAppOnly = { inApp: true, byMail: false };
const CHOICES = {
  ACCESS_REQUESTED: both,
  ACCESS_ACCEPTED: both,
  ACCESS_DECLINED: both,
  VOTING_OPENED: both,
  VOTES_REVEALED: both,
  VOTES_RESET: both,
  VOTE_SUMMARY: both,
  CONSENSUS_LOCKED: inAppOnly,
  TOOL_MESSAGE: inAppOnly,
  COMMENT_MENTION: both,
};
const DEFAULTS = {
  language: null,
  colorScheme: 'SYSTEM',
  density: 'COMFORTABLE',
  notificationMails: true,
  notificationChoices: CHOICES,
  defaultOrganizationUuid: null,
  values: {},
  organizations: [],
  projects: [],
};

let test: TestApp;
let cell: string;
let remote: string;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query(`select uuid, style from projects`);
  cell = rows.find(row => row.style === 'MACHINE').uuid;
  remote = rows.find(row => row.style === 'FUNCTION').uuid;
});
afterAll(() => test.close());

const get = async (person: string) => (await test.call<Preferences>(person, 'GET', PATH)).body.data;
const put = (person: string, path: string, body: unknown) =>
  test.call<Preferences>(person, 'PUT', path, { body });

describe('preferences', () => {
  it('start with their defaults', async () => {
    expect(await get('guest')).toEqual(DEFAULTS);
  });

  it.each([
    ['of a person', 'user_preferences', () => PATH],
    ['in an organization', 'organization_user_preferences', () => ORGANIZATION],
    ['in a project', 'project_user_preferences', () => `/user-api/projects/${cell}/user-preferences`],
  ])('that are the first ones %s are made once by two requests that meet', async (_name, table, path) => {
    // Whoever found none waits here to write them.
    const hold = { sql: `lock table ${table} in share mode`, values: [] };
    const answers = await meeting(test.pool, hold, [
      () => put('approver', path(), { values: { from: 1 } }),
      () => put('approver', path(), { values: { from: 2 } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await test.pool.query(`select revision from ${table} where user_uuid = $1`, [
      test.userUuid('approver'),
    ]);
    expect(rows).toEqual([{ revision: 2 }]);
  });

  it('replace what stood there, each time with an audit row', async () => {
    const values = { worksheet: { columns: ['code', 'name'], width: 12.5 }, list: [1, null, 'ü'] };
    const before = await auditLength(test.pool);
    await put('lead', PATH, {
      colorScheme: 'DARK',
      language: 'de',
      defaultOrganizationUuid: DEMO_ORGANIZATION_UUID,
    });
    const set = await put('lead', PATH, { density: 'COMPACT', values });
    expect(set).toMatchObject({ status: 200 });
    expect(await get('lead')).toEqual({ ...DEFAULTS, density: 'COMPACT', values });
    expect(await auditLength(test.pool)).toBe(before + 2);
    const { rows } = await test.pool.query('select revision from user_preferences where user_uuid = $1', [
      test.userUuid('lead'),
    ]);
    expect(rows).toEqual([{ revision: 2 }]);
    expect(await get('viewer')).toEqual(DEFAULTS);
  });

  it('stand beside each other for organizations and projects', async () => {
    expect((await put('lead', ORGANIZATION, { defaultProjectUuid: cell })).status).toBe(200);
    expect(
      (await put('lead', `/user-api/projects/${cell}/user-preferences`, { isFavorite: true })).body,
    ).toEqual({
      data: { projectUuid: cell, isFavorite: true, values: {} },
    });
    await put('lead', `/user-api/projects/${remote}/user-preferences`, { values: { a: 1 } });
    expect(await get('lead')).toMatchObject({
      organizations: [{ organizationUuid: DEMO_ORGANIZATION_UUID, defaultProjectUuid: cell, values: {} }],
      projects: [
        { projectUuid: cell, isFavorite: true },
        { projectUuid: remote, isFavorite: false, values: { a: 1 } },
      ],
    });
  });

  it('are kept once, however many set them first at the same moment', async () => {
    const answers = await Promise.all(
      ['LIGHT', 'DARK', 'LIGHT', 'DARK'].map(colorScheme => put('voter', PATH, { colorScheme })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rowCount } = await test.pool.query('select 1 from user_preferences where user_uuid = $1', [
      test.userUuid('voter'),
    ]);
    expect(rowCount).toBe(1);
  });

  it('choose how each kind of notification reaches one; kinds that are left out have their default', async () => {
    const hidden = { inApp: false, byMail: false };
    const set = await put('engineer', PATH, {
      notificationChoices: { VOTE_SUMMARY: hidden, TOOL_MESSAGE: both, ACCESS_ACCEPTED: inAppOnly },
    });
    const chosen = { ...CHOICES, VOTE_SUMMARY: hidden, TOOL_MESSAGE: both, ACCESS_ACCEPTED: inAppOnly };
    expect(set.body.data.notificationChoices).toEqual(chosen);
    expect((await get('engineer')).notificationChoices).toEqual(chosen);
    // Only what was chosen is kept: another default reaches everybody else, also whoever sends all of them back.
    await put('engineer', PATH, { notificationChoices: { ...chosen, TOOL_MESSAGE: inAppOnly } });
    const { rows } = await test.pool.query(
      'select notification_choices as kept from user_preferences where user_uuid = $1',
      [test.userUuid('engineer')],
    );
    expect(rows).toEqual([{ kept: { VOTE_SUMMARY: hidden, ACCESS_ACCEPTED: inAppOnly } }]);
    expect((await get('voter')).notificationChoices).toEqual(CHOICES);
    await put('engineer', PATH, {});
    expect((await get('engineer')).notificationChoices).toEqual(CHOICES);
  });

  it.each(['ACCESS_ACCEPTED', 'ACCESS_DECLINED'])(
    'never hide %s, the answer to an own request',
    async kind => {
      const refused = await put('engineer', PATH, {
        notificationChoices: { [kind]: { inApp: false, byMail: true } },
      });
      expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'notificationChoices' }] } });
      expect(await get('engineer')).toEqual(DEFAULTS);
    },
  );

  it('refuse unknown keys, foreign places and too much', async () => {
    const before = await auditLength(test.pool);
    expect((await put('guest', PATH, { colour: 'red' })).status).toBe(400);
    expect((await put('guest', PATH, { density: 'TINY' })).status).toBe(400);
    expect((await put('guest', PATH, { notificationChoices: { VOTES: both } })).status).toBe(400);
    expect((await put('guest', PATH, { notificationChoices: { VOTES_RESET: { inApp: true } } })).status).toBe(
      400,
    );
    expect((await put('guest', PATH, { defaultOrganizationUuid: DEMO_ORGANIZATION_UUID })).status).toBe(422);
    expect((await put('supplier', ORGANIZATION, { defaultProjectUuid: remote })).status).toBe(422);
    expect((await put('guest', ORGANIZATION, {})).status).toBe(404);
    expect((await put('supplier', `/user-api/projects/${remote}/user-preferences`, {})).status).toBe(404);
    const large = await put('guest', PATH, { values: { text: 'x'.repeat(16 * 1024) } });
    expect(large).toMatchObject({ status: 422, body: { fields: [{ path: 'values' }] } });
    expect(await auditLength(test.pool)).toBe(before);
    const fitting = await put('guest', PATH, { values: { text: 'x'.repeat(16 * 1024 - 11) } });
    expect(fitting.status).toBe(200);
  });

  it('forget what the caller may not see any more', async () => {
    await put('viewer', PATH, { defaultOrganizationUuid: DEMO_ORGANIZATION_UUID });
    await put('viewer', ORGANIZATION, { defaultProjectUuid: cell });
    await put('viewer', `/user-api/projects/${cell}/user-preferences`, { isFavorite: true });
    await test.pool.query('delete from project_members where user_uuid = $1', [test.userUuid('viewer')]);
    expect(await get('viewer')).toMatchObject({
      organizations: [{ defaultProjectUuid: null }],
      projects: [],
    });
    await test.pool.query('delete from organization_users where user_uuid = $1', [test.userUuid('viewer')]);
    expect(await get('viewer')).toEqual(DEFAULTS);
  });
});
