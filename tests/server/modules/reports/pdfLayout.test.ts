import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { columnWidths, estimatedWidths } from '../../../../server/modules/reports/document/columnWidths.ts';
import {
  type Block,
  caption,
  heading,
  paragraph,
  type Table,
} from '../../../../server/modules/reports/document/model.ts';
import { renderPdf } from '../../../../server/modules/reports/pdf/renderPdf.ts';

const table = (columns: readonly [string, number][], rows: readonly string[][]): Table => ({
  kind: 'table',
  look: 'GRID',
  columns: columns.map(([title, weight]) => ({ title, weight })),
  rows,
});

/** The pieces of text of each page, as another reader finds them. */
async function printed(blocks: readonly Block[]): Promise<string[][]> {
  const out = new PassThrough();
  const content = buffer(out);
  await renderPdf(
    {
      language: 'en',
      title: 'Layout',
      author: '',
      head: ['', ''],
      pageOf: '{1} / {2}',
      day: '2026-01-01',
      blocks: () => [{ kind: 'page', isLandscape: false }, ...blocks],
    },
    out,
  );
  const pdf = await getDocumentProxy(new Uint8Array(await content));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.flatMap(item => ('str' in item && item.str.trim() ? [item.str.trim()] : []));
    }),
  );
}

describe('widths of columns', () => {
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

describe('a printed table', () => {
  it('tears neither codes nor words that stand in a narrow column', async () => {
    const long = 'The stopping time was measured at the light curtain and the distance follows from it.';
    const [page = []] = await printed([
      table(
        [
          ['Code', 1],
          ['Text', 4],
          ['Clause', 1],
          ['State', 1],
          ['More', 6],
        ],
        [['SREM-001', long, 'ISO 13855:2010', 'Implemented', long]],
      ),
    ]);
    for (const word of ['SREM-001', '13855:2010', 'Implemented'])
      expect(
        page.filter(piece => piece.split(' ').includes(word)),
        word,
      ).toHaveLength(1);
  });
});

describe('a heading', () => {
  const filler = (count: number): Block[] =>
    Array.from({ length: count }, (_, index) => paragraph(`Line ${index}`));

  it('stands on the page of the first rows below it, wherever the page ends', async () => {
    for (let count = 25; count < 45; count += 1) {
      const pages = await printed([
        ...filler(count),
        heading(2, 'Requirements', 'r'),
        caption('What was found'),
        table(
          [
            ['Code', 1],
            ['Text', 3],
          ],
          [
            ['A-1', 'first '.repeat(60)],
            ['A-2', 'second'],
          ],
        ),
      ]);
      const page = pages.findIndex(pieces => pieces.includes('Requirements'));
      expect(pages[page], `after ${count} lines`).toEqual(
        expect.arrayContaining(['What was found', 'Code', 'A-1', 'A-2']),
      );
    }
  });

  it('is printed even where nothing follows', async () => {
    const pages = await printed([paragraph('Before'), heading(1, 'Last words', 'l')]);
    expect(pages.flat()).toContain('Last words');
  });
});
