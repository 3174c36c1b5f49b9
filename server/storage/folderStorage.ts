import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './fileStorage.ts';

/** Files that are still arriving; on the same file system as those that are kept, so that a rename is enough. */
export const incomingFolder = (dataFolder: string) => join(dataFolder, 'files', 'incoming');

const SHA256 = /^[0-9a-f]{64}$/;

/** A new name in a folder lasts over a power failure only when the folder itself was written. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keeps files under `<data folder>/files/ab/ab12…`. The file handed over is on disk already and only gets its name. */
export function folderStorage(dataFolder: string): FileStorage {
  const pathOf = (sha256: string) => join(dataFolder, 'files', sha256.slice(0, 2), sha256);
  return {
    async put({ path, sha256 }) {
      const kept = pathOf(sha256);
      await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
      await rename(path, kept);
      await syncFolder(dirname(kept));
    },
    async open(sha256) {
      if (!SHA256.test(sha256)) return undefined;
      const file = await open(pathOf(sha256), 'r').catch(error => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return file && createReadStream('', { fd: file });
    },
    async remove(sha256) {
      if (SHA256.test(sha256)) await rm(pathOf(sha256), { force: true });
    },
  };
}
