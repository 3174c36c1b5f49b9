import { readDelimited } from './readDelimited';
import { FILE_LIMITS, type ReadBook, ReadRefusal, type ReadSheet } from './readTypes';
import { readWorkbook } from './readWorkbook';

/** Files that are no table, by how they begin: PDF, PNG, JPEG, GIF, gzip, RAR, 7z, ELF, Windows programs. */
const OTHERS = [
  '25504446',
  '89504e47',
  'ffd8ff',
  '47494638',
  '1f8b',
  '52617221',
  '377abcaf',
  '7f454c46',
  '4d5a',
];
const ZIP = '504b0304';
const OLE2 = 'd0cf11e0a1b11ae1';

/** Reads a spreadsheet by what it is, not by its name. All of it is read, or nothing. @throws ReadRefusal */
export async function readFile(bytes: Uint8Array, name: string): Promise<ReadBook> {
  if (bytes.length === 0) throw new ReadRefusal('empty');
  if (bytes.length > FILE_LIMITS.bytes) throw new ReadRefusal('too-large');
  const start = [...bytes.subarray(0, 8)].map(byte => byte.toString(16).padStart(2, '0')).join('');
  // Also an .xlsx with a password is such a container.
  if (start.startsWith(OLE2)) throw new ReadRefusal('old-excel');
  const isUtf16 = start.startsWith('fffe') || start.startsWith('feff');
  if (!isUtf16 && OTHERS.some(other => start.startsWith(other))) throw new ReadRefusal('wrong-type');
  const book = start.startsWith(ZIP) ? await readWorkbook(bytes) : readDelimited(bytes, name);
  const sheets = book.sheets.map(trimmed);
  for (const sheet of sheets) checkSize(sheet);
  if (sheets.every(({ rows }) => rows.length === 0)) throw new ReadRefusal('no-rows');
  return { ...book, sheets };
}

/** Without empty rows at the end and empty cells at the end of rows: formats reach further than texts. */
function trimmed(sheet: ReadSheet): ReadSheet {
  const rows = sheet.rows.map(row => row.slice(0, row.findLastIndex(cell => cell.trim() !== '') + 1));
  return { ...sheet, rows: rows.slice(0, rows.findLastIndex(row => row.length > 0) + 1) };
}

function checkSize({ name, rows }: ReadSheet): void {
  // Title and header rows are not counted.
  if (rows.length > FILE_LIMITS.rows + 100) throw new ReadRefusal('too-many-rows', name);
  for (const [at, row] of rows.entries()) {
    if (row.length > FILE_LIMITS.columns) throw new ReadRefusal('too-many-columns', name);
    if (row.some(({ length }) => length > FILE_LIMITS.cellCharacters))
      throw new ReadRefusal('huge-cell', `${name} ${at + 1}`);
  }
}
