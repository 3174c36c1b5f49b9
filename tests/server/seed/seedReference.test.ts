import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levelUuid } from '../../../server/seed/ratingSets.ts';
import { seedReference } from '../../../server/seed/seedReference.ts';
import { seedUuid } from '../../../server/seed/seedUuid.ts';
import { column, count, everything, log, SeedDatabases } from '../../support/seeding.ts';

let databases: SeedDatabases;
beforeAll(async () => {
  databases = await SeedDatabases.open('seed_reference');
});
afterAll(() => databases.close());

test('uuids are name-based, the same in every installation', () => {
  // uuid.uuid5 of another implementation over the same namespace and name.
  expect(seedUuid('risk-rating-set', 'ISO26262-3-2018')).toBe('7259c8d2-74c7-5b8a-949e-ffcf0bc7a29d');
  expect(levelUuid('ISO26262-3-2018', 'severity', 'S3')).toBe('58b9cbdc-1efc-549f-97b9-823fc7bc98ea');
});

describe('reference data', () => {
  let pool: Pool;
  beforeAll(async () => {
    ({ pool } = await databases.empty());
    await seedReference(pool, log);
  });

  test('9 rating sets with 575 cells', async () => {
    expect(await count(pool, 'risk_rating_sets')).toBe(9);
    expect(await count(pool, 'risk_table_cells')).toBe(575);
    expect(
      await column(pool, 'select code as value from risk_rating_sets where not is_enabled order by 1'),
    ).toEqual(['ISO19014-1-TEMPLATE', 'ISO25119-2-RECONSTRUCTED']);
  });

  test('every lookup of the domain model', async () => {
    const sizes = {
      areas: 16,
      cea_types: 11,
      energy_sources: 27,
      guidewords: 16,
      hazard_effect_types: 12,
      // 13 groups and 14 mechanical subtypes.
      hazard_types: 27,
      injury_types: 22,
      lifecycle_phases: 12,
      personnel: 18,
      rrm_types: 14,
      safety_target_categories: 7,
      safety_target_types: 6,
      task_types: 20,
      zones: 18,
    };
    for (const [table, size] of Object.entries(sizes)) {
      expect([table, await count(pool, table)]).toEqual([table, size]);
      expect(
        await column(
          pool,
          `select code as value from ${table} group by code having count(*) > 1 or length(code) > 32`,
        ),
      ).toEqual([]);
    }
  });

  test('the flags of the specification are on', async () => {
    expect(await column(pool, 'select name as value from feature_flags where enabled order by 1')).toEqual([
      'badger-150-show-all-projects',
      'badger-237-show-supplier-portal',
      'badger-288-new-lhs-nav',
    ]);
  });

  test('a second call writes nothing, and what people changed stays', async () => {
    await pool.query(
      `update feature_flags set enabled = false, revision = 2 where name = 'badger-288-new-lhs-nav'`,
    );
    await pool.query(`update hazard_types set name = 'Mechanics' where code = 'MECH'`);
    const before = await everything(pool);
    expect(await seedReference(pool, log)).toBe(0);
    expect(await everything(pool)).toEqual(before);
  });
});
