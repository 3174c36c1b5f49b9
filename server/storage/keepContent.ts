import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Settings } from '../settings.ts';
import type { FileStorage } from './fileStorage.ts';
import { receiveFile } from './receiveFile.ts';
import { keepFile } from './storedFiles.ts';

/** Keeps what the server made itself, such as a picture that it drew. @returns uuid for the record's `fileUuid` */
export async function keepContent(
  content: Buffer,
  { pool, files, settings }: { pool: Pool; files: FileStorage; settings: Settings },
): Promise<string> {
  const file = await receiveFile(settings.dataFolder, Readable.from([content]), 'picture');
  try {
    return await keepFile(pool, files, file);
  } finally {
    await rm(file.path, { force: true });
  }
}
