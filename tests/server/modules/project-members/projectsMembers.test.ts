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
interface Member {
  uuid: string;
  userUuid: string;
  role: string;
  user: { firstName: string; email: string };
  revision: number;
}
interface Failure {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
}
interface Batch {
  data: {
    saved: number;
    results: { index: number; status: string; uuid?: string; error?: Failure }[];
    records: Member[];
  };
}

const MEMBERS = '/user-api/project-members';

let test: TestApp;
/** A fresh project of the lead for every test. */
let project: string;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  const { body } = await test.call<Data<{ uuid: string }>>(
    'lead',
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { body: { name: 'Cell', style: 'MACHINE' } },
  );
  project = body.data.uuid;
});

const add = (by: string, person: string, role: string) =>
  test.call<Data<Member> & Failure>(by, 'POST', `/user-api/projects/${project}/members`, {
    body: { userUuid: test.userUuid(person), role },
  });

const addAll = (by: string, items: [person: string, role: string][], allOrNothing = true) =>
  test.call<Batch & Failure>(by, 'POST', '/user-api/projects/members/batch', {
    query: { allOrNothing },
    body: {
      projectUuid: project,
      items: items.map(([person, role]) => ({ userUuid: test.userUuid(person), role })),
    },
  });

const list = async (by: string, query = {}) =>
  (await test.call<List<Member>>(by, 'GET', MEMBERS, { query: { projectUuid: project, ...query } })).body.data
    .results;

const memberOf = async (person: string): Promise<Member> => {
  const [member] = await list('lead', { userUuid: test.userUuid(person) });
  if (!member) throw new Error(`${person} is no member`);
  return member;
};

const setRole = async (by: string, person: string, role: string) => {
  const { uuid, revision } = await memberOf(person);
  return test.call<Data<Member> & Failure>(by, 'PATCH', `${MEMBERS}/${uuid}`, { body: { revision, role } });
};

describe('adding a member', () => {
  it('makes a person of the organization, a supplier too, part of the project, with an audit row', async () => {
    const added = await add('lead', 'supplier', 'ENGINEER');
    expect(added).toMatchObject({
      status: 201,
      body: {
        data: {
          projectUuid: project,
          userUuid: test.userUuid('supplier'),
          role: 'ENGINEER',
          user: { firstName: 'Sofia', email: 'supplier@demo.badger.example' },
          revision: 1,
        },
      },
    });
    expect(await auditOf(test.pool, added.body.data.uuid)).toMatchObject([
      {
        action: 'CREATE',
        operationId: 'addProjectMember',
        projectUuid: project,
        organizationUuid: DEMO_ORGANIZATION_UUID,
      },
    ]);
    expect((await test.call('supplier', 'GET', `/user-api/projects/${project}`)).status).toBe(200);
  });

  it('refuses who does not belong to the organization, and who is a member already', async () => {
    const before = await auditLength(test.pool);
    const stranger = await add('lead', 'guest', 'VIEWER');
    expect(stranger).toMatchObject({ status: 422, body: { fields: [{ path: 'userUuid' }] } });
    expect(await add('lead', 'lead', 'VIEWER')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await auditLength(test.pool)).toBe(before);
  });

  it('is for those who manage the members', async () => {
    await add('lead', 'engineer', 'ENGINEER');
    expect((await add('engineer', 'voter', 'VOTER')).status).toBe(403);
    expect((await add('voter', 'voter', 'VOTER')).status).toBe(404);
    expect((await add('admin', 'voter', 'LEAD')).status).toBe(201);
  });

  it('nobody gives themselves more than they have', async () => {
    const before = await auditLength(test.pool);
    expect(await add('admin', 'admin', 'LEAD')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await addAll('admin', [['admin', 'APPROVER']], false)).status).toBe(403);
    expect((await setRole('lead', 'lead', 'APPROVER')).status).toBe(403);
    expect(await auditLength(test.pool)).toBe(before);
    expect((await add('admin', 'admin', 'VIEWER')).status).toBe(201);
    expect((await setRole('admin', 'admin', 'ENGINEER')).status).toBe(403);
  });
});

describe('adding several', () => {
  it('saves all or none by default', async () => {
    const before = await auditLength(test.pool);
    const refused = await addAll('lead', [
      ['engineer', 'ENGINEER'],
      ['guest', 'VIEWER'],
    ]);
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.1.userUuid' }] } });
    expect(await auditLength(test.pool)).toBe(before);
    expect(await list('lead')).toHaveLength(1);

    const saved = await addAll('lead', [
      ['engineer', 'ENGINEER'],
      ['voter', 'VOTER'],
    ]);
    expect(saved).toMatchObject({ status: 201, body: { data: { saved: 2 } } });
    for (const { uuid } of saved.body.data.records) {
      expect(await auditOf(test.pool, uuid)).toMatchObject([{ action: 'CREATE', projectUuid: project }]);
    }
  });

  it('otherwise saves the valid items and reports the others', async () => {
    const { status, body } = await addAll(
      'lead',
      [
        ['guest', 'VIEWER'],
        ['engineer', 'ENGINEER'],
        ['lead', 'VIEWER'],
        ['voter', 'VOTER'],
        ['voter', 'VIEWER'],
      ],
      false,
    );
    expect(status).toBe(201);
    expect(body.data.saved).toBe(2);
    expect(body.data.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ['FAILED', 'RULE_VIOLATED'],
      ['CREATED', undefined],
      ['FAILED', 'CONFLICT'],
      ['CREATED', undefined],
      ['FAILED', 'CONFLICT'],
    ]);
    expect((await list('lead')).map(({ user, role }) => [user.firstName, role])).toEqual([
      ['Emil', 'ENGINEER'],
      ['Lena', 'LEAD'],
      ['Valerie', 'VOTER'],
    ]);
  });
});

describe('the list of members', () => {
  it('sorts and searches by name and e-mail, filters by role, and is the project’s own', async () => {
    await addAll('lead', [
      ['voter', 'VOTER'],
      ['engineer', 'ENGINEER'],
    ]);
    const names = async (query: object) => (await list('lead', query)).map(({ user }) => user.firstName);
    expect(await names({ order: 'desc' })).toEqual(['Valerie', 'Lena', 'Emil']);
    expect(await names({ orderBy: 'role' })).toEqual(['Emil', 'Lena', 'Valerie']);
    expect(await names({ search: 'sato' })).toEqual(['Valerie']);
    expect(await names({ search: 'engineer@' })).toEqual(['Emil']);
    expect(await names({ role: ['LEAD', 'VOTER'] })).toEqual(['Lena', 'Valerie']);
    const stranger = await test.call('supplier', 'GET', MEMBERS, { query: { projectUuid: project } });
    expect(stranger.status).toBe(404);
    const { uuid } = await memberOf('voter');
    expect((await test.call('supplier', 'GET', `${MEMBERS}/${uuid}`)).status).toBe(404);
    expect((await test.call<Data<Member>>('engineer', 'GET', `${MEMBERS}/${uuid}`)).body.data.role).toBe(
      'VOTER',
    );
    const tree = await test.call('engineer', 'GET', `${MEMBERS}/${uuid}/dependency-tree`);
    expect(tree.body).toEqual({ data: { total: 0, groups: [] } });
  });
});

describe('the last lead', () => {
  it('is neither demoted nor removed, until there is another', async () => {
    const before = await auditLength(test.pool);
    expect(await setRole('lead', 'lead', 'ENGINEER')).toMatchObject({
      status: 422,
      body: { code: 'RULE_VIOLATED', fields: [{ path: 'role' }] },
    });
    const { uuid } = await memberOf('lead');
    for (const query of [{}, { confirm: true }]) {
      const removed = await test.call('lead', 'DELETE', `${MEMBERS}/${uuid}`, { query });
      expect(removed).toMatchObject({ status: 422, body: { code: 'RULE_VIOLATED' } });
    }
    expect(await auditLength(test.pool)).toBe(before);

    await add('lead', 'engineer', 'LEAD');
    const removed = await test.call('lead', 'DELETE', `${MEMBERS}/${uuid}`, {
      query: { reason: 'Works elsewhere now.' },
    });
    expect(removed.status).toBe(204);
    expect((await auditOf(test.pool, uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Works elsewhere now.',
      before: { role: 'LEAD' },
    });
  });

  it('two leads who step down at once leave one behind', async () => {
    await add('lead', 'engineer', 'LEAD');
    const rows = {
      sql: 'select 1 from project_members where project_uuid = $1 for update',
      values: [project],
    };
    const answers = await meeting(test.pool, rows, [
      () => setRole('lead', 'lead', 'VIEWER'),
      () => setRole('engineer', 'engineer', 'VIEWER'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { rowCount } = await test.pool.query(
      `select 1 from project_members where project_uuid = $1 and role = 'LEAD'`,
      [project],
    );
    expect(rowCount).toBe(1);
  });

  it('a lead who cannot sign in any more does not count', async () => {
    await add('lead', 'viewer', 'LEAD');
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('viewer')]);
    const refused = await setRole('lead', 'lead', 'VIEWER');
    await test.pool.query('update users set is_active = true where uuid = $1', [test.userUuid('viewer')]);
    expect(refused.status).toBe(422);
  });
});

describe('changing a role', () => {
  it('is recorded in the audit trail and refuses a stale revision', async () => {
    await add('lead', 'viewer', 'VIEWER');
    const member = await memberOf('viewer');
    const changed = await setRole('lead', 'viewer', 'APPROVER');
    expect(changed).toMatchObject({ status: 200, body: { data: { role: 'APPROVER', revision: 2 } } });
    expect((await auditOf(test.pool, member.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      before: { role: 'VIEWER' },
      after: { role: 'APPROVER' },
    });
    const stale = await test.call<Failure>('lead', 'PATCH', `${MEMBERS}/${member.uuid}`, {
      body: { revision: 1, role: 'VOTER' },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'REVISION_CONFLICT', current: { role: 'APPROVER' } },
    });
  });
});
