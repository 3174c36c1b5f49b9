import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
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
