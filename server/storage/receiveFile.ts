import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanFileName } from './fileNames.ts';
import type { ReceivedFile } from './fileStorage.ts';
import { typeOfFile } from './fileType.ts';
import { incomingFolder } from './folderStorage.ts';

/**
 * Writes a stream to disk under a unique name, flushes it and returns size, hash and type. Memory use does not depend
 * on the file's size. The caller removes the file at `path` if it was not kept.
 *
 * @throws the stream's error; nothing is left behind then
 */
export async function receiveFile(
  dataFolder: string,
  stream: Readable,
  givenName: string,
): Promise<ReceivedFile> {
  const folder = incomingFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = createWriteStream(path, { flush: true, mode: 0o600 });
  const closed = new Promise<void>(resolve => file.once('close', () => resolve()));
  try {
    await pipeline(
      stream,
      async function* measured(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          sizeBytes += chunk.length;
          yield chunk;
        }
      },
      file,
    );
    const fileName = cleanFileName(givenName);
    const mimeType = await typeOfFile(path, fileName);
    return { path, fileName, mimeType, sizeBytes, sha256: hash.digest('hex') };
  } catch (error) {
    // A stream that fails at once may do so while the file is still being opened; wait, or it would be created later.
    await closed;
    await rm(path, { force: true });
    throw error;
  }
}

/** Far longer than a request may take to arrive. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Removes files whose process ended before they had arrived.
 * @returns how many
 */
export async function sweepIncoming(dataFolder: string, olderThanMs = ABANDONED_MS): Promise<number> {
  const folder = incomingFolder(dataFolder);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    // Already gone: it was kept, or another process removed it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs > Date.now() - olderThanMs) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
