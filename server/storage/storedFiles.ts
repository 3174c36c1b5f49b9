import type { Pool } from 'pg';
import { inTransaction } from '../database/records/dependencies.ts';
import { quoted } from '../database/records/recordType.ts';
import { references } from '../database/records/references.ts';
import type { FileStorage, ReceivedFile } from './fileStorage.ts';

/**
 * Keeps a file and adds its row to the database, so that a record can reference it. A file that ends up without a
 * record, because the request failed, is swept later.
 *
 * @returns uuid for the record's `fileUuid`
 */
export async function keepFile(
  pool: Pool,
  files: FileStorage,
  file: Pick<ReceivedFile, 'path' | 'sha256' | 'mimeType' | 'sizeBytes'>,
): Promise<string> {
  // Marked as used before it is written: the sweep below skips recently used files.
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into stored_files (sha256, size_bytes) values ($1, $2)
     on conflict (sha256) do update set last_used_at = now() returning uuid`,
    [file.sha256, file.sizeBytes],
  );
  await files.put(file);
  return rows[0]?.uuid ?? '';
}

/** Longer than any request that is still about to point at its file. */
const GRACE = '1 hour';
const AT_ONCE = 100;

/** Read from the foreign keys: whatever points at a file keeps it. */
const unused = references
  .filter(({ target }) => target === 'stored_files')
  .map(
    ({ table, column }) =>
      ` and not exists (select 1 from ${quoted(table)} r where r.${quoted(column)} = f.uuid)`,
  )
  .join('');

/**
 * Removes files that no record references any longer: first the row, then the file. If a record starts to reference one
 * at the same time, its foreign key makes the removal fail and the file stays.
 *
 * @returns how many were removed
 */
export async function sweepFiles(pool: Pool, files: FileStorage, grace = GRACE): Promise<number> {
  const { rows } = await pool.query<{ uuid: string }>(
    `select f.uuid from stored_files f where f.last_used_at < now() - $1::interval${unused}
     order by f.last_used_at limit ${AT_ONCE}`,
    [grace],
  );
  let removed = 0;
  for (const { uuid } of rows) {
    await inTransaction(pool, async client => {
      const gone = await client.query<{ sha256: string }>(
        'delete from stored_files where uuid = $1 and last_used_at < now() - $2::interval returning sha256',
        [uuid, grace],
      );
      // The row lock keeps others from storing the same content again until this transaction ends.
      if (gone.rows[0]) await files.remove(gone.rows[0].sha256);
      removed += gone.rowCount ?? 0;
    }).catch(error => {
      if ((error as { code?: string }).code !== '23503') throw error;
    });
  }
  return removed;
}
