import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { bandsOf, ExposureDesk, type Row } from '../../../support/exposure.ts';

const SITUATIONS = '/user-api/exposure-situations';

let desk: ExposureDesk;
beforeAll(async () => {
  desk = await ExposureDesk.open();
});
afterAll(() => desk.close());

describe('estimates', () => {
  it('are about one situation or one hazard', async () => {
    const situation = await desk.created('exposure-situations', { name: 'One thing' });
    const hazard = await desk.created('hazards', { style: 'FUNCTION' });
    const type = { exposureEstimateTypeUuid: desk.duration.uuid };
    const refused = await desk.create('lead', 'exposure-estimates', [
      type,
      { ...type, exposureSituationUuid: situation.uuid, hazardUuid: hazard.uuid },
    ]);
    expect(refused.body.fields.map(({ path }) => path)).toEqual([
      'items.0.exposureSituationUuid',
      'items.1.hazardUuid',
    ]);
    const estimate = await desk.created('exposure-estimates', {
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
      desk.app.pool.query('update exposure_estimates set exposure_situation_uuid = $1 where uuid = $2', [
        situation.uuid,
        estimate.uuid,
      ]),
    ).rejects.toThrow('exposure_estimates_of_one');
  });

  it('are named before they go with their hazard (13.15)', async () => {
    const hazard = await desk.created('hazards', { style: 'MACHINE' });
    const item = { hazardUuid: hazard.uuid, exposureEstimateTypeUuid: desk.duration.uuid, numericValue: 0.2 };
    const estimate = await desk.created('exposure-estimates', item);
    const path = `/user-api/hazards/${hazard.uuid}`;
    const group = { entity: 'ExposureEstimate', records: [{ uuid: estimate.uuid }] };
    expect(await desk.app.call('lead', 'GET', `${path}/dependency-tree`)).toMatchObject({
      body: { data: { total: 1, groups: [group] } },
    });
    expect(await desk.app.call('lead', 'DELETE', path)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('1 ExposureEstimate') },
    });
    const confirmed = await desk.app.call('lead', 'DELETE', path, { query: { confirm: true } });
    expect(confirmed.status).toBe(204);
    const { rows } = await desk.app.pool.query('select 1 from exposure_estimates where uuid = $1', [
      estimate.uuid,
    ]);
    expect(rows).toEqual([]);
  });

  it('of a hazard whose risk is frozen stay as they are, and none is added', async () => {
    const hazard = await desk.created('hazards', { style: 'MACHINE' });
    const item = { hazardUuid: hazard.uuid, exposureEstimateTypeUuid: desk.duration.uuid, numericValue: 0.2 };
    const estimate = await desk.created('exposure-estimates', item);
    await desk.app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [hazard.uuid]);
    const before = await auditLength(desk.app.pool);
    expect(
      (await desk.change('exposure-estimates', estimate.uuid, { revision: 1, numericValue: 0.1 })).status,
    ).toBe(422);
    expect(
      (await desk.app.call('lead', 'DELETE', `/user-api/exposure-estimates/${estimate.uuid}`)).status,
    ).toBe(422);
    expect((await desk.create('lead', 'exposure-estimates', [item])).body.fields).toMatchObject([
      { path: 'items.0.hazardUuid' },
    ]);
    expect(await auditLength(desk.app.pool)).toBe(before);
  });

  it('fit their unit and their band, also over two changes', async () => {
    const situation = await desk.created('exposure-situations', { name: 'Numbers' });
    const of = (type: Row, more: object) => ({
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: type.uuid,
      ...more,
    });
    const third = bandsOf(desk.duration)[3] as Row;
    const refused = await desk.create('lead', 'exposure-estimates', [
      of(desk.duration, { numericValue: 5 }),
      of(desk.duration, { numericValue: 0.5, exposureEstimateTypeValueUuid: third.uuid }),
      of(desk.frequency, { exposureEstimateTypeValueUuid: third.uuid }),
    ]);
    expect(refused.body.fields.map(({ path }) => path)).toEqual([
      'items.0.numericValue',
      'items.1.numericValue',
      'items.2.exposureEstimateTypeValueUuid',
    ]);
    const estimate = await desk.created(
      'exposure-estimates',
      of(desk.duration, { exposureEstimateTypeValueUuid: third.uuid }),
    );
    expect(
      (await desk.change('exposure-estimates', estimate.uuid, { revision: 1, numericValue: 0.5 })).status,
    ).toBe(422);
    expect(
      (
        await desk.change('exposure-estimates', estimate.uuid, {
          revision: 1,
          exposureEstimateTypeUuid: desk.frequency.uuid,
        })
      ).body.fields,
    ).toMatchObject([{ path: 'exposureEstimateTypeValueUuid' }]);
    expect(
      (await desk.change('exposure-estimates', estimate.uuid, { revision: 1, numericValue: 0.05 })).body.data,
    ).toMatchObject({ numericValue: 0.05 });
  });

  it('of a situation are found with their assumptions and go with it', async () => {
    const situation = await desk.created('exposure-situations', { name: 'Goes away' });
    const assumption = await desk.created('assumptions', { text: 'Two of forty hours a week.' });
    const estimate = await desk.created('exposure-estimates', {
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: desk.duration.uuid,
      numericValue: 0.05,
      assumptionUuids: [assumption.uuid],
    });
    const found = await desk.app.call<{ data: { results: Row[] } }>(
      'viewer',
      'GET',
      '/user-api/exposure-estimates',
      { query: { assumptionUuid: assumption.uuid } },
    );
    expect(found.body.data.results.map(({ uuid }) => uuid)).toEqual([estimate.uuid]);
    expect((await desk.app.call('lead', 'DELETE', `${SITUATIONS}/${situation.uuid}`)).status).toBe(204);
    expect((await auditOf(desk.app.pool, estimate.uuid)).map(({ action }) => action)).toEqual([
      'CREATE',
      'DELETE',
    ]);
  });
});

describe('what the estimates suggest', () => {
  it('is offered on the one situation for each set, and nothing is saved', async () => {
    const situation = await desk.created('exposure-situations', { name: 'Suggested' });
    expect((await desk.read('exposure-situations', situation.uuid)).suggestedExposures).toMatchObject([
      { riskRatingSetUuid: desk.set, exposureUuid: null, basis: null, share: null, perYear: null },
    ]);
    const of = (type: Row, more: object) => ({
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: type.uuid,
      ...more,
    });
    const { body } = await desk.create('lead', 'exposure-estimates', [
      of(desk.duration, { numericValue: 0.5 }),
      of(desk.duration, { exposureEstimateTypeValueUuid: (bandsOf(desk.duration)[3] as Row).uuid }),
      of(desk.frequency, { numericValue: 2 }),
    ]);
    const before = await auditLength(desk.app.pool);
    const seen = await desk.read('exposure-situations', situation.uuid);
    // 0.5 × the band's upper end 0.1 = 5 % is E3 (1 to 10 %); twice a year alone would be E2.
    expect(seen).toMatchObject({
      status: 'DRAFT',
      ratings: [],
      exposureEstimateUuids: body.data.records.map(({ uuid }) => uuid),
      suggestedExposures: [
        {
          riskRatingSetUuid: desk.set,
          exposureUuid: desk.level.E3,
          basis: 'DURATION',
          share: 0.05,
          perYear: 2,
        },
      ],
    });
    expect(await auditLength(desk.app.pool)).toBe(before);
  });

  it('comes for each of several sets', async () => {
    const machines = await desk.uuidOf(`select uuid from projects where style = 'MACHINE'`);
    const situation = await desk.created('exposure-situations', { name: 'In three sets' }, machines);
    await desk.created(
      'exposure-estimates',
      {
        exposureSituationUuid: situation.uuid,
        exposureEstimateTypeUuid: desk.duration.uuid,
        numericValue: 0.06,
      },
      machines,
    );
    const { suggestedExposures } = (await desk.read('exposure-situations', situation.uuid)) as {
      suggestedExposures?: { riskRatingSetUuid: string; exposureUuid: string | null }[];
    };
    const { rows } = await desk.app.pool.query<{ uuid: string; code: string }>(
      `select s.uuid, s.code from project_risk_rating_sets p join risk_rating_sets s on s.uuid = p.risk_rating_set_uuid
       where p.project_uuid = $1 and exists (select 1 from risk_levels l where l.risk_rating_set_uuid = s.uuid and l.parameter = 'exposure') order by p.position`,
      [machines],
    );
    expect(suggestedExposures?.map(({ riskRatingSetUuid }) => riskRatingSetUuid)).toEqual(
      rows.map(({ uuid }) => uuid),
    );
    const f2 = await desk.uuidOf(
      `select l.uuid from risk_levels l join risk_rating_sets s on s.uuid = l.risk_rating_set_uuid where s.code = 'ISO13849-1' and l.code = 'F2'`,
    );
    const iso = rows.find(({ code }) => code === 'ISO13849-1')?.uuid;
    expect(suggestedExposures?.find(({ riskRatingSetUuid }) => riskRatingSetUuid === iso)?.exposureUuid).toBe(
      f2,
    );
  });
});
