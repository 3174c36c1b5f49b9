import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYSIS_CHECKS, lookedAt } from '../../../../server/modules/exports/index.ts';
import type { Analysis } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject, REASONS } from '../../../support/metricsProject.ts';

interface Finding {
  check: string;
  severity: string;
  entity: string;
  uuid: string;
  code: string;
  name: string;
  field: string | null;
  state: 'OPEN' | 'ACCEPTED' | 'LAPSED';
  basis: string;
  acceptance: { reason: string; acceptedAt: string; acceptedBy: { uuid: string; firstName: string } } | null;
}

const REASON = 'The supplier looks at this in his own analysis.';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
let number = 0;
beforeEach(async () => {
  number += 1;
  metrics = await MetricsProject.open(app, `Findings ${number}`);
  ({ project } = metrics);
  await app.pool.query(
    `insert into project_members (project_uuid, user_uuid, role) values ($1, $2, 'ENGINEER')`,
    [project.projectUuid, app.userUuid('engineer')],
  );
});

const address = (path = '') => `/user-api/projects/${project.projectUuid}/findings${path}`;
async function findings(query: Record<string, unknown> = {}, person = 'lead') {
  const { status, body } = await app.call<{ data: { results: Finding[]; total: number } }>(
    person,
    'GET',
    address(),
    { query },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
async function finding(check: string, uuid?: string): Promise<Finding> {
  const { results } = await findings({ check, ...(uuid && { recordUuid: uuid }) });
  if (!results[0]) throw new Error(`${check} finds nothing`);
  return results[0];
}
const accept = (found: Finding, fields: object = {}, person = 'lead') =>
  app.call<{ data: Finding; code: string; message: string }>(person, 'POST', address('/actions/accept'), {
    body: { check: found.check, recordUuid: found.uuid, basis: found.basis, reason: REASON, ...fields },
  });
const reopen = (found: Finding, person = 'lead') =>
  app.call<{ code: string }>(person, 'POST', address('/actions/reopen'), {
    body: { check: found.check, recordUuid: found.uuid },
  });
const counts = async (check: string) => {
  const found = (await metrics.read()).checks.find(one => one.check === check);
  return [found?.count, (found as unknown as { accepted: number } | undefined)?.accepted];
};
const bare = () => metrics.ratedHazard({}, ['S3', 'E4', 'C3']);

describe('an accepted finding', () => {
  it('is told with who, when and why, counts apart, and can be taken back', async () => {
    const hazard = await bare();
    const open = await finding('V6');
    expect(open).toMatchObject({ uuid: hazard, state: 'OPEN', severity: 'WARNING', acceptance: null });
    expect(await counts('V6')).toEqual([1, 0]);
    const before = Date.now();
    const { status, body } = await accept(open, {}, 'engineer');
    expect(status, JSON.stringify(body)).toBe(200);
    const accepted = await finding('V6');
    expect(body.data).toEqual(accepted);
    expect(accepted).toMatchObject({ state: 'ACCEPTED', acceptance: { reason: REASON } });
    expect(accepted.acceptance?.acceptedBy.uuid).toBe(app.userUuid('engineer'));
    expect(Date.parse(accepted.acceptance?.acceptedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(await counts('V6')).toEqual([0, 1]);
    const named = (await metrics.read()).checks.find(one => one.check === 'V6') as unknown as {
      records: unknown[];
      acceptedRecords: { uuid: string; acceptance: { reason: string } }[];
    };
    expect(named.records).toEqual([]);
    expect(named.acceptedRecords).toMatchObject([{ uuid: hazard, acceptance: { reason: REASON } }]);
    const { body: marks } = await app.call<{ data: { results: unknown[] } }>(
      'lead',
      'GET',
      address('/by-hazard'),
    );
    // ASIL D without a target is an ERROR, so it comes before the warnings.
    expect(marks.data.results).toEqual([
      { hazardUuid: hazard, severity: 'ERROR', open: ['V3', 'V7'], accepted: ['V6'] },
    ]);
    const failing = async () =>
      (
        await app.call<{ data: { total: number } }>('lead', 'GET', '/user-api/hazards', {
          query: { projectUuid: project.projectUuid, check: ['V6'] },
        })
      ).body.data.total;
    expect(await failing()).toBe(0);
    expect((await reopen(accepted, 'engineer')).status).toBe(204);
    expect(await finding('V6')).toEqual(open);
    expect(await failing()).toBe(1);
    expect((await reopen(accepted)).status).toBe(422);
  });

  it('is accepted by those who may: an ERROR by a lead, others by whoever edits', async () => {
    await bare();
    const [error, warning] = [await finding('V3'), await finding('V7')];
    for (const person of ['viewer', 'supplier'])
      expect((await accept(warning, {}, person)).status, person).toBe(person === 'viewer' ? 403 : 404);
    const refused = await accept(error, {}, 'engineer');
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await accept(error)).status).toBe(200);
    expect((await reopen(error, 'engineer')).status).toBe(403);
    expect((await accept(warning, {}, 'engineer')).status).toBe(200);
    expect((await findings({ state: ['ACCEPTED'] })).results.map(({ check }) => check)).toEqual(['V3', 'V7']);
    await app.pool.query('update projects set archived_at = now() where uuid = $1', [project.projectUuid]);
    expect((await reopen(error)).status).toBe(403);
    expect((await accept(warning)).status).toBe(403);
  });

  it('needs a reason of ten characters at least, and of 2,000 at most', async () => {
    await bare();
    const open = await finding('V6');
    for (const [reason, status] of [
      ['123456789', 400],
      ['         x          ', 422],
      ['x'.repeat(2001), 400],
      ['1234567890', 200],
      [`1${' '.repeat(1998)}0`, 200],
    ] as const)
      expect((await accept(open, { reason })).status, reason.slice(0, 20)).toBe(status);
  });

  it('is not accepted unseen: after a change nothing is saved', async () => {
    const hazard = await bare();
    const open = await finding('V6');
    const { revision } = await project.read('hazards', hazard);
    await project.rate(hazard, { revision, severityUuid: await metrics.level('severity', 'S2') });
    const { status, body } = await accept(open);
    expect([status, body.code]).toEqual([422, 'RULE_VIOLATED']);
    expect(body.message).toContain('has changed since you read it');
    const rated = await project.read('hazards', hazard);
    await project.rate(hazard, { revision: rated.revision, rationale: REASONS });
    const gone = await accept(open);
    expect([gone.status, gone.body.message]).toEqual([422, expect.stringContaining('any more')]);
    expect(await project.count('finding_acceptances where project_uuid = $1', [project.projectUuid])).toBe(0);
  });

  it('lapses when what the check looked at changes, and only then', async () => {
    const hazard = await bare();
    await accept(await finding('V6'));
    const change = async (fields: object) => {
      const { revision } = await project.read('hazards', hazard);
      expect((await project.change('hazards', hazard, { revision, ...fields })).status).toBe(200);
    };
    await change({ name: 'Another name', ownerUserUuid: app.userUuid('lead') });
    expect((await finding('V6')).state).toBe('ACCEPTED');
    const { revision } = await project.read('hazards', hazard);
    await project.rate(hazard, { revision, severityUuid: await metrics.level('severity', 'S2') });
    const lapsed = await finding('V6');
    expect(lapsed).toMatchObject({ state: 'LAPSED', acceptance: { reason: REASON } });
    expect(await counts('V6')).toEqual([1, 0]);
    expect((await findings({ check: ['V6'], state: ['OPEN', 'LAPSED'] })).total).toBe(1);
    expect((await accept(lapsed, { reason: 'Looked at again, still so.' })).status).toBe(200);
    expect(await finding('V6')).toMatchObject({
      state: 'ACCEPTED',
      acceptance: { reason: 'Looked at again, still so.' },
    });
    expect(await project.count('finding_acceptances where project_uuid = $1', [project.projectUuid])).toBe(1);
  });

  it('lapses for records of other kinds too', async () => {
    const fn = await project.one('functions', { name: 'Brake' });
    expect((await accept(await finding('V17'))).status).toBe(200);
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select uuid from guidewords where applies_to = 'FUNCTION' and organization_uuid is null and project_uuid is null order by "order", uuid limit 1`,
    );
    await project.one('malfunctions', {
      name: 'No braking',
      functionUuid: fn.uuid,
      guidewordUuid: rows[0]?.uuid,
    });
    expect((await finding('V17')).state).toBe('LAPSED');
    const [open] = (await findings({ check: ['V5'] })).results;
    if (!open) throw new Error('V5 finds nothing');
    expect((await accept(open)).status).toBe(200);
    expect((await finding('V5')).state).toBe('ACCEPTED');
  });

  it('goes with its record, comes back with it, and stays behind when the project is copied', async () => {
    const hazard = await bare();
    await accept(await finding('V6'));
    const copied = await app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${project.projectUuid}/copy`,
      { body: { name: 'A copy', parts: ['RATINGS'] } },
    );
    expect(copied.status, JSON.stringify(copied.body)).toBe(201);
    const of = (projectUuid: string) =>
      project.count('finding_acceptances where project_uuid = $1', [projectUuid]);
    expect(await of(copied.body.data.uuid)).toBe(0);
    expect((await project.remove('hazards', hazard, { confirm: true })).status).toBe(204);
    expect(await of(project.projectUuid)).toBe(0);
    const restored = await app.call(
      'lead',
      'PUT',
      `/user-api/projects/${project.projectUuid}/actions/restore-deleted`,
      { body: { entity: 'Hazard', uuids: [hazard] } },
    );
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(await finding('V6')).toMatchObject({
      state: 'ACCEPTED',
      acceptance: { acceptedBy: { uuid: app.userUuid('lead') } },
    });
  });

  it('stands in the history, and so does who took it back', async () => {
    await bare();
    const open = await finding('V6');
    await accept(open);
    await reopen(open);
    const { body } = await app.call<{
      data: { results: { action: string; fields: { field: string; after: unknown }[] }[] };
    }>('lead', 'GET', `/user-api/projects/${project.projectUuid}/history`, {
      query: { entity: ['FindingAcceptance'] },
    });
    expect(body.data.results.map(({ action }) => action)).toEqual(['DELETE', 'CREATE']);
    const told = Object.fromEntries(
      (body.data.results[1]?.fields ?? []).map(({ field, after }) => [field, after]),
    );
    expect(told).toMatchObject({ checkCode: 'V6', resourceUuid: open.uuid, reason: REASON });
    expect(told).not.toHaveProperty('basis');
  });
});

describe('the list of findings', () => {
  it('leads to every one, the worst first, page by page', async () => {
    const uuids: string[] = [];
    for (let index = 0; index < 60; index += 1)
      uuids.push((await project.one('functions', { name: `Function ${index}` })).uuid);
    const hazard = await bare();
    const first = await findings({ check: ['V17'], limit: 50 });
    const second = await findings({ check: ['V17'], limit: 50, offset: 50 });
    expect([first.total, first.results.length, second.results.length]).toEqual([60, 50, 10]);
    expect([...first.results, ...second.results].map(({ uuid }) => uuid)).toEqual(uuids);
    const all = await findings({ limit: 20_000 });
    expect(all.results.map(({ severity }) => severity)).toEqual([
      'ERROR',
      'WARNING',
      'WARNING',
      ...uuids.map(() => 'NOTE'),
    ]);
    expect((await findings({ severity: ['ERROR'] })).results.map(({ uuid }) => uuid)).toEqual([hazard]);
    expect((await findings({ search: 'function 5' })).total).toBe(11);
    expect((await findings({ recordUuid: [hazard] })).results.map(({ check }) => check)).toEqual([
      'V3',
      'V6',
      'V7',
    ]);
  });

  it('knows whose they are: owner, voter, responsible for a measure', async () => {
    const [owned, voted, treated, nobodys] = [await bare(), await bare(), await bare(), await bare()];
    const engineer = app.userUuid('engineer');
    await app.pool.query('update hazards set owner_user_uuid = $2 where uuid = $1', [owned, engineer]);
    await app.pool.query(
      'insert into hazard_users (project_uuid, hazard_uuid, user_uuid) values ($1, $2, $3)',
      [project.projectUuid, voted, engineer],
    );
    await app.pool.query(
      `with m as (insert into rrms (project_uuid, code, name, rrm_type_uuid) select $1, 'RRM-900', 'Guard', uuid from rrm_types where code = 'FIXED' returning uuid)
       insert into hazard_rrms (project_uuid, hazard_uuid, rrm_uuid, responsible_user_uuid) select $1, $2, uuid, $3 from m`,
      [project.projectUuid, treated, engineer],
    );
    const { results } = await findings({ check: ['V6'], personUuid: [engineer] });
    expect(results.map(({ uuid }) => uuid).sort()).toEqual([owned, voted, treated].sort());
    expect(results.map(({ uuid }) => uuid)).not.toContain(nobodys);
  });

  it('is for readers of the analysis', async () => {
    await bare();
    expect((await findings({}, 'viewer')).total).toBe(3);
    expect((await app.call('supplier', 'GET', address())).status).toBe(404);
    expect((await app.call('supplier', 'GET', address('/by-hazard'))).status).toBe(404);
  });
});

describe('checks that were missing', () => {
  it('V24: a misuse ruled out without a reason, or as a duplicate of nothing', async () => {
    const [open, why, twin, harmless] = await project.create(
      'misuses',
      { name: 'Climbs on the guard' },
      { name: 'Reaches in' },
      { name: 'Climbs on it' },
      { name: 'Sits on it', disposition: 'NO_SAFETY_EFFECT', dispositionReason: 'It carries a person.' },
    );
    await app.pool.query(
      `update misuses set disposition = case uuid when $1 then 'NOT_CREDIBLE' else 'DUPLICATE' end where uuid in ($1, $2)`,
      [why?.uuid, twin?.uuid],
    );
    expect(await metrics.named('V24')).toEqual([why?.uuid, twin?.uuid]);
    await app.pool.query('update misuses set duplicate_of_uuid = $2 where uuid = $1', [
      twin?.uuid,
      open?.uuid,
    ]);
    await app.pool.query(`update misuses set disposition_reason = 'Out of reach.' where uuid = $1`, [
      why?.uuid,
    ]);
    expect(await metrics.named('V24')).toEqual([]);
    expect(harmless).toBeDefined();
  });

  it('V11 names nothing, whatever there is', async () => {
    await bare();
    const found = (await metrics.read()).checks.find(({ check }) => check === 'V11');
    expect(found).toMatchObject({ count: 0, accepted: 0, guaranteedBy: expect.stringContaining('computed') });
    expect((await findings({ check: ['V11'] })).total).toBe(0);
  });
});

describe('what a check looked at', () => {
  it.each(ANALYSIS_CHECKS.flatMap(({ check, records }) => Object.keys(records).map(kind => [check, kind])))(
    '%s of %s has a fingerprint',
    async (check = '', kind = '') => {
      const { rows } = await app.pool.query<{ basis: string }>(
        `select ${lookedAt(check, kind, '$2::uuid')} as basis where $1::uuid is not null`,
        [project.projectUuid, randomUUID()],
      );
      expect(rows[0]?.basis).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});
