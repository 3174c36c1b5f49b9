import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject, REASONS } from '../../../support/metricsProject.ts';

let metrics: MetricsProject;
let app: TestApp;
let project: Analysis;
let set: string;
/** A function with one malfunction of each kind that the checks look for. */
let malfunctionUuid: string;
let functionUuid: string;

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app);
  ({ project, set } = metrics);
  functionUuid = (await project.one('functions', { name: 'Brake' })).uuid;
  malfunctionUuid = (await project.one('malfunctions', { name: 'Brake is late', functionUuid })).uuid;
});
afterAll(() => app.close());

const read = (person?: string, projectUuid?: string) => metrics.read(person, projectUuid);
const named = (check: string) => metrics.named(check);
const level = (parameter: string, code: string) => metrics.level(parameter, code);
const ratedHazard = (fields: object, codes: [string, string, string], rationale: object = {}) =>
  metrics.ratedHazard(fields, codes, rationale);

describe('checks of the domain model, 2.7', () => {
  it('V5, V17: a malfunction without hazard or disposition, empty guideword cells', async () => {
    expect(await named('V5')).toEqual([malfunctionUuid]);
    const settled = await project.one('malfunctions', {
      name: 'Not credible',
      functionUuid,
      disposition: 'NOT_CREDIBLE',
      dispositionReason: 'There is no such path.',
    });
    expect(await named('V5')).not.toContain(settled.uuid);
    // A decision without its reason, or without what it repeats, answers nothing (13.6): it is refused,
    // and one from before this rule is named.
    const answers = [
      [{ disposition: 'NOT_CREDIBLE', dispositionReason: ' ' }, 'dispositionReason'],
      [{ disposition: 'NO_SAFETY_EFFECT' }, 'dispositionReason'],
      [{ disposition: 'DUPLICATE', dispositionReason: 'The same.' }, 'duplicateOfUuid'],
    ] as const;
    const before = (await app.pool.query('select uuid from malfunctions')).rows.length;
    for (const [fields, path] of answers) {
      const refused = [
        await app.call<{ fields: { path: string }[] }>(
          'lead',
          'POST',
          `/user-api/projects/${project.projectUuid}/malfunctions/batch`,
          { body: { items: [{ name: 'No', functionUuid, ...fields }] } },
        ),
        await app.call<{ fields: { path: string }[] }>(
          'lead',
          'PATCH',
          `/user-api/malfunctions/${malfunctionUuid}`,
          {
            body: { revision: 1, ...fields },
          },
        ),
      ];
      for (const { status, body } of refused) {
        expect(status, JSON.stringify(body)).toBe(422);
        expect(body.fields[0]?.path).toMatch(new RegExp(`${path}$`));
      }
    }
    expect((await app.pool.query('select uuid from malfunctions')).rows).toHaveLength(before);
    const undecided = await project.create(
      'malfunctions',
      { name: 'Why not', functionUuid },
      { name: 'Harmless', functionUuid },
      { name: 'Of what', functionUuid },
    );
    await app.pool.query(
      `update malfunctions set disposition = case name when 'Why not' then 'NOT_CREDIBLE' when 'Harmless' then 'NO_SAFETY_EFFECT' else 'DUPLICATE' end
       where uuid = any($1)`,
      [undecided.map(({ uuid }) => uuid)],
    );
    // Another field of it can be changed all the same.
    await project.change('malfunctions', undecided[0]?.uuid ?? '', { revision: 1, effect: 'None' });
    expect(await named('V5')).toEqual([malfunctionUuid, ...undecided.map(({ uuid }) => uuid)]);
    const [why, harmless, twin] = undecided;
    for (const [record, fields] of [
      [why, { revision: 2, dispositionReason: 'There is no such path.' }],
      [harmless, { revision: 1, dispositionReason: 'Nobody is near.' }],
      [twin, { revision: 1, duplicateOfUuid: malfunctionUuid }],
    ] as const)
      await project.change('malfunctions', record?.uuid ?? '', fields);
    expect(await named('V5')).toEqual([malfunctionUuid]);
    const [full, outside] = await project.create(
      'functions',
      { name: 'Full' },
      { name: 'Outside', status: 'OUT_OF_SCOPE' },
    );
    expect(await named('V17')).toEqual([functionUuid, full?.uuid]);
    await app.call('lead', 'PUT', `/user-api/projects/${project.projectUuid}/malfunctions/actions/generate`, {
      body: { functionUuids: [full?.uuid] },
    });
    expect(await named('V17')).toEqual([functionUuid]);
    expect(outside).toBeDefined();
  });
  it('V6, V7, V10: rationale missing, situation not linked, fault rate in place of exposure', async () => {
    const bare = await ratedHazard({ malfunctionUuid }, ['S3', 'E4', 'C3']);
    const situation = await project.one('exposure-situations', { name: 'Downhill' });
    const fine = await ratedHazard(
      { malfunctionUuid, exposureSituationUuid: situation.uuid },
      ['S3', 'E4', 'C3'],
      REASONS,
    );
    const confused = await ratedHazard(
      { malfunctionUuid, exposureSituationUuid: situation.uuid },
      ['S1', 'E1', 'C1'],
      { ...REASONS, exposure: 'The failure rate of the valve is low' },
    );
    expect(await named('V6')).toEqual([bare]);
    // Rows of the worksheet have an event and no title: a finding says which hazard it is all the same.
    const event = await project.one('hazardous-events', { name: 'Truck rolls away' });
    await app.pool.query(`update hazards set name = '', hazardous_event_uuid = $2 where uuid = $1`, [
      bare,
      event.uuid,
    ]);
    expect((await metrics.check('V6')).records).toMatchObject([{ name: 'Truck rolls away' }]);
    expect(await named('V7')).toEqual([bare]);
    expect(await named('V10')).toEqual([confused]);
    expect(await named('V5')).toEqual(expect.not.arrayContaining([malfunctionUuid, fine]));
  });
  it('V9: the same event in the same situation with another severity; another exposure does not count', async () => {
    const situation = await project.one('exposure-situations', { name: 'Uphill' });
    const event = await project.one('hazardous-events', { name: 'Rolls back' });
    const fields = { malfunctionUuid, exposureSituationUuid: situation.uuid, hazardousEventUuid: event.uuid };
    const one = await ratedHazard(fields, ['S3', 'E4', 'C3'], REASONS);
    const same = await ratedHazard(fields, ['S3', 'E2', 'C3'], REASONS);
    expect(await named('V9')).toEqual([]);
    const differs = await ratedHazard(fields, ['S2', 'E4', 'C3'], REASONS);
    expect(await named('V9')).toEqual([one, same, differs]);
  });
  it('V29: another exposure than the situation has in the same set, until one of both is changed', async () => {
    const [situation] = await project.create('exposure-situations', {
      name: 'Tunnel',
      ratings: [
        {
          riskRatingSetUuid: set,
          exposureUuid: await level('exposure', 'E3'),
          basis: 'DURATION',
          rationale: 'Half a percent',
        },
      ],
    });
    const fields = { malfunctionUuid, exposureSituationUuid: situation?.uuid };
    const same = await ratedHazard(fields, ['S3', 'E3', 'C3'], REASONS);
    expect(await named('V29')).toEqual([]);
    const [higher, lower] = [
      await ratedHazard(fields, ['S3', 'E4', 'C3'], REASONS),
      await ratedHazard(fields, ['S3', 'E2', 'C3'], REASONS),
    ];
    expect(await named('V29')).toEqual([higher, lower]);
    // A situation without a rating in the set asks for nothing.
    await project.change('exposure-situations', situation?.uuid ?? '', { revision: 1, ratings: [] });
    expect(await named('V29')).toEqual([]);
    expect(same).toBeDefined();
  });
  it('V1: a level that the table does not give', async () => {
    expect(await named('V1')).toEqual([]);
    const hazard = await ratedHazard({ malfunctionUuid }, ['S1', 'E1', 'C1'], REASONS);
    // ISO 26262-3: S1, E1, C1 is QM; only SQL can put something else there.
    await app.pool.query(
      `update hazard_evaluations set rating_uuid = (select uuid from risk_ratings where risk_rating_set_uuid = $2 order by rank desc limit 1) where hazard_uuid = $1`,
      [hazard, set],
    );
    expect(await named('V1')).toEqual([hazard]);
  });
  it('V3, V4, V8: risks and targets that do not answer each other', async () => {
    const before = { V3: await named('V3'), V4: await named('V4') };
    // ISO 26262-3: S3, E4, C3 is ASIL D; S1, E1, C1 is QM.
    const high = await ratedHazard({ malfunctionUuid }, ['S3', 'E4', 'C3'], REASONS);
    const low = await ratedHazard({ malfunctionUuid }, ['S1', 'E1', 'C1'], REASONS);
    expect(await named('V3')).toEqual([...before.V3, high]);
    expect(await named('V4')).toEqual(before.V4);
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into safety_targets (project_uuid, code, name, risk_rating_set_uuid) values ($1, 'SG-900', 'Goal', $2) returning uuid`,
      [project.projectUuid, set],
    );
    const target = rows[0]?.uuid ?? '';
    expect(await named('V8')).toEqual([target]);
    await app.pool.query('insert into safety_target_hazards values ($1, $2, $3), ($1, $2, $4)', [
      project.projectUuid,
      target,
      high,
      low,
    ]);
    expect(await named('V8')).toEqual([]);
    expect(await named('V3')).toEqual(before.V3);
    expect(await named('V4')).toEqual([low]);
  });
  it('V12, V13, V18: training that lowers severity, no level, nothing before training', async () => {
    const hazard = await ratedHazard({ malfunctionUuid }, ['S3', 'E4', 'C3'], REASONS);
    const measure = async (code: string, type: string, isSafetyFunction: boolean) => {
      const { rows } = await app.pool.query<{ uuid: string }>(
        `with m as (insert into rrms (project_uuid, code, name, rrm_type_uuid, is_safety_function)
           select $1, $2, $2, uuid, $4 from rrm_types where code = $3 returning uuid)
         insert into hazard_rrms (project_uuid, hazard_uuid, rrm_uuid, status) select $1, $5, uuid, 'ACCEPTED' from m returning uuid`,
        [project.projectUuid, code, type, isSafetyFunction, hazard],
      );
      return rows[0]?.uuid ?? '';
    };
    const training = await measure('RRM-901', 'TRAIN', false);
    await app.pool.query(
      'insert into hazard_rrm_evaluations (project_uuid, hazard_rrm_uuid, risk_rating_set_uuid, severity_uuid) values ($1, $2, $3, $4)',
      [project.projectUuid, training, set, await level('severity', 'S2')],
    );
    expect(await named('V12')).toEqual([hazard]);
    // ASIL D is the highest rating, and training is all there is.
    expect(await named('V18')).toEqual([hazard]);
    // ASIL C is the second highest (S3, E3, C3), ASIL B is not (S3, E2, C3): 13.7.
    const rating = (code: string) =>
      app.pool.query(
        `update hazard_evaluations set rating_uuid = (select uuid from risk_ratings where risk_rating_set_uuid = $2 and code = $3) where hazard_uuid = $1`,
        [hazard, set, code],
      );
    await rating('C');
    expect(await named('V18')).toEqual([hazard]);
    await rating('B');
    expect(await named('V18')).toEqual([]);
    await rating('D');
    expect(await named('V13')).toEqual([]);
    const interlock = await measure('RRM-902', 'INTERLOCK', true);
    expect(await named('V13')).toEqual([hazard]);
    expect(await named('V18')).toEqual([]);
    // What a final rating does not rest on is in no check: a proposal, and a measure of an alternative that nobody chose.
    const become = (use: string, status: string, solutionSet: string | null = null) =>
      app.pool.query('update hazard_rrms set status = $2, solution_set_uuid = $3 where uuid = $1', [
        use,
        status,
        solutionSet,
      ]);
    const [fence, curtain] = await project.create(
      'solution-sets',
      { name: 'Fence' },
      { name: 'Light curtain' },
    );
    for (const [status, alternative] of [
      ['PROPOSED', null],
      ['ACCEPTED', fence?.uuid ?? ''],
    ] as const) {
      await become(interlock, status, alternative);
      expect(await named('V13')).toEqual([]);
      expect(await named('V18')).toEqual([hazard]);
      await become(interlock, 'ACCEPTED');
      await become(training, status, alternative);
      expect(await named('V12')).toEqual([]);
      await become(training, 'ACCEPTED');
    }
    await become(interlock, 'ACCEPTED', fence?.uuid);
    const select = async (solutionSet: string | undefined) => {
      await app.pool.query('update solution_sets set is_selected = false where project_uuid = $1', [
        project.projectUuid,
      ]);
      await app.pool.query('update solution_sets set is_selected = true where uuid = $1', [solutionSet]);
    };
    await select(curtain?.uuid);
    expect(await named('V13')).toEqual([]);
    await select(fence?.uuid);
    expect(await named('V13')).toEqual([hazard]);
  });
  it('V15, V16: far votes without a comment, votes of strangers', async () => {
    const hazard = (await project.one('hazards', { style: 'FUNCTION', name: 'Voted', malfunctionUuid })).uuid;
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into hazard_vote_events (project_uuid, hazard_uuid, stage, round, risk_rating_set_uuid, rating_set_version, consensus_rule, minimum_votes, status, revealed_at, revealed_spread)
       values ($1, $2, 'INITIAL', 1, $3, '1', 'UNANIMOUS', 2, 'REVEALED', now(), 2) returning uuid`,
      [project.projectUuid, hazard, set],
    );
    expect(await named('V15')).toEqual([hazard]);
    await app.pool.query(
      `insert into hazard_vote_event_comments (project_uuid, hazard_vote_event_uuid, text, created_at) values ($1, $2, 'Because', now() + interval '1 second')`,
      [project.projectUuid, rows[0]?.uuid],
    );
    expect(await named('V15')).toEqual([]);
    const vote = (person: string) =>
      app.pool.query(
        `insert into hazard_votes (project_uuid, hazard_uuid, hazard_vote_event_uuid, user_uuid, state, risk_rating_set_uuid, severity_uuid, cast_at)
         select project_uuid, hazard_uuid, uuid, $2, 'CAST', risk_rating_set_uuid, $3, now() from hazard_vote_events where uuid = $1`,
        [rows[0]?.uuid, app.userUuid(person), severity],
      );
    const severity = await level('severity', 'S1');
    await vote('lead');
    expect(await named('V16')).toEqual([]);
    await vote('supplier');
    expect(await named('V16')).toEqual([hazard]);
  });
  it('V19, V20: frozen on an open assumption, a set whose table was not checked', async () => {
    const assumption = await project.one('assumptions', {
      name: 'Brake lag',
      text: 'The lag is below 0.2 s.',
    });
    await app.pool.query(
      'insert into function_assumptions (project_uuid, function_uuid, assumption_uuid) values ($1, $2, $3)',
      [project.projectUuid, functionUuid, assumption.uuid],
    );
    const hazard = (await project.one('hazards', { style: 'FUNCTION', name: 'Ice', malfunctionUuid })).uuid;
    expect(await named('V19')).toEqual([]);
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [hazard]);
    expect(await named('V19')).toEqual([hazard]);
    await app.pool.query(`update assumptions set status = 'CONFIRMED' where uuid = $1`, [assumption.uuid]);
    expect(await named('V19')).toEqual([]);

    expect(await named('V20')).toEqual([]);
    await app.pool.query('update risk_rating_sets set trust = 3 where uuid = $1', [set]);
    expect(await named('V20')).toEqual([set]);
    await app.pool.query('update risk_rating_sets set trust = 5 where uuid = $1', [set]);
  });
});

describe('counts', () => {
  it('are those of the records', async () => {
    const remote = await analysisOf(app, 'remote');
    const metrics = await read('lead', remote.projectUuid);
    const list = async (area: string) =>
      (
        await app.call<{ data: { results: Record<string, unknown>[]; total: number } }>(
          'lead',
          'GET',
          `/user-api/${area}`,
          { query: { projectUuid: remote.projectUuid, limit: 20_000 } },
        )
      ).body.data;
    const hazards = await list('hazards');
    const statuses = Map.groupBy(hazards.results, ({ status }) => status);
    expect(metrics.hazards.total).toBe(hazards.total);
    expect(new Map(metrics.hazards.byStatus.map(({ status, count }) => [status, count]))).toEqual(
      new Map([...statuses].map(([status, records]) => [status, records.length])),
    );
    expect(metrics.hazards.byRating.reduce((sum, { count }) => sum + count, 0)).toBe(hazards.total);
    const used = new Set(hazards.results.map(hazard => hazard.exposureSituationUuid));
    const situations = await list('exposure-situations');
    expect(metrics.exposureSituations).toEqual({
      total: situations.total,
      unused: situations.results.filter(({ uuid, disposition }) => disposition === 'USED' && !used.has(uuid))
        .length,
    });
    const analysed = new Set(hazards.results.map(hazard => hazard.malfunctionUuid));
    const malfunctions = await list('malfunctions');
    expect(metrics.malfunctions).toEqual({
      total: malfunctions.total,
      withoutDisposition: malfunctions.results.filter(
        ({ uuid, disposition }) => disposition === 'ANALYSE' && !analysed.has(uuid),
      ).length,
    });
  });
  it('tell overdue assumptions, frozen risks, votes and the last change', async () => {
    await project.create(
      'assumptions',
      { name: 'Late', text: 'Late', dueDate: '2020-01-01' },
      { name: 'In time', text: 'In time', dueDate: '2999-01-01' },
    );
    const metrics = await read();
    expect(metrics.assumptions).toEqual({ total: 3, open: 2, overdue: 1 });
    expect(metrics.hazards.frozen).toBe(1);
    expect(metrics.hazards.votedShare).toBeCloseTo(1 / metrics.hazards.total, 10);
    const { rows } = await app.pool.query<{ at: string }>(
      'select max(at) as at from audit_trail where project_uuid = $1',
      [project.projectUuid],
    );
    expect(metrics.lastActivityAt && new Date(metrics.lastActivityAt).toISOString()).toBe(rows[0]?.at);
  });
  it('are for members only', async () => {
    expect((await read('viewer')).checks.map(({ check }) => check)).toEqual(
      Array.from({ length: 31 }, (_, index) => `V${index + 1}`),
    );
    const hidden = await app.call('supplier', 'GET', `/user-api/hara-metrics/${project.projectUuid}`);
    expect(hidden.status).toBe(404);
  });
});
