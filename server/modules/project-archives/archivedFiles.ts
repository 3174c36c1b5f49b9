import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { ApiError } from '../../contract/errors.ts';
import { JobError } from '../../jobs/job.ts';
import type { FileStorage, ReceivedFile } from '../../storage/fileStorage.ts';
import { receiveFile } from '../../storage/receiveFile.ts';
import { keepFile } from '../../storage/storedFiles.ts';
import { fileProblem } from '../documents/index.ts';
import { pictureOf } from '../hara-figures/index.ts';
import { type Fields, filePath } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';

/** What files are kept with. */
export interface FileRoom {
  /** Connections of their own: a file is known before it is there, so that the sweep finds it should the import fail. */
  pool: Pool;
  files: FileStorage;
  dataFolder: string;
  userUuid: string;
}

const refused = (name: unknown, why: string) =>
  new JobError(
    'FILE_REFUSED',
    `The file ${String(name).slice(0, 100)} of the archive was not taken: ${why} Nothing was imported.`,
  );

/** Does something with a file of an archive while it lies on the disk. */
async function withFile<Result>(
  archive: Archive,
  sha256: unknown,
  fileName: unknown,
  { dataFolder }: FileRoom,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const bytes = archive.bytes(filePath(String(sha256)));
  if (!bytes) throw refused(fileName, 'it is missing.');
  const content = Readable.from([Buffer.from(bytes)], { objectMode: false });
  const file = await receiveFile(dataFolder, content, String(fileName));
  try {
    if (file.sha256 !== sha256) throw refused(fileName, 'its content is another one than its name says.');
    return await use(file);
  } finally {
    await rm(file.path, { force: true });
  }
}

/** The fields of a document's revision with its file, which is looked at as an upload is. @throws JobError FILE_REFUSED */
export const keptRevision = (record: Fields, archive: Archive, room: FileRoom): Promise<Fields> =>
  withFile(archive, record.sha256, record.fileName, room, async file => {
    const problem = await fileProblem(file);
    if (problem) throw refused(record.fileName, problem);
    if (file.mimeType !== record.mimeType || file.sizeBytes !== record.sizeBytes)
      throw refused(
        record.fileName,
        `it is ${file.mimeType} with ${file.sizeBytes} bytes, which its record denies.`,
      );
    return { ...record, fileUuid: await keepFile(room.pool, room.files, file) };
  });

/** The picture of a figure, drawn again as at an upload: what cannot be drawn is not kept. @throws JobError FILE_REFUSED */
export const keptFigure = (
  { imageSha256, ...record }: Fields,
  archive: Archive,
  room: FileRoom,
): Promise<Fields> =>
  withFile(archive, imageSha256, record.fileName, room, async file => {
    const { image, thumbnail, mimeType, width, height } = await pictureOf(file, room.userUuid).catch(
      error => {
        throw error instanceof ApiError ? refused(record.fileName, error.message) : error;
      },
    );
    const keep = async (content: Buffer) => {
      const kept = await receiveFile(room.dataFolder, Readable.from([content]), 'picture');
      try {
        return await keepFile(room.pool, room.files, kept);
      } finally {
        await rm(kept.path, { force: true });
      }
    };
    // A JPEG would lose something each time it is written again; a vector picture may hold scripts.
    const isKept = mimeType === 'image/jpeg';
    return {
      ...record,
      mimeType,
      width,
      height,
      sizeBytes: isKept ? file.sizeBytes : image.length,
      imageFileUuid: isKept ? await keepFile(room.pool, room.files, file) : await keep(image),
      thumbnailFileUuid: await keep(thumbnail),
    };
  });
