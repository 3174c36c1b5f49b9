import { unzip } from 'fflate';

/** The text of a document is a fraction of this; more is an attempt to fill the memory. */
const MAX_BYTES = 60_000_000;
const TEXT_PART = 'word/document.xml';

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decoded = (xml: string) =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|quot|apos|amp));/gi, (whole, decimal, hex, name) => {
    if (name) return CHARACTERS[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/**
 * The running text of a Word document: a line for each paragraph, cells of a table one after another (ECMA-376 part 1,
 * 17.3 and 17.4). What is drawn, deleted or commented is left out.
 * @throws Error where it is no such document
 */
export async function wordText(file: Blob): Promise<string> {
  const parts = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    file
      .arrayBuffer()
      .then(bytes =>
        unzip(
          new Uint8Array(bytes),
          { filter: ({ name, originalSize }) => name === TEXT_PART && originalSize <= MAX_BYTES },
          (error, found) => (error ? reject(error) : resolve(found)),
        ),
      )
      .catch(reject);
  });
  const part = parts[TEXT_PART];
  if (!part) throw new Error('no text');
  const xml = new TextDecoder().decode(part);
  const pieces = xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*\/>|<\/w:(p)>/g);
  let text = '';
  for (const [, run, blank, paragraph] of pieces) {
    if (run !== undefined) text += decoded(run);
    else if (paragraph || blank !== 'tab') text += '\n';
    else text += '\t';
  }
  return text;
}
