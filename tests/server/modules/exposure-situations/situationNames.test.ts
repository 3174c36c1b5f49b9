import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { situationName } from '../../../../domain/exposure/situationName.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { ExposureDesk, type Row } from '../../../support/exposure.ts';
import { Chance, insertRows, newUuid } from '../../../support/randomRows.ts';

const SITUATIONS = 'exposure-situations';

let desk: ExposureDesk;
let ceas: Record<'night' | 'rain' | 'snow', Row>;
beforeAll(async () => {
  desk = await ExposureDesk.open();
  const type = await desk.created('cea-types', { name: 'Around', kind: 'ENVIRONMENT' });
  const element = (name: string) => desk.created('ceas', { name, ceaTypeUuid: type.uuid });
  ceas = { night: await element('Night'), rain: await element('Rain'), snow: await element('Snow') };
});
afterAll(() => desk.close());

const of = (...names: (keyof typeof ceas)[]) => names.map(name => ceas[name].uuid);
const single = async (method: 'POST' | 'DELETE', uuid: string, cea: string) =>
  (await desk.app.call<{ data: Row }>('lead', method, `/user-api/${SITUATIONS}/${uuid}/ceas/${cea}`)).body
    .data;

describe('the name of a situation that was made from its elements', () => {
  const made = () =>
    desk.created(SITUATIONS, { name: 'Night, Rain', ceaUuids: of('night', 'rain'), source: 'GENERATED' });

  it('is told beside the name', async () => {
    expect(await made()).toMatchObject({ generatedName: 'Night, Rain' });
    const typed = await desk.created(SITUATIONS, { name: 'A wet night', ceaUuids: of('night', 'rain') });
    expect(typed).toMatchObject({ name: 'A wet night', generatedName: 'Night, Rain' });
    expect(await desk.created(SITUATIONS, { name: 'Empty' })).toMatchObject({ generatedName: '' });
    expect(await desk.read(SITUATIONS, typed.uuid)).toMatchObject({ generatedName: 'Night, Rain' });
  });

  it('follows a change of the elements, whichever way it comes, with its audit row', async () => {
    const { uuid } = await made();
    const changed = await desk.change(SITUATIONS, uuid, { revision: 1, ceaUuids: of('snow', 'night') });
    expect(changed.body.data).toMatchObject({ name: 'Snow, Night', generatedName: 'Snow, Night' });
    expect((await auditOf(desk.app.pool, uuid)).at(-1)).toMatchObject({
      before: { name: 'Night, Rain' },
      after: { name: 'Snow, Night' },
    });
    expect(await single('POST', uuid, ceas.rain.uuid)).toMatchObject({ name: 'Snow, Night, Rain' });
    expect(await single('DELETE', uuid, ceas.night.uuid)).toMatchObject({ name: 'Snow, Rain' });
    const batch = await desk.app.call<{ data: { saved: number } }>(
      'lead',
      'PATCH',
      `/user-api/projects/${desk.project}/${SITUATIONS}/batch`,
      { body: { items: [{ uuid, change: { revision: 4, ceaUuids: of('rain') } }] } },
    );
    expect(batch.body.data).toMatchObject({ saved: 1 });
    expect(await desk.read(SITUATIONS, uuid)).toMatchObject({ name: 'Rain', generatedName: 'Rain' });
    const emptied = await desk.change(SITUATIONS, uuid, { revision: 5, ceaUuids: [] });
    expect(emptied.body.data).toMatchObject({ name: 'Rain', generatedName: '' });
  });

  it('is left alone once somebody typed another one, and when one comes with the elements', async () => {
    const { uuid } = await made();
    await desk.change(SITUATIONS, uuid, { revision: 1, name: 'A wet night' });
    const changed = await desk.change(SITUATIONS, uuid, { revision: 2, ceaUuids: of('snow') });
    expect(changed.body.data).toMatchObject({ name: 'A wet night', generatedName: 'Snow' });
    // Taking the name of the elements makes it follow again.
    await desk.change(SITUATIONS, uuid, { revision: 3, name: 'Snow' });
    const again = await desk.change(SITUATIONS, uuid, { revision: 4, ceaUuids: of('rain') });
    expect(again.body.data).toMatchObject({ name: 'Rain' });
    const both = await desk.change(SITUATIONS, uuid, {
      revision: 5,
      name: 'Winter',
      ceaUuids: of('snow', 'night'),
    });
    expect(both.body.data).toMatchObject({ name: 'Winter', generatedName: 'Snow, Night' });
  });

  it('is what generating gives, and tells that an element has another name', async () => {
    const type = await desk.created('cea-types', { name: 'Ground', kind: 'CONDITION' });
    const ice = await desk.created('ceas', { name: 'Ice', ceaTypeUuid: type.uuid });
    const { body } = await desk.app.call<{ data: { exposureSituations: Row[] } }>(
      'lead',
      'PUT',
      `/user-api/projects/${desk.project}/${SITUATIONS}/actions/generate`,
      { body: { groups: [{ ceaUuids: [ice.uuid] }, { ceaUuids: of('night') }] } },
    );
    const uuid = body.data.exposureSituations[0]?.uuid ?? '';
    expect(await desk.read(SITUATIONS, uuid)).toMatchObject({
      name: 'Ice, Night',
      generatedName: 'Ice, Night',
    });
    await desk.change('ceas', ice.uuid, { revision: 1, name: 'Black ice' });
    expect(await desk.read(SITUATIONS, uuid)).toMatchObject({
      name: 'Ice, Night',
      generatedName: 'Black ice, Night',
    });
  });

  it('is the same in the database and in domain/, long ones too', async () => {
    const chance = new Chance(11);
    const type = await desk.created('cea-types', { name: 'Any', kind: 'CONDITION' });
    const place = { project_uuid: desk.project };
    const elements = chance.many(12, index => ({
      uuid: newUuid(),
      code: `X-${index}`,
      name: `${'x'.repeat(1 + Math.floor(60 * chance.random()))}${chance.is(0.3) ? ' y' : ''}`,
      cea_type_uuid: type.uuid,
    }));
    await insertRows(
      desk.app.pool,
      'ceas',
      elements.map(row => ({ ...place, ...row })),
    );
    for (let round = 0; round < 40; round += 1) {
      const chosen = elements.filter(() => chance.is(0.5));
      const situation = await desk.created(SITUATIONS, {
        name: `Random ${round}`,
        ceaUuids: chosen.map(({ uuid }) => uuid),
      });
      expect(situation.generatedName).toBe(situationName(chosen.map(({ name }) => name)));
      expect((await desk.read(SITUATIONS, situation.uuid)).generatedName).toBe(situation.generatedName);
    }
  });
});
