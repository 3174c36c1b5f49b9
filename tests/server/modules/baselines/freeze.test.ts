import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { addPeople, type Baseline, Baselines } from '../../../support/baselines.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';
import { insertSmallest } from '../../../support/someRecords.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** By table what the records of a baseline call themselves; every other table with a project is left out, and why. */
const ENTITY_OF: Record<string, string> = {
  areas: 'Area',
  assumptions: 'Assumption',
  cea_types: 'CeaType',
  ceas: 'Cea',
  document_revisions: 'DocumentRevision',
  documents: 'Document',
  energy_sources: 'EnergySource',
  exposure_estimate_type_values: 'ExposureEstimateTypeValue',
  exposure_estimate_types: 'ExposureEstimateType',
  exposure_estimates: 'ExposureEstimate',
  exposure_situations: 'ExposureSituation',
  finding_acceptances: 'FindingAcceptance',
  functions: 'Function',
  guidewords: 'Guideword',
  hara_figures: 'HaraFigure',
  hazard_comments: 'HazardComment',
  hazard_effect_types: 'HazardEffectType',
  hazard_evaluations: 'HazardEvaluation',
  hazard_rrm_evaluations: 'HazardRrmEvaluation',
  hazard_rrms: 'HazardRrm',
  hazard_types: 'HazardType',
  hazard_vote_event_comments: 'HazardVoteEventComment',
  hazard_vote_events: 'HazardVoteEvent',
  hazard_votes: 'HazardVote',
  hazardous_events: 'HazardousEvent',
  hazards: 'Hazard',
  human_tasks: 'HumanTask',
  injury_types: 'InjuryType',
  lifecycle_phases: 'LifecyclePhase',
  machine_hazards: 'MachineHazard',
  machines: 'Machine',
  malfunctions: 'Malfunction',
  misuses: 'Misuse',
  personnel: 'PersonnelMember',
  project_attribute_type_values: 'ProjectAttributeTypeValue',
  project_attribute_types: 'ProjectAttributeType',
  project_attributes: 'ProjectAttribute',
  project_members: 'ProjectMember',
  rrm_types: 'RrmType',
  rrms: 'Rrm',
  safety_target_categories: 'SafetyTargetCategory',
  safety_target_types: 'SafetyTargetType',
  safety_functions: 'SafetyFunction',
  safety_targets: 'SafetyTarget',
  solution_sets: 'SolutionSet',
  srems: 'Srem',
  tag_relationships: 'TagRelationship',
  task_types: 'TaskType',
  tasks: 'Task',
  tool_connections: 'ToolConnection',
  tool_statuses: 'ToolStatus',
  zones: 'Zone',
};
const LEFT_OUT: Record<string, string> = {
  audit_log: 'the history, which is never changed anyway',
  document_analyses: 'suggestions of the program',
  suggestion_refusals: 'what of them nobody wants to see again (docs/decisions/0084)',
  jobs: 'work under way',
  notifications: 'told to one person',
  presence: 'who is here now',
  project_access_requests: 'people who are not in it',
  project_code_counters: 'the next codes',
  project_user_preferences: 'settings of a person',
  tool_commands: 'work under way',
  tool_deliveries: 'work under way',
  baselines: 'the baselines themselves',
  baseline_signatures: 'the same',
  baseline_reviews: 'the same',
  review_findings: 'the same',
};

/** Tables that belong to a record of the list, and stand in it as a list. */
async function tablesOfProjects(): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'project_uuid' and t.table_type = 'BASE TABLE'
       and c.table_name not in (select inhrelid::regclass::text from pg_inherits)
     and exists (select 1 from information_schema.columns u where u.table_schema = 'public' and u.table_name = c.table_name and u.column_name in ('uuid', 'id', 'prefix', 'client_id', 'delivery_uuid'))
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('a baseline', () => {
  it('knows every table of a project', async () => {
    const known = new Set([...Object.keys(ENTITY_OF), ...Object.keys(LEFT_OUT)]);
    expect((await tablesOfProjects()).filter(table => !known.has(table))).toEqual([]);
  });

  it.each(['remote', 'palletis'])(
    'of the demo project %s is what the tables hold, row by row',
    async name => {
      const project = await analysisOf(app, name);
      const baseline = await new Baselines(app, project).freeze();
      let rows = 0;
      for (const [table, entity] of Object.entries(ENTITY_OF)) {
        const kept = await app.pool.query<{ uuid: string; data: Record<string, unknown> }>(
          'select record_uuid as uuid, data from baseline_records where baseline_uuid = $1 and entity = $2',
          [baseline.uuid, entity],
        );
        const stored = await app.pool.query<{ row: Record<string, unknown> }>(
          `select to_jsonb(t) as row from ${table} t where project_uuid = $1${
            /^hazard_vote(s|_event_comments)$/.test(table)
              ? ' and exists (select 1 from hazard_vote_events e where e.uuid = t.hazard_vote_event_uuid and e.revealed_at is not null)'
              : ''
          }`,
          [project.projectUuid],
        );
        expect([table, kept.rows.map(({ uuid }) => uuid).sort()]).toEqual([
          table,
          stored.rows.map(({ row }) => row.uuid).sort(),
        ]);
        const byUuid = new Map(kept.rows.map(({ uuid, data }) => [uuid, data]));
        for (const { row } of stored.rows) {
          const data = byUuid.get(String(row.uuid)) ?? {};
          const shown = Object.fromEntries(Object.keys(row).map(column => [column, data[camelCase(column)]]));
          const told = Object.fromEntries(
            Object.entries(row).map(([column, value]) => [
              column,
              camelCase(column) in data ? value : undefined,
            ]),
          );
          expect([table, shown]).toEqual([table, told]);
          // What is left out is not for anybody, or is said by the place of the record.
          const missing = Object.keys(row).filter(column => !(camelCase(column) in data));
          expect([
            table,
            missing.filter(column => !/^(project_uuid|.*_file_uuid|file_uuid)$/.test(column)),
          ]).toEqual([table, []]);
          rows += 1;
        }
        expect(baseline.counts.find(count => count.entity === entity)?.count ?? 0).toBe(stored.rows.length);
      }
      expect(rows).toBeGreaterThan(70);
      const links = await app.pool.query<{ uuid: string; hazards: string[] }>(
        `select t.uuid, array(select l.hazard_uuid from safety_target_hazards l where l.safety_target_uuid = t.uuid order by 1) as hazards
       from safety_targets t where project_uuid = $1`,
        [project.projectUuid],
      );
      for (const { uuid, hazards } of links.rows) {
        const { rows: found } = await app.pool.query<{ data: { hazardUuids: string[] } }>(
          'select data from baseline_records where baseline_uuid = $1 and record_uuid = $2',
          [baseline.uuid, uuid],
        );
        expect(found[0]?.data.hazardUuids.toSorted()).toEqual(hazards);
      }
    },
  );

  it('is of one moment while others go on changing', async () => {
    const metrics = await MetricsProject.open(app, 'Changed meanwhile');
    const { project } = metrics;
    const records = await project.create(
      'functions',
      ...Array.from({ length: 50 }, (_, index) => ({ name: `Function ${index}` })),
    );
    const hazards = await project.create(
      'hazards',
      ...Array.from({ length: 50 }, (_, index) => ({ name: `Hazard ${index}`, style: 'FUNCTION' })),
    );
    let isDone = false;
    let steps = 0;
    // Each step says the same in both tables, in one transaction: a state of two moments would say two things.
    const writer = async () => {
      while (!isDone) {
        steps += 1;
        const client = await app.pool.connect();
        await client.query('begin');
        for (const [table, list] of [
          ['hazards', hazards],
          ['functions', records],
        ] as const)
          await client.query(`update ${table} set description = $1 where uuid = any($2)`, [
            `step ${steps}`,
            list.map(({ uuid }) => uuid),
          ]);
        await client.query('commit');
        client.release();
      }
    };
    const baselines = new Baselines(app, project);
    const writing = writer();
    const made: Baseline[] = [];
    for (let number = 0; number < 5; number += 1) made.push(await baselines.freeze(`Moment ${number}`));
    isDone = true;
    await writing;
    const seen = new Set<string>();
    for (const { uuid } of made) {
      const { rows } = await app.pool.query<{ description: string }>(
        `select distinct data->>'description' as description from baseline_records where baseline_uuid = $1 and entity in ('Hazard', 'Function')`,
        [uuid],
      );
      expect(rows).toHaveLength(1);
      seen.add(rows[0]?.description ?? '');
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(made.map(({ code }) => code)).toEqual(['BL-001', 'BL-002', 'BL-003', 'BL-004', 'BL-005']);
  });

  it('keeps the votes of a round once it was revealed', async () => {
    const { project, set } = await MetricsProject.open(app, 'Blind');
    const hazards = await project.create(
      'hazards',
      { name: 'Voted', style: 'FUNCTION' },
      { name: 'Blind', style: 'FUNCTION' },
    );
    const vote = async (hazard: string | undefined, fields: Record<string, string>) => {
      const of = { project_uuid: project.projectUuid, hazard_uuid: hazard ?? '' };
      const round = { ...of, ...fields, risk_rating_set_uuid: set };
      return insertSmallest(app.pool, 'hazard_votes', {
        ...of,
        hazard_vote_event_uuid: await insertSmallest(app.pool, 'hazard_vote_events', round),
        user_uuid: app.userUuid('lead'),
      });
    };
    await vote(hazards[1]?.uuid, { status: 'OPEN' });
    const told = await vote(hazards[0]?.uuid, { status: 'REVEALED', revealed_at: '2026-01-01T00:00:00Z' });
    const { uuid } = await new Baselines(app, project).freeze('Blind');
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select record_uuid as uuid from baseline_records where baseline_uuid = $1 and entity = 'HazardVote'`,
      [uuid],
    );
    expect(rows).toEqual([{ uuid: told }]);
  });
});

describe('what is open', () => {
  let project: Analysis;
  let baselines: Baselines;
  beforeAll(async () => {
    const metrics = await MetricsProject.open(app, 'Open points');
    ({ project } = metrics);
    await addPeople(app, project.projectUuid);
    baselines = new Baselines(app, project);
    // S3, E4, C3 is ASIL D (ISO 26262-3:2018 table 4), and no target answers it: V3, an error.
    await metrics.ratedHazard({}, ['S3', 'E4', 'C3'], { severity: 'a', exposure: 'b', avoidability: 'c' });
  });

  it('is counted, and asks for a reason', async () => {
    const { body } = await app.call<{ data: Record<string, unknown> }>(
      'viewer',
      'GET',
      `/user-api/projects/${project.projectUuid}/baselines/readiness`,
    );
    expect(body.data).toMatchObject({
      errors: 1,
      openRounds: 0,
      outdatedFinals: 0,
      unfrozenHazards: 1,
      needsReason: true,
    });
    const refused = await baselines.create({ name: 'Too early', reason: '  ' });
    expect([refused.status, refused.body.code]).toEqual([422, 'REASON_REQUIRED']);
    expect(await project.count('baselines where project_uuid = $1', [project.projectUuid])).toBe(0);
    const made = await baselines.create({ name: 'All the same', reason: 'For the supplier' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ reason: 'For the supplier', openPoints: { errors: 1 } });
    const { rows } = await app.pool.query<{ reason: string; operation_id: string }>(
      `select reason, operation_id from audit_trail where record_uuid = $1`,
      [made.body.data.uuid],
    );
    expect(rows).toEqual([{ reason: 'For the supplier', operation_id: 'createBaseline' }]);
  });

  it('is for leads and approvers to freeze', async () => {
    const asked = { name: 'Mine', reason: 'x' };
    expect((await baselines.create(asked, 'approver')).status).toBe(201);
    expect((await baselines.create(asked, 'engineer')).status).toBe(403);
    expect((await baselines.create(asked, 'viewer')).status).toBe(403);
    expect((await baselines.create(asked, 'supplier')).status).toBe(404);
  });
});

describe('what is frozen', () => {
  it('is not changed or taken apart, and goes as a whole', async () => {
    const { project } = await MetricsProject.open(app, 'Immutable');
    const baselines = new Baselines(app, project);
    await project.one('functions', { name: 'Brake' });
    const { uuid } = await baselines.freeze();
    const refused = [
      `update baselines set name = 'Other' where uuid = $1`,
      `update baseline_records set name = 'Other' where baseline_uuid = $1`,
      'delete from baseline_records where baseline_uuid = $1',
      'delete from baseline_parts where baseline_uuid = $1',
    ];
    for (const text of refused)
      await expect(app.pool.query(text, [uuid])).rejects.toThrow(/cannot be changed/);
    expect((await baselines.remove(uuid, {})).status).toBe(400);
    expect((await baselines.remove(uuid, undefined, 'engineer')).status).toBe(404);
    expect((await baselines.remove(uuid)).status).toBe(204);
    expect(await project.count('baseline_records where baseline_uuid = $1', [uuid])).toBe(0);
    const { rows } = await app.pool.query<{ reason: string }>(
      `select reason from audit_trail where record_uuid = $1 and action = 'DELETE'`,
      [uuid],
    );
    expect(rows).toEqual([{ reason: 'A mistake' }]);
  });

  it('keeps its files when the records that named them go', async () => {
    const { project } = await MetricsProject.open(app, 'With files');
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into stored_files (sha256, size_bytes, last_used_at) values (repeat('a', 64), 1, '2020-01-01') returning uuid`,
    );
    const file = rows[0]?.uuid ?? '';
    const of = { project_uuid: project.projectUuid };
    const document = await insertSmallest(app.pool, 'documents', { ...of, kind: 'PROJECT' });
    await insertSmallest(app.pool, 'document_revisions', { ...of, document_uuid: document, file_uuid: file });
    const { uuid } = await new Baselines(app, project).freeze('With files');
    await app.pool.query('delete from documents where uuid = $1', [document]);
    await expect(app.pool.query('delete from stored_files where uuid = $1', [file])).rejects.toThrow(
      /baseline_files/,
    );
    expect((await new Baselines(app, project).remove(uuid)).status).toBe(204);
    expect((await app.pool.query('delete from stored_files where uuid = $1', [file])).rowCount).toBe(1);
  });
});
