import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runAs, spawnAs } from './account.ts';
import { type Cluster, isAlive } from './cluster.ts';

/** How a database is reached: through a socket in its folder, or through a port of this machine only. */
export type Endpoint = { kind: 'socket' } | { kind: 'port'; port: number };

/** What postmaster.pid says. */
export interface LockFile {
  pid: number;
  port: number;
  ready: boolean;
}

export type ServerSettings = Record<string, string | number>;

/** Given on the command line, so that they hold for every start whatever an older version wrote into the folder. */
const SETTINGS: ServerSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  // Looks for tables that grew four times a minute: until then a large import is planned for by what was there before.
  autovacuum_naptime: '15s',
  max_connections: 80,
  shared_buffers: '64MB',
  huge_pages: 'off',
  max_wal_size: '512MB',
  // After a crash every file is written to disk before the repair begins: one call for all takes a tenth of one for
  // each of a thousand. Only Linux has it.
  recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
  // All data fits into memory: worker processes for reading would only cost some.
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  password_encryption: 'scram-sha-256',
  unix_socket_permissions: '0700',
  // The log must not hold what people wrote: no statements, no values of the rows.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** PostgreSQL names its socket after a port; the folder is ours alone, so one name does. */
const SOCKET_PORT = 5432;

/** The system's limit is 108 bytes on Linux and 104 on macOS, the closing zero included. */
const MAX_SOCKET_PATH_LENGTH = 100;

/** From the last write to the end of the process. */
const EXIT_DEADLINE_MS = 5000;

const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** The socket where its path is short enough; else a free port, the one used before if there was one. */
export async function chooseEndpoint(directory: string, before?: Endpoint): Promise<Endpoint> {
  const path = join(directory, `.s.PGSQL.${SOCKET_PORT}`);
  if (process.platform !== 'win32' && Buffer.byteLength(path) <= MAX_SOCKET_PATH_LENGTH)
    return { kind: 'socket' };
  return before ?? { kind: 'port', port: await findFreePort() };
}

/** How to reach the database that wrote this lock file. */
export async function endpointOf(directory: string, lock: LockFile): Promise<Endpoint> {
  return chooseEndpoint(directory, { kind: 'port', port: lock.port });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}

/** A PostgreSQL server process that this process started. */
export interface Postmaster {
  child: ChildProcess;
  /** Resolves with what it wrote to its log, when it has ended. */
  ended: Promise<string>;
  hasEnded(): boolean;
}

/** Starts the server process; that it is ready is seen from its lock file. */
export async function spawnPostmaster(
  cluster: Cluster,
  endpoint: Endpoint,
  overrides: ServerSettings,
): Promise<Postmaster> {
  const { directory, logFile, account, binaries } = cluster;
  const settings: ServerSettings = {
    ...SETTINGS,
    ...overrides,
    listen_addresses: endpoint.kind === 'port' ? '127.0.0.1' : '',
    // Relative to its folder, so that no character of the path needs quoting.
    unix_socket_directories: endpoint.kind === 'socket' ? '.' : '',
    port: endpoint.kind === 'port' ? endpoint.port : SOCKET_PORT,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  await limitLog(logFile);
  const log = await open(logFile, 'a', 0o600);
  // A log that root began must not lock the owner out when he starts it himself.
  if (account) await log.chown(account.uid, account.gid);
  const before = (await log.stat()).size;
  // Detached: Ctrl+C in the terminal reaches the whole foreground group, and the server must be able to finish
  // its requests before the database goes. A file as output, because a pipe would end with this process.
  const child = spawnAs(account, binaries.postgres, ['-D', directory, ...args], {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  let finished = false;
  const ended = new Promise<string>(resolve => {
    const finish = async (reason = '') => {
      finished = true;
      resolve(`${await readFrom(logFile, before)}${reason}`);
    };
    child.on('error', error => finish(error.message));
    child.on('exit', () => finish());
  });
  await log.close();
  return { child, ended, hasEnded: () => finished };
}

async function limitLog(logFile: string): Promise<void> {
  try {
    if ((await stat(logFile)).size > MAX_LOG_BYTES) await rename(logFile, `${logFile}.1`);
  } catch {
    // No log yet.
  }
}

async function readFrom(file: string, offset: number): Promise<string> {
  try {
    return (await readFile(file)).subarray(offset).toString();
  } catch {
    return '';
  }
}

/** Reads postmaster.pid: number, folder, start time, port, socket folder, address, shared memory, state. */
export async function readLockFile(directory: string): Promise<LockFile | undefined> {
  let lines: string[];
  try {
    lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8')).split(/\r?\n/);
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Whether the process of a lock file is a database on this very folder, and not a later process that got the
 * same number: PostgreSQL works inside its folder.
 */
export async function isPostmasterOf(directory: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const [place, folder, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`),
      realpath(directory),
      readFile(`/proc/${pid}/comm`, 'utf8'),
    ]);
    return place === folder && name.trim() === 'postgres';
  } catch {
    return false;
  }
}

/**
 * Removes what a dead database left and PostgreSQL itself does not clear away: lock files whose number lives on in
 * another process (or in one that nobody collects), and an empty one that a power cut left half-made. Does nothing
 * while any process of the dead one still works in the folder, because those could still write.
 */
export async function removeStaleLockFiles(directory: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const numbers = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  for (const number of numbers) if (await isPostmasterOf(directory, number)) return;
  for (const name of ['postmaster.pid', `.s.PGSQL.${SOCKET_PORT}.lock`]) {
    const file = join(directory, name);
    const content = await readFile(file, 'utf8').catch(() => undefined);
    if (content === undefined) continue;
    const pid = Math.abs(Number.parseInt(content, 10));
    if (Number.isNaN(pid) || isAlive(pid)) await rm(file, { force: true });
  }
}

/** Ends the database: clients are cut off and everything is written; harder, step by step, if that hangs. */
export async function stopPostmaster(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const { directory, account, binaries } = cluster;
  const lock = await readLockFile(directory);
  if (!lock || !(await isPostmasterOf(directory, lock.pid))) return;
  for (const [mode, seconds] of [
    ['fast', 20],
    ['immediate', 8],
  ] as const) {
    const args = ['stop', '-s', '-w', '-D', directory, '-m', mode, '-t', String(seconds)];
    const { ok, output } = await runAs(account, binaries.pgCtl, args);
    // pg_ctl returns when the lock file is gone, which is a moment before the process is.
    if (ok) await waitUntilGone(directory, lock.pid);
    if (!(await isPostmasterOf(directory, lock.pid))) return;
    log(`The database did not stop in ${seconds} s (${mode}): ${output.trim()}`);
  }
  process.kill(lock.pid, 'SIGKILL');
  log('The database was killed; it repairs itself from its journal at the next start');
}

async function waitUntilGone(directory: string, pid: number): Promise<void> {
  const deadline = Date.now() + EXIT_DEADLINE_MS;
  while (Date.now() < deadline && (await isPostmasterOf(directory, pid))) await delay(2);
}
