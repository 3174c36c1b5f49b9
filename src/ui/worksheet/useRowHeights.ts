import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import { remembered } from '@/lib/remembered';
import type { WorksheetColumn } from './columnTypes';
import { type DisplayRow, isDataRow } from './model/displayRows';
import { RowLines } from './model/RowLines';
import { type CharacterWidth, characterWidths } from './model/textLines';
import { useArrivedFonts } from './useArrivedFonts';

/** Height of a line of text (worksheet.css), px, and what a row has besides its lines. */
const LINE = 17;
const AROUND = 7;
/** "All" has an end too: a row that fills the screen is read in the details. */
const MOST_LINES = 30;

interface RowHeightOptions<R extends object> {
  grid: HTMLElement | null;
  columns: readonly WorksheetColumn<R>[];
  /** Asked again when they change. */
  widths: ColumnWidths;
  lines: readonly DisplayRow<R>[];
  /** Height of a row of one line, px. */
  smallest: number;
  /** Lines that a text may take. Left out: rows are as high as the smallest. */
  maxLines: number | 'all' | undefined;
  /** Column that shows one line only. */
  repeatedKey: string | undefined;
}

interface RowHeights<R extends object> {
  rowHeight: number | ((line: DisplayRow<R>) => number);
  /** For going by pages, px; asked for only then. */
  averageHeight: () => number;
}

/**
 * Rows as high as their longest text, up to so many lines. A row that did not change is measured once, and again only in
 * the columns whose width changed.
 */
export function useRowHeights<R extends object>(options: RowHeightOptions<R>): RowHeights<R> {
  const { grid, columns, widths, lines, smallest, maxLines, repeatedKey } = options;
  const most = maxLines === 'all' ? MOST_LINES : (maxLines ?? 1);
  const tracks = useTracks(most > 1 ? grid : null, columns, widths);
  const fonts = useArrivedFonts();
  const widthOf = useMemo(
    () => (tracks && grid ? fontWidths(grid, fonts) : undefined),
    [tracks, grid, fonts],
  );
  const last = useRef<RowLines<R> | null>(null);
  const counted = useMemo(
    () =>
      tracks &&
      widthOf &&
      new RowLines(columns, tracks.split(' ').map(Number.parseFloat), widthOf, most, last.current),
    [tracks, widthOf, columns, most],
  );
  useEffect(() => {
    if (counted) last.current = counted;
  }, [counted]);
  const heightOf = useMemo(() => {
    if (!counted) return undefined;
    const repeated = counted.indexOf(repeatedKey);
    const measure = (line: DisplayRow<R>): number =>
      isDataRow<R>(line) ? Math.max(smallest, counted.most(line, repeated) * LINE + AROUND) : smallest;
    const heights = new WeakMap<object, number>();
    // The grid asks for those of all lines at every edit: not even a function is made for each.
    return (line: DisplayRow<R>): number =>
      heights.get(line) ?? remembered(heights, line, () => measure(line));
  }, [counted, repeatedKey, smallest]);
  const averageHeight = useCallback(
    () =>
      heightOf && lines.length > 0
        ? lines.reduce<number>((sum, line) => sum + heightOf(line), 0) / lines.length
        : smallest,
    [heightOf, lines, smallest],
  );
  return { rowHeight: heightOf ?? smallest, averageHeight };
}

/**
 * The widths of the columns, px, joined by blanks; undefined without a layout. As the browser laid them out, but none is
 * narrower than it asks to be: the grid gives those that were never in view a small width until they are.
 */
function useTracks<R>(
  grid: HTMLElement | null,
  columns: readonly WorksheetColumn<R>[],
  widths: ColumnWidths,
): string | undefined {
  const [tracks, setTracks] = useState<string>();
  useLayoutEffect(() => {
    const found = grid ? getComputedStyle(grid).gridTemplateColumns : '';
    const pixels = found.split(' ').map(Number.parseFloat);
    const wanted = columns.map(({ key, width, kind }, at) =>
      widths.get(key)?.type === 'resized'
        ? pixels[at]
        : Math.max(pixels[at] ?? 0, width ?? kind.defaultWidth),
    );
    setTracks(/^[\d.]+px/.test(found) ? wanted.join(' ') : undefined);
  }, [grid, columns, widths]);
  return tracks;
}

/** By font: sheets that are opened later need not measure again. */
const measured = new Map<string, CharacterWidth>();

/** @param arrived fonts so far: what was measured before was measured in what stood in for them */
function fontWidths(grid: HTMLElement, arrived: number): CharacterWidth {
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(grid);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const key = `${arrived} ${font}`;
  const widths = measured.get(key) ?? characterWidths(font);
  measured.set(key, widths);
  return widths;
}
