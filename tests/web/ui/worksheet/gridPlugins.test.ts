import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepPlaces, type RowPlaces } from '@/ui/worksheet/rowPlaces';
import { noSummaryRows, rowPlaces } from '../../../../scripts/gridPlugins.ts';

const file = (name: string) => readFileSync(join('node_modules/react-data-grid/lib', name), 'utf8');

type Handler = (code: string) => { code: string };
const applied = ({ transform }: typeof rowPlaces, code: string) =>
  (transform as unknown as { handler: Handler }).handler(code).code;

type Place = (options: object) => RowPlaces;

/** The grid's own function, taken out of its file. */
function placing(code: string): Place {
  const begin = code.indexOf('function useViewportRows(');
  const end = code.indexOf('\n}', begin) + 2;
  const body = `const { floor, max, min } = Math; const useMemo = make => make(); ${code.slice(begin, end)} return useViewportRows;`;
  return new Function(body)() as Place;
}

interface Row {
  readonly height: number;
}

const heights = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 });
const edits = fc.array(fc.record({ at: fc.nat(), height: fc.integer({ min: 1, max: 40 }) }), {
  maxLength: 8,
});

describe('the grid as it is bundled', () => {
  const library = file('index.js');
  const place = placing(library);
  const rowHeight = ({ height }: Row) => height;
  const seenOf = (rows: readonly Row[], places: RowPlaces) => ({
    total: places.totalRowHeight,
    tracks: places.gridTemplateRows,
    each: rows.map((_, at) => [places.getRowTop(at), places.getRowHeight(at)]),
    // Beyond the end too.
    found: Array.from({ length: places.totalRowHeight + 50 }, (_, offset) => places.findRowIdx(offset)),
  });
  const libraryPlaces = (rows: readonly Row[], height: number | typeof rowHeight) =>
    place({ rows, rowHeight: height, clientHeight: 100, scrollTop: 0, enableVirtualization: true });

  it('places rows of any heights where the library does, after any edits', () => {
    fc.assert(
      fc.property(heights, edits, (given, changes) => {
        let rows: readonly Row[] = given.map(height => ({ height }));
        let kept = keepPlaces(null, rows, rowHeight);
        for (const change of [undefined, ...changes]) {
          if (change) rows = rows.with(change.at % rows.length, { height: change.height });
          kept = keepPlaces(kept, rows, rowHeight);
          expect(seenOf(rows, kept.places)).toEqual(seenOf(rows, libraryPlaces(rows, rowHeight)));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('places rows of one height where the library does', () => {
    const rows = [1, 2, 3].map(height => ({ height }));
    const { places } = keepPlaces(null, rows, 30);
    expect({ ...seenOf(rows, places), found: [] }).toEqual({
      ...seenOf(rows, libraryPlaces(rows, 30)),
      found: [],
    });
    expect([0, 29, 30, 89].map(places.findRowIdx)).toEqual([0, 0, 1, 2]);
  });

  it('reuses all positions when an edit does not change the height of its row', () => {
    const rows = [{ height: 20 }, { height: 30 }];
    const before = keepPlaces(null, rows, rowHeight);
    const same = keepPlaces(before, rows.with(1, { height: 30 }), rowHeight);
    expect(same.places).toBe(before.places);
    expect(keepPlaces(same, rows.with(1, { height: 31 }), rowHeight).places.totalRowHeight).toBe(51);
    expect(keepPlaces(same, rows.slice(1), rowHeight).places.totalRowHeight).toBe(30);
    expect(keepPlaces(same, rows, () => 10).places.totalRowHeight).toBe(20);
  });

  it('asks our own function for places', () => {
    const own = applied(rowPlaces, library);
    expect(own).toMatch(/findRowIdx \} = useRowPlaces\(rows, rowHeight\);\s*let rowOverscanStartIdx/);
  });

  it('has no styles for summary rows', () => {
    expect(applied(noSummaryRows, file('styles.css'))).not.toContain('child(1 of');
  });

  it('is refused where the library has become another', () => {
    const changed = library.replace('}, [rowHeight, rows]);', '}, [rows]);');
    expect(() => applied(rowPlaces, changed)).toThrow('react-data-grid places rows in another way');
    expect(() => applied(rowPlaces, `${library}\nrowPositions;`)).toThrow('elsewhere');
    expect(() => applied(noSummaryRows, '')).toThrow('other styles');
  });
});
