import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DatabaseStartError } from '../databaseStartError.ts';

const run = promisify(execFile);

/** The system user as whom PostgreSQL runs; `undefined` where that is simply ours. */
export interface Account {
  uid: number;
  gid: number;
}

/** Accounts for programs that systems bring; the first is made for this, the others own no files. */
const SYSTEM_ACCOUNTS = ['postgres', 'daemon', 'nobody'];

/** PostgreSQL refuses to run as root, so root needs somebody else for it. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The unprivileged account for a new database: the owner of the data folder where that is not root, so that he can start
 * Badger himself later, else one that the system has. None is created.
 *
 * @throws DatabaseStartError when there is none
 */
export async function chooseAccount(dataFolder: string): Promise<Account> {
  const { uid } = await stat(dataFolder);
  for (const name of [...(uid === 0 ? [] : [String(uid)]), ...SYSTEM_ACCOUNTS]) {
    const account = await findAccount(name);
    if (account) return account;
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and none of the system users ${SYSTEM_ACCOUNTS.join(', ')} exists. ` +
      'Start Badger as another user, give the data folder to one (chown), or set DATABASE_URL.',
  );
}

/** @param name of a user, or his number; PostgreSQL wants one that the system can name */
async function findAccount(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Starts a program as that user, from a place and in an environment that do not depend on the caller's. */
export function spawnAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'stdio' | 'detached'>,
): ChildProcess {
  // PG* variables of the caller would redirect the programs; secrets of the server are none of theirs.
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env;
  const env = { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC' };
  return spawn(program, args, {
    ...options,
    ...account,
    env,
    cwd: process.platform === 'win32' ? undefined : '/',
    windowsHide: true,
  });
}

/** Runs a program as that user to its end, or to the signal; `output` is what it wrote to either stream. */
export function runAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<{ ok: boolean; output: string }> {
  return new Promise(resolve => {
    // Its own process group: Ctrl+C in the terminal must not tear a half-made database or a shutdown.
    const child = spawnAs(account, program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    // The whole group: initdb has a server of its own below it.
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', error => resolve({ ok: false, output: output + error.message }));
    child.on('close', code => {
      signal?.removeEventListener('abort', end);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Whether that user can enter a folder, tried for real: modes alone miss ACLs and mounts. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).ok;
}

/** Whether that user can read this file and run this program. */
export async function canRun(account: Account, program: string, file: string): Promise<boolean> {
  const command = 'test -r "$2" && exec "$1" --version';
  return (await runAs(account, '/bin/sh', ['-c', command, 'sh', program, file])).ok;
}
