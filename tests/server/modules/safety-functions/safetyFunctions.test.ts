import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACHIEVABLE_LEVELS,
  safetyFunctionProblems,
} from '../../../../domain/measures/safetyFunctionLevel.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { type Analysis, analysisOf, levelUuid } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let set: string;
beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'Cell with safety functions');
  project = metrics.project;
  set = await MetricsProject.setUuid(app, 'ISO13849-1');
  await app.pool.query(
    'update project_risk_rating_sets set risk_rating_set_uuid = $2 where project_uuid = $1',
    [project.projectUuid, set],
  );
});
afterAll(() => app.close());

/** ISO 13849-1:2015, figure A.1: S, F and P lead to the required performance level; the event is not improbable. */
const GRAPH = {
  a: ['S1', 'F1', 'P1'],
  c: ['S2', 'F1', 'P1'],
  d: ['S2', 'F2', 'P1'],
  e: ['S2', 'F2', 'P2'],
} as const;

async function hazard(level: keyof typeof GRAPH): Promise<string> {
  const made = await project.one('hazards', { style: 'MACHINE', name: `PL ${level}` });
  const [severity, exposure, avoidability] = GRAPH[level];
  const { status, body } = await project.rate(made.uuid, {
    revision: made.revision,
    severityUuid: await levelUuid(app.pool, set, 'severity', severity),
    exposureUuid: await levelUuid(app.pool, set, 'exposure', exposure),
    avoidabilityUuid: await levelUuid(app.pool, set, 'avoidability', avoidability),
    probabilityUuid: await levelUuid(app.pool, set, 'probability', 'PrN'),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return made.uuid;
}

const measure = async (isSafetyFunction = true) =>
  (
    await project.one('rrms', {
      name: 'Interlock',
      rrmTypeUuid: seedUuid('rrmTypes', 'INTERLOCK'),
      isSafetyFunction,
    })
  ).uuid;
const use = async (hazardUuid: string, rrmUuid: string, fields: object = {}) => {
  const { status, body } = await app.call<{ data: { uuid: string; revision: number } }>(
    'lead',
    'POST',
    `/user-api/hazards/${hazardUuid}/hazard-rrms`,
    { body: { rrmUuid, ...fields } },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const read = (uuid: string) => project.read('safety-functions', uuid);

describe('the required level', () => {
  it('is the highest of the hazards that it names and of those that use its measures', async () => {
    const [c, e] = [await hazard('c'), await hazard('e')];
    const rrm = await measure();
    const made = await project.one('safety-functions', { name: 'Stop', hazardUuids: [c], rrmUuids: [rrm] });
    expect(made).toMatchObject({
      requiredLevel: 'c',
      requiredCategory: 'PL',
      demandingHazardUuids: [c],
      status: 'DRAFT',
      riskRatingSetUuid: set,
    });
    expect(made.code).toMatch(/^SF-\d{3}$/);
    const used = await use(e, rrm);
    expect(await read(made.uuid)).toMatchObject({
      requiredLevel: 'e',
      demandingHazardUuids: [c, e].sort(),
      revision: 1,
    });
    await app.call('lead', 'PATCH', `/user-api/hazard-rrms/${used.uuid}`, {
      body: { revision: used.revision, status: 'REJECTED' },
    });
    expect(await read(made.uuid)).toMatchObject({ requiredLevel: 'c' });
    const named = await project.change('safety-functions', made.uuid, { revision: 1, hazardUuids: [e] });
    expect(named.body.data).toMatchObject({ requiredLevel: 'e', revision: 2 });
    const none = await project.change('safety-functions', made.uuid, { revision: 2, hazardUuids: [] });
    expect(none.body.data).toMatchObject({
      requiredLevel: null,
      requiredCategory: null,
      requiredRatingUuid: null,
    });
    expect((await auditOf(app.pool, made.uuid)).length).toBe(3);
  });

  it('is never typed, and what is typed has to be a level', async () => {
    const made = await project.one('safety-functions', { name: 'Typed' });
    const change = (fields: object) =>
      project.change('safety-functions', made.uuid, { revision: made.revision, ...fields });
    expect((await change({ requiredLevel: 'e' })).status).toBe(400);
    const banana = await change({ achievedLevel: 'banana' });
    expect([banana.status, banana.body.fields[0]?.path]).toEqual([422, 'achievedLevel']);
    const guard = await measure(false);
    const mechanical = await change({ rrmUuids: [guard] });
    expect([mechanical.status, mechanical.body.fields[0]?.path]).toEqual([422, 'rrmUuids']);
    const foreign = await change({ riskRatingSetUuid: await MetricsProject.setUuid(app, 'ISO26262-3-2018') });
    expect([foreign.status, foreign.body.fields[0]?.path]).toEqual([422, 'riskRatingSetUuid']);
    expect((await change({ stopCategory: '3' })).status).toBe(400);
    expect((await change({ achievedLevel: 'PL d', pfhd: 4.3e-7, stopCategory: '1' })).status).toBe(200);
  });

  it('a frozen hazard neither gets nor loses one, and what it rests on stands still', async () => {
    const e = await hazard('e');
    const made = await project.one('safety-functions', {
      name: 'Frozen',
      hazardUuids: [e],
      achievedLevel: 'PL e',
    });
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [e]);
    for (const fields of [{ hazardUuids: [] }, { achievedLevel: 'PL b' }, { pfhd: 1e-5 }])
      expect(
        (await project.change('safety-functions', made.uuid, { revision: 1, ...fields })).status,
        JSON.stringify(fields),
      ).toBe(422);
    expect((await project.remove('safety-functions', made.uuid)).status).toBe(422);
    await app.pool.query('update hazards set is_risk_frozen = false where uuid = $1', [e]);
    expect((await project.remove('safety-functions', made.uuid)).status).toBe(204);
    const { rows } = await app.pool.query('select uuid from safety_functions where uuid = $1', [made.uuid]);
    expect(rows).toEqual([]);
  });

  it('is filtered by hazard, measure and status', async () => {
    const e = await hazard('e');
    const rrm = await measure();
    await use(e, rrm);
    const made = await project.one('safety-functions', { name: 'Sought', rrmUuids: [rrm] });
    const list = async (query: object) =>
      (
        await app.call<{ data: { results: { uuid: string }[] } }>(
          'viewer',
          'GET',
          '/user-api/safety-functions',
          {
            query: { projectUuid: project.projectUuid, ...query },
          },
        )
      ).body.data.results.map(({ uuid }) => uuid);
    expect(await list({ hazardUuid: e })).toEqual([made.uuid]);
    expect(await list({ rrmUuid: rrm })).toEqual([made.uuid]);
    expect(await list({ rrmUuid: rrm, status: 'VERIFIED' })).toEqual([]);
  });
});

describe('checks', () => {
  it('V25 and V28 find what the rule in domain/ finds', async () => {
    const required = new Map([
      [null, undefined],
      ['c', await hazard('c')],
      ['d', await hazard('d')],
      ['e', await hazard('e')],
    ]);
    const items = [...required.entries()].flatMap(([requiredLevel, uuid]) =>
      [null, ...ACHIEVABLE_LEVELS, 'd', 'SIL 4'].flatMap(achievedLevel =>
        ([null, 'B', '1', '2', '4'] as const).flatMap(architectureCategory =>
          [null, 1e-4, 1e-6, 2e-7, 1e-7, 5e-8].map(pfhd => ({
            claim: { achievedLevel, architectureCategory, pfhd },
            requiredLevel,
            uuid,
          })),
        ),
      ),
    );
    const made: Record<string, unknown>[] = [];
    for (let at = 0; at < items.length; at += 500)
      made.push(
        ...(await project.create(
          'safety-functions',
          ...items.slice(at, at + 500).map(({ claim, uuid }, index) => ({
            name: `Claim ${at + index}`,
            status: index % 2 ? 'VERIFIED' : 'SPECIFIED',
            ...claim,
            ...(uuid && { hazardUuids: [uuid] }),
          })),
        )),
      );
    const expected = items.map(({ claim, requiredLevel }, index) =>
      safetyFunctionProblems(
        claim,
        { requiredCategory: requiredLevel && 'PL', requiredLevel },
        made[index]?.status === 'VERIFIED',
        [],
      ),
    );
    const found = async (check: string) => {
      const { body } = await app.call<{ data: { results: { uuid: string }[] } }>(
        'lead',
        'GET',
        `/user-api/projects/${project.projectUuid}/findings`,
        { query: { check, limit: 5000 } },
      );
      const uuids = new Set(body.data.results.map(({ uuid }) => uuid));
      return made.map(({ uuid }) => uuids.has(String(uuid)));
    };
    expect(await found('V25')).toEqual(
      expected.map(problems => problems.includes('BELOW') || problems.includes('NOT_SHOWN')),
    );
    expect(await found('V28')).toEqual(
      expected.map(problems => problems.includes('PFHD') || problems.includes('CATEGORY')),
    );
    await app.pool.query(`delete from safety_functions where project_uuid = $1 and name like 'Claim %'`, [
      project.projectUuid,
    ]);
  });

  it('V22: a verified measure whose safety function achieves too little', async () => {
    const e = await hazard('e');
    const rrm = await measure();
    const used = await use(e, rrm, { requiredLevel: 'c', achievedLevel: 'd' });
    const one = await project.one('safety-functions', {
      name: 'Weak',
      rrmUuids: [rrm],
      achievedLevel: 'PL d',
    });
    expect(await metrics.named('V22')).toEqual([]);
    await app.call('lead', 'PATCH', `/user-api/hazard-rrms/${used.uuid}`, {
      body: { revision: used.revision, status: 'VERIFIED' },
    });
    expect(await metrics.named('V22')).toEqual([e]);
    await project.change('safety-functions', one.uuid, { revision: 1, achievedLevel: 'PL e' });
    expect(await metrics.named('V22')).toEqual([]);
  });
});

it('a deleted measure is taken out of it, and a copy is not shown yet', async () => {
  const rrm = await measure();
  const made = await project.one('safety-functions', {
    name: 'Copied function',
    rrmUuids: [rrm],
    status: 'VERIFIED',
    achievedLevel: 'PL e',
  });
  const { body } = await app.call<{ data: unknown }>(
    'lead',
    'POST',
    `/user-api/projects/${project.projectUuid}/copy`,
    { body: { name: 'Second cell' } },
  );
  expect(body.data).toBeDefined();
  const copy = (await analysisOf(app, 'Second cell')).as('lead');
  const { body: list } = await app.call<{ data: { results: Record<string, unknown>[] } }>(
    'lead',
    'GET',
    '/user-api/safety-functions',
    { query: { projectUuid: copy.projectUuid, search: 'Copied function' } },
  );
  expect(list.data.results[0]).toMatchObject({ status: 'SPECIFIED', achievedLevel: 'PL e' });
  expect(list.data.results[0]?.rrmUuids).toHaveLength(1);
  expect(list.data.results[0]?.rrmUuids).not.toEqual([rrm]);
  expect((await project.remove('rrms', rrm, { confirm: true })).status).toBe(204);
  expect(await read(made.uuid)).toMatchObject({ rrmUuids: [], revision: 2 });
});
