import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { addForeignProject } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Data<T> {
  data: T;
}
interface List<T> {
  data: { results: T[]; total: number };
}
interface Project {
  uuid: string;
  name: string;
  style: string;
  riskRatingSetUuids: string[];
  myRole: string | null;
  counts: { hazards: number; functions: number; machines: number; members: number };
  revision: number;
}
interface Failure {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
}

const PROJECTS = '/user-api/projects';

let test: TestApp;
let sets: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query<{ code: string; uuid: string }>(
    'select code, uuid from risk_rating_sets',
  );
  sets = Object.fromEntries(rows.map(({ code, uuid }) => [code, uuid]));
});
afterAll(() => test.close());

const create = (person: string, body: Record<string, unknown>) =>
  test.call<Data<Project> & Failure>(
    person,
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { body },
  );

const projectsOf = async (person: string, query = {}) =>
  (await test.call<List<Project>>(person, 'GET', PROJECTS, { query })).body.data.results;

const change = (person: string, project: Project, body: Record<string, unknown>) =>
  test.call<Data<Project> & Failure>(person, 'PATCH', `${PROJECTS}/${project.uuid}`, {
    body: { revision: project.revision, ...body },
  });

describe('a new project', () => {
  it('has its creator as lead and its rating sets in order, each with an audit row', async () => {
    const wanted = [sets['MIL-STD-882E'], sets['ISO13849-1']];
    const { status, body } = await create('engineer', {
      name: 'Press',
      style: 'MACHINE',
      riskRatingSetUuids: wanted,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      organizationUuid: DEMO_ORGANIZATION_UUID,
      name: 'Press',
      description: '',
      style: 'MACHINE',
      riskRatingSetUuids: wanted,
      myRole: 'LEAD',
      counts: { hazards: 0, functions: 0, machines: 0, members: 1 },
      revision: 1,
    });
    const { uuid } = body.data;
    const members = await test.pool.query(
      'select uuid, user_uuid, role from project_members where project_uuid = $1',
      [uuid],
    );
    expect(members.rows).toMatchObject([{ user_uuid: test.userUuid('engineer'), role: 'LEAD' }]);
    for (const record of [uuid, members.rows[0].uuid]) {
      expect(await auditOf(test.pool, record)).toMatchObject([
        {
          action: 'CREATE',
          projectUuid: uuid,
          organizationUuid: DEMO_ORGANIZATION_UUID,
          operationId: 'createProject',
        },
      ]);
    }
    expect((await auditOf(test.pool, uuid))[0]?.after).toMatchObject({ riskRatingSetUuids: wanted });
  });

  it('starts with the default set of its style', async () => {
    const functional = await create('engineer', { name: 'Lift', style: 'FUNCTION' });
    expect(functional.body.data.riskRatingSetUuids).toEqual([sets['ISO26262-3-2018']]);
    const machine = await create('engineer', { name: 'Saw', style: 'MACHINE' });
    expect(machine.body.data.riskRatingSetUuids).toEqual([sets['ISO13849-1']]);
  });

  it('works with enabled sets only, and with those that exist', async () => {
    const before = await auditLength(test.pool);
    const disabled = await create('engineer', {
      name: 'Tractor',
      style: 'FUNCTION',
      riskRatingSetUuids: [sets['ISO25119-2-RECONSTRUCTED']],
    });
    expect(disabled).toMatchObject({ status: 422, body: { fields: [{ path: 'riskRatingSetUuids' }] } });
    expect(disabled.body.message).toContain('not enabled');
    const unknown = await create('engineer', {
      name: 'Tractor',
      style: 'FUNCTION',
      riskRatingSetUuids: [sets['ISO26262-3-2018'], DEMO_ORGANIZATION_UUID],
    });
    expect(unknown.status).toBe(422);
    expect(unknown.body.message).toContain('does not exist here');
    const none = await create('engineer', { name: 'Tractor', style: 'FUNCTION', riskRatingSetUuids: [] });
    expect(none.status).toBe(400);
    expect(await auditLength(test.pool)).toBe(before);
    expect(await projectsOf('engineer', { search: 'Tractor' })).toEqual([]);
  });

  it('cannot use the set of another organization, new or later', async () => {
    const { organizationUuid } = await addForeignProject(test.pool);
    const { rows } = await test.pool.query<{ uuid: string }>(
      `insert into risk_rating_sets (organization_uuid, code, name, standard, version, parameters, result_label, trust)
       values ($1, 'SECRET', 'Secret', 'House', '1', '[]', 'Risk', 1) returning uuid`,
      [organizationUuid],
    );
    const foreign = rows[0]?.uuid;
    const answer = await create('engineer', {
      name: 'Crane',
      style: 'MACHINE',
      riskRatingSetUuids: [foreign],
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'riskRatingSetUuids' }] } });
    expect(answer.body.message).not.toContain('Secret');
    const project = (await create('engineer', { name: 'Crane', style: 'MACHINE' })).body.data;
    const later = await change('engineer', project, { riskRatingSetUuids: [foreign] });
    expect(later.status).toBe(422);
  });

  it('is not made with a set that the organization switched off', async () => {
    await test.pool.query(
      'update organization_risk_rating_sets set is_active = false where organization_uuid = $1 and risk_rating_set_uuid = $2',
      [DEMO_ORGANIZATION_UUID, sets['RAPEX-PRISM']],
    );
    const answer = await create('engineer', {
      name: 'Toy',
      style: 'MACHINE',
      riskRatingSetUuids: [sets['RAPEX-PRISM']],
    });
    expect(answer.status).toBe(422);
  });

  it('is made by those whose role may', async () => {
    expect((await create('supplier', { name: 'Mine', style: 'MACHINE' })).status).toBe(403);
    expect((await create('guest', { name: 'Mine', style: 'MACHINE' })).status).toBe(404);
  });
});

describe('the list of projects', () => {
  it('shows what the caller may read, with their role and counts', async () => {
    const all = await projectsOf('lead');
    expect(all.filter(({ myRole }) => myRole === 'LEAD')).toHaveLength(2);
    const [palletising] = await projectsOf('supplier');
    expect(await projectsOf('supplier')).toHaveLength(1);
    expect(palletising).toMatchObject({ style: 'MACHINE', myRole: 'ENGINEER' });
    const { rows } = await test.pool.query(
      `select (select count(*)::int from hazards where project_uuid = $1) as hazards,
              (select count(*)::int from functions where project_uuid = $1) as functions,
              (select count(*)::int from machines where project_uuid = $1) as machines,
              (select count(*)::int from project_members where project_uuid = $1) as members`,
      [palletising?.uuid],
    );
    expect(palletising?.counts).toEqual(rows[0]);
    expect(palletising?.counts.hazards).toBeGreaterThan(0);
    expect(await projectsOf('guest')).toEqual([]);
  });

  it('shows an organization’s admin its projects without a role in them', async () => {
    const roles = new Set((await projectsOf('admin')).map(({ myRole }) => myRole));
    expect(roles).toEqual(new Set([null]));
  });

  it('filters by organization, style and text', async () => {
    const functional = await projectsOf('viewer', { style: 'FUNCTION' });
    expect(functional.map(({ style }) => style)).toEqual(['FUNCTION']);
    const elsewhere = await projectsOf('viewer', { organizationUuid: test.userUuid('viewer') });
    expect(elsewhere).toEqual([]);
    expect(await projectsOf('viewer', { search: '%' })).toEqual([]);
  });

  it('a stranger cannot detect a project by its uuid', async () => {
    const [project] = await projectsOf('lead', { style: 'FUNCTION' });
    expect((await test.call('supplier', 'GET', `${PROJECTS}/${project?.uuid}`)).status).toBe(404);
    expect(
      (await test.call('supplier', 'PATCH', `${PROJECTS}/${project?.uuid}`, { body: { revision: 1 } }))
        .status,
    ).toBe(404);
    expect((await test.call('supplier', 'DELETE', `${PROJECTS}/${project?.uuid}`)).status).toBe(404);
  });
});

describe('changing a project', () => {
  it('answers with the caller’s role and keeps the reason', async () => {
    const project = (await create('engineer', { name: 'Lathe', style: 'MACHINE' })).body.data;
    const changed = await change('engineer', project, { name: 'Lathe 2', reason: 'Another machine.' });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { name: 'Lathe 2', myRole: 'LEAD', revision: 2, counts: { members: 1 } } },
    });
    expect((await auditOf(test.pool, project.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'Another machine.',
    });
    const stale = await change('engineer', project, { name: 'Lost' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'REVISION_CONFLICT', current: { name: 'Lathe 2', myRole: 'LEAD' } },
    });
    expect((await change('voter', project, { name: 'Mine' })).status).toBe(404);
  });

  it('needs project.update, which an engineer does not have', async () => {
    const [project] = await projectsOf('engineer', { style: 'FUNCTION', orderBy: 'createdAt' });
    if (!project) throw new Error('no project');
    expect(project.myRole).toBe('ENGINEER');
    expect((await change('engineer', project, { name: 'Mine' })).status).toBe(403);
  });

  it('reorders and adds sets, and drops one that no hazard uses', async () => {
    const iso = sets['ISO13849-1'];
    const mil = sets['MIL-STD-882E'];
    const project = (
      await create('engineer', { name: 'Mill', style: 'MACHINE', riskRatingSetUuids: [iso, mil] })
    ).body.data;
    const turned = await change('engineer', project, { riskRatingSetUuids: [mil, iso] });
    expect(turned.body.data.riskRatingSetUuids).toEqual([mil, iso]);
    const dropped = await change('engineer', turned.body.data, { riskRatingSetUuids: [iso] });
    expect(dropped.body.data.riskRatingSetUuids).toEqual([iso]);
    const twice = await change('engineer', dropped.body.data, {
      riskRatingSetUuids: [iso, iso?.toUpperCase()],
    });
    expect(twice).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    const disabled = await change('engineer', dropped.body.data, {
      riskRatingSetUuids: [iso, sets['ISO19014-1-TEMPLATE']],
    });
    expect(disabled.status).toBe(422);
    const { rows } = await test.pool.query(
      'select risk_rating_set_uuid as uuid from project_risk_rating_sets where project_uuid = $1',
      [project.uuid],
    );
    expect(rows).toEqual([{ uuid: iso }]);
  });

  it('keeps every set that a hazard is rated by, its own or beside it', async () => {
    const [project] = await projectsOf('lead', { style: 'MACHINE' });
    if (!project) throw new Error('no project');
    const [own, ...beside] = project.riskRatingSetUuids;
    expect(beside.length).toBeGreaterThan(0);
    const used = await test.pool.query<{ uuid: string }>(
      `select distinct e.risk_rating_set_uuid as uuid from hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid
       where h.project_uuid = $1 and e.risk_rating_set_uuid <> h.risk_rating_set_uuid`,
      [project.uuid],
    );
    const rated = [own, ...used.rows.map(({ uuid }) => uuid)];
    const before = await auditLength(test.pool);
    for (const uuid of rated) {
      const left = project.riskRatingSetUuids.filter(other => other !== uuid);
      const answer = await change('lead', project, { riskRatingSetUuids: left });
      expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'riskRatingSetUuids' }] } });
      expect(answer.body.message).toContain('hazard');
    }
    expect(await auditLength(test.pool)).toBe(before);
    const [after] = await projectsOf('lead', { style: 'MACHINE' });
    expect(after?.riskRatingSetUuids).toEqual(project.riskRatingSetUuids);
  });
});
