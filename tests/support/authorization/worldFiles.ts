import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface WorldFile {
  bytes: Buffer;
  sha256: string;
  fileName: string;
  mimeType: string;
}

const fileOf = (bytes: Buffer, fileName: string, mimeType: string): WorldFile => ({
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  fileName,
  mimeType,
});

/** A picture of one point: content for every figure of a world. */
export const PICTURE = fileOf(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'picture.png',
  'image/png',
);

/** Content for every document of a world; unlike that of a picture, its text can be analysed. */
export const NOTES = fileOf(Buffer.from('The brake shall release within 200 ms.'), 'notes.txt', 'text/plain');

/** What is uploaded to them: other content, because a revision that is the same as the last one is refused. */
export const NEWER_NOTES = fileOf(
  Buffer.from('The brake shall release within 150 ms.'),
  'notes.txt',
  'text/plain',
);

/** Puts the files of a world where a platform with this data folder keeps them, and the picture into its bucket. */
export async function storeWorldFiles(dataFolder: string): Promise<void> {
  for (const { bytes, sha256 } of [PICTURE, NOTES]) {
    const folder = join(dataFolder, 'files', sha256.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, sha256), bytes);
  }
  await writeFile(join(dataFolder, PICTURE.fileName), PICTURE.bytes);
}
