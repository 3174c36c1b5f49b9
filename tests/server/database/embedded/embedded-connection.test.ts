import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyOut } from '../../../../server/backup/tables.ts';
import {
  type Database,
  isConnectionError,
  openDatabase,
  waitForDatabase,
} from '../../../../server/database/connection.ts';
import { DatabaseStartError } from '../../../../server/database/databaseStartError.ts';
import { createDatabaseFromTemplate, createTemplate, startTestPostgres } from '../../../support/postgres.ts';
import { failureOf, isRunning, kill, postmasterPid, query } from './embedded-helpers.ts';

let server: Awaited<ReturnType<typeof startTestPostgres>>;
let database: Database;

beforeAll(async () => {
  server = await startTestPostgres();
  await createTemplate(server.url, 'connection', async url => {
    await query(url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  });
  database = openDatabase((await createDatabaseFromTemplate(server.url, 'connection')).url, { max: 3 });
});

afterAll(async () => {
  await database?.close();
  await server?.stop();
});

test('values arrive as the contract wants them, for this pool only', async () => {
  const statement = `SELECT 9007199254740991::bigint AS large, count(*) AS count,
    '2026-11-20 15:30:00.5+01'::timestamptz AS time, '2026-11-20'::date AS day, 'infinity'::timestamptz AS never,
    '{"a": [1]}'::jsonb AS document, NULL::timestamptz AS nothing, current_setting('TimeZone') AS zone`;
  const { rows } = await database.pool.query(statement);
  expect(rows[0]).toEqual({
    large: 9007199254740991,
    count: 1,
    time: '2026-11-20T14:30:00.500Z',
    day: '2026-11-20',
    never: 'infinity',
    document: { a: [1] },
    nothing: null,
    zone: 'UTC',
  });
  const [elsewhere] = await query<{ large: unknown }>(database.url, 'SELECT 1::bigint AS large');
  expect(elsewhere?.large).toBe('1');
});

test('no statement is compiled or shared among workers, whatever the database would do', async () => {
  const { url } = await createDatabaseFromTemplate(server.url, 'connection');
  const name = new URL(url).pathname.slice(1);
  await query(url, `ALTER DATABASE "${name}" SET jit = on`);
  await query(url, `ALTER DATABASE "${name}" SET max_parallel_workers_per_gather = 4`);
  const opened = openDatabase(url);
  const { rows } = await opened.pool.query(
    `SELECT current_setting('jit') AS jit, current_setting('max_parallel_workers_per_gather') AS workers`,
  );
  await opened.close();
  expect(rows[0]).toEqual({ jit: 'off', workers: '0' });
});

test('a slow statement is broken off, which is no connection error', async () => {
  const impatient = openDatabase(database.url, { statementTimeoutMs: 50 });
  const error = await failureOf(impatient.pool.query('SELECT pg_sleep(30)'));
  expect(error).toMatchObject({ code: '57014' });
  expect(isConnectionError(error)).toBe(false);
  await impatient.close();
});

test('a copy that may take as long as it takes has no clock of its own', async () => {
  const patient = openDatabase(database.url, { statementTimeoutMs: 0 });
  const client = await patient.pool.connect();
  const clocks = vi.spyOn(globalThis, 'setTimeout');
  const { rows } = await copyOut(client, { name: 'pg_language', columns: ['lanname'], orderBy: 'lanname' });
  expect(rows).toBeGreaterThan(1);
  // What waited for it would break it off after that time, and kept the command that made a backup from ending.
  expect(clocks.mock.calls.filter(([, ms = 0]) => ms >= 1000)).toEqual([]);
  client.release();
  await patient.close();
});

test('a mistake in a statement is no connection error', async () => {
  expect(isConnectionError(await failureOf(database.pool.query('SELECT * FROM nowhere')))).toBe(false);
  expect(isConnectionError(new Error('The hazard is locked'))).toBe(false);
  expect(isConnectionError(undefined)).toBe(false);
});

test('a session that the server ends is a connection error, and the next statement works', async () => {
  const error = await failureOf(database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())'));
  expect(isConnectionError(error)).toBe(true);
  expect(isConnectionError(new Error('Failed query', { cause: error }))).toBe(true);
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('nobody waits for a connection for ever', async () => {
  const small = openDatabase(database.url, { max: 1 });
  const client = await small.pool.connect();
  // Only now: opening the first connection may take longer on a busy machine.
  small.pool.options.connectionTimeoutMillis = 50;
  expect(isConnectionError(await failureOf(small.pool.query('SELECT 1')))).toBe(true);
  client.release();
  await small.close();
});

test('a server that is not there is named without the password', async () => {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  await once(listener, 'close');
  const url = `postgresql://someone:geheim@127.0.0.1:${port}/badger`;
  const error = await failureOf(waitForDatabase(url, 300));
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).toContain(`The database at 127.0.0.1:${port}/badger is not reachable`);
  expect(error.message).not.toContain('geheim');
  const pool = openDatabase(url);
  expect(isConnectionError(await failureOf(pool.pool.query('SELECT 1')))).toBe(true);
  await pool.close();
});

test('a server that accepts but never answers is given up', async () => {
  const mute = createServer(socket => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as { port: number };
  const error = await failureOf(waitForDatabase(`postgresql://someone:geheim@127.0.0.1:${port}/badger`, 400));
  expect(error.message).toContain('is not reachable');
  mute.close();
});

test('a server that is late is waited for', async () => {
  const late = createServer(socket => socket.destroy()).listen(0, '127.0.0.1');
  await once(late, 'listening');
  const { port } = late.address() as { port: number };
  const url = new URL(database.url);
  const socketFolder = url.searchParams.get('host');
  const target = socketFolder
    ? { path: `${socketFolder}/.s.PGSQL.${url.port || 5432}` }
    : { host: url.hostname, port: Number(url.port || 5432) };
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const waiting = waitForDatabase(url.href, 120_000);
  await once(late, 'connection');
  // From the second attempt on there is a database behind the port.
  late.removeAllListeners('connection');
  late.on('connection', socket => {
    const upstream = connect(target);
    socket.pipe(upstream).pipe(socket);
    socket.on('error', () => upstream.destroy());
    upstream.on('error', () => socket.destroy());
  });
  await waiting;
  late.close();
});

test('what waiting cannot mend is said at once', async () => {
  const wrongPassword = new URL(database.url);
  wrongPassword.password = 'geheim';
  const refused = await failureOf(waitForDatabase(wrongPassword.href, 60_000));
  expect(refused.message).toContain('refuses the user or password');
  expect(refused.message).not.toContain('geheim');
  const noDatabase = new URL(database.url);
  noDatabase.pathname = 'nowhere';
  expect((await failureOf(waitForDatabase(noDatabase.href, 60_000))).message).toContain(
    'has no such database',
  );
  const tooOld = await failureOf(waitForDatabase(database.url, 60_000, 99));
  expect(tooOld.message).toMatch(/is PostgreSQL 1\d.*; Badger needs 99 or newer. Nothing was changed./);
  expect((await failureOf(waitForDatabase('mysql://a:geheim@b/c', 60_000))).message).not.toContain('geheim');
});

test('clones of a template are independent, and can be dropped while in use', async () => {
  const [one, two] = await Promise.all([
    createDatabaseFromTemplate(server.url, 'connection'),
    createDatabaseFromTemplate(server.url, 'connection'),
  ]);
  await query(one.url, 'INSERT INTO hazard VALUES (15)');
  expect(await query(one.url, 'SELECT number FROM hazard ORDER BY 1')).toEqual([
    { number: 14 },
    { number: 15 },
  ]);
  expect(await query(two.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
  const open = openDatabase(one.url);
  await open.pool.query('SELECT 1');
  await one.drop();
  await two.drop();
  expect(await failureOf(query(one.url, 'SELECT 1'))).toMatchObject({ code: '3D000' });
  await open.close();
});

test('a later run removes the databases of a run that crashed, and none of a living one', async () => {
  const crashed = 'badger_test_0000dead_left';
  await query(server.url, `CREATE DATABASE ${crashed}`);
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  const later = await startTestPostgres();
  const mine = await createDatabaseFromTemplate(server.url, 'connection');
  const names = await query<{ datname: string }>(later.url, 'SELECT datname FROM pg_database');
  expect(names.map(row => row.datname)).not.toContain(crashed);
  expect(await query(mine.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
  await later.stop();
  vi.unstubAllEnvs();
});

test('a later run stops and removes the throw-away database of a run that was killed', async () => {
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const support = new URL('../../../support/postgres.ts', import.meta.url).href;
  const program = `const { startTestPostgres } = await import('${support}'); await startTestPostgres(); console.log('up');`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(run.stdout, 'data');
  const folderOfRun = async () =>
    (await readdir(tmpdir())).find(name => name.startsWith(`badger-test-${run.pid}-`));
  const folder = await folderOfRun();
  const pid = await postmasterPid(join(tmpdir(), folder ?? '', 'postgres'));
  await kill(run);
  expect(isRunning(pid)).toBe(true);
  vi.stubEnv('TEST_DATABASE_URL', undefined);
  const later = await startTestPostgres();
  vi.unstubAllEnvs();
  expect(isRunning(pid)).toBe(false);
  expect(await folderOfRun()).toBeUndefined();
  await later.stop();
});
