import { useEffect, useMemo, useRef } from 'react';

/** Where the rows of a grid stand, as the grid library asks for it; heights and offsets in px. */
export interface RowPlaces {
  readonly totalRowHeight: number;
  /** As CSS: rows of the same height one after the other are one entry. */
  readonly gridTemplateRows: string;
  getRowTop(at: number): number;
  getRowHeight(at: number): number;
  /** The row at an offset from the top. */
  findRowIdx(offset: number): number;
}

type Height<R> = number | ((row: R) => number);

interface Kept<R> {
  readonly rows: readonly R[];
  readonly rowHeight: Height<R>;
  readonly places: RowPlaces;
}

/**
 * In place of what the grid library does (scripts/gridPlugins.ts): it makes an object for each row at every edit, half of
 * all that a key press in 10,000 hazards leaves to be collected, and that of one row moves no other.
 */
export function useRowPlaces<R>(rows: readonly R[], rowHeight: Height<R>): RowPlaces {
  const last = useRef<Kept<R> | null>(null);
  const kept = useMemo(() => keepPlaces(last.current, rows, rowHeight), [rows, rowHeight]);
  useEffect(() => {
    last.current = kept;
  }, [kept]);
  return kept.places;
}

/** The places of before where every row is as high as the one that stood there. */
export function keepPlaces<R>(before: Kept<R> | null, rows: readonly R[], rowHeight: Height<R>): Kept<R> {
  const isKept =
    before !== null &&
    before.rowHeight === rowHeight &&
    before.rows.length === rows.length &&
    (typeof rowHeight === 'number' ||
      rows.every((row, at) => row === before.rows[at] || rowHeight(row) === rowHeight(before.rows[at] as R)));
  const places = isKept
    ? before.places
    : typeof rowHeight === 'number'
      ? evenPlaces(rows.length, rowHeight)
      : placesOf(rows.map(rowHeight));
  return { rows, rowHeight, places };
}

const evenPlaces = (count: number, height: number): RowPlaces => ({
  totalRowHeight: height * count,
  gridTemplateRows: ` repeat(${count}, ${height}px)`,
  getRowTop: at => at * height,
  getRowHeight: () => height,
  findRowIdx: offset => Math.floor(offset / height),
});

function placesOf(heights: readonly number[]): RowPlaces {
  const tops = new Float64Array(heights.length + 1);
  const tracks: string[] = [];
  let begin = 0;
  heights.forEach((height, at) => {
    tops[at + 1] = topOf(at) + height;
    if (heights[at + 1] === height) return;
    const count = at + 1 - begin;
    tracks.push(count > 1 ? `repeat(${count}, ${height}px)` : `${height}px`);
    begin = at + 1;
  });
  function topOf(at: number): number {
    return tops[at] as number;
  }
  const inside = (at: number) => Math.max(0, Math.min(heights.length - 1, at));
  return {
    totalRowHeight: topOf(heights.length),
    gridTemplateRows: tracks.join(' '),
    getRowTop: at => topOf(inside(at)),
    getRowHeight: at => topOf(inside(at) + 1) - topOf(inside(at)),
    findRowIdx(offset) {
      let [start, end] = [0, heights.length - 1];
      while (start < end) {
        const middle = Math.ceil((start + end) / 2);
        if (topOf(middle) <= offset) start = middle;
        else end = middle - 1;
      }
      return start;
    },
  };
}
