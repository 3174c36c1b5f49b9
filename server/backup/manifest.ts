import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a person can act on: nothing was changed, or what was half-made is gone. */
export class BackupError extends Error {}

export interface SavedTable {
  name: string;
  columns: string[];
  rows: number;
  /** Of the rows as COPY writes them, in the order of the primary key. */
  sha256: string;
}

export interface SavedFile {
  sha256: string;
  sizeBytes: number;
}

/** manifest.json of a backup: everything that has to be in it. Written last, so a folder with one is complete. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** Of Badger. */
  version: string;
  /** The migrations that the tables are made by. */
  migrations: number[];
  /** Whether the provider's keys in it are encrypted; then KEYS_SECRET is needed as well. */
  needsKeysSecret: boolean;
  tables: SavedTable[];
  /** Last value of each sequence; null: nothing was drawn yet. */
  sequences: { name: string; last: string | null }[];
  /** Of the audit trail: the first moments of those that it has changes of. */
  months: string[];
  files: SavedFile[];
  /** Files that the database names and that were not there. */
  missingFiles: string[];
}

export const MANIFEST = 'manifest.json';

export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.copy.gz`);

export const filePath = (folder: string, sha256: string) => join(folder, 'files', sha256.slice(0, 2), sha256);

/** @throws BackupError when the folder holds no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch {
    throw new BackupError(
      `${folder} holds no complete backup: there is no ${MANIFEST}. Nothing was changed.`,
    );
  }
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1)
    throw new BackupError(
      `The backup in ${folder} was made by a newer Badger (${manifest.version}). Restore it with that version. Nothing was changed.`,
    );
  return manifest;
}
