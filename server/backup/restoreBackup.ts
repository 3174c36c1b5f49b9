import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { makeAuditMonths } from '../database/auditMonths.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { quoted } from '../database/records/recordType.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { BackupError, filePath, type Manifest, tablePath } from './manifest.ts';
import { columnList, copyOut, PLAIN_TEXT, type Table, tablesOf } from './tables.ts';
import { verifyBackup } from './verifyBackup.ts';

interface RestoreOptions {
  /** A database that has the schema and nothing of anybody in it. */
  pool: Pool;
  storage: FileStorage;
  /** Where files are put together before they get their name; on the same disk as those that are kept. */
  incoming: string;
  /** The folder of one backup. */
  folder: string;
}

/** The key of the cursors of live events and of the history: with a new one those from before the restore are no good. */
const CURSOR_KEY = 'events';

/**
 * Puts a backup into an empty installation: files first, which nobody sees without the rows, then all tables in one
 * transaction that is compared row by row with the backup before it is committed.
 * @throws BackupError when the backup is damaged or of another version, or the database is in use or not empty
 */
export async function restoreBackup({ pool, storage, incoming, folder }: RestoreOptions): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const client = await pool.connect();
  let isGood = false;
  try {
    await requireUnused(client);
    await requireSameSchema(client, manifest);
    await client.query('begin');
    await client.query(PLAIN_TEXT);
    await requireEmpty(client);
    await makeAuditMonths(client, manifest.months);
    const tables = await tablesOf(client);
    await restoreFiles(storage, incoming, folder, manifest);
    const rebuild = await dropForeignKeys(client);
    const names = tables.map(({ name }) => quoted(name)).join(', ');
    await turnTriggers(client, 'disable');
    await client.query(`truncate ${names}`);
    for (const saved of manifest.tables) await copyIn(client, folder, saved);
    await setSequences(client, manifest);
    await compare(client, tables, manifest);
    await client.query('delete from identity_keys where name = $1', [CURSOR_KEY]);
    for (const statement of rebuild) await client.query(statement);
    await turnTriggers(client, 'enable');
    await client.query('commit');
    isGood = true;
    await client.query('set statement_timeout = 0');
    await client.query('analyze');
    return manifest;
  } finally {
    // A connection in the middle of a copy is of no more use.
    client.release(!isGood);
  }
}

/** @throws BackupError when a server is running on the database */
async function requireUnused(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name = 'badger') as used`,
  );
  if (rows[0]?.used)
    throw new BackupError('Badger is running on this database. Stop it first; nothing was changed.');
}

/** @throws BackupError */
async function requireSameSchema(client: PoolClient, { migrations, version }: Manifest): Promise<void> {
  const present = await appliedMigrations(client);
  if (String(present) === String(migrations)) return;
  throw new BackupError(
    `The backup was made by Badger ${version}, whose tables are others. Restore it with that version into an empty database, ` +
      'then start this one, which brings them up to date. Nothing was changed.',
  );
}

/** @throws BackupError when people, organizations or changes are there */
async function requireEmpty(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select 1 from users) or exists (select 1 from organizations) or exists (select 1 from audit_trail) as used`,
  );
  if (rows[0]?.used)
    throw new BackupError(
      'There are data in this database already. A backup goes into an empty one: set DATA_DIR or DATABASE_URL to a new place. Nothing was changed.',
    );
}

async function restoreFiles(
  storage: FileStorage,
  incoming: string,
  folder: string,
  { files }: Manifest,
): Promise<void> {
  if (files.length === 0) return;
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const place = await mkdtemp(join(incoming, 'restore-'));
  try {
    for (const { sha256 } of files) {
      const path = join(place, sha256);
      await copyFile(filePath(folder, sha256), path);
      await storage.put({ path, sha256, mimeType: 'application/octet-stream' });
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Rows may come in any order then. @returns the statements that make them again, which check every row */
async function dropForeignKeys(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

/** Of the parts of a table as well: emptying it asks theirs too. */
async function turnTriggers(client: PoolClient, way: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  for (const { table } of rows) await client.query(`alter table ${table} ${way} trigger user`);
}

async function copyIn(
  client: PoolClient,
  folder: string,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): Promise<void> {
  const target = client.query(copyFrom(`copy ${quoted(name)} (${columnList({ columns })}) from stdin`));
  await pipeline(createReadStream(tablePath(folder, name)), createGunzip(), target);
}

async function setSequences(client: PoolClient, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
}

/** @throws BackupError when a table has other rows than the backup */
async function compare(client: PoolClient, tables: Table[], manifest: Manifest): Promise<void> {
  for (const saved of manifest.tables) {
    const table = tables.find(({ name }) => name === saved.name);
    const found = table && (await copyOut(client, table));
    if (found?.sha256 !== saved.sha256)
      throw new BackupError(
        `The table ${saved.name} was not restored as it was saved (${found?.rows ?? 'no'} of ${saved.rows} rows). Nothing was kept.`,
      );
  }
}
