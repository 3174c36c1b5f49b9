import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { checkArchive } from '../../../../domain/files/checkArchive.ts';
import { wordPages } from '../../../../domain/files/wordPages.ts';
import type { ReadPage } from './readTypes.ts';

const TEXT_PART = 'word/document.xml';
/** More rows of a sheet are data, not sentences. */
const MAX_ROWS = 20_000;

/** The pages of a Word document. @throws ArchiveRefusal, Error where it is no such document */
export async function wordFilePages(bytes: Uint8Array): Promise<ReadPage[]> {
  await checkArchive(bytes);
  const part = unzipSync(bytes, { filter: ({ name }) => name === TEXT_PART })[TEXT_PART];
  if (!part) throw new Error('It has no text part');
  const pages = wordPages(new TextDecoder().decode(part));
  // One page alone is a document whose program tells of no pages.
  return pages.map((text, at) => ({ page: pages.length > 1 ? at + 1 : null, section: '', text }));
}

/** The sheets of a workbook: a line for each row, cells apart by tabs. @throws ArchiveRefusal, Error where it is damaged */
export async function workbookPages(bytes: Uint8Array): Promise<ReadPage[]> {
  await checkArchive(bytes);
  const { sheets } = await readXlsx(bytes, { maxRows: MAX_ROWS });
  return sheets.map(({ name, rows }) => ({
    page: null,
    section: name.slice(0, 200),
    text: rows
      .map(row => row.map(cell => (typeof cell === 'string' ? cell.replaceAll('\t', ' ') : '')).join('\t'))
      .filter(line => line.trim() !== '')
      .join('\n'),
  }));
}
