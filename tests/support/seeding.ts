import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../../server/database/connection.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { createAccount } from '../../server/identity/accounts.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { readSettings } from '../../server/settings.ts';
import { createDatabaseFromTemplate, createTemplate } from './postgres.ts';

export const log = { info: () => {} };

/** Databases with the schema alone, for tests of what a first start puts into them. */
export class SeedDatabases {
  private readonly template: string;
  private readonly opened: (() => Promise<void>)[] = [];

  private constructor(template: string) {
    this.template = template;
  }

  /** @param template a name of the test file's own */
  static async open(template: string): Promise<SeedDatabases> {
    await createTemplate(inject('postgresUrl'), template, async url => {
      const { pool, close } = openDatabase(url);
      await migrateDatabase(pool);
      await close();
    });
    return new SeedDatabases(template);
  }

  async close(): Promise<void> {
    for (const close of this.opened) await close();
  }

  /** A database with the schema and nothing in it. */
  async empty(): Promise<{ pool: Pool; url: string }> {
    const { url, drop } = await createDatabaseFromTemplate(inject('postgresUrl'), this.template);
    const { pool, close } = openDatabase(url);
    this.opened.push(async () => {
      await close();
      await drop();
    });
    return { pool, url };
  }

  /** With all that a first start adds, pictures included; `withoutWork` as in `seedDemo`. */
  async seeded({ withoutWork = false } = {}): Promise<{ pool: Pool; url: string }> {
    const database = await this.empty();
    const folder = await mkdtemp(join(tmpdir(), 'badger-seed-'));
    this.opened.push(() => rm(folder, { recursive: true }));
    const settings = readSettings({ DATABASE_URL: database.url, DATA_DIR: folder });
    await seedReference(database.pool, log);
    await seedDemo(database.pool, { createAccount, settings, withoutWork });
    return database;
  }
}

export const column = async (pool: Pool, sql: string, values: unknown[] = []) => {
  const { rows } = await pool.query<{ value: unknown }>(sql, values);
  return rows.map(row => row.value);
};

export const count = async (pool: Pool, table: string) =>
  Number((await column(pool, `select count(*) as value from ${table}`))[0]);

/** Every row of every table with the transaction that wrote it: equal only if nothing was written at all. */
export async function everything(pool: Pool): Promise<Record<string, unknown>> {
  const tables = await column(
    pool,
    `select table_name as value from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const contents: Record<string, unknown> = {};
  for (const table of tables) {
    contents[String(table)] = await column(
      pool,
      `select t.xmin || ' ' || t::text as value from "${table}" t order by 1`,
    );
  }
  return contents;
}
