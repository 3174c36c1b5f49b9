import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSummaryRows, rowTops } from '../../scripts/gridPlugins.ts';

const file = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../node_modules/react-data-grid/lib/${name}`, import.meta.url)),
    'utf8',
  );

type Handler = (code: string) => { code: string };
const applied = ({ transform }: typeof rowTops, code: string) =>
  (transform as unknown as { handler: Handler }).handler(code).code;

interface Viewport {
  totalRowHeight: number;
  gridTemplateRows: string;
  rowOverscanStartIdx: number;
  rowOverscanEndIdx: number;
  getRowTop(at: number): number;
  getRowHeight(at: number): number;
  findRowIdx(offset: number): number;
}
type Place = (options: object) => Viewport;

/** The grid's own function, taken out of its file. */
function placing(code: string): Place {
  const begin = code.indexOf('function useViewportRows(');
  const end = code.indexOf('\n}', begin) + 2;
  const body = `const { floor, max, min } = Math; const useMemo = make => make(); ${code.slice(begin, end)} return useViewportRows;`;
  return new Function(body)() as Place;
}

describe('the grid as it is bundled', () => {
  const library = file('index.js');
  const [own, mended] = [placing(library), placing(applied(rowTops, library))];

  it('places rows of any heights where the library does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 2000 }),
        (heights, scrollTop, clientHeight) => {
          const seen = [own, mended].map(place => {
            const rows = heights.map((height, id) => ({ id, height }));
            const options = {
              rows,
              rowHeight: (row: { height: number }) => row.height,
              clientHeight,
              scrollTop,
            };
            const { getRowTop, getRowHeight, findRowIdx, ...told } = place({
              ...options,
              enableVirtualization: true,
            });
            const each = rows.map((_, at) => [getRowTop(at), getRowHeight(at)]);
            return { told, each, found: [0, 1, scrollTop, scrollTop + clientHeight].map(findRowIdx) };
          });
          expect(seen[1]).toEqual(seen[0]);
        },
      ),
    );
  });

  it('has no styles for summary rows', () => {
    expect(applied(noSummaryRows, file('styles.css'))).not.toContain('child(1 of');
  });

  it('is refused where the library has become another', () => {
    const changed = library.replace('return position;', 'return place;');
    expect(() => applied(rowTops, changed)).toThrow('react-data-grid places rows in another way');
    expect(() => applied(rowTops, `${library}\nrowPositions;`)).toThrow('elsewhere');
    expect(() => applied(noSummaryRows, '')).toThrow('other styles');
  });
});
