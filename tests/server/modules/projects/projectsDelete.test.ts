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
interface Tree {
  total: number;
  groups: { entity: string; count: number; onDelete: string }[];
}
interface Failure {
  code: string;
  tree: Tree;
}
interface Project {
  uuid: string;
  counts: Record<string, number>;
}

const PROJECTS = '/user-api/projects';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Every table that says which project a row belongs to, and how many rows of this one it has. */
async function rowsOf(projectUuid: string): Promise<Record<string, number>> {
  const { rows: tables } = await test.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'project_uuid' and c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'audit_log'
       and c.table_name not in (select inhrelid::regclass::text from pg_inherits)`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await test.pool.query<{ n: number }>(
      `select count(*)::int as n from "${name}" where project_uuid = $1`,
      [projectUuid],
    );
    if (rows[0]?.n) counts[name] = rows[0].n;
  }
  return counts;
}

const machineProject = async () => {
  const { body } = await test.call<List<Project>>('lead', 'GET', PROJECTS, { query: { style: 'MACHINE' } });
  const [project] = body.data.results;
  if (!project) throw new Error('The demo data has no machine project');
  return project;
};

describe('deleting a project', () => {
  it('that is empty is deleted at once, with its members', async () => {
    const { body } = await test.call<Data<Project>>(
      'lead',
      'POST',
      `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
      { body: { name: 'Mistake', style: 'MACHINE' } },
    );
    const { uuid } = body.data;
    const member = await test.pool.query('select uuid from project_members where project_uuid = $1', [uuid]);
    const answer = await test.call('lead', 'DELETE', `${PROJECTS}/${uuid}`, {
      query: { reason: 'Made by mistake.' },
    });
    expect(answer.status).toBe(204);
    expect(await rowsOf(uuid)).toEqual({});
    for (const record of [uuid, member.rows[0].uuid]) {
      expect((await auditOf(test.pool, record)).at(-1)).toMatchObject({
        action: 'DELETE',
        reason: 'Made by mistake.',
        projectUuid: uuid,
      });
    }
  });

  it('that has contents is refused with all of them listed', async () => {
    const project = await machineProject();
    const before = await auditLength(test.pool);
    const refused = await test.call<Failure>('lead', 'DELETE', `${PROJECTS}/${project.uuid}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    const { tree } = refused.body;
    // The same is told before anything is tried, to whoever may delete.
    const path = `${PROJECTS}/${project.uuid}/dependency-tree`;
    expect((await test.call('lead', 'GET', path)).body).toEqual({ data: tree });
    expect((await test.call('viewer', 'GET', path)).status).toBe(403);
    const countOf = Object.fromEntries(tree.groups.map(({ entity, count }) => [entity, count]));
    const rows = await rowsOf(project.uuid);
    expect(countOf).toMatchObject({
      Hazard: rows.hazards,
      Machine: rows.machines,
      Task: rows.tasks,
      Zone: rows.zones,
    });
    expect(Object.keys(countOf)).not.toContain('ProjectMember');
    expect(new Set(tree.groups.map(({ onDelete }) => onDelete))).toEqual(new Set(['DELETED']));
    expect(tree.total).toBe(tree.groups.reduce((sum, { count }) => sum + count, 0));
    expect(await auditLength(test.pool)).toBe(before);
    expect(await rowsOf(project.uuid)).toEqual(rows);
  });

  it('that has contents takes everything along when confirmed, each record with an audit row', async () => {
    const project = await machineProject();
    const rows = await rowsOf(project.uuid);
    const hazards = await test.pool.query<{ uuid: string }>(
      'select uuid from hazards where project_uuid = $1 union all select uuid from hazard_evaluations where project_uuid = $1',
      [project.uuid],
    );
    const answer = await test.call('lead', 'DELETE', `${PROJECTS}/${project.uuid}`, {
      query: { confirm: true, reason: 'The cell was scrapped.' },
    });
    expect(answer.status).toBe(204);
    expect(await rowsOf(project.uuid)).toEqual({});

    const [told] = (await auditOf(test.pool, project.uuid)).slice(-1);
    expect(told).toMatchObject({
      action: 'DELETE',
      entity: 'Project',
      reason: 'The cell was scrapped.',
      before: { counts: project.counts },
    });
    const { rows: told2 } = await test.pool.query<{ entity: string; n: number }>(
      `select entity, count(*)::int as n from audit_trail where project_uuid = $1 and action = 'DELETE' and operation_id = 'deleteProject' group by entity`,
      [project.uuid],
    );
    const audited = Object.fromEntries(told2.map(({ entity, n }) => [entity, n]));
    expect(audited).toMatchObject({
      Hazard: rows.hazards,
      HazardEvaluation: rows.hazard_evaluations,
      Machine: rows.machines,
      Task: rows.tasks,
      Zone: rows.zones,
      ProjectMember: rows.project_members,
    });
    for (const { uuid } of hazards.rows) {
      const last = (await auditOf(test.pool, uuid)).at(-1);
      expect(last).toMatchObject({ action: 'DELETE', before: { uuid } });
    }
    expect((await test.call('lead', 'GET', `${PROJECTS}/${project.uuid}`)).status).toBe(404);
    expect((await test.call('lead', 'DELETE', `${PROJECTS}/${project.uuid}`)).status).toBe(404);
  });

  it('is the lead’s, not an engineer’s', async () => {
    const { body } = await test.call<List<Project>>('engineer', 'GET', PROJECTS);
    const answer = await test.call('engineer', 'DELETE', `${PROJECTS}/${body.data.results[0]?.uuid}`, {
      query: { confirm: true },
    });
    expect(answer.status).toBe(403);
  });
});
