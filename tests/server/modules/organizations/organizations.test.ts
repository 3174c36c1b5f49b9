import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORGANIZATION_ROLES } from '../../../../server/modules/permissions/permissionRules.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Data<T> {
  data: T;
}
interface List<T> {
  data: { results: T[]; total: number };
}
interface Organization {
  uuid: string;
  name: string;
  description: string;
  revision: number;
}
interface Role {
  uuid: string;
  name: string;
  permissions: string[];
  isSystem: boolean;
}
interface Failure {
  code: string;
  message: string;
  tree?: { total: number; groups: { entity: string; field: string; count: number; onDelete: string }[] };
  current?: Organization;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const create = async (person: string, name: string) => {
  const { status, body } = await test.call<Data<Organization>>(person, 'POST', '/user-api/organizations', {
    body: { name, description: 'Made by a test.' },
  });
  expect(status).toBe(201);
  return body.data;
};

describe('a new organization', () => {
  it('has the four shipped roles and its creator as owner, each with an audit row', async () => {
    const organization = await create('guest', 'Hale Robotics');
    expect(organization).toMatchObject({
      name: 'Hale Robotics',
      description: 'Made by a test.',
      revision: 1,
      createdBy: test.userUuid('guest'),
    });

    const roles = await test.call<List<Role>>('guest', 'GET', '/user-api/organization-roles', {
      query: { organizationUuid: organization.uuid },
    });
    expect(
      Object.fromEntries(roles.body.data.results.map(({ name, permissions }) => [name, permissions])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(ORGANIZATION_ROLES).map(([name, { permissions }]) => [name, permissions]),
      ),
    );
    expect(roles.body.data.results.every(({ isSystem }) => isSystem)).toBe(true);

    const users = await test.call<List<{ uuid: string; userUuid: string; roleName: string }>>(
      'guest',
      'GET',
      `/user-api/organizations/${organization.uuid}/users`,
    );
    expect(users.body.data.results).toMatchObject([{ userUuid: test.userUuid('guest'), roleName: 'Owner' }]);

    const told = [organization, ...roles.body.data.results, ...users.body.data.results];
    for (const { uuid } of told) {
      expect(await auditOf(test.pool, uuid)).toMatchObject([
        {
          action: 'CREATE',
          actorUserUuid: test.userUuid('guest'),
          organizationUuid: organization.uuid,
          operationId: 'createOrganization',
        },
      ]);
    }
  });

  it('is known to its people only', async () => {
    const organization = await create('guest', 'Quiet Works');
    const listed = async (person: string) =>
      (await test.call<List<Organization>>(person, 'GET', '/user-api/organizations')).body.data.results.map(
        ({ uuid }) => uuid,
      );
    expect(await listed('guest')).toContain(organization.uuid);
    expect(await listed('owner')).not.toContain(organization.uuid);
    const one = await test.call('owner', 'GET', `/user-api/organizations/${organization.uuid}`);
    expect(one.status).toBe(404);
  });
});

describe('a change', () => {
  it('keeps the reason and refuses a stale revision with the current record', async () => {
    const organization = await create('guest', 'Old Name');
    const path = `/user-api/organizations/${organization.uuid}`;
    const changed = await test.call<Data<Organization>>('guest', 'PATCH', path, {
      body: { revision: 1, name: 'New Name', reason: 'The company was renamed.' },
    });
    expect(changed).toMatchObject({ status: 200, body: { data: { name: 'New Name', revision: 2 } } });
    const stale = await test.call<Failure>('guest', 'PATCH', path, { body: { revision: 1, name: 'Lost' } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'REVISION_CONFLICT', current: { name: 'New Name', revision: 2 } },
    });
    expect((await auditOf(test.pool, organization.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'The company was renamed.',
      before: { name: 'Old Name' },
      after: { name: 'New Name' },
    });
  });

  it('needs the permission', async () => {
    const [own] = (await test.call<List<Organization>>('lead', 'GET', '/user-api/organizations')).body.data
      .results;
    const answer = await test.call<Failure>('lead', 'PATCH', `/user-api/organizations/${own?.uuid}`, {
      body: { revision: own?.revision, name: 'Mine now' },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

describe('deleting an organization', () => {
  it('is deleted with its roles and people when it has no projects', async () => {
    const organization = await create('guest', 'Short Lived');
    const { rows: roles } = await test.pool.query<{ uuid: string }>(
      'select uuid from organization_roles where organization_uuid = $1',
      [organization.uuid],
    );
    const answer = await test.call('guest', 'DELETE', `/user-api/organizations/${organization.uuid}`, {
      query: { reason: 'Never used.' },
    });
    expect(answer.status).toBe(204);
    const { rows } = await test.pool.query(
      `select (select count(*)::int from organizations where uuid = $1) as organizations,
              (select count(*)::int from organization_roles where organization_uuid = $1) as roles,
              (select count(*)::int from organization_users where organization_uuid = $1) as users`,
      [organization.uuid],
    );
    expect(rows).toEqual([{ organizations: 0, roles: 0, users: 0 }]);
    expect(roles).toHaveLength(4);
    for (const { uuid } of [organization, ...roles]) {
      expect((await auditOf(test.pool, uuid)).at(-1)).toMatchObject({
        action: 'DELETE',
        reason: 'Never used.',
        organizationUuid: organization.uuid,
      });
    }
  });

  it('is refused while it has projects, and takes them along when confirmed', async () => {
    const organization = await create('guest', 'Busy');
    const path = `/user-api/organizations/${organization.uuid}`;
    const project = await test.call<Data<{ uuid: string }>>('guest', 'POST', `${path}/projects`, {
      body: { name: 'In the way', style: 'MACHINE' },
    });
    const before = await auditLength(test.pool);
    const refused = await test.call<Failure>('guest', 'DELETE', path);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'IN_USE',
        tree: {
          total: 1,
          groups: [{ entity: 'Project', field: 'organizationUuid', count: 1, onDelete: 'DELETED' }],
        },
      },
    });
    const tree = await test.call<Data<Failure['tree']>>('guest', 'GET', `${path}/dependency-tree`);
    expect(tree.body.data).toEqual(refused.body.tree);
    expect(await auditLength(test.pool)).toBe(before);

    expect((await test.call('guest', 'DELETE', path, { query: { confirm: true } })).status).toBe(204);
    const { rowCount } = await test.pool.query('select 1 from projects where organization_uuid = $1', [
      organization.uuid,
    ]);
    expect(rowCount).toBe(0);
    const projectUuid = project.body.data.uuid;
    expect((await auditOf(test.pool, projectUuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      projectUuid,
      organizationUuid: organization.uuid,
    });
  });

  it('is the owner alone who may', async () => {
    const [demo] = (await test.call<List<Organization>>('admin', 'GET', '/user-api/organizations')).body.data
      .results;
    const answer = await test.call('admin', 'DELETE', `/user-api/organizations/${demo?.uuid}`, {
      query: { confirm: true },
    });
    expect(answer.status).toBe(403);
  });
});
