import { ArchiveRefusal, checkArchive } from '@domain/files/checkArchive';
import { type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import { FILE_LIMITS, type ReadBook, type ReadNote, ReadRefusal, type ReadSheet } from './readTypes';

/** Reads an Excel workbook. Formulas give the values that Excel stored; macros are never run. @throws ReadRefusal */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadBook> {
  const parts = await checkArchive(bytes).catch(error => {
    throw error instanceof ArchiveRefusal ? new ReadRefusal(error.problem) : error;
  });
  const has = (name: string) => parts.includes(name);
  if (has('xl/workbook.bin')) throw new ReadRefusal('binary-excel');
  if (has('mimetype') && has('content.xml')) throw new ReadRefusal('open-document');
  if (!parts.some(name => /^xl\/workbook\d*\.xml$/i.test(name))) throw new ReadRefusal('wrong-type');
  const workbook = await readXlsx(bytes, {
    // One more than is allowed, and some for titles: more is refused, not cut off in silence.
    maxRows: FILE_LIMITS.rows + 200,
  }).catch(error => {
    const isTooWide = error instanceof Error && /cells/i.test(error.message);
    throw new ReadRefusal(isTooWide ? 'too-many-columns' : 'damaged');
  });
  const notes: ReadNote[] = [];
  if (parts.some(name => /vbaProject\.bin$/i.test(name))) notes.push('macros');
  if (parts.some(name => name.startsWith('xl/externalLinks/'))) notes.push('external-links');
  const sheets = workbook.sheets.slice(0, FILE_LIMITS.sheets).map(tableOf);
  return { sheets, notes };
}

function tableOf({ name, rows, merges = [], hidden, veryHidden }: Sheet): ReadSheet {
  const texts = rows.map(row => row.map(textOf));
  // A row without a text of its own is an empty one, however far a merged cell beside it reaches.
  const isEmpty = texts.map(line => line.every(text => text.trim() === ''));
  let mergedAreas = 0;
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const text = texts[startRow]?.[startCol] ?? '';
    if (text === '') continue;
    mergedAreas += 1;
    for (let row = startRow; row <= Math.min(endRow, texts.length - 1); row += 1) {
      const line = texts[row];
      if (!line || isEmpty[row]) continue;
      for (let column = startCol; column <= Math.min(endCol, FILE_LIMITS.columns); column += 1) {
        while (line.length < column) line.push('');
        line[column] = text;
      }
    }
  }
  return { name, rows: texts, mergedAreas, isHidden: Boolean(hidden || veryHidden) };
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).replaceAll(/\r\n?/g, '\n');
}
