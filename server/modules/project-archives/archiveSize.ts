import { ARCHIVE_LIMITS } from '../../../domain/files/checkArchive.ts';
import { VOTING_PARTS } from '../../events/votingRows.ts';
import type { Handler } from '../../http/handler.ts';
import { recordTypes } from '../recordTypes.ts';
import { archivedKinds, isLookup } from './archiveForm.ts';
import { FILES_SQL, isPacked } from './writeArchive.ts';

/** Beside the lists of records and choices: manifest, people, tags, rating sets, history. */
const OTHER_PARTS = 5;

/**
 * What every record was like is in the history, and so at least once in an archive. Of votes nothing is counted: the size
 * would tell that a blind one was given or changed.
 */
const HISTORY_SQL = `select coalesce(sum(coalesce(octet_length(l.before::text), 0) + coalesce(octet_length(l.after::text), 0)), 0)::float8 as bytes
  from audit_trail l where l.project_uuid = $1 and l.entity <> all($2)`;

export const getArchiveSize: Handler<'getArchiveSize'> = async ({ path }, { pool, settings }) => {
  const files = await pool.query<{ mimeType: string; sizeBytes: number }>(FILES_SQL, [path.projectUuid]);
  const history = await pool.query<{ bytes: number }>(HISTORY_SQL, [path.projectUuid, VOTING_PARTS]);
  const bytesOf = (rows: typeof files.rows) => rows.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const kinds = archivedKinds(recordTypes);
  const data = {
    files: files.rows.length + kinds.length + kinds.filter(isLookup).length + OTHER_PARTS,
    unpackedBytes: bytesOf(files.rows) + (history.rows[0]?.bytes ?? 0),
    packedBytes: bytesOf(files.rows.filter(({ mimeType }) => isPacked(mimeType))),
    maxFiles: ARCHIVE_LIMITS.parts,
    maxUnpackedBytes: ARCHIVE_LIMITS.unpackedBytes,
    maxPackedBytes: settings.files.uploadLimit,
  };
  return { status: 200, body: { data } };
};
