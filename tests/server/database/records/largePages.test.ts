import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRecords, parsePage } from '../../../../server/database/records/reading.ts';
import { recordTypes } from '../../../../server/modules/recordTypes.ts';
import { analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

type Fields = Record<string, unknown>;

/** The largest limit with which each record is looked up, and the smallest with which each table is read once. */
const LOOKED_UP = 1000;
const READ_ONCE = 1001;

/** Lists of several entries, so that their order counts: links, with an order or not, parts, rows of other tables. */
const OF_SEVERAL = [
  'Hazard injuryTypeUuids',
  'Hazard hazardEffects',
  'Hazard evaluations',
  'Hazard hazardRrmUuids',
  'Hazard safetyTargetUuids',
  'SafetyTarget hazardUuids',
  'Project riskRatingSetUuids',
];

let app: TestApp;

const uuidsOf = async (table: string) =>
  (await app.pool.query<{ uuid: string }>(`select uuid from ${table} order by uuid limit 2`)).rows.map(
    ({ uuid }) => uuid,
  );

beforeAll(async () => {
  app = await createTestApp();
  const analysis = await analysisOf(app, 'remote');
  const injuryTypeUuids = await uuidsOf('injury_types');
  const effects = (await uuidsOf('hazard_effect_types')).map(hazardEffectTypeUuid => ({
    hazardEffectTypeUuid,
    injuryTypeUuids,
  }));
  const hazards = await analysis.create(
    'hazards',
    ...[effects, effects.toReversed()].map(hazardEffects => ({
      style: 'FUNCTION',
      injuryTypeUuids,
      hazardEffects,
    })),
  );
  const hazardUuids = hazards.map(({ uuid }) => uuid);
  await analysis.create('safety-targets', { name: 'First', hazardUuids }, { name: 'Second', hazardUuids });
});
afterAll(() => app.close());

it('a large page shows the same of each record as a small one', async () => {
  const ofSeveral = new Set<string>();
  for (const type of recordTypes.all) {
    const names = [...type.lists, ...Object.keys(type.gathered)];
    for (const order of names.length > 0 ? (['asc', 'desc'] as const) : []) {
      const read = async (limit: number) =>
        parsePage<Fields>(
          await listRecords(app.pool, type, { limit, order }, undefined, app.userUuid('lead')),
        );
      const large = await read(READ_ONCE);
      expect(large, type.entity).toEqual(await read(LOOKED_UP));
      for (const name of names)
        if (large.results.some(record => (record[name] as unknown[]).length > 1))
          ofSeveral.add(`${type.entity} ${name}`);
    }
  }
  expect([...ofSeveral]).toEqual(expect.arrayContaining(OF_SEVERAL));
});
