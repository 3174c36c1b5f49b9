import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface AdminUser {
  uuid: string;
  email: string;
  isActive: boolean;
  roles: string[];
  organizations: { name: string; roleName: string }[];
  revision: number;
}
interface One {
  data: AdminUser;
  code: string;
  message: string;
  tree?: { groups: { entity: string; count: number }[] };
}
interface Many {
  data: { results: AdminUser[]; total: number };
}

const USERS = '/admin-api/users';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const at = (person: string) => `${USERS}/${test.userUuid(person)}`;
const get = async (person: string) => (await test.call<One>('owner', 'GET', at(person))).body.data;
const patch = async (person: string, body: Record<string, unknown>) =>
  test.call<One>('owner', 'PATCH', at(person), {
    body: { revision: (await get(person)).revision, ...body },
  });
const list = async (query: Record<string, unknown>) =>
  (await test.call<Many>('owner', 'GET', USERS, { query })).body.data;

describe('the administrator’s list of users', () => {
  it('shows everybody with organizations and state', async () => {
    const { results, total } = await list({ limit: 100 });
    const { rows } = await test.pool.query('select count(*)::int as n from users');
    expect(total).toBe(rows[0].n);
    expect(results.find(({ email }) => email.startsWith('lead@'))).toMatchObject({
      isActive: true,
      roles: [],
      organizations: [{ name: 'Demo organization', roleName: 'Member' }],
    });
  });

  it('filters by role, organization, state and text', async () => {
    expect((await list({ role: 'ADMIN' })).results.map(({ uuid }) => uuid)).toEqual([test.userUuid('owner')]);
    const members = await list({ organizationUuid: DEMO_ORGANIZATION_UUID });
    expect(members.results.map(({ uuid }) => uuid)).not.toContain(test.userUuid('guest'));
    expect(members.total).toBe(8);
    expect((await list({ isActive: false })).total).toBe(0);
    expect((await list({ search: 'KELLER' })).results.map(({ uuid }) => uuid)).toEqual([
      test.userUuid('supplier'),
    ]);
  });

  it.each(['lead', 'admin', 'supplier', 'guest'])('is closed to %s', async person => {
    for (const [method, path, body] of [
      ['GET', USERS],
      ['GET', at('viewer')],
      ['PATCH', at('viewer'), { revision: 1, isActive: false }],
      ['PUT', `${at(person)}/roles`, { revision: 1, roles: ['ADMIN'] }],
      ['DELETE', at('viewer')],
      ['GET', `${at('viewer')}/dependency-tree`],
    ] as const) {
      const answer = await test.call(person, method, path, { body });
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect(await get('viewer')).toMatchObject({ isActive: true, roles: [] });
  });
});

describe('disabling an account', () => {
  it('ends its sessions and shuts it out at once, with an audit row', async () => {
    const uuid = test.userUuid('voter');
    await test.pool.query(
      `insert into oidc_payloads (model, id, payload, account_id, expires_at) values ('Session', 's1', '{}', $1, now() + interval '1 day')`,
      [uuid],
    );
    expect((await test.call('voter', 'GET', '/user-api/users/me')).status).toBe(200);
    const disabled = await patch('voter', { isActive: false, reason: 'Left the company.' });
    expect(disabled).toMatchObject({ status: 200, body: { data: { isActive: false } } });
    expect((await test.call('voter', 'GET', '/user-api/users/me')).status).toBe(401);
    const sessions = await test.pool.query('select 1 from oidc_payloads where account_id = $1', [uuid]);
    expect(sessions.rowCount).toBe(0);
    expect((await auditOf(test.pool, uuid)).at(-1)).toMatchObject({
      entity: 'User',
      action: 'UPDATE',
      operationId: 'adminUpdateUser',
      reason: 'Left the company.',
      before: { isActive: true },
      after: { isActive: false },
    });
    expect((await list({ isActive: false })).results.map(user => user.uuid)).toEqual([uuid]);
    expect((await patch('voter', { isActive: true })).status).toBe(200);
    expect((await test.call('voter', 'GET', '/user-api/users/me')).status).toBe(200);
  });

  it('leaves the sessions alone when the change itself is refused', async () => {
    const uuid = test.userUuid('viewer');
    await test.pool.query(
      `insert into oidc_payloads (model, id, payload, account_id, expires_at) values ('Session', 's2', '{}', $1, now() + interval '1 day')`,
      [uuid],
    );
    const stale = await test.call<One>('owner', 'PATCH', at('viewer'), {
      body: { revision: 99, isActive: false },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'REVISION_CONFLICT' } });
    const sessions = await test.pool.query('select 1 from oidc_payloads where account_id = $1', [uuid]);
    expect(sessions.rowCount).toBe(1);
  });

  it('never shuts out the last administrator of the platform', async () => {
    const before = await auditLength(test.pool);
    const { revision } = await get('owner');
    expect(await patch('owner', { isActive: false })).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED', fields: [{ path: 'isActive' }] },
    });
    const roles = await test.call<One>('owner', 'PUT', `${at('owner')}/roles`, {
      body: { revision, roles: [] },
    });
    expect(roles).toMatchObject({ status: 422, body: { fields: [{ path: 'roles' }] } });
    expect((await test.call('owner', 'DELETE', at('owner'), { query: { confirm: true } })).status).toBe(422);
    expect(await auditLength(test.pool)).toBe(before);
    expect(await get('owner')).toMatchObject({ isActive: true, roles: ['ADMIN'] });
  });

  it('removes only one of two administrators when both are removed at the same moment', async () => {
    const { revision } = await get('admin');
    const raised = await test.call<One>('owner', 'PUT', `${at('admin')}/roles`, {
      body: { revision, roles: ['ADMIN'] },
    });
    expect(raised).toMatchObject({ status: 200, body: { data: { roles: ['ADMIN'] } } });
    const owner = await get('owner');
    const answers = await Promise.all([
      test.call<One>('owner', 'PUT', `${at('owner')}/roles`, {
        body: { revision: owner.revision, roles: [] },
      }),
      test.call<One>('admin', 'PUT', `${at('admin')}/roles`, {
        body: { revision: revision + 1, roles: [] },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const left = await test.pool.query(`select uuid from users where 'ADMIN' = any(roles)`);
    expect(left.rowCount).toBe(1);
    await test.pool.query(`update users set roles = '{ADMIN}' where uuid = $1`, [test.userUuid('owner')]);
    await test.pool.query(`update users set roles = '{}' where uuid = $1`, [test.userUuid('admin')]);
  });
});

describe('deleting an account', () => {
  it('first lists what is deleted with it: organizations by name, what is in projects by its number', async () => {
    const tree = await test.call<{ data: NonNullable<One['tree']> }>(
      'owner',
      'GET',
      `${at('supplier')}/dependency-tree`,
    );
    expect(tree.body.data.groups).toMatchObject([
      { entity: 'OrganizationUser', count: 1, onDelete: 'DELETED', records: [{ name: 'Demo organization' }] },
      { entity: 'ProjectMember', count: 1, onDelete: 'DELETED', records: [] },
    ]);
    expect(JSON.stringify(tree.body)).not.toContain('Palletising');
    const refused = await test.call<One>('owner', 'DELETE', at('supplier'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE', tree: { total: 2 } } });
    expect(JSON.stringify(refused.body)).not.toContain('Palletising');
    expect((await get('supplier')).isActive).toBe(true);
  });

  it('keeps the only lead of a project', async () => {
    const answer = await test.call<One>('owner', 'DELETE', at('lead'), { query: { confirm: true } });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^Nobody else owns or leads (a|\d+) projects?\./);
    expect(answer.body.message).not.toContain('Palletising');
    expect((await get('lead')).isActive).toBe(true);
  });

  it('takes memberships, sign-in and sessions along, each record with its audit row', async () => {
    const uuid = test.userUuid('supplier');
    const memberships = await test.pool.query(
      'select uuid from organization_users where user_uuid = $1 union all select uuid from project_members where user_uuid = $1',
      [uuid],
    );
    const gone = await test.call('owner', 'DELETE', at('supplier'), {
      query: { confirm: true, reason: 'Asked for it.' },
    });
    expect(gone.status).toBe(204);
    for (const table of ['organization_users', 'project_members', 'identity_accounts'])
      expect((await test.pool.query(`select 1 from ${table} where user_uuid = $1`, [uuid])).rowCount).toBe(0);
    for (const record of [uuid, ...memberships.rows.map(row => row.uuid)])
      expect((await auditOf(test.pool, record)).at(-1)).toMatchObject({
        action: 'DELETE',
        operationId: 'adminDeleteUser',
        reason: 'Asked for it.',
      });
    expect((await test.call('supplier', 'GET', '/user-api/users/me')).status).toBe(401);
    expect((await test.call('owner', 'GET', at('supplier'))).status).toBe(404);
  });

  it('is open to everybody for their own', async () => {
    expect((await test.call('guest', 'DELETE', '/user-api/users/me')).status).toBe(204);
    expect((await test.call('guest', 'GET', '/user-api/users/me')).status).toBe(401);
    expect(
      (await test.call('lead', 'DELETE', '/user-api/users/me', { query: { confirm: true } })).status,
    ).toBe(422);
    const tree = await test.call<{ data: { total: number } }>(
      'viewer',
      'GET',
      '/user-api/users/me/dependency-tree',
    );
    expect(tree.body.data.total).toBe(3);
    expect((await test.call('viewer', 'DELETE', '/user-api/users/me')).status).toBe(409);
    expect(
      (await test.call('viewer', 'DELETE', '/user-api/users/me', { query: { confirm: true } })).status,
    ).toBe(204);
  });
});
