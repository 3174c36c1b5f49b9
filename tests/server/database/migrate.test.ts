import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/connection.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { createDatabaseFromTemplate, createTemplate } from '../../support/postgres.ts';

/** What processes that migrate agree on (server/database/migrate.ts). */
const LOCK = 7_203_114;

test('a process waits for one that migrates, however long that takes', async () => {
  await createTemplate(inject('postgresUrl'), 'not_migrated', async () => {});
  const { url, drop } = await createDatabaseFromTemplate(inject('postgresUrl'), 'not_migrated');
  onTestFinished(drop);
  const { pool, close } = openDatabase(url, { statementTimeoutMs: 50 });
  onTestFinished(close);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('select pg_advisory_lock($1)', [LOCK]);

  const migrated = migrateDatabase(pool);
  const waiting = async () => {
    const { rows } = await other.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory' and now() - query_start > interval '200 ms'`,
    );
    return rows[0]?.waiting;
  };
  await expect.poll(waiting).toBe(1);
  await other.query('select pg_advisory_unlock($1)', [LOCK]);

  const files = readdirSync('server/database/migrations').filter(name => name.endsWith('.sql'));
  expect(await migrated).toBe(files.length);
  expect((await pool.query('select count(*)::int as hazards from hazards')).rows).toEqual([{ hazards: 0 }]);
});
