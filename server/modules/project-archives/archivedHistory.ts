import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { type ChangeContext, insertRecords } from '../../database/records/writing.ts';
import { receiveFile } from '../../storage/receiveFile.ts';
import { keepFile } from '../../storage/storedFiles.ts';
import { documentRevisionType, documentType } from '../documents/index.ts';
import type { FileRoom } from './archivedFiles.ts';
import { HISTORY } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';

/**
 * Keeps what was changed before the export as a document of the new project. The audit trail has only what happened here:
 * nobody can have something written into it that was said to have happened elsewhere.
 */
export async function keepHistory(
  client: PoolClient,
  archive: Archive,
  projectUuid: string,
  room: FileRoom,
  change: ChangeContext,
): Promise<void> {
  const entries = archive.json(HISTORY);
  if (!Array.isArray(entries) || entries.length === 0) return;
  const { project, exportedAt } = archive.manifest;
  const day = exportedAt.slice(0, 10);
  const content = Readable.from([Buffer.from(archive.bytes(HISTORY) ?? [])], { objectMode: false });
  const file = await receiveFile(room.dataFolder, content, `history-until-${day}.json`);
  const scope = { column: 'projectUuid', uuid: projectUuid } as const;
  const uuid = randomUUID();
  try {
    const fileUuid = await keepFile(room.pool, room.files, file);
    const name = `History of ${project.name} until ${day}`.slice(0, 200);
    await insertRecords(client, documentType, [{ uuid, kind: 'PROJECT', name }], scope, change);
    const { fileName, mimeType, sizeBytes, sha256 } = file;
    const comment = `Changes before the import, out of the archive of the project ${project.uuid}`;
    const revision = {
      documentUuid: uuid,
      number: 1,
      fileName,
      mimeType,
      sizeBytes,
      sha256,
      fileUuid,
      comment,
    };
    await insertRecords(client, documentRevisionType, [revision], scope, change);
  } finally {
    await rm(file.path, { force: true });
  }
}
