import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { databaseUrl } from './ownership.ts';
import { endpointOf, isPostmasterOf, readLockFile } from './postmaster.ts';
import { readSecrets } from './secrets.ts';

export interface RunningDatabase {
  /** Process id of PostgreSQL. */
  pid: number;
  /** Address as the server's own role. */
  url: string;
}

/** PostgreSQL's own folder of a data folder; undefined where there was never a database. */
export async function databaseDirectory(dataFolder: string): Promise<string | undefined> {
  const secrets = await readSecrets(dataFolder);
  return secrets && (secrets.directory ?? join(dataFolder, 'postgres'));
}

/** The embedded database that runs on a data folder now, whoever started it; undefined when none does. */
export async function runningDatabase(dataFolder: string): Promise<RunningDatabase | undefined> {
  const secrets = await readSecrets(dataFolder);
  const directory = await databaseDirectory(dataFolder);
  if (!secrets || !directory) return undefined;
  const lock = await readLockFile(directory);
  if (!lock?.ready || !(await isPostmasterOf(directory, lock.pid))) return undefined;
  const endpoint = await endpointOf(directory, lock);
  return { pid: lock.pid, url: databaseUrl({ directory, secrets } as Cluster, endpoint, 'application') };
}
