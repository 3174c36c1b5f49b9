import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/database/connection.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { createAccount } from '../../server/identity/accounts.ts';
import { startPlatform } from '../../server/platform.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { readSettings } from '../../server/settings.ts';
import { createTemplate, startTestPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Administrator's address of the PostgreSQL that this run tests on. */
    postgresUrl: string;
  }
}

/**
 * Holds what a first start makes: schema, lookups, rating sets, demo organization. Cloned for every test file. What
 * people did with the demo is left out: tests of lists, counts and messages begin where nobody was asked for anything yet.
 */
export const TEMPLATE = 'badger_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  await createTemplate(postgres.url, TEMPLATE, async databaseUrl => {
    const { pool, close } = openDatabase(databaseUrl);
    await migrateDatabase(pool);
    await seedReference(pool, { info() {} });
    await seedDemo(pool, { createAccount, withoutWork: true });
    await close();
    const settings = readSettings({ DATABASE_URL: databaseUrl });
    const platform = await startPlatform(settings, pino({ level: 'silent' }) as FastifyBaseLogger);
    await platform.close();
  });
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
