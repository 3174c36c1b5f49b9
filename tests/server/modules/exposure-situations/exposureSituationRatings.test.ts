import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { ExposureDesk, type Row } from '../../../support/exposure.ts';

const SITUATIONS = '/user-api/exposure-situations';

let desk: ExposureDesk;
beforeAll(async () => {
  desk = await ExposureDesk.open();
});
afterAll(() => desk.close());

describe('ratings of a situation', () => {
  const rating = (code: string, more = {}) => ({
    riskRatingSetUuid: desk.set,
    exposureUuid: desk.level[code],
    basis: 'DURATION',
    ...more,
  });

  it('are stored by set and recorded in the audit trail', async () => {
    const situation = await desk.created('exposure-situations', {
      name: 'Rated',
      ratings: [rating('E3', { rationale: '5 % of the time.' })],
    });
    expect(situation).toMatchObject({
      status: 'RATED',
      isConfirmed: false,
      ratings: [{ ...rating('E3'), rationale: '5 % of the time.' }],
    });
    const changed = await desk.change('exposure-situations', situation.uuid, {
      revision: 1,
      ratings: [rating('E4', { basis: 'FREQUENCY' })],
    });
    const expected = [{ ...rating('E4'), basis: 'FREQUENCY', rationale: '' }];
    expect(changed.body.data.ratings).toEqual(expected);
    expect((await desk.read('exposure-situations', situation.uuid)).ratings).toEqual(expected);
    const { rows } = await desk.app.pool.query(
      'select exposure_uuid, parameter, position from exposure_situation_ratings where exposure_situation_uuid = $1',
      [situation.uuid],
    );
    expect(rows).toEqual([{ exposure_uuid: desk.level.E4, parameter: 'exposure', position: 1 }]);
    expect((await auditOf(desk.app.pool, situation.uuid)).at(-1)).toMatchObject({
      before: { ratings: [{ exposureUuid: desk.level.E3 }] },
      after: { ratings: [{ exposureUuid: desk.level.E4 }] },
    });
    const cleared = await desk.change('exposure-situations', situation.uuid, { revision: 2, ratings: [] });
    expect(cleared.body.data).toMatchObject({ ratings: [], status: 'DRAFT' });
  });

  it('name sets of the project, each once, and levels of their exposure', async () => {
    const other = await desk.uuidOf(`select uuid from risk_rating_sets where code = 'ISO13849-1'`);
    const severity = await desk.uuidOf(
      `select uuid from risk_levels where risk_rating_set_uuid = $1 and parameter = 'severity' limit 1`,
      [desk.set],
    );
    const f1 = await desk.uuidOf(
      `select uuid from risk_levels where risk_rating_set_uuid = $1 and code = 'F1'`,
      [other],
    );
    const before = await auditLength(desk.app.pool);
    const wrong: [object[], string][] = [
      [[rating('E1', { riskRatingSetUuid: other, exposureUuid: f1 })], 'items.0.ratings.0.riskRatingSetUuid'],
      [[rating('E1'), rating('E2')], 'items.0.ratings.1.riskRatingSetUuid'],
      [[rating('E1', { exposureUuid: severity })], 'items.0.ratings.0.exposureUuid'],
      [[rating('E1', { exposureUuid: f1 })], 'items.0.ratings.0.exposureUuid'],
    ];
    for (const [ratings, path] of wrong) {
      const refused = await desk.create('lead', 'exposure-situations', [{ name: 'Wrong', ratings }]);
      expect(refused, path).toMatchObject({ status: 422, body: { fields: [{ path }] } });
    }
    expect(await auditLength(desk.app.pool)).toBe(before);
    const situation = await desk.created('exposure-situations', { name: 'Right' });
    // The database holds it too, whatever a program may try.
    await expect(
      desk.app.pool.query(
        `insert into exposure_situation_ratings (project_uuid, exposure_situation_uuid, position, risk_rating_set_uuid, exposure_uuid, basis) values ($1, $2, 1, $3, $4, 'DURATION')`,
        [desk.project, situation.uuid, desk.set, severity],
      ),
    ).rejects.toThrow('exposure_situation_ratings_exposure_of_set');
  });

  it('are confirmed only when there are any; a change takes the confirmation back', async () => {
    const type = await desk.created('cea-types', { name: 'Slope', kind: 'CONDITION' });
    const cea = await desk.created('ceas', { name: 'Level', ceaTypeUuid: type.uuid });
    const situation = await desk.created('exposure-situations', { name: 'Confirmed' });
    expect(
      (await desk.change('exposure-situations', situation.uuid, { revision: 1, isConfirmed: true })).body
        .fields,
    ).toMatchObject([{ path: 'isConfirmed' }]);
    const confirmed = await desk.change('exposure-situations', situation.uuid, {
      revision: 1,
      isConfirmed: true,
      ratings: [rating('E2')],
    });
    expect(confirmed.body.data).toMatchObject({ status: 'CONFIRMED', isConfirmed: true });
    expect(
      (await desk.change('exposure-situations', situation.uuid, { revision: 2, name: 'Still confirmed' }))
        .body.data.status,
    ).toBe('CONFIRMED');
    // Another list is another thing to agree to, whichever way it came.
    expect(
      (await desk.change('exposure-situations', situation.uuid, { revision: 3, ratings: [rating('E2')] }))
        .body.data,
    ).toMatchObject({ status: 'RATED', isConfirmed: false });
    await desk.change('exposure-situations', situation.uuid, { revision: 4, isConfirmed: true });
    const added = await desk.app.call<{ data: Row }>(
      'lead',
      'POST',
      `${SITUATIONS}/${situation.uuid}/ceas/${cea.uuid}`,
    );
    expect(added.body.data).toMatchObject({ status: 'RATED', isConfirmed: false });
    const listed = await desk.app.call<{ data: { results: Row[] } }>('viewer', 'GET', SITUATIONS, {
      query: { projectUuid: desk.project, status: 'RATED', exposureUuid: desk.level.E2 },
    });
    expect(listed.body.data.results.map(({ uuid }) => uuid)).toEqual([situation.uuid]);
  });
});
