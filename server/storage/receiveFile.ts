import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cleanFileName } from './fileNames.ts';
import type { ReceivedFile } from './fileStorage.ts';
import { typeOfFile } from './fileType.ts';
import { incomingFolder } from './folderStorage.ts';
import { Pace } from './pace.ts';

/**
 * All uploads to a process together, as much as a line of 200 Mbit/s brings: read as fast as a local network can send,
 * two of them would keep processor and disk from everybody else. Four megabytes pass without a pause.
 */
const UPLOADS = new Pace({ bytesPerSecond: 25_000_000, burst: 4_000_000 });

/** What the disk is given at once: whoever saves a change meanwhile waits until it has been written. */
const FLUSHED_BYTES = 1_000_000;

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
  const path = join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { sizeBytes, sha256 } = await write(stream, path);
    const fileName = cleanFileName(givenName);
    const mimeType = await typeOfFile(path, fileName);
    return { path, fileName, mimeType, sizeBytes, sha256 };
  } catch (error) {
    // What nobody reads on would keep its sender waiting.
    stream.destroy();
    await rm(path, { force: true });
    throw error;
  }
}

async function write(stream: Readable, path: string): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  // Used again and again: a new one for each megabyte makes the garbage collector run, and every request waits for it.
  const block = Buffer.allocUnsafeSlow(FLUSHED_BYTES);
  let waitingBytes = 0;
  let sizeBytes = 0;
  const flush = async () => {
    await file.appendFile(block.subarray(0, waitingBytes));
    await file.datasync();
    waitingBytes = 0;
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      await UPLOADS.pass(chunk.length);
      hash.update(chunk);
      sizeBytes += chunk.length;
      for (let taken = 0; taken < chunk.length; ) {
        const copied = chunk.copy(block, waitingBytes, taken);
        taken += copied;
        waitingBytes += copied;
        if (waitingBytes === block.length) await flush();
      }
    }
    await flush();
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
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
