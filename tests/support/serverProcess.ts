import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SESSION_OPTIONS } from '../../server/database/connection.ts';
import { SUPERUSER } from '../../server/database/embedded/cluster.ts';
import { type RunningDatabase, runningDatabase } from '../../server/database/embedded/runningDatabase.ts';
import { readSecrets } from '../../server/database/embedded/secrets.ts';
import { removeEmbeddedPostgres } from '../../server/database/embedded/startEmbeddedPostgres.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_DEADLINE_MS = 240_000;

/**
 * As `npm start` runs it: a smaller young generation costs no speed here and keeps 90 MB free under load; a heap that may
 * grow to 160 MB before it is looked through is not looked through three times a second by whoever sends files.
 */
const NODE_FLAGS = ['--max-semi-space-size=8', '--initial-old-space-size=160'];

const POLL_MS = 5;

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The product as it is run: `node server/main.ts` in a process of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  exit: Promise<Exit>;
  /** What it said to the person who started it. */
  said(): string;
  /** What it complained about, and its log. */
  complained(): string;
  /** Sends a signal and waits until the process is gone. */
  end(signal?: NodeJS.Signals): Promise<Exit>;
}

export interface ServerProcessOptions {
  port: number;
  /** Folder of this run: the data folder `data` and what the process writes. Created if missing. */
  folder: string;
  /** On top of the caller's own environment. */
  environment?: Record<string, string>;
  /** Nobody reads what it writes: both pipes are closed from the beginning. */
  isUnread?: boolean;
}

/** Starts the product; it may well end by itself at once, which `exit` tells. */
export function spawnServer({
  port,
  folder,
  environment = {},
  isUnread,
}: ServerProcessOptions): ServerProcess {
  mkdirSync(folder, { recursive: true });
  // As root the database runs as another user, who has to get there.
  chmodSync(folder, 0o711);
  const outputs = ['said', 'complained'].map(name => join(folder, `${name}-${port}.txt`));
  // Files, because a pipe would need somebody who reads it, and would end with this process.
  const [said = '', complained = ''] = outputs;
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), ...environment },
    stdio: isUnread ? ['ignore', 'pipe', 'pipe'] : ['ignore', openSync(said, 'w'), openSync(complained, 'w')],
  });
  for (const unread of [child.stdout, child.stderr]) unread?.destroy();
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }) as Exit);
  return {
    url: `http://localhost:${port}`,
    child,
    exit,
    said: () => (isUnread ? '' : readFileSync(said, 'utf8')),
    complained: () => (isUnread ? '' : readFileSync(complained, 'utf8')),
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
  };
}

/** Undefined where nobody answers. */
const statusOf = (url: string) =>
  fetch(url).then(
    async ({ status, body }) => {
      await body?.cancel();
      return status;
    },
    () => undefined,
  );

/**
 * Waits for the first 200 of /ready.
 * @throws Error with what the process complained about when it ends instead
 */
export async function waitUntilReady(server: ServerProcess): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  let ended: Exit | undefined;
  void server.exit.then(exit => {
    ended = exit;
  });
  while (Date.now() < deadline) {
    if (ended) throw new Error(`The server ended (${ended.code ?? ended.signal}): ${server.complained()}`);
    if ((await statusOf(`${server.url}/ready`)) === 200) return;
    await delay(POLL_MS);
  }
  throw new Error(`The server was not ready in ${START_DEADLINE_MS} ms: ${server.complained()}`);
}

/**
 * Starts the product and waits until it is ready.
 * @returns with it the milliseconds from spawn to ready
 * @throws Error also where somebody else answers at the port, who would be taken for it
 */
export async function startServer(
  options: ServerProcessOptions,
): Promise<{ server: ServerProcess; readyMs: number }> {
  const { port } = options;
  if ((await statusOf(`http://localhost:${port}`)) !== undefined)
    throw new Error(`Something else listens on port ${port}`);
  const begin = performance.now();
  const server = spawnServer(options);
  try {
    await waitUntilReady(server);
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
  return { server, readyMs: performance.now() - begin };
}

/** The embedded database that runs on the data folder of a run; undefined when none does. */
export const databaseOf = (folder: string): Promise<RunningDatabase | undefined> =>
  runningDatabase(join(folder, 'data'));

/**
 * Looks into the running database of a data folder with a connection of its own.
 * @param role the server's own by default; a superuser may also look at how things are stored
 */
export async function withDatabaseOf<T>(
  folder: string,
  work: (client: pg.Client) => Promise<T>,
  role: 'application' | 'superuser' = 'application',
): Promise<T> {
  const database = await databaseOf(folder);
  if (!database) throw new Error(`No database runs on ${folder}`);
  const url = new URL(database.url);
  if (role === 'superuser') {
    url.username = SUPERUSER;
    url.password = (await readSecrets(join(folder, 'data')))?.superuserPassword ?? '';
  }
  // As the server's own (SESSION_OPTIONS says why).
  const client = new pg.Client({ connectionString: url.href, options: SESSION_OPTIONS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A port that nobody listens on just now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Stops whatever still runs on the folder of a run and deletes it. */
export async function removeServerFolder(folder: string): Promise<void> {
  await removeEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
  await rm(folder, { recursive: true, force: true });
}
