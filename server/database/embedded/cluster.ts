import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError } from '../databaseStartError.ts';
import { type Account, canEnter, canRun, chooseAccount, isRoot, runAs } from './account.ts';
import { type Binaries, copyBinaries } from './binaries.ts';
import { errorCode, explained, explainFailure } from './errors.ts';
import { createSecrets, readSecrets, type Secrets } from './secrets.ts';

const run = promisify(execFile);

/** initdb writes 40 MB; less than this and the first start would end half-way. */
const FREE_BYTES_FOR_FIRST_START = 128 * 1024 * 1024;

export const SUPERUSER = 'postgres';

/** Everything that is needed to start and reach one database. */
export interface Cluster {
  /** The folder that the person knows (DATA_DIR), resolved. */
  dataFolder: string;
  /** PostgreSQL's own folder. */
  directory: string;
  logFile: string;
  binaries: Binaries;
  account: Account | undefined;
  secrets: Secrets;
}

export interface ClusterOptions {
  dataFolder: string;
  /** Where programs and data go when the data folder can only be reached by root. */
  sharedFolder: string;
  binaries: Binaries;
  /** Whether somebody chose the data folder: then the database lies there, or the start is refused. */
  isFolderChosen: boolean;
  log: (line: string) => void;
  signal?: AbortSignal;
  /** Whether a new database survives a power cut from its first second on. */
  durable: boolean;
}

/**
 * Opens the database files in a data folder; creates them at the first start.
 *
 * @throws DatabaseStartError when the folder cannot be used; then nothing in it was changed
 */
export async function prepareCluster(options: ClusterOptions): Promise<Cluster> {
  const dataFolder = await explained(options.dataFolder, async () => {
    await mkdir(options.dataFolder, { recursive: true });
    return realpath(options.dataFolder);
  });
  const known = await readSecrets(dataFolder);
  const directory = known?.directory ?? join(dataFolder, 'postgres');
  const logFile = join(dataFolder, 'postgres.log');

  const owner = await inspect(directory, options.binaries, known);
  if (owner && known) {
    const account = await accountOf(owner, directory);
    const binaries = await reachableBinaries(account, options);
    return { dataFolder, directory, logFile, binaries, account, secrets: known };
  }

  const account = isRoot() ? await chooseAccount(dataFolder) : undefined;
  const binaries = await reachableBinaries(account, options);
  await requireFreeSpace(dataFolder, directory);
  const elsewhere =
    known || !account || (await letEnter(account, dataFolder))
      ? undefined
      : await createPlaceElsewhere(account, dataFolder, options);
  const secrets = known ?? (await explained(dataFolder, () => createSecrets(dataFolder, elsewhere)));
  const cluster = {
    dataFolder,
    directory: secrets.directory ?? directory,
    logFile,
    binaries,
    account,
    secrets,
  };
  await explained(dataFolder, () => initialise(cluster, options));
  return cluster;
}

/** Checks that what lies in the folder is a database of ours; `undefined` when nothing lies there. */
async function inspect(
  directory: string,
  binaries: Binaries,
  secrets: Secrets | undefined,
): Promise<Account | undefined> {
  const entries = await explained(directory, async () => {
    try {
      return await readdir(directory);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  });
  if (!entries) {
    if (!secrets?.directory || (await exists(dirname(directory)))) return undefined;
    throw new DatabaseStartError(
      `The database files of this data folder are missing: postgres.json names ${directory}. ` +
        'Bring them back from a backup, or remove postgres.json to begin with an empty database.',
    );
  }
  if (!entries.includes('PG_VERSION')) {
    throw new DatabaseStartError(
      `The folder ${directory} is not a PostgreSQL database. Nothing was changed. ` +
        'Move it away, or set DATA_DIR to another folder.',
    );
  }
  const found = (await explained(directory, () => readFile(join(directory, 'PG_VERSION'), 'utf8'))).trim();
  if (found !== String(binaries.major)) {
    throw new DatabaseStartError(
      `The folder ${directory} holds a database of PostgreSQL ${found}; this Badger brings PostgreSQL ${binaries.major}. ` +
        'Nothing was changed. Start the version of Badger that wrote it, set DATA_DIR to another folder, ' +
        'or move the data with pg_dump and pg_restore.',
    );
  }
  if (!secrets) {
    throw new DatabaseStartError(
      `The passwords of the database in ${directory} are missing: postgres.json should lie beside it. ` +
        'Nothing was changed. Bring it back from a backup, or move the database away to begin with an empty one.',
    );
  }
  const { uid, gid } = await stat(directory);
  return { uid, gid };
}

/** A database runs as the owner of its files, whichever user was chosen when they were made. */
async function accountOf(owner: Account, directory: string): Promise<Account | undefined> {
  if (!isRoot()) {
    if (process.getuid && owner.uid !== process.getuid()) {
      throw new DatabaseStartError(
        `The database in ${directory} belongs to another system user (id ${owner.uid}). Nothing was changed. ` +
          'Start Badger as the same user as before, or set DATA_DIR to another folder.',
      );
    }
    return undefined;
  }
  let account = owner;
  if (owner.uid === 0) {
    // A copy or a restored backup that root made: PostgreSQL would neither run as root nor open it otherwise.
    account = await chooseAccount(dirname(directory));
    await run('chown', ['-R', `${account.uid}:${account.gid}`, directory]);
    await chmod(directory, 0o700);
  }
  if (!(await canEnter(account, directory))) {
    throw new DatabaseStartError(
      `The database in ${directory} cannot be reached by the user it runs as (id ${account.uid}), because a folder ` +
        'above it is closed to everyone but root. Nothing was changed. Open that folder (chmod o+x), ' +
        'or move the data folder back to where it was.',
    );
  }
  return account;
}

async function reachableBinaries(account: Account | undefined, options: ClusterOptions): Promise<Binaries> {
  const { binaries, sharedFolder } = options;
  const catalogue = join('share', 'postgresql', 'postgres.bki');
  if (!account || (await canRun(account, binaries.postgres, join(binaries.root, catalogue)))) return binaries;
  const copy = await explained(sharedFolder, () => copyBinaries(binaries, sharedFolder));
  const attempt = await runAs(account, copy.postgres, ['--version']);
  if (!attempt.ok) throw explainFailure(copy.root, attempt.output);
  return copy;
}

async function requireFreeSpace(dataFolder: string, directory: string): Promise<void> {
  const place = (await exists(dirname(directory))) ? dirname(directory) : dataFolder;
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize >= FREE_BYTES_FOR_FIRST_START) return;
  throw new DatabaseStartError(
    `The disk that holds ${place} is full or nearly so: ${Math.floor((bavail * bsize) / 2 ** 20)} MB are free, ` +
      'the first start needs 128 MB. Nothing was written. Free some space, or set DATA_DIR to another disk.',
  );
}

/** Whether that user can enter the data folder; an empty one is opened for passing through, as it hides nothing. */
async function letEnter(account: Account, dataFolder: string): Promise<boolean> {
  if (await canEnter(account, dataFolder)) return true;
  if ((await readdir(dataFolder)).length > 0) return false;
  const { mode } = await stat(dataFolder);
  await chmod(dataFolder, mode | 0o011);
  if (await canEnter(account, dataFolder)) return true;
  await chmod(dataFolder, mode);
  return false;
}

/**
 * A place for the database when only root can reach the data folder.
 * @throws DatabaseStartError when somebody chose that folder: what is put elsewhere may be on no volume and in no backup
 */
async function createPlaceElsewhere(
  account: Account,
  dataFolder: string,
  options: ClusterOptions,
): Promise<string> {
  const { sharedFolder, log } = options;
  if (options.isFolderChosen)
    throw new DatabaseStartError(
      `PostgreSQL does not run as root, and the system user with the id ${account.uid} cannot enter ${dataFolder}. Nothing was changed. ` +
        'Start Badger as another user, let others pass through that folder and those above it (chmod o+x), or set DATA_DIR to another folder.',
    );
  return explained(sharedFolder, async () => {
    await mkdir(sharedFolder, { recursive: true });
    await chmod(sharedFolder, 0o755);
    const prefix = `${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}-`;
    const earlier = (await readdir(sharedFolder)).filter(name => name.startsWith(prefix));
    const place = await mkdtemp(join(sharedFolder, prefix));
    await chmod(place, 0o711);
    log(
      `${dataFolder} can only be reached by root, and PostgreSQL does not run as root: ` +
        `the database files are kept in ${place}`,
    );
    for (const name of earlier) {
      log(`An earlier database of this data folder is still in ${join(sharedFolder, name)}; it is not used`);
    }
    return join(place, 'postgres');
  });
}

/** Creates the database files aside and renames them when they are complete: a kill in between leaves none. */
async function initialise(
  cluster: Cluster,
  { durable, signal }: Pick<ClusterOptions, 'durable' | 'signal'>,
): Promise<void> {
  const { directory, account, binaries, secrets } = cluster;
  const parent = dirname(directory);
  await removeUnfinished(parent, basename(directory));
  const workshop = join(parent, `${basename(directory)}.unfinished-${process.pid}`);
  await mkdir(workshop, { mode: 0o700 });
  try {
    const passwordFile = join(workshop, 'password');
    await writeFile(passwordFile, `${secrets.superuserPassword}\n`, { mode: 0o600 });
    if (account) {
      await chown(passwordFile, account.uid, account.gid);
      await chown(workshop, account.uid, account.gid);
    }
    const files = join(workshop, 'data');
    const result = await runAs(
      account,
      binaries.initdb,
      [
        `--pgdata=${files}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        // The built-in provider sorts and folds case alike on every machine and survives its upgrades.
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--text-search-config=pg_catalog.english',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      signal,
    );
    if (signal?.aborted) throw new DatabaseStartError('The start of the database was called off.');
    if (!result.ok) throw explainFailure(cluster.dataFolder, result.output);
    try {
      await rename(files, directory);
    } catch (error) {
      // Another process began on the same folder at the same time and was faster; the lock decides later.
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    }
    if (durable) await syncFolder(parent);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function removeUnfinished(parent: string, name: string): Promise<void> {
  const prefix = `${name}.unfinished-`;
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(prefix)) continue;
    const maker = Number(entry.slice(prefix.length));
    if (maker !== process.pid && isAlive(maker)) continue;
    await rm(join(parent, entry), { recursive: true, force: true });
  }
}

/** Whether a process of this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
