import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

interface Project {
  uuid: string;
  name: string;
  revision: number;
  archivedAt: string | null;
  permissions: string[];
}
interface Data<T> {
  data: T;
  code?: string;
}
type List = Data<{ results: Project[]; total: number }>;

const PROJECTS = '/user-api/projects';

let test: TestApp;
let cell: string;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query(`select uuid from projects where style = 'MACHINE'`);
  cell = rows[0].uuid;
});
afterAll(() => test.close());

const read = async (person = 'lead') =>
  (await test.call<Data<Project>>(person, 'GET', `${PROJECTS}/${cell}`)).body.data;
const change = async (person: string, body: object) =>
  test.call<Data<Project>>(person, 'PATCH', `${PROJECTS}/${cell}`, {
    body: { revision: (await read()).revision, ...body },
  });
const namesOf = async (archived?: string) =>
  (
    await test.call<List>('lead', 'GET', PROJECTS, { query: archived ? { archived } : {} })
  ).body.data.results.map(({ name }) => name);
const addFunction = () =>
  test.call<Data<{ saved: number }>>('lead', 'POST', `${PROJECTS}/${cell}/functions/batch`, {
    body: { items: [{ name: 'Stop' }] },
  });
const someFunction = async () =>
  (await test.pool.query('select uuid, revision from functions where project_uuid = $1 limit 1', [cell]))
    .rows[0];

describe('an archived project', () => {
  it('can be archived with the permission to change it, with an audit row', async () => {
    expect((await change('engineer', { isArchived: true })).status).toBe(403);
    expect((await addFunction()).status).toBe(201);
    const archived = await change('lead', { isArchived: true, reason: 'Out of service.' });
    expect(archived).toMatchObject({ status: 200, body: { data: { archivedAt: expect.any(String) } } });
    expect((await auditOf(test.pool, cell)).at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'Out of service.',
      before: { archivedAt: null },
      after: { archivedAt: expect.any(String) },
    });
  });

  it('is listed only to those who ask for it', async () => {
    expect(await namesOf()).toEqual(['Remote control library']);
    expect(await namesOf('ONLY')).toEqual(['Palletising cell']);
    expect(await namesOf('INCLUDED')).toEqual(['Palletising cell', 'Remote control library']);
  });

  it('keeps its hazards, rounds and requests, which lists over all projects leave out where that is asked for', async () => {
    // A hazard, a round and a request in each project, so that every list has something to leave out.
    const { rows } = await test.pool.query<{ uuid: string }>('select uuid from projects order by style');
    for (const { uuid } of rows) {
      await test.pool.query(
        `insert into hazard_vote_events (project_uuid, hazard_uuid, risk_rating_set_uuid, rating_set_version, stage, round, consensus_rule, minimum_votes)
         select project_uuid, uuid, risk_rating_set_uuid, '1', 'INITIAL', 9, 'UNANIMOUS', 2 from hazards where project_uuid = $1 limit 1`,
        [uuid],
      );
      await test.pool.query(
        `insert into project_access_requests (project_uuid, user_uuid) values ($1, $2) on conflict do nothing`,
        [uuid, test.userUuid('admin')],
      );
    }
    for (const list of ['hazards', 'hazard-vote-events', 'project-access-requests']) {
      const projectsIn = async (archived?: string) => {
        const query = { ...(archived && { archived }), limit: 1000 };
        const { body } = await test.call<Data<{ results: { projectUuid: string }[] }>>(
          'lead',
          'GET',
          `/user-api/${list}`,
          { query },
        );
        return new Set(body.data.results.map(({ projectUuid }) => projectUuid));
      };
      const all = await projectsIn();
      expect(all, list).toContain(cell);
      expect(await projectsIn('INCLUDED'), list).toEqual(all);
      expect(await projectsIn('ONLY'), list).toEqual(new Set([cell]));
      expect(await projectsIn('EXCLUDED'), list).toEqual(new Set([...all].filter(uuid => uuid !== cell)));
      expect(all.size, list).toBeGreaterThan(1);
    }
  });

  it('is read, and takes no change', async () => {
    // The same call by the same person went well a moment ago, and nothing was asked since.
    expect((await addFunction()).status).toBe(403);
    const { uuid, revision } = await someFunction();
    expect((await test.call('viewer', 'GET', `/user-api/functions/${uuid}`)).status).toBe(200);
    expect((await read('viewer')).permissions).toEqual(
      expect.arrayContaining(['analysis.read', 'project.read']),
    );
    expect((await read()).permissions).not.toEqual(expect.arrayContaining(['analysis.edit']));
    const before = await test.pool.query('select count(*)::int as rows from audit_trail');
    const refused = [
      await addFunction(),
      await test.call('lead', 'PATCH', `/user-api/functions/${uuid}`, { body: { revision, name: 'Go' } }),
      await test.call('lead', 'DELETE', `/user-api/functions/${uuid}`),
      await test.call('lead', 'POST', `${PROJECTS}/${cell}/members`, {
        body: { userUuid: test.userUuid('admin'), role: 'VIEWER' },
      }),
      await change('lead', { name: 'Another name' }),
      await change('lead', { isArchived: true }),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    expect((await test.pool.query('select count(*)::int as rows from audit_trail')).rows).toEqual(
      before.rows,
    );
    // Who may not know of it is told nothing, archived or not.
    expect((await test.call('guest', 'DELETE', `/user-api/functions/${uuid}`)).status).toBe(404);
    expect((await test.call('lead', 'DELETE', `/user-api/functions/${randomUUID()}`)).status).toBe(404);
  });

  it('is deleted by who runs its organization, with its name in the trail', async () => {
    const { body } = await test.call<Data<Project>>('lead', 'POST', `${PROJECTS}/${cell}/copy`, {
      body: { name: 'Left behind' },
    });
    const left = `${PROJECTS}/${body.data.uuid}`;
    await test.pool.query('delete from project_members where project_uuid = $1', [body.data.uuid]);
    const archived = await test.call<Data<Project>>('admin', 'PATCH', left, {
      body: { revision: body.data.revision, isArchived: true },
    });
    expect(archived).toMatchObject({ status: 200, body: { data: { archivedAt: expect.any(String) } } });
    const query = { confirm: true };
    expect((await test.call('lead', 'DELETE', left, { query })).status).toBe(404);
    expect((await test.call('owner', 'DELETE', left, { query })).status).toBe(204);
    expect((await auditOf(test.pool, body.data.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      before: { name: 'Left behind' },
      after: null,
    });
  });

  it('is copied into one that is open', async () => {
    const copy = await test.call<Data<Project>>('lead', 'POST', `${PROJECTS}/${cell}/copy`, {
      body: { name: 'Cell 2' },
    });
    expect(copy).toMatchObject({ status: 201, body: { data: { archivedAt: null } } });
  });

  it('takes changes again when it is restored, at once', async () => {
    const restored = await change('lead', { isArchived: false, name: 'Palletising cell 2' });
    expect(restored).toMatchObject({
      status: 200,
      body: { data: { archivedAt: null, name: 'Palletising cell 2' } },
    });
    expect((await addFunction()).status).toBe(201);
    expect(await namesOf()).toContain('Palletising cell 2');
  });
});
