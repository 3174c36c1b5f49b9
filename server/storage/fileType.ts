import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';

/** How many bytes are examined to tell text from binary. */
const SAMPLE_BYTES = 64 * 1024;

const TEXT_TYPES: Record<string, string> = {
  '.csv': 'text/csv',
  '.json': 'application/json',
  '.md': 'text/markdown',
};

const isText = (sample: Buffer, isWhole: boolean) => {
  if (sample.includes(0)) return false;
  try {
    // A sample may end in the middle of a character; a whole file may not.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
};

/** The type of a file by its first bytes; of texts, which have none, the ending tells which kind it is. */
export async function typeOfFile(path: string, fileName: string): Promise<string> {
  const type = await fileTypeFromFile(path);
  if (type) return type.mime;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    if (!isText(buffer.subarray(0, bytesRead), bytesRead < SAMPLE_BYTES)) return 'application/octet-stream';
    return TEXT_TYPES[extname(fileName).toLowerCase()] ?? 'text/plain';
  } finally {
    await file.close();
  }
}
