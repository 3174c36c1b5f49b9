import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { appliedMigrations } from '../database/migrate.ts';
import { quoted } from '../database/records/recordType.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { filePath, MANIFEST, type Manifest, type SavedFile, tablePath } from './manifest.ts';
import { copyOut, PLAIN_TEXT, tablesOf } from './tables.ts';
import { verifyBackup } from './verifyBackup.ts';

interface BackupOptions {
  pool: Pool;
  storage: FileStorage;
  /** Folder that keeps the backups; each gets a folder of its own. */
  target: string;
  version: string;
}

const PRIVATE = { mode: 0o600 };
const PREFIX = 'badger-';

/**
 * Saves database and files of one moment, beside whatever is going on: one transaction reads all tables. It is read
 * again and compared before it gets its name, so a folder with that name is whole.
 * @returns the folder of the backup, and what is in it
 */
export async function writeBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const name = `${PREFIX}${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const folder = join(options.target, name);
  const unfinished = join(options.target, `.unfinished-${name}`);
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await save(options, unfinished);
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
      ...PRIVATE,
      flush: true,
    });
    await verifyBackup(unfinished);
    await rename(unfinished, folder);
    await syncFolder(options.target);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Removes all but the newest complete backups. @returns the names of those that are gone */
export async function removeOldBackups(target: string, keep: number): Promise<string[]> {
  const all = (await readdir(target)).filter(name => name.startsWith(PREFIX)).sort();
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const name of old) await rm(join(target, name), { recursive: true });
  return old;
}

async function save({ pool, storage, version }: BackupOptions, folder: string): Promise<Manifest> {
  const client = await pool.connect();
  let isGood = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(PLAIN_TEXT);
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client)) {
      const file = createWriteStream(tablePath(folder, table.name), { ...PRIVATE, flush: true });
      const copied = await copyOut(client, table, createGzip(), file as unknown as NodeJS.ReadWriteStream);
      tables.push({ name: table.name, columns: table.columns, ...copied });
    }
    const { rows: stored } = await client.query<SavedFile>(
      'select sha256, size_bytes as "sizeBytes" from stored_files order by sha256',
    );
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      version,
      migrations: await appliedMigrations(client),
      needsKeysSecret: await hasSealedKeys(client),
      tables,
      sequences: await sequencesOf(client),
      months: await monthsOf(client),
      files: [],
      missingFiles: [],
    };
    await client.query('commit');
    isGood = true;
    for (const file of stored)
      if (await saveFile(storage, file, folder)) manifest.files.push(file);
      else manifest.missingFiles.push(file.sha256);
    return manifest;
  } finally {
    client.release(!isGood);
  }
}

async function saveFile(storage: FileStorage, { sha256 }: SavedFile, folder: string): Promise<boolean> {
  const content = await storage.open(sha256);
  if (!content) return false;
  const path = filePath(folder, sha256);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  content.on('data', chunk => hash.update(chunk));
  await pipeline(content, createWriteStream(path, { ...PRIVATE, flush: true }));
  if (hash.digest('hex') === sha256) return true;
  await rm(path);
  return false;
}

async function hasSealedKeys(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sealed: boolean }>(
    `select exists (select 1 from identity_keys where value ? 'sealed') as sealed`,
  );
  return rows[0]?.sealed === true;
}

async function sequencesOf(client: PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    sequences.push({ name, last: state.rows[0]?.called ? state.rows[0].last : null });
  }
  return sequences;
}

async function monthsOf(client: PoolClient): Promise<Manifest['months']> {
  const { rows } = await client.query<{ month: string }>(
    `select distinct date_trunc('month', at, 'UTC')::text as month from audit_log order by 1`,
  );
  return rows.map(({ month }) => month);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
