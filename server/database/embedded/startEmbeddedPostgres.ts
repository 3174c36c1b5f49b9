import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseStartError } from '../databaseStartError.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, prepareCluster } from './cluster.ts';
import { explainFailure, reasonOf } from './errors.ts';
import { connectAsSuperuser, databaseUrl, ensureApplicationDatabase, takeOwnership } from './ownership.ts';
import {
  chooseEndpoint,
  type Endpoint,
  endpointOf,
  isPostmasterOf,
  type Postmaster,
  readLockFile,
  removeStaleLockFiles,
  type ServerSettings,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { readSecrets, secretsFile } from './secrets.ts';
import { withStartLock } from './startLock.ts';

/** Where programs and data go when the data folder can only be reached by root. */
const SHARED_FOLDER = '/var/lib/badger';

/** Repair after a crash reads at most `max_wal_size` of journal; far above what that takes. */
const START_DEADLINE_MS = 120_000;

const POLL_MS = 15;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;

export interface EmbeddedPostgresOptions {
  /** Folder of all data (DATA_DIR); created if missing. PostgreSQL's files go to its subfolder `postgres`. */
  dataFolder: string;
  /** Whether somebody chose that folder: then all of it lies there, or nothing is started. */
  isFolderChosen?: boolean;
  /** Calls the start off. */
  signal?: AbortSignal;
  /** Takes one line for a person about each thing that happened. */
  log: (line: string) => void;
  /** Tests only: where programs and data go when the data folder can only be reached by root. */
  sharedFolder?: string;
  /** Tests only: overrides server settings, for example `fsync: 'off'` for a throw-away database. */
  settings?: ServerSettings;
}

export interface EmbeddedPostgres {
  /** Address of the server's database, as an ordinary role; stays the same until `stop`. */
  url: string;
  /** Address as superuser, for backups and tests; never for what requests do. */
  adminUrl: string;
  /** PostgreSQL's own folder: elsewhere when only root can reach the data folder. */
  directory: string;
  /** Whether the database was left running by an earlier process and is now ours. */
  adopted: boolean;
  /** Stops the database and waits until everything is on disk. May be called more than once. */
  stop(): Promise<void>;
}

interface Running {
  client: pg.Client;
  endpoint: Endpoint;
  adopted: boolean;
}

/**
 * Starts the PostgreSQL that comes with Badger, or takes over the one that an earlier process left running,
 * and restarts it if it ends while Badger runs. One process owns a data folder at a time.
 *
 * @throws DatabaseStartError with a message for a person
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, sharedFolder = SHARED_FOLDER } = options;
  const binaries = await findBinaries();
  const durable = settings.fsync !== 'off';
  const cluster = await prepareCluster({
    dataFolder: options.dataFolder,
    sharedFolder,
    binaries,
    isFolderChosen: options.isFolderChosen ?? false,
    log,
    durable,
    ...(options.signal && { signal: options.signal }),
  });
  const stopping = new AbortController();
  options.signal?.addEventListener('abort', () => stopping.abort(), { once: true });
  if (options.signal?.aborted) stopping.abort();
  const first = await becomeOwner(cluster, settings, undefined, stopping.signal);
  if (first.adopted) log('Took over the database that an earlier process left running');
  let owner = first.client;
  let owned = true;
  let guard = Promise.resolve();

  // The owner's connection ends when the database does: started by us or adopted, the sign is the same.
  const watch = (): void => {
    owner.once('end', () => {
      if (stopping.signal.aborted) return;
      owned = false;
      guard = recover();
    });
  };
  const recover = async (): Promise<void> => {
    let pause = FIRST_RETRY_MS;
    log('The database has ended unexpectedly; starting it again');
    while (!stopping.signal.aborted) {
      try {
        owner = (await becomeOwner(cluster, settings, first.endpoint, stopping.signal)).client;
        owned = true;
        log('The database is running again');
        watch();
        return;
      } catch (error) {
        if (stopping.signal.aborted) return;
        log(`The database could not be started again: ${reasonOf(error)}`);
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
        pause = Math.min(pause * 2, MAX_RETRY_MS);
      }
    }
  };
  watch();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping.abort();
    await guard;
    // The lock is held until the database is down: nobody can adopt what is about to stop.
    if (owned) await stopPostmaster(cluster, log);
    await owner.end().catch(() => {});
  };
  return {
    url: databaseUrl(cluster, first.endpoint, 'application'),
    adminUrl: databaseUrl(cluster, first.endpoint, 'superuser'),
    directory: cluster.directory,
    adopted: first.adopted,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * Deletes the embedded database of a data folder with everything in it.
 *
 * @throws DatabaseStartError when a Badger is using it
 */
export async function removeEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<void> {
  const { dataFolder } = options;
  const elsewhere = (await readSecrets(dataFolder))?.directory;
  const directory = elsewhere ?? join(dataFolder, 'postgres');
  const lock = await readLockFile(directory);
  if (lock && (await isPostmasterOf(directory, lock.pid))) {
    const running = await startEmbeddedPostgres(options);
    await running.stop();
  }
  await rm(elsewhere ? dirname(elsewhere) : directory, { recursive: true, force: true });
  await rm(join(dataFolder, 'postgres.log'), { force: true });
  await rm(secretsFile(dataFolder), { force: true });
}

async function becomeOwner(
  cluster: Cluster,
  settings: ServerSettings,
  before: Endpoint | undefined,
  signal: AbortSignal,
): Promise<Running> {
  let running: Running | undefined;
  let owned = false;
  try {
    running = await withStartLock(cluster.directory, signal, async () => {
      running = await ensureRunning(cluster, settings, before, signal);
      await takeOwnership(running.client, cluster);
      owned = true;
      return running;
    });
    await ensureApplicationDatabase(running.client, cluster);
    return running;
  } catch (error) {
    // Only what is ours: a database that another process took over meanwhile is not.
    if (owned && !running?.adopted) await stopPostmaster(cluster, () => {});
    await running?.client.end().catch(() => {});
    if (error instanceof DatabaseStartError) throw error;
    throw explainFailure(cluster.dataFolder, reasonOf(error), cluster.logFile);
  }
}

/** Finds the running database of this folder, or starts one; whichever of two processes is first, both get it. */
async function ensureRunning(
  cluster: Cluster,
  settings: ServerSettings,
  before: Endpoint | undefined,
  signal: AbortSignal,
): Promise<Running> {
  const { directory } = cluster;
  const deadline = Date.now() + START_DEADLINE_MS;
  let started: Postmaster | undefined;
  while (Date.now() < deadline) {
    const lock = await readLockFile(directory);
    if (signal.aborted && (!started || started.hasEnded() || lock)) {
      if (started) await stopPostmaster(cluster, () => {});
      throw new DatabaseStartError('The start of the database was called off.');
    }
    const alive = lock !== undefined && (await isPostmasterOf(directory, lock.pid));
    if (lock?.ready) {
      const endpoint = await endpointOf(directory, lock);
      // In another container the process has another number here, but its socket answers.
      const client =
        alive || endpoint.kind === 'socket' ? await connectAsSuperuser(cluster, endpoint) : undefined;
      if (client) return { client, endpoint, adopted: started?.child.pid !== lock.pid };
    }
    if (started?.hasEnded()) {
      const output = await started.ended;
      if (!isPassing(output, before)) throw explainFailure(cluster.dataFolder, output, cluster.logFile);
      started = undefined;
      await delay(FIRST_RETRY_MS);
    }
    if (!alive && !started) {
      await removeStaleLockFiles(directory);
      started = await spawnPostmaster(cluster, await chooseEndpoint(directory, before), settings);
    }
    await delay(POLL_MS);
  }
  const lock = await readLockFile(directory);
  throw new DatabaseStartError(
    `The database in ${directory} (process ${lock?.pid ?? 'unknown'}) does not answer. Nothing was changed. ` +
      `Its log is ${cluster.logFile}. If that process is not PostgreSQL, remove ${join(directory, 'postmaster.pid')}.`,
  );
}

/** Whether a start failed for a reason that goes away by itself. */
function isPassing(output: string, before: Endpoint | undefined): boolean {
  // Another process starts the same database, or the last processes of a killed one have not gone yet.
  if (/lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(output)) return true;
  // Someone took the free port between finding and using it; a port that clients know already cannot be changed.
  return before === undefined && /Address already in use|could not create any TCP\/IP/.test(output);
}
