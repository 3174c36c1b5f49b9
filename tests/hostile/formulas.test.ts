import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { exportTexts } from '../../server/content/admin/exchange.ts';
import { EMPTY_FIELDS } from '../../server/content/admin/itemFields.ts';

/** S10: what a spreadsheet would compute leaves as a text. Texts of the app are the only table that is written so far. */
const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const FORMULAS = [
  "cmd|'/c calc'!A1",
  'HYPERLINK("https://evil.example","x")',
  'IMPORTXML("https://evil.example","//a")',
  'WEBSERVICE("https://evil.example")',
  'SUM(1+1)*cmd|x!A0',
];
const CELLS = STARTS.flatMap(start => FORMULAS.map(formula => `${start}${formula}`));

const cellsOf = (csv: string) =>
  parse(csv, { columns: true, bom: true, relax_quotes: true }) as Record<string, string>[];

describe('a cell', () => {
  it('is tried with 50 formulas', () => expect(CELLS.length).toBeGreaterThanOrEqual(50));
  it.each(CELLS)('%j is inert in every column', cell => {
    const item = Object.fromEntries(Object.keys(EMPTY_FIELDS).map(name => [name, cell]));
    const csv = exportTexts(
      [
        { uiKey: cell, appText: undefined, items: [item] } as unknown as Parameters<
          typeof exportTexts
        >[0][number],
      ],
      'en',
      'csv',
    );
    const [row = {}] = cellsOf(csv);
    const written = Object.entries(row).filter(([, value]) => value !== '');
    expect(written.length).toBeGreaterThan(1);
    for (const [name, value] of written) expect(`${name} ${value}`).toBe(`${name} '${cell}`);
  });
  it('cannot end its own cell', () => {
    for (const cell of ['x",=1+1,"', 'x"\r\n=1+1', 'x;=1+1', "x'\n=1+1"]) {
      const item = { ...EMPTY_FIELDS, uiKey: 'badger/x', plainText: cell };
      const csv = exportTexts(
        [
          { uiKey: 'badger/x', appText: undefined, items: [item] } as unknown as Parameters<
            typeof exportTexts
          >[0][number],
        ],
        'en',
        'csv',
      );
      expect(cellsOf(csv).map(row => row.plainText)).toEqual([cell]);
    }
  });
});
