import { ArchiveRefusal } from '../../../../domain/files/checkArchive.ts';
import type { FileKind } from './fileKinds.ts';
import { pdfPages } from './pdfPages.ts';
import { READING_LIMITS, ReadingRefusal, type ReadPage } from './readTypes.ts';
import { textPages } from './textPages.ts';
import { wordFilePages, workbookPages } from './zipPages.ts';

type Reader = (
  bytes: Uint8Array,
  report: (done: number, total: number) => void,
) => Promise<Iterable<ReadPage>>;

const READERS: Readonly<Record<FileKind, Reader>> = {
  PDF: pdfPages,
  WORD: wordFilePages,
  WORKBOOK: workbookPages,
  TEXT: textPages,
};

/**
 * The text of a file by its pages, up to the limits.
 * @throws ReadingRefusal
 */
export async function readPages(
  kind: FileKind,
  bytes: Uint8Array,
  report: (done: number, total: number) => void = () => {},
): Promise<{ pages: ReadPage[]; isCut: boolean }> {
  const found = await READERS[kind](bytes, report).catch((error: Error) => {
    throw error instanceof ArchiveRefusal || !(error instanceof RangeError)
      ? new ReadingRefusal('UNREADABLE', { cause: error })
      : error;
  });
  const pages: ReadPage[] = [];
  let characters = 0;
  for (const { text: raw, ...place } of found) {
    const text = readable(raw);
    if (text === '') continue;
    for (let at = 0; at < text.length; at += READING_LIMITS.pieceCharacters) {
      const piece = text.slice(at, at + READING_LIMITS.pieceCharacters);
      characters += piece.length;
      if (characters > READING_LIMITS.characters || pages.length === READING_LIMITS.pages)
        return { pages, isCut: true };
      pages.push({ ...place, text: piece });
    }
  }
  if (pages.length === 0) throw new ReadingRefusal('NO_TEXT');
  return { pages, isCut: false };
}

/** Without what no database keeps and nobody reads: control characters, halves of characters, soft hyphens. */
const readable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Zl}\p{Zp}]/gu, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\u00ad\ufeff]/gu, '')
    .trim();
