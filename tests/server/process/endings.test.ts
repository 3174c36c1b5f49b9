import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../../server/database/embedded/cluster.ts';
import {
  databaseOf,
  type Exit,
  findFreePort,
  removeServerFolder,
  startServer,
} from '../../support/serverProcess.ts';

/** `npm start` and `npm run dev` as a person runs them, ended in every way in which they can be ended. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The server gives requests under way 20 s, and none is. */
const END_MS = 30_000;

/** A database of its own, and nobody in it. */
const OWN = { DATABASE_URL: '', DEMO: 'false' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'badger-endings-'));
  // As root the database runs as another user, who has to get there.
  await chmod(folder, 0o711);
});
afterAll(() => removeServerFolder(folder));

const isListening = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const childrenOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(' ').filter(Boolean).map(Number);
};

async function descendantsOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}

interface Tree {
  npm: ChildProcess;
  exit: Promise<Exit>;
  /** The process that npm started: the server, or the script that starts both sides. */
  script: number;
  /** npm and everything below it, the database included. */
  pids: number[];
  ports: number[];
  output(): string;
}

/** Starts an npm script in a process group of its own, as a terminal does, and waits until all of it answers. */
async function startTree(script: 'start' | 'dev'): Promise<Tree> {
  const port = await findFreePort();
  const webPort = script === 'dev' ? await findFreePort() : undefined;
  const npm = spawn('npm', ['run', script], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...OWN,
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      WEB_PORT: String(webPort ?? ''),
    },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', chunk => (output += chunk));
  const exit = once(npm, 'exit').then(([code, signal]) => ({ code, signal }) as Exit);
  onTestFinished(async () => {
    for (const pid of tree?.pids ?? [npm.pid ?? 0]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  let tree: Tree | undefined;
  const ports = [port, ...(webPort ? [webPort] : [])];
  await expect
    .poll(
      // Whoever else took the free port in the meantime has no database here.
      async () =>
        ((await databaseOf(folder)) && (await Promise.all(ports.map(isListening))).every(Boolean)) || output,
      { interval: 50 },
    )
    .toBe(true);
  const [child] = await childrenOf(npm.pid ?? 0);
  const database = await databaseOf(folder);
  tree = {
    npm,
    exit,
    script: child ?? 0,
    pids: [npm.pid ?? 0, ...(await descendantsOf(npm.pid ?? 0))],
    ports,
    output: () => output,
  };
  expect(tree.pids).toContain(database?.pid);
  return tree;
}

async function expectAllGone({ pids, ports, output }: Tree): Promise<void> {
  await expect
    .poll(() => pids.filter(isAlive), { timeout: END_MS, interval: 20, message: output() })
    .toEqual([]);
  expect(await Promise.all(ports.map(isListening))).toEqual(ports.map(() => false));
  expect(await databaseOf(folder)).toBeUndefined();
}

const STOPPED = { code: 0, signal: null };

describe.runIf(process.platform === 'linux')('npm start', () => {
  test.each<[string, (tree: Tree) => void]>([
    ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
    ['SIGTERM to the process below npm', ({ script }) => process.kill(script, 'SIGTERM')],
    ['Ctrl+C in the terminal', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGINT')],
  ])('%s ends all of it, and npm only when the rest has ended', async (_, end) => {
    const tree = await startTree('start');
    end(tree);
    expect(await tree.exit).toEqual(STOPPED);
    const stillThere = tree.pids.filter(pid => pid !== tree.npm.pid && isAlive(pid));
    expect(stillThere).toEqual([]);
    await expectAllGone(tree);
  });

  test.each<[string, (tree: Tree) => void, NodeJS.Signals]>([
    ['SIGKILL of npm', ({ npm }) => npm.kill('SIGKILL'), 'SIGKILL'],
    ['the end of the terminal', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGHUP'), 'SIGHUP'],
  ])('%s leaves nothing behind', async (_, end, signal) => {
    const tree = await startTree('start');
    end(tree);
    expect(await tree.exit).toEqual({ code: null, signal });
    await expectAllGone(tree);
  });

  test('whoever reads along may go: the server answers on, and ends when it is told to', async () => {
    const own = join(folder, 'unread');
    onTestFinished(() => removeServerFolder(own));
    const port = await findFreePort();
    const { server } = await startServer({ port, folder: own, environment: OWN, isUnread: true });
    onTestFinished(() => void server.end('SIGKILL'));
    const { ok } = await fetch(`${server.url}/ready`, { signal: AbortSignal.timeout(END_MS) });
    expect(ok).toBe(true);
    expect(await server.end()).toEqual(STOPPED);
    expect(await databaseOf(own)).toBeUndefined();
  });

  test('a server that cannot start gives npm its exit code', async () => {
    const npm = spawn('npm', ['start'], { cwd: ROOT, stdio: 'ignore', env: { ...process.env, PORT: 'x' } });
    expect(await once(npm, 'exit')).toEqual([2, null]);
  });
});

describe.runIf(process.platform === 'linux')('npm run dev', () => {
  test.each<[string, (tree: Tree) => void]>([
    ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
    ['Ctrl+C in the terminal', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGINT')],
  ])('%s ends all of it', async (_, end) => {
    const tree = await startTree('dev');
    end(tree);
    expect(await tree.exit).toEqual(STOPPED);
    await expectAllGone(tree);
  });

  test('SIGKILL of its script leaves nothing behind', async () => {
    const tree = await startTree('dev');
    process.kill(tree.script, 'SIGKILL');
    expect(await tree.exit).toEqual({ code: null, signal: 'SIGKILL' });
    await expectAllGone(tree);
  });
});
