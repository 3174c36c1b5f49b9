import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/connection.ts';
import { createAccount } from '../../../server/identity/accounts.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import { seedReference } from '../../../server/seed/seedReference.ts';
import { count, log, SeedDatabases } from '../../support/seeding.ts';

let databases: SeedDatabases;
beforeAll(async () => {
  databases = await SeedDatabases.open('seed_demo_not_added');
});
afterAll(() => databases.close());

/** Of remote control library, palletising cell, steering column lock, and the three published analyses. */
const HAZARDS = 12 + 9 + (10 + 1) + (15 + 6 + 13);

describe('when demo data is not added', () => {
  test('an installation with an organization of its own', async () => {
    const { pool } = await databases.empty();
    await seedReference(pool, log);
    await pool.query(`insert into organizations (name) values ('Acme')`);
    expect(await seedDemo(pool, { createAccount })).toBe(false);
    expect(await count(pool, 'users')).toBe(0);
  });

  test('a demo organization that was deleted does not come back', async () => {
    const { pool } = await databases.seeded({ withoutWork: true });
    await pool.query('delete from projects');
    await pool.query('delete from organizations');
    expect(await seedDemo(pool, { createAccount })).toBe(false);
    expect(await count(pool, 'organizations')).toBe(0);
  });

  test('an account that cannot be made leaves nothing behind', async () => {
    const { pool } = await databases.empty();
    await seedReference(pool, log);
    let made = 0;
    const failing: typeof createAccount = async (database, account) => {
      if (made === 3) throw new Error('no more accounts');
      made += 1;
      await createAccount(database, account);
    };
    await expect(seedDemo(pool, { createAccount: failing })).rejects.toThrow('no more accounts');
    for (const table of ['users', 'identity_accounts', 'organizations', 'projects'])
      expect(await count(pool, table)).toBe(0);
  });

  test('of two processes that start at once, one adds it', async () => {
    const { pool, url } = await databases.empty();
    const second = openDatabase(url);
    const start = async (database: Pool) => [
      await seedReference(database, log),
      await seedDemo(database, { createAccount }),
    ];
    const outcomes = await Promise.all([start(pool), start(second.pool)]);
    await second.close();
    expect(outcomes.map(([added]) => added).sort()).toContain(0);
    expect(outcomes.map(([, filled]) => filled).sort()).toEqual([false, true]);
    expect(await count(pool, 'hazards')).toBe(HAZARDS);
  });
});
