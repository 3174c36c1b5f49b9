import { execFileSync, spawn } from 'node:child_process';
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isConnectionError, openDatabase } from '../../../../server/database/connection.ts';
import { removeEmbeddedPostgres } from '../../../../server/database/embedded/startEmbeddedPostgres.ts';
import { UNTIL } from '../../../support/until.ts';
import {
  dataFolderOfTest,
  failureOf,
  isRunning,
  kill,
  postmasterPid,
  query,
  start,
  startOwner,
  temporaryFolder,
} from './embedded-helpers.ts';

test('the first start makes a durable database that does not depend on the machine', async () => {
  const dataFolder = await dataFolderOfTest();
  const postgres = await start(dataFolder);
  expect(postgres.adopted).toBe(false);
  const settings = await query<{ name: string; setting: string }>(
    postgres.url,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes',
       'autovacuum', 'server_encoding', 'TimeZone', 'listen_addresses', 'data_checksums')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    autovacuum: 'on',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    listen_addresses: '',
    data_checksums: 'on',
  });
  const [locale] = await query(
    postgres.url,
    "SELECT datlocprovider AS provider, datlocale AS locale, lower('ÄÉ') AS lower FROM pg_database WHERE datname = current_database()",
  );
  expect(locale).toEqual({ provider: 'b', locale: 'C.UTF-8', lower: 'äé' });
});

test('the passwords are for the owner only, and without the right one nobody gets in', async () => {
  const dataFolder = await dataFolderOfTest();
  const postgres = await start(dataFolder);
  expect((await stat(join(dataFolder, 'postgres.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataFolder, 'postgres'))).mode & 0o777).toBe(0o700);
  const wrong = new URL(postgres.url);
  wrong.password = 'wrong';
  expect(await failureOf(query(wrong.href, 'SELECT 1'))).toMatchObject({ code: '28P01' });
  const [role] = await query(postgres.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
  expect(role).toEqual({ rolsuper: false });
});

test('a stop leaves no process, and a second start finds the data', async () => {
  const dataFolder = await dataFolderOfTest();
  const first = await start(dataFolder);
  await query(first.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  await first.stop();
  expect(isRunning(pid)).toBe(false);
  expect(isConnectionError(await failureOf(query(first.url, 'SELECT 1')))).toBe(true);
  const second = await start(dataFolder);
  expect(second).toMatchObject({ adopted: false, url: first.url });
  expect(await query(second.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
});

test('a database that outlived its killed owner is adopted with everything in it', async () => {
  const dataFolder = await dataFolderOfTest();
  const owner = await startOwner(dataFolder);
  await query(owner.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  await kill(owner.child);
  expect(isRunning(pid)).toBe(true);
  const lines: string[] = [];
  const next = await start(dataFolder, { log: line => lines.push(line) });
  expect(next).toMatchObject({ adopted: true, url: owner.url });
  expect(lines).toEqual(['Took over the database that an earlier process left running']);
  expect(await postmasterPid(join(dataFolder, 'postgres'))).toBe(pid);
  expect(await query(next.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
  await next.stop();
  expect(isRunning(pid)).toBe(false);
});

test('Ctrl+C in the terminal reaches the owner but not the database', async () => {
  const dataFolder = await dataFolderOfTest();
  const owner = await startOwner(dataFolder);
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  // The terminal signals the foreground process group.
  const group = (of: number) => Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(of)]));
  expect(group(pid)).toBe(pid);
  expect(group(pid)).not.toBe(group(owner.child.pid ?? 0));
});

test('a second process on the same folder is refused, by the number of the first', async () => {
  const dataFolder = await dataFolderOfTest();
  const first = await startOwner(dataFolder);
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  const second = await startOwner(dataFolder);
  expect(second.name).toBe('DatabaseStartError');
  expect(second.error).toContain(`Another Badger is using this data folder (process ${first.child.pid})`);
  expect(isRunning(pid)).toBe(true);
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await kill(first.child, 'SIGTERM');
  const third = await start(dataFolder);
  expect(third.adopted).toBe(false);
});

test.each(['a new folder', 'the folder of a killed database'])(
  'of several processes that start at the same time on %s, exactly one gets it',
  async kind => {
    const dataFolder = await dataFolderOfTest();
    if (kind !== 'a new folder') {
      const earlier = await startOwner(dataFolder);
      process.kill(await postmasterPid(join(dataFolder, 'postgres')), 'SIGKILL');
      await kill(earlier.child);
    }
    const owners = await Promise.all([1, 2, 3].map(() => startOwner(dataFolder)));
    const winners = owners.filter(owner => !owner.error);
    expect(winners).toHaveLength(1);
    for (const loser of owners.filter(owner => owner.error)) {
      expect(loser.error).toContain(
        `Another Badger is using this data folder (process ${winners[0]?.child.pid})`,
      );
    }
    expect(await query(winners[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
);

test('owner and database killed in the middle of writing: what was confirmed is there', async () => {
  const dataFolder = await dataFolderOfTest();
  const owner = await startOwner(dataFolder);
  await query(owner.url, 'CREATE TABLE hazard (number int)');
  const database = openDatabase(owner.url);
  let confirmed = 0;
  const writing = (async () => {
    for (let number = 1; ; number += 1) {
      await database.pool.query('INSERT INTO hazard VALUES ($1)', [number]);
      confirmed = number;
    }
  })();
  const end = failureOf(writing);
  await vi.waitUntil(() => confirmed > 200, UNTIL);
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  await kill(owner.child);
  process.kill(pid, 'SIGKILL');
  expect(isConnectionError(await end)).toBe(true);
  await database.close();
  const next = await start(dataFolder);
  expect(next.adopted).toBe(false);
  const [row] = await query<{ found: number }>(next.url, 'SELECT max(number) AS found FROM hazard');
  expect(row?.found).toBeGreaterThanOrEqual(confirmed);
});

test('lock files whose process number now belongs to another program do not keep the database from starting', async () => {
  const dataFolder = await dataFolderOfTest();
  const owner = await startOwner(dataFolder);
  await query(owner.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  const directory = join(dataFolder, 'postgres');
  const pid = await postmasterPid(directory);
  await kill(owner.child);
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => !isRunning(pid), UNTIL);
  // PostgreSQL itself gives up when a process of its own user has the number.
  const sleeper = await startSleeperAs((await stat(directory)).uid);
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = join(directory, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(String(pid), String(sleeper)));
  }
  const next = await start(dataFolder);
  expect(next.adopted).toBe(false);
  expect(await query(next.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
});

test('an empty lock file, left by a power cut, does not keep the database from starting', async () => {
  const dataFolder = await dataFolderOfTest();
  await (await start(dataFolder)).stop();
  await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), '');
  expect((await start(dataFolder)).adopted).toBe(false);
});

async function startSleeperAs(uid: number): Promise<number> {
  const child = spawn('sleep', ['600'], { uid, stdio: 'ignore', cwd: '/' });
  onTestFinished(() => kill(child));
  return child.pid ?? 0;
}

test('a path too long for a socket is served on a port of this machine only', async () => {
  const dataFolder = await dataFolderOfTest(join(await temporaryFolder(), 'a'.repeat(60), 'b'.repeat(60)));
  const first = await startOwner(dataFolder);
  expect(new URL(first.url).hostname).toBe('127.0.0.1');
  expect(await query(first.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await query(first.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  await kill(first.child);
  const second = await start(dataFolder);
  expect(second).toMatchObject({ adopted: true, url: first.url });
  expect(await query(second.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
});

test('a data folder behind a symbolic link is the same data folder', async () => {
  const dataFolder = await dataFolderOfTest();
  await start(dataFolder);
  const link = join(await temporaryFolder(), 'link');
  await symlink(dataFolder, link);
  const error = await failureOf(start(link));
  expect(error.message).toContain(`Another Badger is using this data folder (process ${process.pid})`);
});

test('removing the database ends a forgotten process first, and is refused while somebody uses it', async () => {
  const dataFolder = await dataFolderOfTest();
  const owner = await startOwner(dataFolder);
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  const error = await failureOf(removeEmbeddedPostgres({ dataFolder, log: () => {} }));
  expect(error.message).toContain('Another Badger is using this data folder');
  await query(owner.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  await kill(owner.child);
  await removeEmbeddedPostgres({ dataFolder, log: () => {} });
  expect(isRunning(pid)).toBe(false);
  expect(await readdir(dataFolder)).toEqual([]);
});

test('a database that is killed while running comes back, and so do the pool and the lock', async () => {
  const dataFolder = await dataFolderOfTest();
  const lines: string[] = [];
  const postgres = await start(dataFolder, { log: line => lines.push(line) });
  const lost: Error[] = [];
  const database = openDatabase(postgres.url, { onConnectionLost: error => lost.push(error) });
  await database.pool.query('CREATE TABLE hazard AS SELECT 14 AS number');
  const inTransaction = await database.pool.connect();
  await inTransaction.query('BEGIN');
  // Two connections: one idle in the pool, one between two statements of a transaction.
  await database.pool.query('SELECT 1');
  const before = await postmasterPid(join(dataFolder, 'postgres'));
  process.kill(before, 'SIGKILL');
  // Before anything is asked of the pool: a connection in use reports its loss to its user instead.
  await vi.waitUntil(() => lost.length > 0, UNTIL);
  const error = await failureOf(
    vi.waitUntil(async () => {
      await inTransaction.query('SELECT 1');
      return false;
    }, UNTIL),
  );
  expect(isConnectionError(error)).toBe(true);
  inTransaction.release(true);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('SELECT number FROM hazard');
    expect(rows).toEqual([{ number: 14 }]);
  }, UNTIL);
  expect(await postmasterPid(join(dataFolder, 'postgres'))).not.toBe(before);
  await vi.waitFor(() => {
    expect(lines).toEqual([
      'The database has ended unexpectedly; starting it again',
      'The database is running again',
    ]);
  }, UNTIL);
  expect((await startOwner(dataFolder)).error).toContain('Another Badger is using this data folder');
  await database.close();
});
