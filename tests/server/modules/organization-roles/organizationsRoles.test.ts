import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Data<T> {
  data: T;
}
interface List<T> {
  data: { results: T[]; total: number };
}
interface Role {
  uuid: string;
  organizationUuid: string;
  name: string;
  permissions: string[];
  isSystem: boolean;
  revision: number;
}
interface Failure {
  code: string;
  message: string;
  tree?: { groups: { entity: string; records: { name: string }[] }[] };
}

const ROLES = '/user-api/organization-roles';
const ORGANIZATION = `/user-api/organizations/${DEMO_ORGANIZATION_UUID}`;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const createRole = (person: string, body: { name: string; permissions: string[] }) =>
  test.call<Data<Role> & Failure>(person, 'POST', `${ORGANIZATION}/roles`, { body });

const roleOf = async (name: string): Promise<Role> => {
  const { body } = await test.call<List<Role>>('owner', 'GET', ROLES, {
    query: { organizationUuid: DEMO_ORGANIZATION_UUID, search: name },
  });
  const role = body.data.results.find(found => found.name === name);
  if (!role) throw new Error(`No role ${name}`);
  return role;
};

describe('a role of one’s own', () => {
  it('is created, changed and deleted, with an audit row each', async () => {
    const created = await createRole('admin', {
      name: 'Librarian',
      permissions: ['organization.read', 'organization.library.manage'],
    });
    expect(created).toMatchObject({ status: 201, body: { data: { isSystem: false, revision: 1 } } });
    const { uuid } = created.body.data;
    const changed = await test.call<Data<Role>>('admin', 'PATCH', `${ROLES}/${uuid}`, {
      body: { revision: 1, name: 'librarian', permissions: ['organization.read'] },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { name: 'librarian', permissions: ['organization.read'], revision: 2 } },
    });
    const deleted = await test.call('admin', 'DELETE', `${ROLES}/${uuid}`, {
      query: { reason: 'Merged with Member.' },
    });
    expect(deleted.status).toBe(204);
    expect(
      (await auditOf(test.pool, uuid)).map(({ action, operationId, reason, organizationUuid }) => [
        action,
        operationId,
        reason,
        organizationUuid,
      ]),
    ).toEqual([
      ['CREATE', 'createOrganizationRole', null, DEMO_ORGANIZATION_UUID],
      ['UPDATE', 'updateOrganizationRole', null, DEMO_ORGANIZATION_UUID],
      ['DELETE', 'deleteOrganizationRole', 'Merged with Member.', DEMO_ORGANIZATION_UUID],
    ]);
  });

  it('has a name that no other role of the organization has, whatever the case', async () => {
    const before = await auditLength(test.pool);
    const taken = await createRole('admin', { name: ' OWNER', permissions: [] });
    expect(taken).toMatchObject({ status: 409, body: { code: 'CONFLICT', fields: [{ path: 'name' }] } });
    expect(await auditLength(test.pool)).toBe(before);

    const { body } = await createRole('admin', { name: 'Second', permissions: [] });
    const renamed = await test.call<Failure>('admin', 'PATCH', `${ROLES}/${body.data.uuid}`, {
      body: { revision: 1, name: 'member' },
    });
    expect(renamed).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('gives nothing that its maker does not have', async () => {
    const before = await auditLength(test.pool);
    const created = await createRole('admin', {
      name: 'Demolition',
      permissions: ['organization.read', 'organization.delete'],
    });
    expect(created).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(created.body.message).toContain('organization.delete');
    expect(await auditLength(test.pool)).toBe(before);

    const { body } = await createRole('admin', { name: 'Harmless', permissions: ['organization.read'] });
    const raised = await test.call('admin', 'PATCH', `${ROLES}/${body.data.uuid}`, {
      body: { revision: 1, permissions: ['risk.unfreeze'] },
    });
    expect(raised.status).toBe(403);
    expect((await roleOf('Harmless')).permissions).toEqual(['organization.read']);
  });
});

describe('a role above one’s own', () => {
  it('is neither weakened nor renamed nor deleted by somebody below it', async () => {
    const made = await createRole('owner', {
      name: 'Deputy owner',
      permissions: ['organization.read', 'organization.delete'],
    });
    const { uuid } = made.body.data;
    const before = await auditLength(test.pool);
    const change = (person: string, body: object) =>
      test.call<Failure>(person, 'PATCH', `${ROLES}/${uuid}`, { body: { revision: 1, ...body } });
    for (const body of [{ permissions: ['organization.read'] }, { name: 'Nobody' }, { description: 'x' }]) {
      const refused = await change('admin', body);
      expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(refused.body.message).toContain('organization.delete');
    }
    expect((await test.call('admin', 'DELETE', `${ROLES}/${uuid}`)).status).toBe(403);
    expect(await auditLength(test.pool)).toBe(before);
    expect((await change('owner', { permissions: ['organization.read'] })).status).toBe(200);
    expect((await test.call('admin', 'DELETE', `${ROLES}/${uuid}`)).status).toBe(204);
  });
});

describe('a shipped role', () => {
  it('cannot be changed or deleted, not even by the owner', async () => {
    const member = await roleOf('Member');
    const before = await auditLength(test.pool);
    const changed = await test.call('owner', 'PATCH', `${ROLES}/${member.uuid}`, {
      body: { revision: member.revision, description: 'Does everything.' },
    });
    expect(changed).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    const deleted = await test.call('owner', 'DELETE', `${ROLES}/${(await roleOf('Supplier')).uuid}`);
    expect(deleted).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    expect(await auditLength(test.pool)).toBe(before);
    expect(await roleOf('Member')).toEqual(member);
  });
});

describe('a role in use', () => {
  it('is refused with the people who have it, and there is no way to confirm', async () => {
    const { body } = await createRole('owner', { name: 'Watcher', permissions: ['organization.read'] });
    const { uuid } = body.data;
    const users = await test.call<List<{ userUuid: string; revision: number }>>(
      'owner',
      'GET',
      `${ORGANIZATION}/users`,
      { query: { search: 'Lindqvist' } },
    );
    const given = await test.call('owner', 'PATCH', `${ORGANIZATION}/users/${test.userUuid('viewer')}`, {
      body: { revision: users.body.data.results[0]?.revision, organizationRoleUuid: uuid },
    });
    expect(given.status).toBe(200);

    const refused = await test.call<Failure>('owner', 'DELETE', `${ROLES}/${uuid}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'IN_USE',
        tree: { groups: [{ entity: 'OrganizationUser', records: [{ name: 'Vera Lindqvist' }] }] },
      },
    });
    expect(refused.body.message).toContain('Give its people another role first');
    const tree = await test.call<Data<Failure['tree']>>('owner', 'GET', `${ROLES}/${uuid}/dependency-tree`);
    expect(tree.body.data).toEqual(refused.body.tree);

    const confirmed = await test.call('owner', 'DELETE', `${ROLES}/${uuid}`, { query: { confirm: true } });
    expect(confirmed.status).toBe(400);
    expect((await roleOf('Watcher')).uuid).toBe(uuid);
  });
});

describe('roles of other organizations', () => {
  it('are as good as absent, listed or asked for', async () => {
    const member = await roleOf('Member');
    const all = await test.call<List<Role>>('guest', 'GET', ROLES);
    expect(all).toMatchObject({ status: 200, body: { data: { results: [], total: 0 } } });
    const named = await test.call('guest', 'GET', ROLES, {
      query: { organizationUuid: DEMO_ORGANIZATION_UUID },
    });
    expect(named.status).toBe(404);
    expect((await test.call('guest', 'GET', `${ROLES}/${member.uuid}`)).status).toBe(404);
    expect((await test.call('guest', 'DELETE', `${ROLES}/${member.uuid}`)).status).toBe(404);
  });

  it('are not listed to a member whose role does not read the organization', async () => {
    const { body } = await createRole('owner', { name: 'Blind', permissions: [] });
    await test.pool.query(
      'insert into organization_users (organization_uuid, user_uuid, organization_role_uuid) values ($1, $2, $3)',
      [DEMO_ORGANIZATION_UUID, test.userUuid('guest'), body.data.uuid],
    );
    const all = await test.call<List<Role>>('guest', 'GET', ROLES);
    expect(all.body.data.results).toEqual([]);
  });

  it('can be filtered by whether they ship', async () => {
    const shipped = await test.call<List<Role>>('lead', 'GET', ROLES, { query: { isSystem: true } });
    expect(shipped.body.data.results.map(({ name }) => name)).toEqual([
      'Admin',
      'Member',
      'Owner',
      'Supplier',
    ]);
  });
});
