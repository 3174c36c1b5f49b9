import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ColumnWidths } from 'react-data-grid';
import type { WorksheetColumn } from './columnTypes';
import { type DisplayRow, isDataRow } from './model/displayRows';
import { type CharacterWidth, characterWidths, textLines } from './model/textLines';

/** Height of a line of text (worksheet.css), px, and what a row has besides its lines. */
const LINE = 17;
const AROUND = 7;
/** Margins and border of a cell, px. */
const CELL_MARGINS = 17;
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
 * Rows as high as their longest text, up to so many lines. A row that did not change is measured once for each set of
 * column widths.
 */
export function useRowHeights<R extends object>(options: RowHeightOptions<R>): RowHeights<R> {
  const { grid, columns, widths, lines, smallest, maxLines, repeatedKey } = options;
  const most = maxLines === 'all' ? MOST_LINES : (maxLines ?? 1);
  const tracks = useTracks(most > 1 ? grid : null, columns, widths);
  const widthOf = useMemo(() => (tracks && grid ? fontWidths(grid) : undefined), [tracks, grid]);
  const heightOf = useMemo(() => {
    if (!tracks || !widthOf) return undefined;
    const widthsInPx = tracks.split(' ').map(Number.parseFloat);
    const wrapping = columns.flatMap((column, index) => {
      const width = (widthsInPx[index] ?? 0) - CELL_MARGINS;
      const count = lineCounter(width, widthOf, most);
      return column.kind.wraps && column.key !== repeatedKey && width > 0 ? [{ column, count }] : [];
    });
    const known = new WeakMap<R, number>();
    const measure = (row: R) => {
      const counts = wrapping.map(({ column: { kind, getValue }, count }) =>
        count(kind.format(getValue(row), row)),
      );
      return Math.max(smallest, Math.max(1, ...counts) * LINE + AROUND);
    };
    return (line: DisplayRow<R>): number => {
      if (!isDataRow<R>(line)) return smallest;
      const height = known.get(line) ?? measure(line);
      known.set(line, height);
      return height;
    };
  }, [tracks, widthOf, columns, repeatedKey, most, smallest]);
  const averageHeight = useCallback(
    () =>
      heightOf && lines.length > 0
        ? lines.reduce<number>((sum, line) => sum + heightOf(line), 0) / lines.length
        : smallest,
    [heightOf, lines, smallest],
  );
  return { rowHeight: heightOf ?? smallest, averageHeight };
}

/** Counts each text once: most of a column are names of records that many rows share. */
function lineCounter(width: number, widthOf: CharacterWidth, most: number) {
  const known = new Map<string, number>();
  return (text: string): number => {
    const lines = known.get(text) ?? textLines(text, width, widthOf, most);
    known.set(text, lines);
    return lines;
  };
}

/** The widths of the columns as the browser laid them out, in view or not; undefined without a layout. */
function useTracks(
  grid: HTMLElement | null,
  columns: readonly unknown[],
  widths: ColumnWidths,
): string | undefined {
  const [tracks, setTracks] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns and widths are another layout
  useLayoutEffect(() => {
    const found = grid ? getComputedStyle(grid).gridTemplateColumns : '';
    setTracks(/^[\d.]+px/.test(found) ? found : undefined);
  }, [grid, columns, widths]);
  return tracks;
}

/** By font: sheets that are opened later need not measure again. */
const measured = new Map<string, CharacterWidth>();

function fontWidths(grid: HTMLElement): CharacterWidth {
  const { fontSize, fontFamily, fontWeight } = getComputedStyle(grid);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const widths = measured.get(font) ?? characterWidths(font);
  measured.set(font, widths);
  return widths;
}
