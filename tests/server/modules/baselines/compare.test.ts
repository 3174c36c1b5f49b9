import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { addPeople, type Baseline, Baselines } from '../../../support/baselines.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let baselines: Baselines;
let target: ProjectRecord;
let hazard: string;
let other: string;
let brake: ProjectRecord;
let lights: ProjectRecord;
let before: Baseline;
let after: Baseline;
/** Rows of tables as they were and as they are, read by the test. */
let states: [Map<string, Row>, Map<string, Row>];

type Row = { table: string; row: Record<string, unknown> };

const TABLES = {
  functions: 'Function',
  hazards: 'Hazard',
  hazard_evaluations: 'HazardEvaluation',
  safety_targets: 'SafetyTarget',
};

async function readRows(): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const table of Object.keys(TABLES)) {
    const { rows } = await app.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - '{revision,updated_at,updated_by,created_at,created_by,position,open_revision,basis}'::text[] as row from ${table} t where project_uuid = $1`,
      [project.projectUuid],
    );
    for (const { row } of rows) found.set(String(row.uuid), { table, row });
  }
  return found;
}

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'Compared');
  ({ project } = metrics);
  await addPeople(app, project.projectUuid);
  baselines = new Baselines(app, project);
  [brake, lights] = (await project.create('functions', { name: 'Brake' }, { name: 'Lights' })) as [
    ProjectRecord,
    ProjectRecord,
  ];
  hazard = await metrics.ratedHazard({ name: 'Vehicle rolls away' }, ['S2', 'E3', 'C2'], {
    severity: 'a',
    exposure: 'b',
    avoidability: 'c',
  });
  other = await metrics.ratedHazard({ name: 'Other' }, ['S1', 'E2', 'C2']);
  target = await project.one('safety-targets', { name: 'Stay', status: 'AGREED', hazardUuids: [hazard] });
  before = await baselines.freeze('Before');
  const old = await readRows();
  const stored = await project.read('hazards', hazard);
  // S2, E3, C2 is ASIL A; S3, E4, C3 is D (ISO 26262-3:2018 table 4).
  const rated = await project.rate(hazard, {
    revision: stored.revision,
    severityUuid: await metrics.level('severity', 'S3'),
    exposureUuid: await metrics.level('exposure', 'E4'),
    avoidabilityUuid: await metrics.level('avoidability', 'C3'),
  });
  expect(rated.status).toBe(200);
  await project.change('functions', brake.uuid, { revision: brake.revision, name: 'Service brake' });
  expect((await project.remove('functions', lights.uuid)).status).toBe(204);
  await project.one('functions', { name: 'Horn' });
  after = await baselines.freeze('After');
  states = [old, await readRows()];
});
afterAll(() => app.close());

describe('comparing', () => {
  it('names exactly the records that differ, as a diff of the tables does', async () => {
    const [old, young] = states;
    const expected = new Map<string, string>();
    for (const uuid of new Set([...old.keys(), ...young.keys()])) {
      const [one, two] = [old.get(uuid), young.get(uuid)];
      if (!one) expected.set(uuid, 'ADDED');
      else if (!two) expected.set(uuid, 'REMOVED');
      else if (JSON.stringify(one.row) !== JSON.stringify(two.row)) expected.set(uuid, 'CHANGED');
    }
    // Its own row is as it was, but the level that follows from its hazard is another one.
    expected.set(target.uuid, 'CHANGED');
    const found = await baselines.compare(before.uuid, { with: after.uuid });
    expect(new Map(found.results.map(({ uuid, change }) => [uuid, change]))).toEqual(expected);
    expect(found.total).toBe(expected.size);
    expect(found.counts).toEqual([
      { entity: 'HazardEvaluation', added: 0, removed: 0, changed: 1 },
      { entity: 'SafetyTarget', added: 0, removed: 0, changed: 1 },
      { entity: 'Function', added: 1, removed: 1, changed: 1 },
    ]);
  });

  it('tells each field before and after, and what a uuid names', async () => {
    const { results, names } = await baselines.compare(before.uuid, { with: after.uuid });
    const named = (uuid: unknown) => names.find(name => name.uuid === uuid);
    const rating = results[0];
    expect([rating?.entity, rating?.hazardUuid, rating?.code]).toEqual([
      'HazardEvaluation',
      hazard,
      'HZ-001',
    ]);
    expect(
      rating?.fields.flatMap(({ field, before: was, after: is }) =>
        field.endsWith('Uuid') ? [[field, named(was)?.code, named(is)?.code]] : [],
      ),
    ).toEqual([
      ['severityUuid', 'S2', 'S3'],
      ['exposureUuid', 'E3', 'E4'],
      ['avoidabilityUuid', 'C2', 'C3'],
      ['ratingUuid', expect.stringMatching(/A$/), expect.stringMatching(/D$/)],
    ]);
    expect(results.find(({ entity }) => entity === 'SafetyTarget')?.fields).toEqual([
      { field: 'level', before: 'A', after: 'D' },
    ]);
    expect(results.find(({ uuid }) => uuid === brake.uuid)).toMatchObject({
      code: 'FN-001',
      name: 'Service brake',
      fields: [{ field: 'name', before: 'Brake', after: 'Service brake' }],
    });
    const gone = results.find(({ uuid }) => uuid === lights.uuid);
    expect(gone?.fields).toContainEqual({ field: 'name', before: 'Lights', after: null });
  });

  it('is the same with the project as it is now, until that changes', async () => {
    const now = await baselines.compare(before.uuid);
    expect(now.results).toEqual((await baselines.compare(before.uuid, { with: after.uuid })).results);
    expect(await baselines.compare(after.uuid)).toMatchObject({ results: [], total: 0, counts: [] });
    const stored = await project.read('hazards', other);
    await project.change('hazards', other, { revision: stored.revision, description: 'New words' });
    const { results } = await baselines.compare(after.uuid);
    expect(results).toEqual([
      expect.objectContaining({
        entity: 'Hazard',
        uuid: other,
        change: 'CHANGED',
        fields: [{ field: 'description', before: '', after: 'New words' }],
      }),
    ]);
  });

  it('goes by pages, kinds, changes and words', async () => {
    const query = { with: after.uuid };
    const all = (await baselines.compare(before.uuid, query)).results.map(({ uuid }) => uuid);
    const pages: string[] = [];
    for (let offset = 0; offset < all.length; offset += 2) {
      const page = await baselines.compare(before.uuid, { ...query, limit: 2, offset });
      expect(page.total).toBe(all.length);
      pages.push(...page.results.map(({ uuid }) => uuid));
    }
    expect(pages).toEqual(all);
    const functions = await baselines.compare(before.uuid, { ...query, entity: 'Function' });
    expect([functions.total, functions.counts.length]).toEqual([3, 3]);
    expect(
      (await baselines.compare(before.uuid, { ...query, change: 'ADDED' })).results.map(({ name }) => name),
    ).toEqual(['Horn']);
    expect(
      (await baselines.compare(before.uuid, { ...query, search: 'LIGHT' })).results.map(({ uuid }) => uuid),
    ).toEqual([lights.uuid]);
    expect(
      (await baselines.compare(before.uuid, { ...query, recordUuid: hazard })).results.map(
        ({ entity }) => entity,
      ),
    ).toEqual(['HazardEvaluation']);
  });

  it('stays within a project', async () => {
    const elsewhere = await MetricsProject.open(app, 'Elsewhere compared');
    const stranger = await new Baselines(app, elsewhere.project).freeze();
    const { status, body } = await app.call<{ code: string }>(
      'lead',
      'GET',
      `/user-api/baselines/${before.uuid}/comparison`,
      {
        query: { with: stranger.uuid },
      },
    );
    expect([status, body.code]).toEqual([422, 'RULE_VIOLATED']);
    expect((await app.call('supplier', 'GET', `/user-api/baselines/${before.uuid}/comparison`)).status).toBe(
      404,
    );
  });

  it('shows the records as they were', async () => {
    const { body } = await app.call<{
      data: { results: { uuid: string; data: Record<string, unknown> }[]; total: number };
    }>('viewer', 'GET', `/user-api/baselines/${before.uuid}/records`, { query: { entity: 'Function' } });
    expect(body.data.total).toBe(2);
    expect(body.data.results.map(({ uuid, data }) => [uuid, data.name])).toEqual([
      [brake.uuid, 'Brake'],
      [lights.uuid, 'Lights'],
    ]);
  });
});
