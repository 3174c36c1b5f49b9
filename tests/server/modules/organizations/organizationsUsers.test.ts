import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';

interface Data<T> {
  data: T;
}
interface List<T> {
  data: { results: T[]; total: number };
}
interface Membership {
  uuid: string;
  userUuid: string;
  organizationRoleUuid: string;
  roleName: string;
  user: { firstName: string; lastName: string; email: string };
  revision: number;
}
interface Failure {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
}
type RoleName = 'Owner' | 'Admin' | 'Member' | 'Supplier';

let test: TestApp;
/** A fresh organization of the guest for every test. */
let organization: string;
let roles: Record<RoleName, string>;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(newOrganization);

async function newOrganization(): Promise<void> {
  const { body } = await test.call<Data<{ uuid: string }>>('guest', 'POST', '/user-api/organizations', {
    body: { name: 'Hale Robotics' },
  });
  organization = body.data.uuid;
  const listed = await test.call<List<{ name: RoleName; uuid: string }>>(
    'guest',
    'GET',
    '/user-api/organization-roles',
    { query: { organizationUuid: organization } },
  );
  roles = Object.fromEntries(listed.body.data.results.map(({ name, uuid }) => [name, uuid])) as typeof roles;
}

const users = () => `/user-api/organizations/${organization}/users`;
const emailOf = (person: string) => `${person}@demo.badger.example`;

interface Invitation {
  uuid: string;
  email: string;
  firstName: string;
  lastName: string;
}

const invite = (by: string, person: string, role: RoleName) =>
  test.call<Data<Invitation> & Failure>(by, 'POST', users(), {
    body: { email: emailOf(person), organizationRoleUuid: roles[role] },
  });

const accept = (person: string, invitation: string) =>
  test.call<Failure>(person, 'POST', `/user-api/users/me/invitations/${invitation}/accept`);

/** Invites somebody, who accepts. */
async function add(by: string, person: string, role: RoleName) {
  const answer = await invite(by, person, role);
  if (answer.status === 201) expect((await accept(person, answer.body.data.uuid)).status).toBe(204);
  return answer;
}

const membershipOf = async (person: string): Promise<Membership | undefined> => {
  const listed = await test.call<List<Membership>>('guest', 'GET', users());
  return listed.body.data.results.find(({ userUuid }) => userUuid === test.userUuid(person));
};

const setRole = (by: string, person: string, role: RoleName, revision = 1) =>
  test.call<Data<Membership> & Failure>(by, 'PATCH', `${users()}/${test.userUuid(person)}`, {
    body: { revision, organizationRoleUuid: roles[role] },
  });

const remove = (by: string, person: string, query = {}) =>
  test.call<Failure>(by, 'DELETE', `${users()}/${test.userUuid(person)}`, { query });

const createProject = async (by: string, name: string) => {
  const { body } = await test.call<Data<{ uuid: string }>>(
    by,
    'POST',
    `/user-api/organizations/${organization}/projects`,
    { body: { name, style: 'FUNCTION' } },
  );
  return body.data.uuid;
};

describe('asking a person into an organization', () => {
  it('answers the same whether the address has an account or not, and makes nobody a member', async () => {
    const known = await test.call<Data<Invitation>>('guest', 'POST', users(), {
      body: { email: 'Engineer@Demo.Badger.Example', organizationRoleUuid: roles.Member },
    });
    const unknown = await invite('guest', 'nobody', 'Member');
    const without = (answer: typeof known) => ({
      status: answer.status,
      body: { ...answer.body.data, uuid: '', email: '', expiresAt: '', createdAt: '', updatedAt: '' },
    });
    expect(without(known)).toEqual(without(unknown));
    expect(known.status).toBe(201);
    expect(known.body.data).toMatchObject({ email: emailOf('engineer'), firstName: '', lastName: '' });
    for (const told of ['Emil', test.userUuid('engineer')])
      expect(JSON.stringify(known.body)).not.toContain(told);
    const mails = await test.pool.query<{ subject: string; text: string }>(
      'select subject, text from mails where "to" = any($1) order by created_at desc limit 2',
      [[emailOf('engineer'), emailOf('nobody')]],
    );
    const [one, other] = mails.rows.map(mail => JSON.stringify(mail).replace(/token=[\w-]+/, ''));
    expect(one).toBe(other);
    expect(await membershipOf('engineer')).toBeUndefined();
    expect((await test.call('engineer', 'GET', `/user-api/organizations/${organization}`)).status).toBe(404);
  });

  it('makes them a member when they accept, with an audit row', async () => {
    const { body } = await invite('guest', 'engineer', 'Member');
    const listed = await test.call<List<Record<string, unknown>>>(
      'engineer',
      'GET',
      '/user-api/users/me/invitations',
    );
    expect(listed.body.data.results.find(({ uuid }) => uuid === body.data.uuid)).toMatchObject({
      organizationName: 'Hale Robotics',
      inviterName: 'Gustav Hale',
      roleName: 'Member',
      projects: [],
    });
    // Somebody else's is not there.
    expect((await accept('voter', body.data.uuid)).status).toBe(404);
    expect((await accept('engineer', body.data.uuid)).status).toBe(204);
    expect((await accept('engineer', body.data.uuid)).status).toBe(404);
    const member = await membershipOf('engineer');
    expect(member).toMatchObject({ roleName: 'Member', revision: 1, user: { firstName: 'Emil' } });
    expect(await auditOf(test.pool, member?.uuid ?? '')).toMatchObject([
      { action: 'CREATE', operationId: 'acceptOwnInvitation', organizationUuid: organization },
    ]);
  });

  it('ends with a decline, and the invitation is gone for both', async () => {
    const { body } = await invite('guest', 'engineer', 'Member');
    const decline = (person: string) =>
      test.call(person, 'DELETE', `/user-api/users/me/invitations/${body.data.uuid}`);
    expect((await decline('voter')).status).toBe(404);
    expect((await decline('engineer')).status).toBe(204);
    expect((await accept('engineer', body.data.uuid)).status).toBe(404);
    const open = await test.call<List<Invitation>>('guest', 'GET', '/user-api/organization-invitations', {
      query: { organizationUuid: organization },
    });
    expect(open.body.data.results).toEqual([]);
    expect((await auditOf(test.pool, body.data.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      operationId: 'declineOwnInvitation',
      organizationUuid: organization,
    });
  });

  it('works by uuid for whom one knows', async () => {
    const name = () =>
      test.call<Data<Invitation> & Failure>('guest', 'POST', users(), {
        body: { userUuid: test.userUuid('approver'), organizationRoleUuid: roles.Supplier },
      });
    // A uuid that was seen somewhere must not become an address.
    expect(await name()).toMatchObject({ status: 422, body: { fields: [{ path: 'userUuid' }] } });
    await add('guest', 'approver', 'Member');
    await newOrganization();
    expect(await name()).toMatchObject({ status: 201, body: { data: { email: emailOf('approver') } } });
  });

  it('refuses who is there already', async () => {
    await add('guest', 'voter', 'Member');
    expect(await add('guest', 'voter', 'Supplier')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  it('refuses the role of another organization', async () => {
    const foreign = await test.pool.query<{ uuid: string }>(
      `select uuid from organization_roles where name = 'Member' and organization_uuid <> $1 limit 1`,
      [organization],
    );
    const answer = await test.call<Failure>('guest', 'POST', users(), {
      body: { email: emailOf('voter'), organizationRoleUuid: foreign.rows[0]?.uuid },
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'organizationRoleUuid' }] } });
  });

  it('is for those who may manage people, and never with a role above their own', async () => {
    await add('guest', 'admin', 'Admin');
    await add('guest', 'lead', 'Member');
    expect((await add('lead', 'voter', 'Supplier')).status).toBe(403);
    const above = await add('admin', 'voter', 'Owner');
    expect(above).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await add('admin', 'voter', 'Admin')).status).toBe(201);
    expect((await add('engineer', 'viewer', 'Member')).status).toBe(404);
  });
});

describe('listing people', () => {
  it('sorts by name, finds by name and e-mail, and filters by role', async () => {
    await add('guest', 'voter', 'Member');
    await add('guest', 'engineer', 'Supplier');
    const names = async (query = {}) =>
      (await test.call<List<Membership>>('guest', 'GET', users(), { query })).body.data.results.map(
        ({ user }) => `${user.firstName} ${user.lastName}`,
      );
    expect(await names()).toEqual(['Emil Okafor', 'Gustav Hale', 'Valerie Sato']);
    expect(await names({ order: 'desc', limit: 1 })).toEqual(['Valerie Sato']);
    expect(await names({ search: 'emil ok' })).toEqual(['Emil Okafor']);
    expect(await names({ search: 'VOTER@' })).toEqual(['Valerie Sato']);
    expect(await names({ organizationRoleUuid: [roles.Owner, roles.Supplier] })).toEqual([
      'Emil Okafor',
      'Gustav Hale',
    ]);
    expect((await test.call('supplier', 'GET', users())).status).toBe(404);
  });
});

describe('changing a role', () => {
  it('nobody promotes themselves or others above themselves, nor demotes who is above them', async () => {
    await add('guest', 'admin', 'Admin');
    await add('guest', 'lead', 'Member');
    const before = await auditLength(test.pool);
    expect((await setRole('admin', 'admin', 'Owner')).status).toBe(403);
    expect((await setRole('admin', 'lead', 'Owner')).status).toBe(403);
    expect((await setRole('admin', 'guest', 'Member')).status).toBe(403);
    expect((await setRole('lead', 'lead', 'Admin')).status).toBe(403);
    expect(await auditLength(test.pool)).toBe(before);
    const allowed = await setRole('admin', 'lead', 'Supplier');
    expect(allowed).toMatchObject({ status: 200, body: { data: { roleName: 'Supplier', revision: 2 } } });
    expect((await auditOf(test.pool, allowed.body.data.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      before: { organizationRoleUuid: roles.Member },
      after: { organizationRoleUuid: roles.Supplier },
    });
  });

  it('the last owner stays owner, until somebody else is', async () => {
    const alone = await setRole('guest', 'guest', 'Admin');
    expect(alone).toMatchObject({ status: 422, body: { fields: [{ path: 'organizationRoleUuid' }] } });
    await add('guest', 'lead', 'Owner');
    expect((await setRole('guest', 'guest', 'Admin')).status).toBe(200);
  });

  it('an owner who cannot sign in any more does not count', async () => {
    await add('guest', 'supplier', 'Owner');
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('supplier')]);
    const refused = await setRole('guest', 'guest', 'Member');
    await test.pool.query('update users set is_active = true where uuid = $1', [test.userUuid('supplier')]);
    expect(refused.status).toBe(422);
  });

  it('two owners who step down at once leave one behind', async () => {
    await add('guest', 'lead', 'Owner');
    const rows = {
      sql: 'select 1 from organization_users where organization_uuid = $1 for update',
      values: [organization],
    };
    const answers = await meeting(test.pool, rows, [
      () => setRole('guest', 'guest', 'Member'),
      () => setRole('lead', 'lead', 'Member'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('needs the current revision', async () => {
    await add('guest', 'lead', 'Member');
    expect((await setRole('guest', 'lead', 'Supplier', 7)).status).toBe(409);
  });
});

describe('removing a person', () => {
  it('takes them out of the projects of this organization only, in one transaction with an audit row each', async () => {
    await add('guest', 'engineer', 'Member');
    const added = await membershipOf('engineer');
    const project = await createProject('guest', 'Cell');
    const member = await test.call<Data<{ uuid: string }>>(
      'guest',
      'POST',
      `/user-api/projects/${project}/members`,
      { body: { userUuid: test.userUuid('engineer'), role: 'ENGINEER' } },
    );
    expect(member.status).toBe(201);
    expect((await remove('guest', 'engineer', { reason: 'Left the company.' })).status).toBe(204);

    const { rows } = await test.pool.query<{ organization: string }>(
      'select p.organization_uuid as organization from project_members m join projects p on p.uuid = m.project_uuid where m.user_uuid = $1',
      [test.userUuid('engineer')],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(row => row.organization)).not.toContain(organization);
    expect((await auditOf(test.pool, added?.uuid ?? '')).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Left the company.',
    });
    expect((await auditOf(test.pool, member.body.data.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      entity: 'ProjectMember',
      projectUuid: project,
      organizationUuid: organization,
      operationId: 'removeOrganizationUser',
      reason: 'Left the company.',
    });
    expect((await test.call('engineer', 'GET', `/user-api/projects/${project}`)).status).toBe(404);
    expect((await remove('guest', 'engineer')).status).toBe(404);
  });

  it('leaves no project membership behind, however it meets one that is just being added', async () => {
    const project = await createProject('guest', 'Cell');
    for (let round = 0; round < 10; round += 1) {
      await add('guest', 'engineer', 'Member');
      await Promise.all([
        test.call('guest', 'POST', `/user-api/projects/${project}/members`, {
          body: { userUuid: test.userUuid('engineer'), role: 'ENGINEER' },
        }),
        remove('guest', 'engineer'),
      ]);
      const { rowCount } = await test.pool.query(
        'select 1 from project_members where project_uuid = $1 and user_uuid = $2',
        [project, test.userUuid('engineer')],
      );
      expect(rowCount).toBe(0);
    }
  });

  it('refuses the last lead of a project and changes nothing at all', async () => {
    await add('guest', 'lead', 'Member');
    await createProject('lead', 'Led alone');
    const shared = await createProject('guest', 'Shared');
    await test.call('guest', 'POST', `/user-api/projects/${shared}/members`, {
      body: { userUuid: test.userUuid('lead'), role: 'VIEWER' },
    });
    const before = await auditLength(test.pool);
    const refused = await remove('guest', 'lead');
    expect(refused).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    expect(refused.body.message).toContain('Led alone');
    expect(refused.body.message).not.toContain('Shared');
    expect(await auditLength(test.pool)).toBe(before);
    const { rowCount } = await test.pool.query(
      'select 1 from project_members m join projects p on p.uuid = m.project_uuid where m.user_uuid = $1 and p.organization_uuid = $2',
      [test.userUuid('lead'), organization],
    );
    expect(rowCount).toBe(2);
  });

  it('refuses the last owner, and somebody above the caller', async () => {
    expect(await remove('guest', 'guest')).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    await add('guest', 'admin', 'Admin');
    await add('guest', 'lead', 'Owner');
    expect((await remove('admin', 'lead')).status).toBe(403);
    expect((await remove('guest', 'guest')).status).toBe(204);
    expect((await test.call('guest', 'GET', `/user-api/organizations/${organization}`)).status).toBe(404);
  });
});

describe('leaving', () => {
  const leave = (person: string, what = `organizations/${organization}`) =>
    test.call<Failure>(person, 'POST', `/user-api/${what}/leave`);

  it('is for every member, whatever their role, with all projects', async () => {
    await add('guest', 'engineer', 'Supplier');
    const project = await createProject('guest', 'Cell');
    await test.call('guest', 'POST', `/user-api/projects/${project}/members`, {
      body: { userUuid: test.userUuid('engineer'), role: 'VIEWER' },
    });
    expect((await leave('voter')).status).toBe(404);
    expect((await leave('engineer')).status).toBe(204);
    expect(await membershipOf('engineer')).toBeUndefined();
    expect((await test.call('engineer', 'GET', `/user-api/projects/${project}`)).status).toBe(404);
    expect((await leave('engineer')).status).toBe(404);
  });

  it('is refused for the last owner and the last lead', async () => {
    expect(await leave('guest')).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    await add('guest', 'lead', 'Member');
    const project = await createProject('lead', 'Led alone');
    expect((await leave('lead')).body.message).toContain('last lead');
    expect((await leave('lead', `projects/${project}`)).status).toBe(422);
    await add('guest', 'voter', 'Member');
    await test.call('guest', 'POST', `/user-api/projects/${project}/members`, {
      body: { userUuid: test.userUuid('voter'), role: 'LEAD' },
    });
    expect((await leave('lead', `projects/${project}`)).status).toBe(204);
    const seen = async (person: string) =>
      (await test.call(person, 'GET', `/user-api/projects/${project}`)).status;
    expect(await seen('lead')).toBe(404);
    // An owner sees the project through the organization, and has no membership to end.
    expect((await leave('guest', `projects/${project}`)).status).toBe(204);
    expect(await seen('guest')).toBe(200);
    expect((await leave('lead')).status).toBe(204);
  });
});

describe('a supplier', () => {
  const DEMO = `/user-api/organizations/${DEMO_ORGANIZATION_UUID}`;
  const inCell = ['Anton', 'Emil', 'Lena', 'Sofia', 'Valerie', 'Vera'];

  it('knows of the people of an organization only those of their projects', async () => {
    const listed = await test.call<List<Membership>>('supplier', 'GET', `${DEMO}/users`);
    expect(listed.body.data.results.map(({ user }) => user.firstName)).toEqual(inCell);
    expect(listed.body.data.total).toBe(inCell.length);
    const organizations = await test.call<List<{ counts: object }>>(
      'supplier',
      'GET',
      '/user-api/organizations',
      { query: { search: 'Demo' } },
    );
    expect(organizations.body.data.results).toMatchObject([{ counts: { users: inCell.length } }]);
    const search = await test.call<List<Membership>>('supplier', 'GET', `${DEMO}/users`, {
      query: { search: 'admin@' },
    });
    expect(search.body.data).toEqual({ results: [], total: 0 });
    const byEmail = (person: string) =>
      test.call('supplier', 'GET', `/user-api/users/actions/get-user-uuid-via-email/${emailOf(person)}`);
    expect((await byEmail('voter')).status).toBe(200);
    expect((await byEmail('supplier')).status).toBe(200);
    expect((await byEmail('admin')).body).toMatchObject({ code: 'NOT_FOUND' });
    // A member knows everybody.
    const all = await test.call<List<Membership>>('viewer', 'GET', `${DEMO}/users`);
    expect(all.body.data.total).toBe(8);
  });

  it('learns from no dependency tree whom or what else there is', async () => {
    const role = await test.call<List<{ uuid: string }>>('supplier', 'GET', '/user-api/organization-roles', {
      query: { organizationUuid: DEMO_ORGANIZATION_UUID, search: 'Admin' },
    });
    const tag = await test.call<Data<{ uuid: string }>>('owner', 'POST', `${DEMO}/tags`, {
      body: { name: 'Cell 4' },
    });
    for (const path of [
      `${DEMO}/dependency-tree`,
      `/user-api/organization-roles/${role.body.data.results[0]?.uuid}/dependency-tree`,
      `/user-api/tags/${tag.body.data.uuid}/dependency-tree`,
    ]) {
      // These trees are read before a delete, by whoever may delete.
      for (const person of ['supplier', 'viewer'])
        expect([path, (await test.call(person, 'GET', path)).status]).toEqual([path, 403]);
      expect([path, (await test.call('owner', 'GET', path)).status]).toEqual([path, 200]);
    }
  });
});
