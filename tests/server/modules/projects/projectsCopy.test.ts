import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planCopy } from '../../../../server/database/records/copyPlan.ts';
import { references, tables } from '../../../../server/database/records/references.ts';
import { projectType } from '../../../../server/modules/projects/index.ts';
import { recordTypes } from '../../../../server/modules/recordTypes.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface One {
  data: {
    uuid: string;
    name: string;
    style: string;
    myRole: string;
    counts: Record<string, number>;
    riskRatingSetUuids: string[];
  };
  code: string;
}

let test: TestApp;
let remote: string;
let cell: string;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query('select uuid, style from projects');
  remote = rows.find(row => row.style === 'FUNCTION').uuid;
  cell = rows.find(row => row.style === 'MACHINE').uuid;
});
afterAll(() => test.close());

const copy = (person: string, project: string, body: Record<string, unknown> = {}) =>
  test.call<One>(person, 'POST', `/user-api/projects/${project}/copy`, { body: { name: 'Copy', ...body } });
const rowsOf = async (sql: string, ...values: unknown[]) => (await test.pool.query(sql, values)).rows;

/** Tables with a project of their own that a copy leaves behind, by the operation's description. */
const LEFT = [
  'project_members',
  'project_user_preferences',
  'project_access_requests',
  'hazard_users',
  'hazard_votes',
  'hazard_vote_events',
  'hazard_vote_event_comments',
  'hazard_comments',
];

const withProject = tables
  .filter(table => 'projectUuid' in getTableColumns(table))
  .map(table => getTableConfig(table).name)
  .filter(name => name !== 'audit_log');

describe('a copy of a project', () => {
  it.each(['remote', 'cell'])('has everything of the original, table by table (%s)', async which => {
    const source = which === 'remote' ? remote : cell;
    const before = await rowsOf('select revision, updated_at from projects where uuid = $1', source);
    const { status, body } = await copy('lead', source, {
      parts: ['RATINGS', 'ATTRIBUTES', 'TAGS', 'MEMBERS'],
    });
    expect(status, JSON.stringify(body)).toBe(201);
    const { uuid } = body.data;
    for (const table of withProject) {
      const [row] = await rowsOf(
        `select count(*) filter (where project_uuid = $1)::int as original, count(*) filter (where project_uuid = $2)::int as copied from ${table}`,
        source,
        uuid,
      );
      if (table === 'project_members' || !LEFT.includes(table))
        expect([table, row.copied]).toEqual([table, row.original]);
      else expect([table, row.copied]).toEqual([table, 0]);
    }
    expect(await rowsOf('select revision, updated_at from projects where uuid = $1', source)).toEqual(before);
  });

  it('leads nowhere but within itself', async () => {
    const { uuid } = (await copy('lead', cell)).body.data;
    const inProject = new Set(withProject);
    for (const { table, column, target } of references) {
      if (!inProject.has(table) || !inProject.has(target)) continue;
      const strays = await rowsOf(
        `select 1 from ${table} t join ${target} r on r.uuid = t."${column}" where t.project_uuid = $1 and r.project_uuid is distinct from $1 and r.project_uuid is not null`,
        uuid,
      );
      expect([table, column, strays.length]).toEqual([table, column, 0]);
    }
    // What the hazards of the original name, those of the copy name by the same codes.
    const named = (project: string) =>
      rowsOf(
        `select h.code, h.name, m.code as machine, t.code as task, e.code as event, h.zone_uuid is null as "noZone",
           (select count(*)::int from hazard_evaluations v where v.hazard_uuid = h.uuid) as ratings,
           (select json_agg(p.personnel_uuid order by 1) from hazard_personnel p where p.hazard_uuid = h.uuid) as people
         from hazards h left join machines m on m.uuid = h.machine_uuid left join tasks t on t.uuid = h.task_uuid
         left join hazardous_events e on e.uuid = h.hazardous_event_uuid where h.project_uuid = $1 order by h.code`,
        project,
      );
    const original = await named(cell);
    expect(original.length).toBeGreaterThan(0);
    expect(await named(uuid)).toEqual(original);
  });

  it('is led by its creator, with its own records and counters that continue', async () => {
    await test.pool.query(
      `update hazards set is_risk_frozen = true, is_consensus_voting_locked = true, is_final_consensus_voting_locked = true,
         revision = 7 where project_uuid = $1`,
      [remote],
    );
    const { body } = await copy('engineer', remote, {
      name: 'Variant',
      description: 'For trucks.',
      reason: 'Truck variant.',
    });
    expect(body.data).toMatchObject({
      name: 'Variant',
      style: 'FUNCTION',
      myRole: 'LEAD',
      counts: { members: 1 },
    });
    const { uuid } = body.data;
    const [hazard] = await rowsOf(
      'select * from hazards where project_uuid = $1 order by code limit 1',
      uuid,
    );
    expect(hazard).toMatchObject({
      source: 'COPIED',
      revision: 1,
      created_by: test.userUuid('engineer'),
      is_risk_frozen: false,
      is_consensus_voting_locked: false,
      is_final_consensus_voting_locked: false,
    });
    expect(await auditOf(test.pool, hazard.uuid)).toMatchObject([
      {
        entity: 'Hazard',
        action: 'CREATE',
        operationId: 'copyProject',
        projectUuid: uuid,
        reason: 'Truck variant.',
        actorUserUuid: test.userUuid('engineer'),
        after: { code: hazard.code, source: 'COPIED', isRiskFrozen: false },
      },
    ]);
    const situation = await rowsOf(
      'select uuid from exposure_situations where project_uuid = $1 order by code',
      uuid,
    );
    const trail = await auditOf(test.pool, situation[0].uuid);
    const links = await rowsOf(
      'select cea_uuid from exposure_situation_ceas where exposure_situation_uuid = $1 order by position',
      situation[0].uuid,
    );
    expect(trail[0]?.after?.ceaUuids).toEqual(links.map(row => row.cea_uuid));
    const next = await test.call<{ data: { records: { code: string }[] } }>(
      'engineer',
      'POST',
      `/user-api/projects/${uuid}/functions/batch`,
      { body: { items: [{ name: 'One more' }] } },
    );
    const [last] = await rowsOf(`select max(code) as code from functions where project_uuid = $1`, remote);
    expect(Number(next.body.data.records[0]?.code.slice(3))).toBe(Number(last.code.slice(3)) + 1);
    await test.pool.query(
      `update hazards set is_risk_frozen = false, is_consensus_voting_locked = false, is_final_consensus_voting_locked = false
       where project_uuid = $1`,
      [remote],
    );
  });

  it('takes no agreement, proof or person along that is of the original alone', async () => {
    const state = {
      hazards: { owner_user_uuid: test.userUuid('lead') },
      assumptions: { owner_user_uuid: test.userUuid('lead') },
      hazard_evaluations: { origin: 'CONSENSUS' },
      hazard_rrms: { status: 'VERIFIED', responsible_user_uuid: test.userUuid('lead') },
      hazard_rrm_evaluations: {
        verified_by_user_uuid: test.userUuid('lead'),
        verified_at: new Date().toISOString(),
        evaluator_user_uuid: test.userUuid('engineer'),
      },
      safety_targets: { status: 'AGREED' },
      srems: { status: 'VERIFIED' },
      exposure_situations: { is_confirmed: true },
    };
    const set = await rowsOf(
      'select risk_rating_set_uuid as uuid from hazards where project_uuid = $1 limit 1',
      cell,
    );
    await test.pool.query(
      `insert into safety_targets (project_uuid, code, name, risk_rating_set_uuid) values ($1, 'ST-900', 'Stop', $2)`,
      [cell, set[0].uuid],
    );
    await test.pool.query(`insert into srems (project_uuid, code, name) values ($1, 'SREM-900', 'Fence')`, [
      cell,
    ]);
    await test.pool.query(
      `insert into assumptions (project_uuid, code, name, text) values ($1, 'AS-900', 'Trained', 'Trained')`,
      [cell],
    );
    await test.pool.query(
      `insert into exposure_situations (project_uuid, code, name) values ($1, 'SIT-900', 'Shift')`,
      [cell],
    );
    for (const [table, fields] of Object.entries(state)) {
      const columns = Object.keys(fields).map((column, index) => `${column} = $${index + 2}`);
      const { rowCount } = await test.pool.query(
        `update ${table} set ${columns.join(', ')} where project_uuid = $1`,
        [cell, ...Object.values(fields)],
      );
      expect([table, Number(rowCount) > 0]).toEqual([table, true]);
    }
    // The engineer leads the copy, and nobody else is in it.
    const { uuid } = (await copy('engineer', cell)).body.data;
    const expected = {
      hazards: { owner_user_uuid: null },
      assumptions: { owner_user_uuid: null },
      hazard_evaluations: { origin: 'MANUAL' },
      hazard_rrms: { status: 'ACCEPTED', responsible_user_uuid: null },
      hazard_rrm_evaluations: {
        verified_by_user_uuid: null,
        verified_at: null,
        evaluator_user_uuid: test.userUuid('engineer'),
      },
      safety_targets: { status: 'AGREED' },
      srems: { status: 'AGREED' },
      exposure_situations: { is_confirmed: false },
    };
    for (const [table, fields] of Object.entries(expected)) {
      const columns = Object.keys(fields).join(', ');
      expect([
        table,
        await rowsOf(`select distinct ${columns} from ${table} where project_uuid = $1`, uuid),
      ]).toEqual([table, [fields]]);
    }
    const [kept] = await rowsOf('select distinct status from hazard_rrms where project_uuid = $1', cell);
    expect(kept.status).toBe('VERIFIED');
  });

  it('marks its own hazards in its figures', async () => {
    const [hazard] = await rowsOf(
      'select uuid, code from hazards where project_uuid = $1 order by code limit 1',
      cell,
    );
    const file = await rowsOf(
      `insert into stored_files (sha256, size_bytes) values ('copied figure', 1) returning uuid`,
    );
    await test.pool.query(
      `insert into hara_figures (project_uuid, code, name, kind, file_name, mime_type, width, height, size_bytes, image_file_uuid, thumbnail_file_uuid)
       values ($1, 'FIG-900', 'Cell', 'FIGURE', 'cell.png', 'image/png', 1, 1, 1, $2, $2)`,
      [cell, file[0].uuid],
    );
    await test.pool.query(
      `insert into figure_annotations (project_uuid, hara_figure_uuid, position, shape, points, label, hazard_uuid)
       select project_uuid, uuid, n, 'POINT', '[{"x":0,"y":0}]', label, hazard
       from hara_figures, (values (1, 'Gap', $2::uuid), (2, 'Gate', null)) as m(n, label, hazard) where project_uuid = $1 and code = 'FIG-900'`,
      [cell, hazard.uuid],
    );
    const { uuid } = (await copy('lead', cell)).body.data;
    const marks = await rowsOf(
      'select label, hazard_uuid from figure_annotations where project_uuid = $1 order by position',
      uuid,
    );
    const [own] = await rowsOf(
      'select uuid from hazards where project_uuid = $1 and code = $2',
      uuid,
      hazard.code,
    );
    expect(marks).toEqual([
      { label: 'Gap', hazard_uuid: own.uuid },
      { label: 'Gate', hazard_uuid: null },
    ]);
  });

  it('takes along what was asked for', async () => {
    const tag = await test.call<One>(
      'admin',
      'POST',
      `/user-api/organizations/${(await rowsOf('select organization_uuid from projects limit 1'))[0].organization_uuid}/tags`,
      { body: { name: 'Copied' } },
    );
    const [hazard] = await rowsOf(
      'select uuid from hazards where project_uuid = $1 order by code limit 1',
      remote,
    );
    for (const [kind, uuid] of [
      ['Hazard', hazard.uuid],
      ['Project', remote],
    ])
      await test.call('lead', 'POST', `/user-api/tags/${tag.body.data.uuid}/relationships/${kind}/${uuid}`);
    const type = await test.call<One>('lead', 'POST', `/user-api/projects/${remote}/attribute-types`, {
      body: { name: 'Phase', dataType: 'CHOICE' },
    });
    const value = await test.call<One>(
      'lead',
      'POST',
      `/user-api/project-attribute-types/${type.body.data.uuid}/values`,
      { body: { name: 'Series' } },
    );
    await test.call('lead', 'POST', `/user-api/projects/${remote}/attributes`, {
      body: {
        projectAttributeTypeUuid: type.body.data.uuid,
        projectAttributeTypeValueUuid: value.body.data.uuid,
      },
    });

    const all = (await copy('lead', remote)).body.data.uuid;
    const tagged = await rowsOf(
      `select r.resource_type, h.code from tag_relationships r left join hazards h on h.uuid = r.resource_uuid and h.project_uuid = r.project_uuid
       where r.project_uuid = $1 and (h.uuid is not null or r.resource_uuid = $1) order by 1`,
      all,
    );
    const [{ code }] = await rowsOf('select code from hazards where uuid = $1', hazard.uuid);
    expect(tagged).toEqual([
      { resource_type: 'Hazard', code },
      { resource_type: 'Project', code: null },
    ]);
    const attributes = await rowsOf(
      `select v.name, v.project_uuid from project_attributes a join project_attribute_type_values v on v.uuid = a.project_attribute_type_value_uuid where a.project_uuid = $1`,
      all,
    );
    expect(attributes).toEqual([{ name: 'Series', project_uuid: all }]);

    const bare = (await copy('lead', remote, { parts: [] })).body.data.uuid;
    for (const table of [
      'tag_relationships',
      'project_attributes',
      'project_attribute_types',
      'hazard_evaluations',
    ])
      expect([table, (await rowsOf(`select 1 from ${table} where project_uuid = $1`, bare)).length]).toEqual([
        table,
        0,
      ]);
    expect((await rowsOf('select 1 from hazards where project_uuid = $1', bare)).length).toBeGreaterThan(0);
  });

  it('is for those who read it and may create projects', async () => {
    const before = await auditLength(test.pool);
    expect((await copy('supplier', cell)).status).toBe(403);
    expect((await copy('supplier', remote)).status).toBe(404);
    expect((await copy('guest', cell)).status).toBe(404);
    expect((await copy('lead', cell, { name: '' })).status).toBe(400);
    expect(await auditLength(test.pool)).toBe(before);
  });

  it('of 5,000 hazards is made as a whole, each with an audit row', async () => {
    const { uuid } = (await copy('lead', remote, { parts: ['RATINGS'] })).body.data;
    await test.pool.query(
      `insert into hazards (project_uuid, code, name, position, style, function_uuid, risk_rating_set_uuid)
       select h.project_uuid, 'HZ-' || n, h.name, n, h.style, h.function_uuid, h.risk_rating_set_uuid
       from (select * from hazards where project_uuid = $1 order by code limit 1) h, generate_series(1001, 6000) n`,
      [uuid],
    );
    const { status, body } = await copy('lead', uuid, { name: 'Large' });
    expect(status).toBe(201);
    expect(body.data.counts.hazards).toBeGreaterThan(5000);
    const [audited] = await rowsOf(
      `select count(*)::int as n from audit_trail where project_uuid = $1 and entity = 'Hazard' and action = 'CREATE'`,
      body.data.uuid,
    );
    expect(audited.n).toBe(body.data.counts.hazards);
  });
});

describe('the plan of a copy', () => {
  const plan = planCopy(recordTypes, projectType, new Set(LEFT));
  it('inserts what is pointed at before what points', () => {
    const rank = new Map(plan.tables.map(table => [table.name, table.rank]));
    for (const { table, column, target } of references) {
      const [one, other] = [rank.get(table), rank.get(target)];
      const isPostponed = plan.tables.find(({ name }) => name === table)?.emptied.has(column);
      if (one === undefined || other === undefined || table === target || isPostponed) continue;
      expect([table, target, one > other]).toEqual([table, target, true]);
    }
  });
  it('leaves behind what needs something that stays', () => {
    const names = planCopy(recordTypes, projectType, new Set(['functions'])).tables.map(({ name }) => name);
    expect(names).not.toContain('malfunctions');
    expect(names).toContain('hazards');
  });
});
