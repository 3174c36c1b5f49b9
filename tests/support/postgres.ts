import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from '../../server/database/embedded/cluster.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/database/embedded/startEmbeddedPostgres.ts';

/** Nothing here has to survive a power cut, and every test file brings connections of its own. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
  wal_level: 'minimal',
  // A statement is planned once for each connection, not at each of its first five uses: planning is most of the work here.
  plan_cache_mode: 'force_generic_plan',
  max_wal_senders: 0,
};

const FOLDER_PREFIX = 'badger-test-';
const RUN_PREFIX = 'badger_test_';
const CLOSE_DEADLINE_MS = 60_000;

const silent = () => {};

/**
 * One PostgreSQL for a test run: a throw-away embedded one, or the one that TEST_DATABASE_URL names (its user must
 * be allowed to create databases). What crashed runs left behind is removed first.
 *
 * @returns `url` for `createTemplate` and `createDatabaseFromTemplate`; it carries the name of this run, so that
 *   several runs can share one server
 */
export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const external = process.env.TEST_DATABASE_URL;
  const server = external ? { adminUrl: external, stop: async () => {} } : await startThrowAway();
  const run = `${RUN_PREFIX}${randomBytes(4).toString('hex')}`;
  const url = new URL(server.adminUrl);
  url.searchParams.set('application_name', run);
  // Open for the whole run: it shows to other runs that the databases of this one are in use.
  const presence = new pg.Client({ connectionString: url.href, keepAlive: true });
  presence.on('error', silent);
  await presence.connect();
  await dropLeftovers(presence);
  return {
    url: url.href,
    stop: async () => {
      if (external) await dropDatabases(presence, await databasesOf(presence, `${run}_`));
      await presence.end();
      await server.stop();
    },
  };
}

/**
 * Prepares a database once, to be cloned by `createDatabaseFromTemplate`: text sorts by code point, as in the
 * embedded database.
 *
 * @param adminUrl the `url` of `startTestPostgres`
 * @param prepare migrates and seeds; must close its connections
 */
export async function createTemplate(
  adminUrl: string,
  name: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const database = qualified(adminUrl, name);
  await withAdmin(adminUrl, admin =>
    admin.query(`CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`),
  );
  await prepare(urlOf(adminUrl, database));
  await withAdmin(adminUrl, async admin => {
    await admin.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
    await waitUntilUnused(admin, database);
  });
}

/** Clones a template into a database of its own for one test file. */
export async function createDatabaseFromTemplate(
  adminUrl: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const database = qualified(adminUrl, randomBytes(6).toString('hex'));
  await withAdmin(adminUrl, admin =>
    // Page by page through the log, as it does by default, takes three times the processor time.
    admin.query(`CREATE DATABASE ${database} TEMPLATE ${qualified(adminUrl, template)} STRATEGY FILE_COPY`),
  );
  return {
    url: urlOf(adminUrl, database),
    drop: () => withAdmin(adminUrl, admin => dropDatabases(admin, [database])),
  };
}

async function startThrowAway(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  await removeThrowAwayLeftovers();
  const dataFolder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  // As root the database runs as another user, who has to get there.
  await chmod(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder, log: silent, settings: THROW_AWAY });
  return {
    adminUrl: postgres.adminUrl,
    stop: async () => {
      await postgres.stop();
      await removeThrowAway(dataFolder);
    },
  };
}

async function removeThrowAway(dataFolder: string): Promise<void> {
  await removeEmbeddedPostgres({ dataFolder, log: silent, settings: THROW_AWAY });
  await rm(dataFolder, { recursive: true, force: true });
}

/** Best effort: a folder that cannot be removed must not keep the tests from running. */
async function removeThrowAwayLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const maker = new RegExp(`^${FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) await removeThrowAway(join(tmpdir(), name)).catch(silent);
  }
}

async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ run: string }>('SELECT application_name AS run FROM pg_stat_activity');
  const running = new Set(rows.map(row => row.run));
  const all = await databasesOf(admin, RUN_PREFIX);
  const abandoned = all.filter(name => !running.has(name.split('_').slice(0, 3).join('_')));
  await dropDatabases(admin, abandoned).catch(silent);
}

async function databasesOf(admin: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(row => row.name);
}

async function dropDatabases(admin: pg.Client, names: string[]): Promise<void> {
  for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** The last session ends a moment after its client; a database with sessions cannot be cloned. */
async function waitUntilUnused(admin: pg.Client, database: string): Promise<void> {
  const deadline = Date.now() + CLOSE_DEADLINE_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await admin.query('SELECT FROM pg_stat_activity WHERE datname = $1', [database]);
    if (rowCount === 0) return;
    await delay(10);
  }
  throw new Error(`The template ${database} still has open connections: prepare has to close its own`);
}

async function withAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** A database name that says which run it belongs to; letters, digits and underscores, so it needs no quoting. */
function qualified(adminUrl: string, name: string): string {
  const run = new URL(adminUrl).searchParams.get('application_name');
  if (!run || !/^[a-z0-9_]+$/.test(name))
    throw new Error(`Not the url of startTestPostgres, or not a name: ${name}`);
  return `${run}_${name}`;
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = database;
  url.searchParams.delete('application_name');
  return url.href;
}
