import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { type Pool } from 'pg';
import { makeNextAuditMonths } from './auditMonths.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number all processes agree on: one of them migrates, the others wait and find the work done. */
const MIGRATION_LOCK = 7_203_114;

/** The database was written by a newer Badger; it is left untouched. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'This data was written by a newer version of Badger and has been left untouched. ' +
        'Start that version again, or point DATA_DIR or DATABASE_URL at other data.',
    );
  }
}

/** The tables come from before the first release, when migrations were still made over; nothing leads on from them. */
export class UnreleasedDatabaseError extends Error {
  constructor() {
    super(
      'This data was written by a version of Badger from before its first release and has been left untouched. ' +
        'Start that version to export what you need, then use an empty database: `npm run db:reset` forgets the embedded one.',
    );
  }
}

interface Journal {
  entries: { when: number }[];
}

/**
 * Brings the schema up to date, one process at a time, on a connection without limits: changing a large table takes as
 * long as it takes, and so does waiting for the process that does it.
 * @returns how many migrations were applied
 * @throws NewerDatabaseError, UnreleasedDatabaseError before anything is changed
 */
export async function migrateDatabase({ options }: Pool): Promise<number> {
  const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8')) as Journal;
  const newest = Math.max(...journal.entries.map(entry => entry.when));
  const own = new pg.Pool({ ...options, max: 1, application_name: 'badger-migration', query_timeout: 0 });
  // A connection that is lost is told by the statement under way.
  own.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  const client = await own.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await appliedMigrations(client);
    if (applied.some(when => when > newest)) throw new NewerDatabaseError();
    const known = new Set(journal.entries.map(entry => entry.when));
    if (applied.some(when => !known.has(when))) throw new UnreleasedDatabaseError();
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await makeNextAuditMonths(client);
    // Another ICU may order otherwise; as nothing stored depends on it, it is taken as it is.
    await client.query('alter collation natural_order refresh version');
    return journal.entries.length - applied.length;
  } finally {
    // The lock goes with the connection.
    client.release(true);
    await own.end();
  }
}

/** When the migrations of this database were made, in their order. */
export async function appliedMigrations(client: {
  query(sql: string): Promise<{ rows: { created_at?: string | number; known?: boolean }[] }>;
}): Promise<number[]> {
  const { rows: table } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!table[0]?.known) return [];
  const { rows } = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(row => Number(row.created_at));
}
