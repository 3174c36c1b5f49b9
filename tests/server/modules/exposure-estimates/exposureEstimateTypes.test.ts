import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { bandsOf, ExposureDesk, type Failure, type Row } from '../../../support/exposure.ts';

let desk: ExposureDesk;
beforeAll(async () => {
  desk = await ExposureDesk.open();
});
afterAll(() => desk.close());

describe('types of estimates', () => {
  it('ship with their bands in order (domain model 4.12)', async () => {
    expect(desk.duration).toMatchObject({
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      organizationUuid: null,
      projectUuid: null,
    });
    expect(bandsOf(desk.duration).map(({ min, max }) => [min, max])).toEqual([
      [0, 0.0001],
      [0.0001, 0.001],
      [0.001, 0.01],
      [0.01, 0.1],
      [0.1, 1],
    ]);
    const listed = await desk.app.call<{ data: { results: Row[] } }>(
      'viewer',
      'GET',
      '/user-api/exposure-estimate-type-values',
      {
        query: { exposureEstimateTypeUuid: desk.duration.uuid },
      },
    );
    expect(listed.body.data.results).toEqual(bandsOf(desk.duration));
  });

  it('of a project are created with their bands, each a record with its audit row', async () => {
    const type = await desk.created('exposure-estimate-types', {
      name: 'Share of a shift',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [
        { name: 'Less than an hour', min: 0, max: 0.125 },
        { name: 'Most of it', min: 0.5, max: null, code: 'MOST' },
      ],
    });
    expect(type).toMatchObject({ code: 'SHARE_OF_A_SHIFT', projectUuid: desk.project });
    expect(bandsOf(type)).toMatchObject([
      {
        code: 'LESS_THAN_AN_HOUR',
        order: 1,
        max: 0.125,
        projectUuid: desk.project,
        exposureEstimateTypeUuid: type.uuid,
      },
      { code: 'MOST', order: 2, max: null },
    ]);
    const { rows } = await desk.app.pool.query(
      'select uuid from exposure_estimate_type_values where exposure_estimate_type_uuid = $1',
      [type.uuid],
    );
    expect(rows).toHaveLength(2);
    for (const { uuid } of bandsOf(type))
      expect(await auditOf(desk.app.pool, uuid)).toMatchObject([
        {
          action: 'CREATE',
          entity: 'ExposureEstimateTypeValue',
          operationId: 'createExposureEstimateTypesBatch',
        },
      ]);
    const band = bandsOf(type)[0] as Row;
    const changed = await desk.change('exposure-estimate-type-values', band.uuid, { revision: 1, max: 0.2 });
    expect(changed.body.data).toMatchObject({ max: 0.2, revision: 2 });
    expect(
      (await desk.change('exposure-estimate-type-values', band.uuid, { revision: 2, min: 0.3 })).body.fields,
    ).toMatchObject([{ path: 'max' }]);
    expect(
      (await desk.change('exposure-estimate-type-values', band.uuid, { revision: 2, max: 1.5 })).status,
    ).toBe(422);
    expect(
      (await desk.change('exposure-estimate-types', type.uuid, { revision: 1, unit: 'PER_YEAR' })).body
        .fields,
    ).toMatchObject([{ path: 'combine' }]);
    expect(
      (await desk.change('exposure-estimate-types', type.uuid, { revision: 1, values: [] })).status,
    ).toBe(400);
  });

  it('are refused as a whole when one band is wrong, and saved without it when asked to', async () => {
    const before = await auditLength(desk.app.pool);
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
    const refused = await desk.create('lead', 'exposure-estimate-types', [good, bad]);
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.1.values.1.max' }] } });
    expect(await auditLength(desk.app.pool)).toBe(before);
    const some = await desk.create('lead', 'exposure-estimate-types', [bad, good], desk.project, {
      allOrNothing: false,
    });
    expect(some.body.data).toMatchObject({
      saved: 1,
      results: [{ status: 'FAILED' }, { status: 'CREATED' }],
      records: [{ name: 'Good' }],
    });
    expect(bandsOf(some.body.data.records[0] as Row)).toMatchObject([{ name: 'Any', min: 0, max: null }]);
    const wrong = [
      [{ name: 'X', unit: 'PER_YEAR', combine: 'MULTIPLY' }, 'items.0.combine'],
      [{ name: 'X', unit: 'FRACTION', combine: 'MAX' }, 'items.0.combine'],
    ] as const;
    for (const [item, path] of wrong)
      expect((await desk.create('lead', 'exposure-estimate-types', [item])).body.fields).toMatchObject([
        { path },
      ]);
  });

  it('of a project get more bands, checked in the unit of their type; those of others get none', async () => {
    const type = await desk.created('exposure-estimate-types', {
      name: 'Share of a year',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [{ name: 'All of it', min: 0.5, max: 1, order: 2 }],
    });
    const add = (item: object) => desk.create('lead', 'exposure-estimate-type-values', [item]);
    const of = (exposureEstimateTypeUuid: string, min: number, max: number | null) => ({
      exposureEstimateTypeUuid,
      name: 'A quarter',
      min,
      max,
      order: 1,
    });
    const [added] = (await add(of(type.uuid, 0.1, 0.25))).body.data.records as [Row];
    expect(added).toMatchObject({ code: 'A_QUARTER', projectUuid: desk.project, revision: 1 });
    expect(bandsOf(await desk.read('exposure-estimate-types', type.uuid))).toMatchObject([
      { name: 'A quarter', max: 0.25 },
      { name: 'All of it', max: 1 },
    ]);
    expect(await auditOf(desk.app.pool, added.uuid)).toMatchObject([
      { action: 'CREATE', operationId: 'createExposureEstimateTypeValuesBatch' },
    ]);

    const elsewhere = await desk.created(
      'exposure-estimate-types',
      { name: 'Of another project', unit: 'FRACTION', combine: 'MULTIPLY' },
      await desk.uuidOf(`select uuid from projects where style = 'MACHINE'`),
    );
    const refused = [
      [of(type.uuid, 0.5, 1.5), 'max'],
      [of(type.uuid, 0.5, 0.5), 'max'],
      [of(desk.duration.uuid, 0.1, 0.25), 'exposureEstimateTypeUuid'],
      [of(elsewhere.uuid, 0.1, 0.25), 'exposureEstimateTypeUuid'],
    ] as const;
    for (const [item, field] of refused)
      expect(await add(item), field).toMatchObject({
        status: 422,
        body: { fields: [{ path: `items.0.${field}` }] },
      });
  });

  it('shipped with the product belong to nobody: they are read, not changed', async () => {
    expect(
      (await desk.change('exposure-estimate-types', desk.duration.uuid, { revision: 1, name: 'Mine' }))
        .status,
    ).toBe(403);
    expect(
      (
        await desk.change('exposure-estimate-type-values', (bandsOf(desk.duration)[0] as Row).uuid, {
          revision: 1,
          name: 'Mine',
        })
      ).status,
    ).toBe(403);
  });

  it('take their bands along; an estimate loses a deleted band', async () => {
    const type = await desk.created('exposure-estimate-types', {
      name: 'Doomed',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [
        { name: 'Half', min: 0.5 },
        { name: 'All', min: 0.9 },
      ],
    });
    const [half, all] = bandsOf(type) as [Row, Row];
    const situation = await desk.created('exposure-situations', { name: 'Doomed type' });
    const estimate = await desk.created('exposure-estimates', {
      exposureSituationUuid: situation.uuid,
      exposureEstimateTypeUuid: type.uuid,
      exposureEstimateTypeValueUuid: half.uuid,
    });
    const remove = (path: string, confirm = true) =>
      desk.app.call<Failure>('lead', 'DELETE', `/user-api/${path}`, { query: { confirm } });
    expect((await remove(`exposure-estimate-type-values/${half.uuid}`, false)).status).toBe(409);
    expect((await remove(`exposure-estimate-type-values/${half.uuid}`)).status).toBe(204);
    expect(await desk.read('exposure-estimates', estimate.uuid)).toMatchObject({
      exposureEstimateTypeValueUuid: null,
      revision: 2,
    });
    expect((await remove(`exposure-estimate-types/${type.uuid}`)).status).toBe(204);
    for (const uuid of [type.uuid, all.uuid, estimate.uuid])
      expect((await auditOf(desk.app.pool, uuid)).at(-1), uuid).toMatchObject({ action: 'DELETE' });
    expect((await desk.read('exposure-situations', situation.uuid)).exposureEstimateUuids).toEqual([]);
  });
});
