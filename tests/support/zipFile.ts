import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

/** A second reader of ZIP archives, by APPNOTE 6.3.10, 4.3: central directory, then each file. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of the central directory');
    const [method, packed, size] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 24),
    ];
    const [name, extra, comment] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    const file = method === 0 ? content : inflateRawSync(content);
    if (file.length !== size) throw new Error('another size than the directory says');
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), file);
    at += 46 + name + extra + comment;
  }
  return files;
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
