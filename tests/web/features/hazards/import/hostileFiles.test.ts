import { ARCHIVE_LIMITS } from '@domain/files/checkArchive';
import { describe, expect, it } from 'vitest';
import { readFile } from '@/features/shared/tables/readFile';
import { FILE_LIMITS, type ReadProblem, ReadRefusal } from '@/features/shared/tables/readTypes';
import { sheetRow, workbookParts, type ZipPart, zip } from '../../../../support/import/zip.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const hex = (start: string, length = 200) =>
  new Uint8Array(Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(length, 1)]));
const book = (data = sheetRow(1, 'S', 'E'), ...more: ZipPart[]) => zip([...workbookParts(data), ...more]);
const without = (name: string) => zip(workbookParts(sheetRow(1, 'S')).filter(part => part.name !== name));
const replaced = (name: string, content: string) =>
  zip(workbookParts(sheetRow(1, 'S')).map(part => (part.name === name ? { name, content } : part)));
const LAUGHS =
  '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
const XXE = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>';
const SHEET = 'xl/worksheets/sheet1.xml';
const truncated = (share: number) => {
  const whole = book();
  return whole.slice(0, Math.floor(whole.length * share));
};
const changed = (at: (whole: Uint8Array) => number, value: number) => {
  const whole = book();
  whole[at(whole)] = value;
  return whole;
};
const csvOf = (columns: number, rows = 1) =>
  bytes(Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x').join(';')).join('\n'));
const utf16Doctype = () =>
  zip(
    workbookParts('').map(part =>
      part.name === SHEET
        ? { name: SHEET, content: Buffer.from(`\ufeff${XXE}<worksheet/>`, 'utf16le') }
        : part,
    ),
  );
/** Two thousand parts more than allowed, each as good as nothing. */
const manyParts = () =>
  zip(
    Array.from({ length: ARCHIVE_LIMITS.parts + 1 }, (_, at) => ({
      name: `${at}.txt`,
      content: 'x',
      method: 0,
    })),
  );

describe('a file that cannot be read, or that means harm', () => {
  const cases: [string, () => Uint8Array, ReadProblem][] = [
    ['is empty', () => new Uint8Array(), 'empty'],
    ['holds only blanks', () => bytes(' \n \n'), 'no-rows'],
    ['is a workbook without a row', () => book(''), 'no-rows'],
    ['is larger than allowed', () => new Uint8Array(FILE_LIMITS.bytes + 1).fill(65), 'too-large'],
    ['is a PDF called .xlsx', () => bytes('%PDF-1.7\n1 0 obj'), 'wrong-type'],
    ['is a PNG', () => hex('89504e470d0a1a0a'), 'wrong-type'],
    ['is a JPEG', () => hex('ffd8ffe0'), 'wrong-type'],
    ['is a program for Windows', () => hex('4d5a9000'), 'wrong-type'],
    ['is a program for Linux', () => hex('7f454c46'), 'wrong-type'],
    ['is a gzip archive', () => hex('1f8b0800'), 'wrong-type'],
    [
      'is a web page',
      () => bytes('<!DOCTYPE html><html><table><tr><td>S</td></tr></table></html>'),
      'wrong-type',
    ],
    ['is XML', () => bytes('<?xml version="1.0"?><Workbook/>'), 'wrong-type'],
    ['is RTF', () => bytes('{\\rtf1\\ansi S;E}'), 'wrong-type'],
    ['is binary with the name of a CSV', () => hex('00010203'), 'wrong-type'],
    ['is text with control characters', () => bytes('S;E\n\u0001;2'), 'wrong-type'],
    ['is an old .xls', () => hex('d0cf11e0a1b11ae1'), 'old-excel'],
    ['is an archive of something else', () => zip([{ name: 'readme.txt', content: 'x' }]), 'wrong-type'],
    ['is a Word document', () => zip([{ name: 'word/document.xml', content: '<a/>' }]), 'wrong-type'],
    [
      'is an .ods',
      () =>
        zip([
          { name: 'mimetype', content: 'x', method: 0 },
          { name: 'content.xml', content: '<a/>' },
        ]),
      'open-document',
    ],
    ['is an .xlsb', () => zip([{ name: 'xl/workbook.bin', content: 'x' }]), 'binary-excel'],
    ['is only the start of an archive', () => hex('504b0304'), 'damaged'],
    ['is cut off after a half', () => truncated(0.5), 'damaged'],
    ['is cut off near its end', () => truncated(0.97), 'damaged'],
    ['names a directory beyond its end', () => changed(whole => whole.length - 3, 0x7f), 'damaged'],
    ['has packed content that cannot be unpacked', () => changed(() => 60, 0xff), 'damaged'],
    [
      'is packed by a method nobody knows',
      () => zip([{ name: 'xl/workbook.xml', content: '<a/>', method: 99 }]),
      'damaged',
    ],
    ['is encrypted inside', () => zip([{ name: 'xl/workbook.xml', content: '<a/>', flags: 1 }]), 'damaged'],
    ['has no sheet where the workbook says', () => without(SHEET), 'damaged'],
    ['has no relations', () => without('xl/_rels/workbook.xml.rels'), 'damaged'],
    ['has XML that never ends', () => replaced(SHEET, '<worksheet><sheetData><row><c>'), 'no-rows'],
    ['has more parts than any workbook', manyParts, 'zip-bomb'],
    [
      'unpacks to a thousand times its size',
      () => book(undefined, { name: 'xl/media/a.bin', content: Buffer.alloc(60_000_000) }),
      'zip-bomb',
    ],
    [
      'lies about the size of a part',
      () => book(undefined, { name: 'xl/media/a.bin', content: Buffer.alloc(60_000_000), claims: 10 }),
      'zip-bomb',
    ],
    [
      'has a sheet that is a bomb',
      () => replaced(SHEET, `<worksheet>${' '.repeat(40_000_000)}</worksheet>`),
      'zip-bomb',
    ],
    [
      'declares entities by the billion',
      () => zip(workbookParts(sheetRow(1, '&c;'), LAUGHS)),
      'declarations',
    ],
    ['reads a file of the machine', () => zip(workbookParts(sheetRow(1, '&xxe;'), XXE)), 'declarations'],
    ['declares entities in UTF-16', utf16Doctype, 'declarations'],
    [
      'declares a type in its relations',
      () => replaced('_rels/.rels', `${XXE}<Relationships/>`),
      'declarations',
    ],
    ['has more rows than are read', () => csvOf(2, FILE_LIMITS.rows + 101), 'too-many-rows'],
    ['has more columns than are read', () => csvOf(FILE_LIMITS.columns + 1), 'too-many-columns'],
    [
      'has a cell in the last corner of Excel',
      () => book('<row r="1"><c r="A1"><v>1</v></c></row><row r="19000"><c r="XFD19000"><v>1</v></c></row>'),
      'too-many-columns',
    ],
    [
      'has one cell with everything',
      () => bytes(`S;E\n"${'x'.repeat(FILE_LIMITS.cellCharacters + 1)};2`),
      'huge-cell',
    ],
    [
      'has a workbook cell longer than Excel allows',
      () => book(sheetRow(1, 'x'.repeat(FILE_LIMITS.cellCharacters + 1))),
      'huge-cell',
    ],
  ];

  it.each(cases)('%s: it is refused by name', async (_what, make, problem) => {
    const refusal = await readFile(make(), 'file').then(
      () => 'read',
      error => (error instanceof ReadRefusal ? error.problem : error),
    );
    expect(refusal).toBe(problem);
  });

  it('has macros: the sheet is read, the macros are not, and it is said', async () => {
    const read = await readFile(book(undefined, { name: 'xl/vbaProject.bin', content: 'x' }), 'a.xlsm');
    expect(read.notes).toEqual(['macros']);
    expect(read.sheets[0]?.rows).toEqual([['S', 'E']]);
  });

  it('has a formula: what Excel stored is read, as a text', async () => {
    const data = '<row r="1"><c r="A1" t="str"><f>HYPERLINK("https://example.org")</f><v>=1+1</v></c></row>';
    expect((await readFile(book(data), 'a.xlsx')).sheets[0]?.rows).toEqual([['=1+1']]);
  });

  it('has path names in its archive: nothing is written anywhere', async () => {
    const read = await readFile(book(undefined, { name: '../../etc/passwd', content: 'x' }), 'a.xlsx');
    expect(read.sheets).toHaveLength(1);
  });
});
