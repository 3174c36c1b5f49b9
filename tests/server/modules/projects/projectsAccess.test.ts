import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

interface Request {
  uuid: string;
  status: string;
  revision: number;
}
interface One {
  data: Request;
  code: string;
}
interface Many<T> {
  data: { results: T[]; total: number };
}
interface Told {
  kind: string;
  title: string;
  text: string;
  link: string | null;
}

const DISCOVER = '/user-api/projects/request-access';
const REQUESTS = '/user-api/project-access-requests';

let test: TestApp;
/** A project that only the engineer belongs to. */
let hidden: string;
beforeAll(async () => {
  test = await createTestApp();
  const created = await test.call<{ data: { uuid: string } }>(
    'engineer',
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { body: { name: 'Secret press', description: 'Nobody knows.', style: 'MACHINE' } },
  );
  hidden = created.body.data.uuid;
});
afterAll(() => test.close());

const discovered = async (person: string) =>
  (await test.call<Many<Record<string, unknown>>>(person, 'GET', DISCOVER)).body.data.results;
const ask = (person: string, message = 'Please.') =>
  test.call<One>(person, 'POST', `/user-api/projects/${hidden}/request-access`, { body: { message } });
const answer = (person: string, uuid: string, body: Record<string, unknown>) =>
  test.call<One>(person, 'PATCH', `${REQUESTS}/${uuid}`, { body });
const told = async (person: string) =>
  (await test.call<Many<Told>>(person, 'GET', '/user-api/notifications')).body.data.results;
const requests = async (person: string, query: Record<string, unknown> = {}) =>
  (await test.call<Many<Request>>(person, 'GET', REQUESTS, { query })).body.data.results;

describe('projects to ask for', () => {
  it('are those of the organization that one may not read, by name alone', async () => {
    expect(await discovered('voter')).toEqual([
      {
        uuid: hidden,
        name: 'Secret press',
        organizationUuid: DEMO_ORGANIZATION_UUID,
        organizationName: 'Demo organization',
        myRequestStatus: null,
      },
    ]);
  });

  it('are none for members, for those who see all projects, for suppliers and strangers', async () => {
    for (const person of ['engineer', 'admin', 'supplier', 'guest'])
      expect([person, await discovered(person)]).toEqual([person, []]);
    for (const person of ['supplier', 'guest']) {
      const answered = await ask(person);
      expect(answered).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await ask('engineer')).status).toBe(409);
  });

  it('are not those that are archived', async () => {
    await test.pool.query('update projects set archived_at = now() where uuid = $1', [hidden]);
    expect(await discovered('voter')).toEqual([]);
    expect((await ask('voter')).status).toBe(404);
    await test.pool.query('update projects set archived_at = null where uuid = $1', [hidden]);
  });
});

describe('a request', () => {
  it('notifies the leads, once', async () => {
    const asked = await Promise.all([ask('voter', 'I vote there.'), ask('voter', 'I vote there.')]);
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [news, ...others] = await told('engineer');
    expect(others).toEqual([]);
    expect(news).toMatchObject({
      kind: 'ACCESS_REQUESTED',
      title: 'Valerie Sato asks for access to Secret press',
      text: 'I vote there.',
      link: `/projects/${hidden}/members`,
    });
    expect(await told('lead')).toEqual([]);
    const mails = await test.pool.query('select "to", subject from mails');
    expect(mails.rows).toEqual([{ to: 'engineer@demo.badger.example', subject: news?.title }]);
    expect((await discovered('voter'))[0]).toMatchObject({ myRequestStatus: 'PENDING' });
    const [request] = await requests('voter');
    expect(await auditOf(test.pool, request?.uuid ?? '')).toMatchObject([
      {
        action: 'CREATE',
        entity: 'ProjectAccessRequest',
        projectUuid: hidden,
        operationId: 'requestProjectAccess',
      },
    ]);
  });

  it('is visible to the requester and to those who answer it', async () => {
    expect(await requests('engineer', { projectUuid: hidden, status: 'PENDING' })).toHaveLength(1);
    expect(await requests('admin')).toHaveLength(1);
    expect(await requests('lead')).toEqual([]);
    expect(await requests('guest')).toEqual([]);
    expect((await test.call('lead', 'GET', REQUESTS, { query: { projectUuid: hidden } })).status).toBe(404);
  });

  it('and its project are kept from a role that manages members, but sees no projects', async () => {
    const setAdmin = (permissions: string) =>
      test.pool.query(`update organization_roles set permissions = ${permissions} where name = 'Admin'`);
    const { rows } = await test.pool.query(
      `select uuid from organization_roles where name = 'Supplier' and organization_uuid = $1`,
      [DEMO_ORGANIZATION_UUID],
    );
    await setAdmin(`array_remove(permissions, 'project.read')`);
    try {
      expect(await requests('admin')).toEqual([]);
      const invited = await test.call('admin', 'POST', '/user-api/organizations/users/invite-new', {
        body: {
          organizationUuid: DEMO_ORGANIZATION_UUID,
          email: 'somebody@example.org',
          organizationRoleUuid: rows[0].uuid,
          projects: [{ projectUuid: hidden, role: 'VIEWER' }],
        },
      });
      expect(invited).toMatchObject({ status: 422, body: { fields: [{ path: 'projects.0.projectUuid' }] } });
    } finally {
      await setAdmin(`array_append(permissions, 'project.read')`);
    }
  });

  it('is declined with a reason, and may be made again', async () => {
    const [request] = await requests('engineer');
    const uuid = request?.uuid ?? '';
    expect((await answer('voter', uuid, { revision: 1, status: 'ACCEPTED' })).status).toBe(404);
    expect((await answer('engineer', uuid, { revision: 9, status: 'DECLINED' })).status).toBe(409);
    const declined = await answer('engineer', uuid, {
      revision: 1,
      status: 'DECLINED',
      reason: 'It is closed.',
    });
    expect(declined).toMatchObject({
      status: 200,
      body: {
        data: { status: 'DECLINED', answer: 'It is closed.', decidedBy: test.userUuid('engineer') },
      },
    });
    expect((await told('voter'))[0]).toMatchObject({
      kind: 'ACCESS_DECLINED',
      title: 'Your request for Secret press was declined',
      text: 'It is closed.',
    });
    expect((await answer('engineer', uuid, { revision: 2, status: 'ACCEPTED' })).status).toBe(409);
    expect((await ask('voter')).status).toBe(201);
  });

  it('is accepted with a role, which makes a member', async () => {
    const [request] = await requests('engineer', { status: 'PENDING' });
    const accepted = await answer('engineer', request?.uuid ?? '', {
      revision: 1,
      status: 'ACCEPTED',
      role: 'VOTER',
    });
    expect(accepted).toMatchObject({ status: 200, body: { data: { status: 'ACCEPTED' } } });
    const member = await test.pool.query(
      'select uuid, role from project_members where project_uuid = $1 and user_uuid = $2',
      [hidden, test.userUuid('voter')],
    );
    expect(member.rows).toMatchObject([{ role: 'VOTER' }]);
    expect((await auditOf(test.pool, member.rows[0].uuid))[0]).toMatchObject({
      operationId: 'updateProjectAccessRequest',
    });
    expect((await told('voter'))[0]).toMatchObject({ kind: 'ACCESS_ACCEPTED', link: `/projects/${hidden}` });
    expect((await test.call('voter', 'GET', `/user-api/projects/${hidden}`)).status).toBe(200);
  });

  it('is accepted by adding the person, one or many', async () => {
    await ask('viewer');
    await ask('approver');
    await test.call('engineer', 'POST', `/user-api/projects/${hidden}/members`, {
      body: { userUuid: test.userUuid('viewer'), role: 'VIEWER' },
    });
    const batch = await test.call('engineer', 'POST', '/user-api/projects/members/batch', {
      body: { projectUuid: hidden, items: [{ userUuid: test.userUuid('approver'), role: 'APPROVER' }] },
    });
    expect(batch.status).toBe(201);
    expect(await requests('engineer', { status: 'PENDING' })).toEqual([]);
    for (const person of ['viewer', 'approver'])
      expect((await told(person))[0]).toMatchObject({ kind: 'ACCESS_ACCEPTED' });
  });
});
