import type { AlignmentStyle, CellValue, FontStyle, PageSetup, RowDef, WriteSheet } from 'hucre';

/** A sheet that is printed: as wide as a page lies, and as many pages as it takes. */
export const PRINTED = {
  paperSize: 'a4',
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const satisfies PageSetup;

/** Characters of a row that can still be read when it is as wide as a page. */
const WIDEST_PRINTED = 240;
/** Points of one line in the usual letters. */
const LINE = 15;
/** Excel's own limit, in points. */
const HIGHEST = 409;
/** Letters that a line holds of the width that it has: words are not broken, and bold letters are wider. */
const FILLED = 0.9;

/** Letters of titles. A font that names neither face nor size is left to each program. */
export const BOLD = { name: 'Calibri', size: 11, bold: true } as const satisfies FontStyle;

/** Long texts are read whole, and short ones stand beside their beginning. */
export const READ_WHOLE = { vertical: 'top', wrapText: true } as const satisfies AlignmentStyle;

/** Of a table with titles, which stand on every page; one that is too wide for a page keeps its size. */
const pageOf = (widths: readonly number[]): PageSetup => ({
  ...(widths.reduce((sum, width) => sum + width, 0) <= WIDEST_PRINTED
    ? PRINTED
    : { orientation: 'landscape' }),
  printTitlesRow: '$1:$1',
});

const linesIn = (value: CellValue | undefined, width: number) =>
  typeof value === 'string'
    ? value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / (width * FILLED))), 0)
    : 1;

/**
 * Height of a row in which every text can be read whole. Excel would find it by itself, LibreOffice does not.
 * @param widths of its columns, in characters
 */
export const rowOf = (cells: readonly CellValue[], widths: readonly number[], scale = 1): RowDef => {
  const lines = cells.reduce<number>(
    (most, value, column) => Math.max(most, linesIn(value, widths[column] ?? 1)),
    1,
  );
  return { height: Math.min(HIGHEST, lines * LINE * scale) };
};

/** No word of a title is torn. */
const withTitle = (width: number, title: CellValue | undefined) =>
  Math.max(
    width,
    ...String(title ?? '')
      .split(/\s/)
      .map(word => Math.ceil((word.length + 1) / FILLED)),
  );

/**
 * Columns, rows and page of a sheet whose first row has the titles: everything in it can be read whole.
 * @param declared widths of its columns, in characters; a title may make one wider
 */
export function readable(rows: CellValue[][], declared: readonly number[]): Omit<WriteSheet, 'name'> {
  const widths = declared.map((width, column) => withTitle(width, rows[0]?.[column]));
  const high = new Map<number, RowDef>();
  for (const [index, cells] of rows.entries()) {
    const row = rowOf(cells, widths);
    if ((row.height ?? 0) > LINE) high.set(index, row);
  }
  return {
    columns: widths.map(width => ({ width, style: { alignment: READ_WHOLE } })),
    rows,
    rowDefs: high,
    pageSetup: pageOf(widths),
  };
}
