import fc from 'fast-check';
import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readFile } from '@/features/shared/tables/readFile';

const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const read = async (bytes: Uint8Array) => (await readFile(bytes, 'file')).sheets[0]?.rows;
const TABLE = [
  ['Nr', 'Fehlfunktion', 'S'],
  ['1', 'Bremst; nicht, "gar" nicht', 'S3'],
  ['2', 'zwei\nZeilen', 'S1'],
];

describe('text files', () => {
  it.each([';', ',', '\t'])('are split at %j, with quotes and breaks inside them', async delimiter => {
    expect(await read(utf8(writeCsv(TABLE, { delimiter })))).toEqual(TABLE);
  });

  it('say their delimiter themselves', async () => {
    expect(await read(utf8('sep=|\r\nS|E;1\r\nS1|E2'))).toEqual([
      ['S', 'E;1'],
      ['S1', 'E2'],
    ]);
  });

  it('are in UTF-8 with or without a mark, in UTF-16, or in Windows-1252, which is said', async () => {
    const text = 'Schwere;Übersicht\nS1;groß';
    const rows = [
      ['Schwere', 'Übersicht'],
      ['S1', 'groß'],
    ];
    expect(await read(utf8(text))).toEqual(rows);
    expect(await read(utf8(`\ufeff${text}`))).toEqual(rows);
    expect(await read(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual(rows);
    const western = await readFile(new Uint8Array(Buffer.from(text, 'latin1')), 'a.csv');
    expect(western.sheets[0]?.rows).toEqual(rows);
    expect(western.notes).toEqual(['windows-1252']);
  });
});

describe('workbooks', () => {
  it('repeat the text of merged cells over the merge, tell hidden sheets, and read numbers and days as texts', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'HARA',
          rows: [
            ['Funktion', 'E', 'am'],
            ['Bremsen', 3, new Date('2026-03-01')],
            [null, 2.5, true],
          ],
          merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
        },
        { name: 'Liste', rows: [['x']], hidden: true },
      ],
    });
    const { sheets } = await readFile(bytes, 'a.xlsx');
    expect(sheets).toMatchObject([
      {
        name: 'HARA',
        mergedAreas: 1,
        rows: [
          ['Funktion', 'E', 'am'],
          ['Bremsen', '3', '2026-03-01'],
          ['Bremsen', '2.5', 'true'],
        ],
      },
      { name: 'Liste', isHidden: true },
    ]);
  });
});

describe('any table', () => {
  // What XML 1.0 cannot hold is no text of a spreadsheet; a row or column at the end with nothing in it is none.
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map(text => text.replaceAll(/[\p{C}]/gu, '').replaceAll(/_x[0-9a-f]{4}_/gi, ''));
  const table = fc
    .array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })
    .map(rows => rows.map((row, at) => [`r${at}`, ...row, 'end']));

  it('comes out of a workbook as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(table, async rows => {
        const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] });
        expect(await read(bytes)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('comes out of a text file as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(';', ',', '\t'), async (rows, delimiter) => {
        const text = `sep=${delimiter}\n${writeCsv(rows, { delimiter, quoteStyle: 'all' })}`;
        expect(await read(utf8(text))).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });
});
