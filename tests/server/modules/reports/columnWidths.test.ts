import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidths, estimatedWidths } from '../../../../server/modules/reports/document/columnWidths.ts';
import type { Table } from '../../../../server/modules/reports/document/model.ts';

const table = (columns: readonly [string, number][], rows: readonly string[][]): Table => ({
  kind: 'table',
  look: 'GRID',
  columns: columns.map(([title, weight]) => ({ title, weight })),
  rows,
});
/** Of columns with a weight and one text each, in letters. */
const widthsOf = (columns: readonly [number, string][], width = 1_000) =>
  columnWidths(
    table(
      columns.map(([weight]) => ['', weight]),
      [columns.map(([, text]) => text)],
    ),
    width,
    0,
    word => word.length,
  ).map(Math.round);
const sentence = (letters: number) => 'word '.repeat(Math.ceil(letters / 5));

describe('widths of the columns of a report’s table', () => {
  it('follow the weights where every column has much to say', () => {
    const text = sentence(3_000);
    expect(
      widthsOf([
        [1, text],
        [2, text],
        [2, text],
      ]),
    ).toEqual([200, 400, 400]);
  });

  it('do not let a short column take room by its weight: the others have it, by theirs', () => {
    const text = sentence(3_000);
    expect(
      widthsOf([
        [2, 'yes'],
        [1, text],
        [2, text],
      ]),
    ).toEqual([3, 332, 665]);
  });

  it('give a long word the room that it needs, and take it from the others by their weights', () => {
    const text = sentence(3_000);
    const word = 'w'.repeat(25);
    // 25 of 100; 75 are left for weights of 1 and 2.
    expect(
      widthsOf(
        [
          [1, word],
          [3, text],
          [6, text],
        ],
        100,
      ),
    ).toEqual([25, 25, 50]);
  });

  const word = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom('a', 'b', 'W', 'i', '7') });
  const cell = fc.array(word, { maxLength: 12 }).map(words => words.join(' '));
  const grid = fc.integer({ min: 1, max: 9 }).chain(count =>
    fc.record({
      columns: fc.array(fc.tuple(word, fc.integer({ min: 1, max: 8 })), {
        minLength: count,
        maxLength: count,
      }),
      rows: fc.array(fc.array(cell, { minLength: count, maxLength: count }), { maxLength: 6 }),
    }),
  );

  it('fill the page, and no word is torn where all of them fit', () => {
    const widthOf = (text: string) => text.length * 5;
    fc.assert(
      fc.property(grid, ({ columns, rows }) => {
        const widths = columnWidths(table(columns, rows), 500, 8, widthOf);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(500, 6);
        const longest = columns.map(
          ([title], index) =>
            Math.max(
              ...[title, ...rows.map(row => row[index] ?? '')].flatMap(text => text.split(' ')).map(widthOf),
            ) + 8,
        );
        if (longest.reduce((total, width) => total + width, 0) > 500) return;
        for (const [index, width] of widths.entries())
          expect(width).toBeGreaterThanOrEqual((longest[index] ?? 0) - 1e-6);
      }),
    );
  });

  it('give a column without words only what its title needs', () => {
    const [text = 0, empty = 0] = columnWidths(
      table(
        [
          ['Text', 1],
          ['Note', 1],
        ],
        [['word '.repeat(40), '']],
      ),
      200,
      8,
      word => word.length * 5,
    );
    // "Note" is 28 wide; the text takes the 170 that 1.7 times its share allow; the 2 that are left go to both.
    expect([text, empty]).toEqual([171, 29]);
  });

  it('are not narrower than a code in the letters that are only estimated', () => {
    const [code = 0] = columnWidths(
      table(
        [
          ['Code', 1.6],
          ['Text', 8],
          ['More', 8],
        ],
        [['SREM-001', 'word '.repeat(40), 'word '.repeat(40)]],
      ),
      500,
      7,
      estimatedWidths(8.5),
    );
    // Arial at 8.5 points: S 667, R 722, E 667, M 833, hyphen 333, three digits of 556, in thousandths.
    expect(code).toBeGreaterThan(((667 + 722 + 667 + 833 + 333 + 3 * 556) * 8.5) / 1000 + 7);
  });
});
