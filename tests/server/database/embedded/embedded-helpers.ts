import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../../server/database/embedded/startEmbeddedPostgres.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const OWNER_PROGRAM = 'tests/server/database/embedded/embedded-owner.ts';

/** A folder for one test; the database in it is stopped and everything is removed at the end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'badger-embedded-'));
  await chmod(folder, 0o711);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Where the data folder of one test goes; whatever database is left in it is stopped and removed at the end. */
export async function dataFolderOfTest(parent?: string, sharedFolder?: string): Promise<string> {
  const dataFolder = join(parent ?? (await temporaryFolder()), 'data');
  onTestFinished(() => removeEmbeddedPostgres({ dataFolder, sharedFolder, log: () => {} }));
  return dataFolder;
}

/** Starts the database in this process; stopped at the end of the test. */
export async function start(
  dataFolder: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {}, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

export interface Owner {
  child: ChildProcess;
  url: string;
  adopted: boolean;
  lines: string[];
  /** Set when the database could not be had. */
  error?: string;
  name?: string;
}

/** Starts the database in a process of its own; that process is killed at the end of the test. */
export async function startOwner(dataFolder: string, sharedFolder?: string, root = ROOT): Promise<Owner> {
  const args = [join(root, OWNER_PROGRAM), dataFolder, ...(sharedFolder ? [sharedFolder] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => kill(child));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, ...(JSON.parse(line) as Omit<Owner, 'child'>) };
}

/** kill -9, and waits until the process is gone. */
export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** One statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Whether a process runs; one that has ended but was not yet collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

/** Number of the database process of a folder. */
export async function postmasterPid(directory: string): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
}

/** Every file below a folder with its content, to prove that nothing was touched. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    contents[path] = entry.isFile() ? (await readFile(path)).toString('base64') : 'folder';
  }
  return contents;
}

/** The message of the error that this must end with. */
export async function failureOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => {
      throw new Error('It should have failed');
    },
    (error: Error) => error,
  );
}
