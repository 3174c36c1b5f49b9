import { parseCsv } from 'hucre/csv';
import { type ReadBook, type ReadNote, ReadRefusal } from './readTypes';

const DELIMITERS = [';', ',', '\t'] as const;
/** Lines that the delimiter is guessed from. */
const SAMPLE_LINES = 60;

/** Reads CSV or TSV in UTF-8, UTF-16 or, where it is neither, Windows-1252. @throws ReadRefusal */
export function readDelimited(bytes: Uint8Array, name: string): ReadBook {
  const { text, notes } = decode(bytes);
  // Control characters are in no table: it is another kind of file.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new ReadRefusal('wrong-type');
  if (/^\s*(<\?xml|<!doctype|<html|\{\\rtf|%PDF-)/i.test(text)) throw new ReadRefusal('wrong-type');
  const named = /^sep=(.)\r?\n/i.exec(text);
  const content = named ? text.slice(named[0].length) : text;
  const rows = rowsOf(content, named?.[1] ?? guessDelimiter(content));
  return { sheets: [{ name, rows, mergedAreas: 0, isHidden: false }], notes };
}

const rowsOf = (text: string, delimiter: string): string[][] =>
  parseCsv(text, { delimiter, typeInference: false, skipBom: true }).map(row =>
    row.map(value => String(value ?? '').replaceAll(/\r\n?/g, '\n')),
  );

/** The one that splits the first lines into the most columns, most of them equally many. */
export function guessDelimiter(text: string): string {
  const sample = sampleOf(text);
  const scored = DELIMITERS.map(delimiter => {
    const widths = rowsOf(sample, delimiter).map(({ length }) => length);
    const counts = new Map<number, number>();
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [width, lines] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
    return { delimiter, score: width > 1 ? (lines / widths.length) * Math.log2(width + 1) : 0 };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

/** The first lines, breaks inside quotes not counted. */
function sampleOf(text: string): string {
  let lines = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) {
      lines += 1;
      if (lines === SAMPLE_LINES) return text.slice(0, at);
    }
  }
  return text;
}

function decode(bytes: Uint8Array): { text: string; notes: ReadNote[] } {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
  const encoding = utf16 ?? (first === 0xfe && second === 0xff ? 'utf-16be' : undefined);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notes: ['windows-1252'] };
  }
}
