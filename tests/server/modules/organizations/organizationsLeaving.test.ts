import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import {
  type Data,
  emailOf,
  type Failure,
  type List,
  type Membership,
  OrganizationPeople,
} from '../../../support/organizationPeople.ts';

let test: TestApp;
/** Those of a fresh organization for every test. */
let people: OrganizationPeople;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  people = await OrganizationPeople.create(test);
});

describe('removing a person', () => {
  it('takes them out of the projects of this organization only, in one transaction with an audit row each', async () => {
    await people.add('guest', 'engineer', 'Member');
    const added = await people.membershipOf('engineer');
    const project = await people.createProject('guest', 'Cell');
    const member = await test.call<Data<{ uuid: string }>>(
      'guest',
      'POST',
      `/user-api/projects/${project}/members`,
      { body: { userUuid: test.userUuid('engineer'), role: 'ENGINEER' } },
    );
    expect(member.status).toBe(201);
    expect((await people.remove('guest', 'engineer', { reason: 'Left the company.' })).status).toBe(204);

    const { rows } = await test.pool.query<{ organization: string }>(
      'select p.organization_uuid as organization from project_members m join projects p on p.uuid = m.project_uuid where m.user_uuid = $1',
      [test.userUuid('engineer')],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(row => row.organization)).not.toContain(people.organization);
    expect((await auditOf(test.pool, added?.uuid ?? '')).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Left the company.',
    });
    expect((await auditOf(test.pool, member.body.data.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      entity: 'ProjectMember',
      projectUuid: project,
      organizationUuid: people.organization,
      operationId: 'removeOrganizationUser',
      reason: 'Left the company.',
    });
    expect((await test.call('engineer', 'GET', `/user-api/projects/${project}`)).status).toBe(404);
    expect((await people.remove('guest', 'engineer')).status).toBe(404);
  });

  it('leaves no project membership behind, however it meets one that is just being added', async () => {
    const project = await people.createProject('guest', 'Cell');
    for (let round = 0; round < 10; round += 1) {
      await people.add('guest', 'engineer', 'Member');
      await Promise.all([
        test.call('guest', 'POST', `/user-api/projects/${project}/members`, {
          body: { userUuid: test.userUuid('engineer'), role: 'ENGINEER' },
        }),
        people.remove('guest', 'engineer'),
      ]);
      const { rowCount } = await test.pool.query(
        'select 1 from project_members where project_uuid = $1 and user_uuid = $2',
        [project, test.userUuid('engineer')],
      );
      expect(rowCount).toBe(0);
    }
  });

  it('refuses the last lead of a project and changes nothing at all', async () => {
    await people.add('guest', 'lead', 'Member');
    await people.createProject('lead', 'Led alone');
    const shared = await people.createProject('guest', 'Shared');
    await test.call('guest', 'POST', `/user-api/projects/${shared}/members`, {
      body: { userUuid: test.userUuid('lead'), role: 'VIEWER' },
    });
    const before = await auditLength(test.pool);
    const refused = await people.remove('guest', 'lead');
    expect(refused).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    expect(refused.body.message).toContain('Led alone');
    expect(refused.body.message).not.toContain('Shared');
    expect(await auditLength(test.pool)).toBe(before);
    const { rowCount } = await test.pool.query(
      'select 1 from project_members m join projects p on p.uuid = m.project_uuid where m.user_uuid = $1 and p.organization_uuid = $2',
      [test.userUuid('lead'), people.organization],
    );
    expect(rowCount).toBe(2);
  });

  it('refuses the last owner, and somebody above the caller', async () => {
    expect(await people.remove('guest', 'guest')).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED' },
    });
    await people.add('guest', 'admin', 'Admin');
    await people.add('guest', 'lead', 'Owner');
    expect((await people.remove('admin', 'lead')).status).toBe(403);
    expect((await people.remove('guest', 'guest')).status).toBe(204);
    expect((await test.call('guest', 'GET', `/user-api/organizations/${people.organization}`)).status).toBe(
      404,
    );
  });
});

describe('leaving', () => {
  const leave = (person: string, what = `organizations/${people.organization}`) =>
    test.call<Failure>(person, 'POST', `/user-api/${what}/leave`);

  it('is for every member, whatever their role, with all projects', async () => {
    await people.add('guest', 'engineer', 'Supplier');
    const project = await people.createProject('guest', 'Cell');
    await test.call('guest', 'POST', `/user-api/projects/${project}/members`, {
      body: { userUuid: test.userUuid('engineer'), role: 'VIEWER' },
    });
    expect((await leave('voter')).status).toBe(404);
    expect((await leave('engineer')).status).toBe(204);
    expect(await people.membershipOf('engineer')).toBeUndefined();
    expect((await test.call('engineer', 'GET', `/user-api/projects/${project}`)).status).toBe(404);
    expect((await leave('engineer')).status).toBe(404);
  });

  it('is refused for the last owner and the last lead', async () => {
    expect(await leave('guest')).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    await people.add('guest', 'lead', 'Member');
    const project = await people.createProject('lead', 'Led alone');
    expect((await leave('lead')).body.message).toContain('last lead');
    expect((await leave('lead', `projects/${project}`)).status).toBe(422);
    await people.add('guest', 'voter', 'Member');
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
