import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { auditLength, auditOf } from '../support/auditTrail.ts';

interface Row {
  uuid: string;
  code: string;
  name: string;
  revision: number;
  [field: string]: unknown;
}
interface Failure {
  code: string;
  fields: { path: string }[];
}
interface Batch {
  data: { saved: number; records: Row[]; results: { status: string }[] };
}

const SITUATIONS = '/user-api/exposure-situations';

let app: TestApp;
let project: string;
let set: string;
let duration: Row;
let frequency: Row;
/** Uuid of an exposure level of the project's set by its code. */
let level: Record<string, string>;

const one = async (sql: string, values: unknown[] = []) =>
  (await app.pool.query<{ uuid: string }>(sql, values)).rows[0]?.uuid ?? '';
const create = (person: string, path: string, items: object[], projectUuid = project, query = {}) =>
  app.call<Batch & Failure>(person, 'POST', `/user-api/projects/${projectUuid}/${path}/batch`, {
    body: { items },
    query,
  });
async function created(path: string, item: object, projectUuid = project): Promise<Row> {
  const { status, body } = await create('lead', path, [item], projectUuid);
  expect(status, JSON.stringify(body)).toBe(201);
  const [record] = body.data.records;
  if (!record) throw new Error('Nothing was created');
  return record;
}
const patch = (path: string, uuid: string, body: object, person = 'lead') =>
  app.call<{ data: Row } & Failure>(person, 'PATCH', `/user-api/${path}/${uuid}`, { body });
const get = async (path: string, uuid: string) =>
  (await app.call<{ data: Row }>('viewer', 'GET', `/user-api/${path}/${uuid}`)).body.data;

beforeAll(async () => {
  app = await createTestApp();
  project = await one(`select uuid from projects where style = 'FUNCTION'`);
  set = await one(`select uuid from risk_rating_sets where code = 'ISO26262-3-2018'`);
  const { rows } = await app.pool.query<{ uuid: string; code: string }>(
    `select uuid, code from risk_levels where risk_rating_set_uuid = $1 and parameter = 'exposure'`,
    [set],
  );
  level = Object.fromEntries(rows.map(({ uuid, code }) => [code, uuid]));
  const { body } = await app.call<{ data: { results: Row[] } }>(
    'viewer',
    'GET',
    '/user-api/exposure-estimate-types',
    {
      query: { projectUuid: project },
    },
  );
  const typeOf = (code: string) => {
    const found = body.data.results.find(type => type.code === code);
    if (!found) throw new Error(`There is no type ${code}`);
    return found;
  };
  duration = typeOf('DUR');
  frequency = typeOf('FREQ');
});
afterAll(() => app.close());

const bands = (type: Row) => type.values as Row[];

describe('types of estimates', () => {
  it('ship with their bands in order (domain model 4.12)', async () => {
    expect(duration).toMatchObject({
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      organizationUuid: null,
      projectUuid: null,
    });
    expect(bands(duration).map(({ min, max }) => [min, max])).toEqual([
      [0, 0.0001],
      [0.0001, 0.001],
      [0.001, 0.01],
      [0.01, 0.1],
      [0.1, 1],
    ]);
    const listed = await app.call<{ data: { results: Row[] } }>(
      'viewer',
      'GET',
      '/user-api/exposure-estimate-type-values',
      {
        query: { exposureEstimateTypeUuid: duration.uuid },
      },
    );
    expect(listed.body.data.results).toEqual(bands(duration));
  });

  it('of a project are created with their bands, each a record with its audit row', async () => {
    const type = await created('exposure-estimate-types', {
      name: 'Share of a shift',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [
        { name: 'Less than an hour', min: 0, max: 0.125 },
        { name: 'Most of it', min: 0.5, max: null, code: 'MOST' },
      ],
    });
    expect(type).toMatchObject({ code: 'SHARE_OF_A_SHIFT', projectUuid: project });
    expect(bands(type)).toMatchObject([
      {
        code: 'LESS_THAN_AN_HOUR',
        order: 1,
        max: 0.125,
        projectUuid: project,
        exposureEstimateTypeUuid: type.uuid,
      },
      { code: 'MOST', order: 2, max: null },
    ]);
    const { rows } = await app.pool.query(
      'select uuid from exposure_estimate_type_values where exposure_estimate_type_uuid = $1',
      [type.uuid],
    );
    expect(rows).toHaveLength(2);
    for (const { uuid } of bands(type))
      expect(await auditOf(app.pool, uuid)).toMatchObject([
        {
          action: 'CREATE',
          entity: 'ExposureEstimateTypeValue',
          operationId: 'createExposureEstimateTypesBatch',
        },
      ]);
    const band = bands(type)[0] as Row;
    const changed = await patch('exposure-estimate-type-values', band.uuid, { revision: 1, max: 0.2 });
    expect(changed.body.data).toMatchObject({ max: 0.2, revision: 2 });
    expect(
      (await patch('exposure-estimate-type-values', band.uuid, { revision: 2, min: 0.3 })).body.fields,
    ).toMatchObject([{ path: 'max' }]);
    expect((await patch('exposure-estimate-type-values', band.uuid, { revision: 2, max: 1.5 })).status).toBe(
      422,
    );
    expect(
      (await patch('exposure-estimate-types', type.uuid, { revision: 1, unit: 'PER_YEAR' })).body.fields,
    ).toMatchObject([{ path: 'combine' }]);
    expect((await patch('exposure-estimate-types', type.uuid, { revision: 1, values: [] })).status).toBe(400);
  });

  it('are refused as a whole when one band is wrong, and saved without it when asked to', async () => {
    const before = await auditLength(app.pool);
    const good = { name: 'Good', unit: 'PER_YEAR', combine: 'MAX', values: [{ name: 'Any', min: 0 }] };
    const bad = {
      name: 'Bad',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [
        { name: 'Any', min: 0, max: 1 },
        { name: 'Wrong', min: 0.5, max: 0.4 },
      ],
    };
    const refused = await create('lead', 'exposure-estimate-types', [good, bad]);
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.1.values.1.max' }] } });
    expect(await auditLength(app.pool)).toBe(before);
    const some = await create('lead', 'exposure-estimate-types', [bad, good], project, {
      allOrNothing: false,
    });
    expect(some.body.data).toMatchObject({
      saved: 1,
      results: [{ status: 'FAILED' }, { status: 'CREATED' }],
      records: [{ name: 'Good' }],
    });
    expect(bands(some.body.data.records[0] as Row)).toMatchObject([{ name: 'Any', min: 0, max: null }]);
    const wrong = [
      [{ name: 'X', unit: 'PER_YEAR', combine: 'MULTIPLY' }, 'items.0.combine'],
      [{ name: 'X', unit: 'FRACTION', combine: 'MAX' }, 'items.0.combine'],
    ] as const;
    for (const [item, path] of wrong)
      expect((await create('lead', 'exposure-estimate-types', [item])).body.fields).toMatchObject([{ path }]);
  });

  it('shipped with the product belong to nobody: they are read, not changed', async () => {
    expect(
      (await patch('exposure-estimate-types', duration.uuid, { revision: 1, name: 'Mine' })).status,
    ).toBe(403);
    expect(
      (
        await patch('exposure-estimate-type-values', (bands(duration)[0] as Row).uuid, {
          revision: 1,
          name: 'Mine',
        })
      ).status,
    ).toBe(403);
  });

  it('take their bands along; an estimate loses a deleted band', async () => {
    const type = await created('exposure-estimate-types', {
      name: 'Doomed',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [
        { name: 'Half', min: 0.5 },
        { name: 'All', min: 0.9 },
      ],
    });
    const [half, all] = bands(type) as [Row, Row];
    const situation = await created('exposure-situations', { name: 'Doomed type' });
    const estimate = await created('exposure-estimates', {
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: type.uuid,
      exposureEstimateTypeValueUuid: half.uuid,
    });
    const remove = (path: string, confirm = true) =>
      app.call<Failure>('lead', 'DELETE', `/user-api/${path}`, { query: { confirm } });
    expect((await remove(`exposure-estimate-type-values/${half.uuid}`, false)).status).toBe(409);
    expect((await remove(`exposure-estimate-type-values/${half.uuid}`)).status).toBe(204);
    expect(await get('exposure-estimates', estimate.uuid)).toMatchObject({
      exposureEstimateTypeValueUuid: null,
      revision: 2,
    });
    expect((await remove(`exposure-estimate-types/${type.uuid}`)).status).toBe(204);
    for (const uuid of [type.uuid, all.uuid, estimate.uuid])
      expect((await auditOf(app.pool, uuid)).at(-1), uuid).toMatchObject({ action: 'DELETE' });
    expect((await get('exposure-situations', situation.uuid)).exposureEstimateUuids).toEqual([]);
  });
});

describe('estimates', () => {
  it('are about one situation or one hazard', async () => {
    const situation = await created('exposure-situations', { name: 'One thing' });
    const hazard = await created('hazards', { style: 'FUNCTION' });
    const type = { exposureEstimateTypeUuid: duration.uuid };
    const refused = await create('lead', 'exposure-estimates', [
      type,
      { ...type, exposureSituationUuid: situation.uuid, hazardUuid: hazard.uuid },
    ]);
    expect(refused.body.fields.map(({ path }) => path)).toEqual([
      'items.0.exposureSituationUuid',
      'items.1.hazardUuid',
    ]);
    const estimate = await created('exposure-estimates', {
      ...type,
      hazardUuid: hazard.uuid,
      numericValue: 0.2,
    });
    expect(estimate).toMatchObject({
      code: expect.stringMatching(/^EE-\d{3}$/),
      name: 'Share of operating time',
      unit: 'FRACTION',
      exposureSituationUuid: null,
    });
    await expect(
      app.pool.query('update exposure_estimates set exposure_situation_uuid = $1 where uuid = $2', [
        situation.uuid,
        estimate.uuid,
      ]),
    ).rejects.toThrow('exposure_estimates_of_one');
  });

  it('of a hazard whose risk is frozen stay as they are, and none is added', async () => {
    const hazard = await created('hazards', { style: 'MACHINE' });
    const item = { hazardUuid: hazard.uuid, exposureEstimateTypeUuid: duration.uuid, numericValue: 0.2 };
    const estimate = await created('exposure-estimates', item);
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [hazard.uuid]);
    const before = await auditLength(app.pool);
    expect(
      (await patch('exposure-estimates', estimate.uuid, { revision: 1, numericValue: 0.1 })).status,
    ).toBe(422);
    expect((await app.call('lead', 'DELETE', `/user-api/exposure-estimates/${estimate.uuid}`)).status).toBe(
      422,
    );
    expect((await create('lead', 'exposure-estimates', [item])).body.fields).toMatchObject([
      { path: 'items.0.hazardUuid' },
    ]);
    expect(await auditLength(app.pool)).toBe(before);
  });

  it('fit their unit and their band, also over two changes', async () => {
    const situation = await created('exposure-situations', { name: 'Numbers' });
    const of = (type: Row, more: object) => ({
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: type.uuid,
      ...more,
    });
    const third = bands(duration)[3] as Row;
    const refused = await create('lead', 'exposure-estimates', [
      of(duration, { numericValue: 5 }),
      of(duration, { numericValue: 0.5, exposureEstimateTypeValueUuid: third.uuid }),
      of(frequency, { exposureEstimateTypeValueUuid: third.uuid }),
    ]);
    expect(refused.body.fields.map(({ path }) => path)).toEqual([
      'items.0.numericValue',
      'items.1.numericValue',
      'items.2.exposureEstimateTypeValueUuid',
    ]);
    const estimate = await created(
      'exposure-estimates',
      of(duration, { exposureEstimateTypeValueUuid: third.uuid }),
    );
    expect(
      (await patch('exposure-estimates', estimate.uuid, { revision: 1, numericValue: 0.5 })).status,
    ).toBe(422);
    expect(
      (
        await patch('exposure-estimates', estimate.uuid, {
          revision: 1,
          exposureEstimateTypeUuid: frequency.uuid,
        })
      ).body.fields,
    ).toMatchObject([{ path: 'exposureEstimateTypeValueUuid' }]);
    expect(
      (await patch('exposure-estimates', estimate.uuid, { revision: 1, numericValue: 0.05 })).body.data,
    ).toMatchObject({ numericValue: 0.05 });
  });

  it('of a situation are found with their assumptions and go with it', async () => {
    const situation = await created('exposure-situations', { name: 'Goes away' });
    const assumption = await created('assumptions', { text: 'Two of forty hours a week.' });
    const estimate = await created('exposure-estimates', {
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: duration.uuid,
      numericValue: 0.05,
      assumptionUuids: [assumption.uuid],
    });
    const found = await app.call<{ data: { results: Row[] } }>(
      'viewer',
      'GET',
      '/user-api/exposure-estimates',
      { query: { assumptionUuid: assumption.uuid } },
    );
    expect(found.body.data.results.map(({ uuid }) => uuid)).toEqual([estimate.uuid]);
    expect((await app.call('lead', 'DELETE', `${SITUATIONS}/${situation.uuid}`)).status).toBe(204);
    expect((await auditOf(app.pool, estimate.uuid)).map(({ action }) => action)).toEqual([
      'CREATE',
      'DELETE',
    ]);
  });
});

describe('ratings of a situation', () => {
  const rating = (code: string, more = {}) => ({
    riskRatingSetUuid: set,
    exposureUuid: level[code],
    basis: 'DURATION',
    ...more,
  });

  it('are kept by set and told in the audit trail', async () => {
    const situation = await created('exposure-situations', {
      name: 'Rated',
      ratings: [rating('E3', { rationale: '5 % of the time.' })],
    });
    expect(situation).toMatchObject({
      status: 'RATED',
      isConfirmed: false,
      ratings: [{ ...rating('E3'), rationale: '5 % of the time.' }],
    });
    const changed = await patch('exposure-situations', situation.uuid, {
      revision: 1,
      ratings: [rating('E4', { basis: 'FREQUENCY' })],
    });
    const expected = [{ ...rating('E4'), basis: 'FREQUENCY', rationale: '' }];
    expect(changed.body.data.ratings).toEqual(expected);
    expect((await get('exposure-situations', situation.uuid)).ratings).toEqual(expected);
    const { rows } = await app.pool.query(
      'select exposure_uuid, parameter, position from exposure_situation_ratings where exposure_situation_uuid = $1',
      [situation.uuid],
    );
    expect(rows).toEqual([{ exposure_uuid: level.E4, parameter: 'exposure', position: 1 }]);
    expect((await auditOf(app.pool, situation.uuid)).at(-1)).toMatchObject({
      before: { ratings: [{ exposureUuid: level.E3 }] },
      after: { ratings: [{ exposureUuid: level.E4 }] },
    });
    const cleared = await patch('exposure-situations', situation.uuid, { revision: 2, ratings: [] });
    expect(cleared.body.data).toMatchObject({ ratings: [], status: 'DRAFT' });
  });

  it('name sets of the project, each once, and levels of their exposure', async () => {
    const other = await one(`select uuid from risk_rating_sets where code = 'ISO13849-1'`);
    const severity = await one(
      `select uuid from risk_levels where risk_rating_set_uuid = $1 and parameter = 'severity' limit 1`,
      [set],
    );
    const f1 = await one(`select uuid from risk_levels where risk_rating_set_uuid = $1 and code = 'F1'`, [
      other,
    ]);
    const before = await auditLength(app.pool);
    const wrong: [object[], string][] = [
      [[rating('E1', { riskRatingSetUuid: other, exposureUuid: f1 })], 'items.0.ratings.0.riskRatingSetUuid'],
      [[rating('E1'), rating('E2')], 'items.0.ratings.1.riskRatingSetUuid'],
      [[rating('E1', { exposureUuid: severity })], 'items.0.ratings.0.exposureUuid'],
      [[rating('E1', { exposureUuid: f1 })], 'items.0.ratings.0.exposureUuid'],
    ];
    for (const [ratings, path] of wrong) {
      const refused = await create('lead', 'exposure-situations', [{ name: 'Wrong', ratings }]);
      expect(refused, path).toMatchObject({ status: 422, body: { fields: [{ path }] } });
    }
    expect(await auditLength(app.pool)).toBe(before);
    const situation = await created('exposure-situations', { name: 'Right' });
    // The database holds it too, whatever a program may try.
    await expect(
      app.pool.query(
        `insert into exposure_situation_ratings (project_uuid, exposure_situation_uuid, position, risk_rating_set_uuid, exposure_uuid, basis) values ($1, $2, 1, $3, $4, 'DURATION')`,
        [project, situation.uuid, set, severity],
      ),
    ).rejects.toThrow('exposure_situation_ratings_exposure_of_set');
  });

  it('are confirmed only when there are any; a change takes the confirmation back', async () => {
    const type = await created('cea-types', { name: 'Slope', kind: 'CONDITION' });
    const cea = await created('ceas', { name: 'Level', ceaTypeUuid: type.uuid });
    const situation = await created('exposure-situations', { name: 'Confirmed' });
    expect(
      (await patch('exposure-situations', situation.uuid, { revision: 1, isConfirmed: true })).body.fields,
    ).toMatchObject([{ path: 'isConfirmed' }]);
    const confirmed = await patch('exposure-situations', situation.uuid, {
      revision: 1,
      isConfirmed: true,
      ratings: [rating('E2')],
    });
    expect(confirmed.body.data).toMatchObject({ status: 'CONFIRMED', isConfirmed: true });
    expect(
      (await patch('exposure-situations', situation.uuid, { revision: 2, name: 'Still confirmed' })).body.data
        .status,
    ).toBe('CONFIRMED');
    const added = await app.call<{ data: Row }>(
      'lead',
      'POST',
      `${SITUATIONS}/${situation.uuid}/ceas/${cea.uuid}`,
    );
    expect(added.body.data).toMatchObject({ status: 'RATED', isConfirmed: false });
    const listed = await app.call<{ data: { results: Row[] } }>('viewer', 'GET', SITUATIONS, {
      query: { projectUuid: project, status: 'RATED', exposureUuid: level.E2 },
    });
    expect(listed.body.data.results.map(({ uuid }) => uuid)).toEqual([situation.uuid]);
  });
});

describe('what the estimates suggest', () => {
  it('is offered on the one situation for each set, and nothing is saved', async () => {
    const situation = await created('exposure-situations', { name: 'Suggested' });
    expect((await get('exposure-situations', situation.uuid)).suggestedExposures).toMatchObject([
      { riskRatingSetUuid: set, exposureUuid: null, basis: null, share: null, perYear: null },
    ]);
    const of = (type: Row, more: object) => ({
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: type.uuid,
      ...more,
    });
    const { body } = await create('lead', 'exposure-estimates', [
      of(duration, { numericValue: 0.5 }),
      of(duration, { exposureEstimateTypeValueUuid: (bands(duration)[3] as Row).uuid }),
      of(frequency, { numericValue: 2 }),
    ]);
    const before = await auditLength(app.pool);
    const seen = await get('exposure-situations', situation.uuid);
    // 0.5 × the band's upper end 0.1 = 5 % is E3 (1 to 10 %); twice a year alone would be E2.
    expect(seen).toMatchObject({
      status: 'DRAFT',
      ratings: [],
      exposureEstimateUuids: body.data.records.map(({ uuid }) => uuid),
      suggestedExposures: [
        { riskRatingSetUuid: set, exposureUuid: level.E3, basis: 'DURATION', share: 0.05, perYear: 2 },
      ],
    });
    expect(await auditLength(app.pool)).toBe(before);
  });

  it('comes for each of several sets', async () => {
    const machines = await one(`select uuid from projects where style = 'MACHINE'`);
    const situation = await created('exposure-situations', { name: 'In three sets' }, machines);
    await created(
      'exposure-estimates',
      { exposureSituationUuid: situation.uuid, exposureEstimateTypeUuid: duration.uuid, numericValue: 0.06 },
      machines,
    );
    const { suggestedExposures } = (await get('exposure-situations', situation.uuid)) as {
      suggestedExposures?: { riskRatingSetUuid: string; exposureUuid: string | null }[];
    };
    const { rows } = await app.pool.query<{ uuid: string; code: string }>(
      `select s.uuid, s.code from project_risk_rating_sets p join risk_rating_sets s on s.uuid = p.risk_rating_set_uuid
       where p.project_uuid = $1 and exists (select 1 from risk_levels l where l.risk_rating_set_uuid = s.uuid and l.parameter = 'exposure') order by p.position`,
      [machines],
    );
    expect(suggestedExposures?.map(({ riskRatingSetUuid }) => riskRatingSetUuid)).toEqual(
      rows.map(({ uuid }) => uuid),
    );
    const f2 = await one(
      `select l.uuid from risk_levels l join risk_rating_sets s on s.uuid = l.risk_rating_set_uuid where s.code = 'ISO13849-1' and l.code = 'F2'`,
    );
    const iso = rows.find(({ code }) => code === 'ISO13849-1')?.uuid;
    expect(suggestedExposures?.find(({ riskRatingSetUuid }) => riskRatingSetUuid === iso)?.exposureUuid).toBe(
      f2,
    );
  });
});
