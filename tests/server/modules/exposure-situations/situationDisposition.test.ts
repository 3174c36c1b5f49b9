import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExposureDesk, type Row } from '../../../support/exposure.ts';

const SITUATIONS = 'exposure-situations';

let desk: ExposureDesk;
beforeAll(async () => {
  desk = await ExposureDesk.open();
});
afterAll(() => desk.close());

const named = async (check: string) => {
  const { body } = await desk.app.call<{ data: { results: Row[] } }>(
    'lead',
    'GET',
    `/user-api/projects/${desk.project}/findings`,
    { query: { check } },
  );
  return body.data.results.map(({ uuid }) => uuid);
};

describe('a situation that is ruled out (domain model 1.4)', () => {
  it('names the situation that covers it, which is another one of its project', async () => {
    const first = await desk.created(SITUATIONS, { name: 'Wet night' });
    expect(await desk.create('lead', SITUATIONS, [{ name: 'Twin', disposition: 'DUPLICATE' }])).toMatchObject(
      { status: 422, body: { fields: [{ path: 'items.0.duplicateOfUuid' }] } },
    );
    const unnamed = { revision: 1, disposition: 'DUPLICATE', dispositionReason: 'The same.' };
    expect(await desk.change(SITUATIONS, first.uuid, unnamed)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'duplicateOfUuid' }] },
    });
    const twin = await desk.created(SITUATIONS, {
      name: 'Twin',
      disposition: 'DUPLICATE',
      duplicateOfUuid: first.uuid,
    });
    expect(twin).toMatchObject({ disposition: 'DUPLICATE', duplicateOfUuid: first.uuid });
    const elsewhere = await desk.uuidOf('select uuid from projects where uuid <> $1 limit 1', [desk.project]);
    const foreign = await desk.created(SITUATIONS, { name: 'Elsewhere' }, elsewhere);
    // Neither itself, nor in a circle, nor one of another project.
    for (const duplicateOfUuid of [first.uuid, twin.uuid, foreign.uuid])
      expect(
        await desk.change(SITUATIONS, first.uuid, { revision: 1, disposition: 'DUPLICATE', duplicateOfUuid }),
      ).toMatchObject({ status: 422, body: { fields: [{ path: 'duplicateOfUuid' }] } });
    const listed = await desk.app.call<{ data: { results: Row[] } }>(
      'viewer',
      'GET',
      `/user-api/${SITUATIONS}`,
      { query: { projectUuid: desk.project, duplicateOfUuid: first.uuid } },
    );
    expect(listed.body.data.results.map(({ uuid }) => uuid)).toEqual([twin.uuid]);
  });

  it('is not relevant with a reason only', async () => {
    const refused = await desk.create('lead', SITUATIONS, [{ name: 'Far', disposition: 'NOT_RELEVANT' }]);
    expect(refused.body.fields).toMatchObject([{ path: 'items.0.dispositionReason' }]);
    const fine = { name: 'Far', disposition: 'NOT_RELEVANT', dispositionReason: 'Nobody is near.' };
    const { uuid } = await desk.created(SITUATIONS, fine);
    expect(
      (await desk.change(SITUATIONS, uuid, { revision: 1, dispositionReason: ' ' })).body.fields,
    ).toMatchObject([{ path: 'dispositionReason' }]);
    const back = await desk.change(SITUATIONS, uuid, {
      revision: 1,
      disposition: 'USED',
      dispositionReason: '',
    });
    expect(back.body.data).toMatchObject({ disposition: 'USED', dispositionReason: '' });
  });

  it('V31 names those that were ruled out without it, as long as no hazard names them', async () => {
    const first = await desk.created(SITUATIONS, { name: 'First' });
    const [why, twin, used] = (
      await desk.create('lead', SITUATIONS, [{ name: 'Why' }, { name: 'Of what' }, { name: 'Of what, used' }])
    ).body.data.records;
    expect(await named('V31')).toEqual([]);
    // As they were before the rule.
    await desk.app.pool.query(
      `update exposure_situations set disposition = case uuid when $1 then 'NOT_RELEVANT' else 'DUPLICATE' end where uuid in ($1, $2, $3)`,
      [why?.uuid, twin?.uuid, used?.uuid],
    );
    await desk.created('hazards', {
      name: 'Names it',
      style: 'FUNCTION',
      riskRatingSetUuid: desk.set,
      exposureSituationUuid: used?.uuid,
    });
    expect(await named('V31')).toEqual([why?.uuid, twin?.uuid]);
    // Another field of it can be changed all the same.
    await desk.change(SITUATIONS, why?.uuid ?? '', { revision: 1, description: 'On the yard.' });
    expect(await named('V31')).toEqual([why?.uuid, twin?.uuid]);
    await desk.change(SITUATIONS, why?.uuid ?? '', { revision: 2, dispositionReason: 'Nobody is near.' });
    await desk.change(SITUATIONS, twin?.uuid ?? '', { revision: 1, duplicateOfUuid: first.uuid });
    expect(await named('V31')).toEqual([]);
  });

  it('keeps its original when the project is copied, and is listed before that one is deleted', async () => {
    const first = await desk.created(SITUATIONS, { name: 'Copied first' });
    // Made before what it names, in the order of the list.
    const twin = await desk.created(SITUATIONS, {
      name: 'Copied twin',
      disposition: 'DUPLICATE',
      duplicateOfUuid: first.uuid,
      position: 0,
    });
    const tree = await desk.app.call<{ data: { groups: { entity: string; count: number }[] } }>(
      'lead',
      'GET',
      `/user-api/${SITUATIONS}/${first.uuid}/dependency-tree`,
    );
    expect(tree.body.data.groups).toMatchObject([{ entity: 'ExposureSituation', count: 1 }]);
    expect(
      await desk.app.call('lead', 'DELETE', `/user-api/${SITUATIONS}/${first.uuid}`, { query: {} }),
    ).toMatchObject({ status: 409, body: { code: 'IN_USE' } });
    const copied = await desk.app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${desk.project}/copy`,
      { body: { name: 'Copy' } },
    );
    expect(copied.status).toBe(201);
    const { rows } = await desk.app.pool.query(
      `select t.disposition, o.name, o.project_uuid = t.project_uuid as "isOwn" from exposure_situations t
       join exposure_situations o on o.uuid = t.duplicate_of_uuid where t.project_uuid = $1 and t.name = $2`,
      [copied.body.data.uuid, twin.name],
    );
    expect(rows).toEqual([{ disposition: 'DUPLICATE', name: 'Copied first', isOwn: true }]);
  });
});
