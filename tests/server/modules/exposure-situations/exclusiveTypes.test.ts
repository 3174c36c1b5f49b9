import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

let app: TestApp;
let analysis: Analysis;
beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'Remote');
});
afterAll(() => app.close());

const newType = async (name: string, exclusive: boolean) => {
  const { rows } = await app.pool.query<{ uuid: string }>(
    `insert into cea_types (code, name, kind, exclusive, project_uuid) values ($1, $1, 'CONDITION', $2, $3) returning uuid`,
    [name, exclusive, analysis.projectUuid],
  );
  return rows[0]?.uuid ?? '';
};

it('no situation gets two elements of an exclusive type by a change of the type or of an element (13.11)', async () => {
  const [many, alone] = [await newType('Many', false), await newType('Alone', true)];
  const [wet, muddy, dark] = await analysis.create(
    'ceas',
    { name: 'Wet', ceaTypeUuid: many },
    { name: 'Muddy', ceaTypeUuid: many },
    { name: 'Dark', ceaTypeUuid: alone },
  );
  const ceaUuids = [wet?.uuid, muddy?.uuid, dark?.uuid];
  const situation = await analysis.one('exposure-situations', { name: 'Field at night', ceaUuids });
  const makeExclusive = () =>
    app.call<{ code: string; fields: { path: string }[] }>('lead', 'PATCH', `/user-api/cea-types/${many}`, {
      body: { revision: 1, exclusive: true },
    });
  const refused = (path: string) => ({ status: 422, body: { code: 'RULE_VIOLATED', fields: [{ path }] } });
  expect(await makeExclusive()).toMatchObject(refused('exclusive'));
  const retype = () => analysis.change('ceas', wet?.uuid ?? '', { revision: 1, ceaTypeUuid: alone });
  expect(await retype()).toMatchObject(refused('ceaTypeUuid'));
  expect((await retype()).body.message).toContain(situation.code);
  await analysis.change('exposure-situations', situation.uuid, { revision: 1, ceaUuids: [wet?.uuid] });
  expect((await makeExclusive()).status).toBe(200);
  expect((await retype()).status).toBe(200);
});
