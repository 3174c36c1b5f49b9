import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isBelow, LEVELS_ON_SCALES } from '../../../../domain/measures/integrityLevel.ts';
import { isBelowOnScale } from '../../../../server/modules/exports/levelSql.ts';
import type { Analysis } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject, REASONS } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let performance: string;

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'Targets and measures');
  ({ project } = metrics);
  performance = await MetricsProject.setUuid(app, 'ISO13849-1');
  await app.pool.query(
    'insert into project_risk_rating_sets (project_uuid, risk_rating_set_uuid, position) values ($1, $2, 1)',
    [project.projectUuid, performance],
  );
});
afterAll(() => app.close());

const rrmType = async (code: string) => {
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from rrm_types where code = $1', [
    code,
  ]);
  return rows[0]?.uuid ?? '';
};
const measure = async (code: string, fields: object = {}) =>
  (await project.one('rrms', { name: code, rrmTypeUuid: await rrmType(code), ...fields })).uuid;
const use = async (hazard: string, rrmUuid: string, fields: object = {}) => {
  const { status, body } = await app.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/hazards/${hazard}/hazard-rrms`,
    { body: { rrmUuid, ...fields } },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.uuid;
};
/** Machine hazard rated by ISO 13849-1: S2, F2 and P2 are PL e, or PL d where the probability is justified low. */
const byPerformanceLevel = async (probability: string, rationale: object = {}) => {
  const hazard = await project.one('hazards', { style: 'MACHINE', riskRatingSetUuid: performance });
  const { status, body } = await project.rate(hazard.uuid, {
    revision: hazard.revision,
    severityUuid: await metrics.level('severity', 'S2', performance),
    exposureUuid: await metrics.level('exposure', 'F2', performance),
    probabilityUuid: await metrics.level('probability', probability, performance),
    avoidabilityUuid: await metrics.level('avoidability', 'P2', performance),
    rationale,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return hazard.uuid;
};
/** A final rating as it comes from elsewhere: the initial one with one level changed. */
const finalRating = (hazard: string, column: string, level: string) =>
  app.pool
    .query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version, severity_uuid, exposure_uuid, probability_uuid, avoidability_uuid)
     select project_uuid, hazard_uuid, 'FINAL', risk_rating_set_uuid, rating_set_version, severity_uuid, exposure_uuid, probability_uuid, avoidability_uuid
     from hazard_evaluations where hazard_uuid = $1 and stage = 'INITIAL'`,
      [hazard],
    )
    .then(() =>
      app.pool.query(
        `update hazard_evaluations set ${column} = $2 where hazard_uuid = $1 and stage = 'FINAL'`,
        [hazard, level],
      ),
    );
const reject = async (hazard: string) => {
  const { revision } = await project.read('hazards', hazard);
  const { status } = await project.change('hazards', hazard, {
    revision,
    statusOverride: 'REJECTED',
    statusReason: 'Covered by the guard.',
  });
  expect(status).toBe(200);
};

describe('checks of the domain model, 2.7, where rules alone do not hold them', () => {
  it('V1: a table that was corrected, and a result that is missing', async () => {
    const hazard = await metrics.ratedHazard({}, ['S3', 'E4', 'C3'], REASONS);
    expect(await metrics.named('V1')).toEqual([]);
    await app.pool.query('update hazard_evaluations set rating_uuid = null where hazard_uuid = $1', [hazard]);
    expect(await metrics.named('V1')).toEqual([hazard]);
    await reject(hazard);
    expect(await metrics.named('V1')).toEqual([]);
    const other = await metrics.ratedHazard({}, ['S3', 'E3', 'C3'], REASONS);
    await app.pool.query(
      `update risk_table_cells c set rating_uuid = (select uuid from risk_ratings where risk_rating_set_uuid = $2 and code = 'D')
       from hazard_evaluations e where e.hazard_uuid = $1 and c.risk_rating_set_uuid = $2
         and (c.severity_uuid, c.exposure_uuid, c.avoidability_uuid) = (e.severity_uuid, e.exposure_uuid, e.avoidability_uuid)`,
      [other, metrics.set],
    );
    expect(await metrics.named('V1')).toEqual([other]);
    await reject(other);
  });

  it('V2: hazards that rose above a level stated by hand, or are rated in another set only', async () => {
    const rising = await metrics.ratedHazard({}, ['S1', 'E1', 'C1'], REASONS);
    const { rows } = await app.pool.query<{ code: string; uuid: string }>(
      'select code, uuid from risk_ratings where risk_rating_set_uuid = $1',
      [metrics.set],
    );
    const raised = await project.one('safety-targets', {
      name: 'Keep the lane',
      raisedRatingUuid: rows.find(({ code }) => code === 'B')?.uuid,
      raiseReason: 'A family of vehicles.',
      hazardUuids: [rising],
    });
    expect(await metrics.named('V2')).toEqual([]);
    // ISO 26262-3: S3, E4, C3 is ASIL D, above the ASIL B that was stated.
    const { revision } = await project.read('hazards', rising);
    const levels = { severityUuid: 'S3', exposureUuid: 'E4', avoidabilityUuid: 'C3' };
    const body: Record<string, unknown> = { revision, rationale: REASONS };
    for (const [field, code] of Object.entries(levels))
      body[field] = await metrics.level(field.replace('Uuid', ''), code);
    expect((await project.rate(rising, body)).status).toBe(200);
    expect(await metrics.named('V2')).toEqual([raised.uuid]);
    const elsewhere = await byPerformanceLevel('PrN', REASONS);
    const mixed = await project.one('safety-targets', { name: 'Stop in time', hazardUuids: [elsewhere] });
    expect(mixed.level).toBeNull();
    expect(await metrics.named('V2')).toEqual([raised.uuid, mixed.uuid]);
  });

  it('V10: the fault rate in the reasons of a situation and of an estimate', async () => {
    const situation = await project.one('exposure-situations', {
      name: 'Downhill',
      ratings: [
        {
          riskRatingSetUuid: metrics.set,
          exposureUuid: await metrics.level('exposure', 'E1'),
          basis: 'DURATION',
          rationale: 'The valve has an MTTF of 80 years.',
        },
      ],
    });
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select uuid from exposure_estimate_types where unit = 'FRACTION' and organization_uuid is null limit 1`,
    );
    const estimate = await project.one('exposure-estimates', {
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: rows[0]?.uuid,
      numericValue: 0.1,
      rationale: 'Failure rate of 10 FIT.',
    });
    expect((await metrics.check('V10')).records.map(({ entity, uuid }) => [entity, uuid])).toEqual([
      ['ExposureSituation', situation.uuid],
      ['ExposureEstimate', estimate.uuid],
    ]);
  });

  it('V12: a final severity that only training and protective equipment can have lowered (13.15)', async () => {
    const hazard = await metrics.ratedHazard({}, ['S3', 'E4', 'C3'], REASONS);
    await use(hazard, await measure('TRAIN'), { status: 'ACCEPTED' });
    await finalRating(hazard, 'severity_uuid', await metrics.level('severity', 'S1'));
    expect(await metrics.named('V12')).toEqual([hazard]);
    for (const type of ['PPE', 'ORG', 'COMPL'])
      await use(hazard, await measure(type), { status: 'ACCEPTED' });
    expect(await metrics.named('V12')).toEqual([hazard]);
    await use(hazard, await measure('FIXED'), { status: 'ACCEPTED' });
    expect(await metrics.named('V12')).toEqual([]);
  });

  it('V14: a low probability without a reason, or by a measure that may not take it any more', async () => {
    await byPerformanceLevel('PrN');
    await byPerformanceLevel('PrL', { probability: 'No accident with 400 machines in ten years.' });
    expect(await metrics.named('V14')).toEqual([]);
    const bare = await byPerformanceLevel('PrL');
    expect(await metrics.named('V14')).toEqual([bare]);
    await reject(bare);
    const claiming = await byPerformanceLevel('PrN');
    const rrm = await measure('COMPL', { canTakeCreditForLowPr: true });
    await finalRating(claiming, 'probability_uuid', await metrics.level('probability', 'PrL', performance));
    expect(await metrics.named('V14')).toEqual([claiming]);
    await use(claiming, rrm, {
      status: 'ACCEPTED',
      takesCreditForLowPr: true,
      creditJustification: 'Interlocked twice.',
    });
    expect(await metrics.named('V14')).toEqual([]);
    const { revision } = await project.read('rrms', rrm);
    await project.change('rrms', rrm, { revision, canTakeCreditForLowPr: false });
    expect(await metrics.named('V14')).toEqual([claiming]);
  });

  it('V19: the open assumption of the hazard itself, and of an estimate behind its situation', async () => {
    const [own, behind] = await project.create(
      'assumptions',
      { text: 'Trained drivers only.' },
      { text: 'Two hours of snow a year.' },
    );
    const situation = await project.one('exposure-situations', { name: 'Snow' });
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select uuid from exposure_estimate_types where unit = 'FRACTION' and organization_uuid is null limit 1`,
    );
    await project.one('exposure-estimates', {
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: rows[0]?.uuid,
      numericValue: 0.01,
      assumptionUuids: [behind?.uuid],
    });
    const [relying, snowing] = await project.create(
      'hazards',
      { style: 'FUNCTION', name: 'Relying', assumptionUuids: [own?.uuid] },
      { style: 'FUNCTION', name: 'Snowing', exposureSituationUuid: situation.uuid },
    );
    expect(await metrics.named('V19')).toEqual([]);
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = any($1)', [
      [relying?.uuid, snowing?.uuid],
    ]);
    expect(await metrics.named('V19')).toEqual([relying?.uuid, snowing?.uuid]);
    const { revision } = await project.read('assumptions', own?.uuid ?? '');
    await project.change('assumptions', own?.uuid ?? '', { revision, status: 'CONFIRMED' });
    expect(await metrics.named('V19')).toEqual([snowing?.uuid]);
  });

  it('V22: a verified safety function below its required level (13.15)', async () => {
    const hazard = await byPerformanceLevel('PrN', REASONS);
    const below = await use(hazard, await measure('INTERLOCK'), { requiredLevel: 'PL d' });
    const say = async (fields: object) => {
      const { revision } = await project.read('hazard-rrms', below);
      await project.change('hazard-rrms', below, { revision, ...fields });
      return metrics.named('V22');
    };
    expect(await say({ achievedLevel: 'PL c' })).toEqual([]);
    expect(await say({ status: 'VERIFIED' })).toEqual([hazard]);
    expect(await say({ achievedLevel: 'PL d' })).toEqual([]);
    // ISO 13849-1:2015, table 3: PL d is SIL 2.
    expect(await say({ achievedLevel: 'SIL 1' })).toEqual([hazard]);
    expect(await say({ achievedLevel: 'SIL 2' })).toEqual([]);
    expect(await say({ achievedLevel: 'c' })).toEqual([hazard]);
    await reject(hazard);
    expect(await metrics.named('V22')).toEqual([]);
  });

  it('V22, V23: levels compare in SQL as they do in domain/', async () => {
    const levels = [
      ...new Set(LEVELS_ON_SCALES.map(({ spelling }) => spelling)),
      'ASIL B (D)',
      'pl d',
      'low',
      'banana',
    ];
    for (const of of ['rank', 'originRank'] as const) {
      const { rows } = await app.pool.query<{ level: string; needed: string; below: boolean }>(
        `select a.l as level, b.l as needed, ${isBelowOnScale('a.l', 'b.l', of)} as below
         from unnest($1::text[]) a(l) cross join unnest($1::text[]) b(l)`,
        [levels],
      );
      expect(rows).toHaveLength(levels.length ** 2);
      expect(rows.filter(({ level, needed, below }) => isBelow(level, needed, [], of) !== below)).toEqual([]);
    }
  });

  it('V3, V15, V20: rejected hazards, rounds of another risk, sets used beside the hazard’s own', async () => {
    const before = await metrics.named('V3');
    const hazard = await metrics.ratedHazard({}, ['S3', 'E4', 'C3'], REASONS);
    expect(await metrics.named('V3')).toEqual([...before, hazard]);
    await reject(hazard);
    expect(await metrics.named('V3')).toEqual(before);
    const round = await app.pool.query<{ uuid: string }>(
      `insert into hazard_vote_events (project_uuid, hazard_uuid, stage, round, risk_rating_set_uuid, rating_set_version, consensus_rule, minimum_votes, status, revealed_at, revealed_spread, closed_at)
       values ($1, $2, 'INITIAL', 1, $3, '1', 'MAX_WINS', 2, 'CLOSED', now(), 1, now()) returning uuid`,
      [project.projectUuid, hazard, metrics.set],
    );
    const vote = async (person: string, severity: string) =>
      app.pool.query(
        `insert into hazard_votes (project_uuid, hazard_uuid, hazard_vote_event_uuid, user_uuid, state, risk_rating_set_uuid, severity_uuid, cast_at)
         values ($1, $2, $3, $4, 'CAST', $5, $6, now())`,
        [
          project.projectUuid,
          hazard,
          round.rows[0]?.uuid,
          app.userUuid(person),
          metrics.set,
          await metrics.level('severity', severity),
        ],
      );
    await app.pool.query(
      `insert into project_members (project_uuid, user_uuid, role) values ($1, $2, 'VOTER')`,
      [project.projectUuid, app.userUuid('voter')],
    );
    await vote('lead', 'S3');
    expect(await metrics.named('V15')).toEqual([]);
    // One changed a vote after the votes were revealed: now they are two levels apart.
    await vote('voter', 'S1');
    expect(await metrics.named('V15')).toEqual([hazard]);
    await app.pool.query(`update hazard_vote_events set status = 'RESET' where uuid = $1`, [
      round.rows[0]?.uuid,
    ]);
    expect(await metrics.named('V15')).toEqual([]);

    const template = await MetricsProject.setUuid(app, 'ISO25119-2-RECONSTRUCTED');
    await app.pool.query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version) values ($1, $2, 'INITIAL', $3, '1')`,
      [project.projectUuid, hazard, template],
    );
    expect(await metrics.named('V20')).toEqual([template]);
  });

  it('V11: is reported with what guarantees it', async () => {
    const { checks } = await metrics.read();
    expect(checks.filter(({ guaranteedBy }) => guaranteedBy)).toEqual([
      expect.objectContaining({ check: 'V11', count: 0, records: [] }),
    ]);
  });
});

describe('figures', () => {
  it('have the measures in the order of the hierarchy (domain model 4.9)', async () => {
    const { rows } = await app.pool.query<{ code: string; uuid: string }>('select code, uuid from rrm_types');
    const { rows: cells } = await app.pool.query<{ uuid: string }>(
      `select uuid from projects where name = 'Palletising cell'`,
    );
    const { body } = await app.call<{ data: { measures: { byType: { rrmTypeUuid: string }[] } } }>(
      'lead',
      'GET',
      `/user-api/hara-metrics/${cells[0]?.uuid}`,
    );
    const hierarchy = 'ELIM SUBST ERGO FIXED INTERLOCK DEVICE CTRL COMPL INFOM INFOU ORG TRAIN PPE EXT'.split(
      ' ',
    );
    const shown = body.data.measures.byType.map(
      ({ rrmTypeUuid }) => rows.find(({ uuid }) => uuid === rrmTypeUuid)?.code ?? '',
    );
    expect(shown.length).toBeGreaterThan(8);
    expect(shown).toEqual(hierarchy.filter(code => shown.includes(code)));
  });

  it('tell targets, measures by step and how late they are, and requirements', async () => {
    const counted = await MetricsProject.open(app, 'Figures of the treatment');
    ({ project } = counted);
    const [one, other] = await project.create(
      'hazards',
      { style: 'FUNCTION', name: 'One' },
      { style: 'FUNCTION', name: 'Other' },
    );
    const [full] = await project.create(
      'safety-targets',
      { name: 'Full', hazardUuids: [one?.uuid], status: 'AGREED' },
      { name: 'Bare' },
    );
    await project.create(
      'srems',
      { name: 'Lamp', safetyTargetUuids: [full?.uuid], status: 'AGREED' },
      { name: 'Fence', kind: 'EXTERNAL_MEASURE' },
      { name: 'Patrol', kind: 'EXTERNAL_MEASURE', status: 'VERIFIED' },
    );
    const guard = await measure('FIXED');
    const training = await measure('TRAIN');
    await measure('ELIM');
    await use(one?.uuid ?? '', guard, { status: 'ACCEPTED', dueDate: '2020-01-01' });
    await use(other?.uuid ?? '', guard, { status: 'IMPLEMENTED', dueDate: '2020-01-01' });
    await use(one?.uuid ?? '', training, { dueDate: '2999-01-01' });
    await use(other?.uuid ?? '', training, { status: 'REJECTED', dueDate: '2020-01-01' });
    const { safetyTargets, measures, srems } = await counted.read();
    const status = (name: string, count: number) => ({ status: name, count });
    expect(safetyTargets).toEqual({
      total: 2,
      byStatus: [status('AGREED', 1), status('DRAFT', 1)],
      withoutHazards: 1,
      withoutSrems: 1,
      raised: 0,
    });
    const none = { planned: 0, implemented: 0, verified: 0, rejected: 0, overdue: 0 };
    const guarding = { ...none, total: 2, planned: 1, implemented: 1, overdue: 1 };
    const instructing = { ...none, total: 2, planned: 1, rejected: 1 };
    expect(measures).toEqual({
      total: 3,
      unused: 1,
      uses: { ...none, total: 4, planned: 2, implemented: 1, rejected: 1, overdue: 1 },
      byStep: [
        { hierarchyRank: 2, step: 'Step 2', ...guarding },
        { hierarchyRank: 4, step: 'User', ...instructing },
      ],
      byType: [
        { rrmTypeUuid: await rrmType('FIXED'), hierarchyRank: 2, ...guarding },
        { rrmTypeUuid: await rrmType('TRAIN'), hierarchyRank: 4, ...instructing },
      ],
    });
    expect(srems).toEqual({
      total: 3,
      byStatus: [status('AGREED', 1), status('DRAFT', 1), status('VERIFIED', 1)],
      externalMeasures: 2,
      unconfirmedExternalMeasures: 1,
      withoutSafetyTarget: 2,
    });
  });
});
