import { crc32, deflateSync } from 'node:zlib';
import { zip } from '../import/zip.ts';

/** A part of a PNG, with its checksum. */
export const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8);
  out.writeUInt32BE(data.length, 0);
  out.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([out.subarray(0, 4), body, out.subarray(4)]);
};
/** A PNG that says how large it is and may carry that many empty lines. */
export function pngOf(width: number, height: number, lines = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(lines * (width * 3 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A ZIP that may lie about how large its files are. */
export const zipOf = (entries: [name: string, content: Buffer, said?: number][]): Buffer =>
  Buffer.from(
    zip(entries.map(([name, content, said]) => ({ name, content, claims: said ?? content.length }))),
  );

/** What is left of a file of Word or Excel when only its kind and these parts are in it. */
export const office = (kind: 'word' | 'xl', ...more: [string, Buffer, number?][]) =>
  zipOf([
    [
      '[Content_Types].xml',
      Buffer.from(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${kind}/x.xml" ContentType="application/vnd.openxmlformats-officedocument.${kind === 'xl' ? 'spreadsheetml.sheet' : 'wordprocessingml.document'}.main+xml"/></Types>`,
      ),
    ],
    ...more,
  ]);

export const SVG = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" ${attributes}>${inner}</svg>`;
