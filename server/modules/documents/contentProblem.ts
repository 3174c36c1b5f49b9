import { open, readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { ARCHIVE_LIMITS } from '../../../domain/files/checkArchive.ts';
import type { ReceivedFile } from '../../storage/fileStorage.ts';

/** Readers look for the end of a PDF in its last kilobyte (PDF Reference 1.7, appendix H, implementation note 18). */
const PDF_END_BYTES = 1024;
const PDF_END = '%%EOF';
/** Word, Excel and PowerPoint keep their macros in a part of this name, LibreOffice in these folders. */
const MACRO_PART = /(^|\/)vbaProject[^/]*\.bin$|^(Basic|Scripts)\//i;
/** The same in files before 2007, whose directory is written in UTF-16. */
const OLD_MACRO_PART = Buffer.from('_VBA_PROJECT', 'utf16le');
const LEADS_OUT = /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:/i;
/** An SVG by its first element, whatever stands before it and in whatever the file is called. */
const IS_SVG =
  /^(?:\u00ef\u00bb\u00bf|[\u00fe\u00ff]{2}|\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[\s\S]*?\])?\s*>)*<(?:\w+:)?svg[\s>]/i;
/** Browsers drop white space and control characters of an address: "java script:" runs. */
const spaced = (letters: string) => [...letters].map(letter => `[\\s\\x00-\\x1f]*${letter}`).join('');
/** A page or a drawing within an address has scripts of its own. */
const SCRIPT_ADDRESS = `["';=](?:${spaced('javascript:')}|${spaced('data:')}\\s*(?:text/html|text/xml|image/svg|application/x))`;
const RUNS = new RegExp(
  `<([\\w.-]+:)?script[\\s>/]|[\\s"'/]on\\w+\\s*=|<\\?xml-stylesheet[^>]*xsl|${SCRIPT_ADDRESS}`,
  'i',
);
/** Characters that are written by their number, or by a name that XML itself has: as they are read. */
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));?/gi;
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;
const DECLARES_ENTITIES = /<!\s*ENTITY/i;
const XML_TYPES = new Set(['application/xml', 'image/svg+xml']);

/**
 * What in a file is made to harm whoever opens it, or cannot be opened by anybody, as a sentence; undefined where nothing
 * is found. It is no search for malware, which a scanner does (`scanFile`).
 */
export async function contentProblem({ path, mimeType }: ReceivedFile): Promise<string | undefined> {
  if (mimeType === 'application/pdf') return pdfProblem(path);
  if (mimeType === 'application/zip' || /openxmlformats|opendocument/.test(mimeType))
    return archiveProblem(await readFile(path));
  if (mimeType === 'application/x-cfb')
    return (await readFile(path)).includes(OLD_MACRO_PART) ? MACROS : undefined;
  if (XML_TYPES.has(mimeType) || mimeType.startsWith('text/')) return markupProblem(path, mimeType);
  return undefined;
}

const MACROS =
  'This file has macros, which would run on whoever opens it. Save it without macros and send it again.';

/** At most so many bytes of a file, from its beginning or up to its end. */
async function partOf(path: string, most: number, from: 'beginning' | 'end'): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, most);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, from === 'end' ? size - length : 0);
    return buffer;
  } finally {
    await file.close();
  }
}

async function pdfProblem(path: string): Promise<string | undefined> {
  const end = await partOf(path, PDF_END_BYTES, 'end');
  return end.includes(PDF_END) ? undefined : 'This PDF breaks off before its end. Send the whole file.';
}

function archiveProblem(bytes: Uint8Array): string | undefined {
  const parts: { name: string; size: number; originalSize: number }[] = [];
  try {
    unzipSync(bytes, {
      filter: part => {
        parts.push(part);
        return false;
      },
    });
  } catch {
    return 'This archive is damaged: its list of files cannot be read. Send it again, or make a new one.';
  }
  const outside = parts.find(({ name }) => LEADS_OUT.test(name));
  if (outside)
    return `This archive holds a file that would be unpacked outside of its folder (${outside.name.slice(0, 100)}). Make a new archive without it.`;
  const { ratio, ratioFrom } = ARCHIVE_LIMITS;
  if (parts.some(({ size, originalSize }) => originalSize > Math.max(ratioFrom, size * ratio)))
    return 'This archive would unpack to far more than it can honestly hold. Send its files by themselves.';
  return parts.some(({ name }) => MACRO_PART.test(name)) ? MACROS : undefined;
}

const withCharacters = (text: string) =>
  text.replaceAll(REFERENCE, (whole, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });

/** Bytes in which a drawing begins, unless whoever sends it has put white space before it. */
const BEGINNING_BYTES = 65_536;
/** A text that is no markup, whatever follows: a mark of the byte order and white space, then anything but a tag. */
const NO_MARKUP = /^(?:\u00ef\u00bb\u00bf|[\u00fe\u00ff]{2}|\s)*[^\s<\u00ef\u00bb\u00bf\u00fe\u00ff]/;

/** In UTF-16 a zero byte stands beside each of the characters that are looked for. */
const withoutZeros = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0', '');

async function markupProblem(path: string, mimeType: string): Promise<string | undefined> {
  // Looking through twenty megabytes of measured values would keep everybody else waiting.
  const begins = withoutZeros(await partOf(path, BEGINNING_BYTES, 'beginning'));
  if (!XML_TYPES.has(mimeType) && NO_MARKUP.test(begins)) return undefined;
  const text = withoutZeros(await readFile(path));
  const isSvg = IS_SVG.test(text);
  if (isSvg && (RUNS.test(text) || RUNS.test(withCharacters(text))))
    return 'This drawing has a script, which would run on whoever opens it. Export it again without scripts.';
  return (isSvg || XML_TYPES.has(mimeType)) && DECLARES_ENTITIES.test(text)
    ? 'This XML file defines entities, which can name other files or fill the memory of whoever opens it. Write their texts out.'
    : undefined;
}
