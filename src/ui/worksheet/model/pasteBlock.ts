import { type CellPosition, type CellRange, type GridBounds, rangeSize } from './cellRange';

export interface PlacedText extends CellPosition {
  readonly text: string;
}

export interface PlacedBlock {
  readonly cells: readonly PlacedText[];
  /** The block that was written to; becomes the selection. */
  readonly range: CellRange;
  /** Rows and columns of the block that lie beyond the grid. */
  readonly cutOff: { readonly rows: number; readonly columns: number };
}

/**
 * Where the cells of a pasted block go. It starts at the top left of the selection; a selection that is a whole
 * multiple of the block (also of a single cell) is filled with it, as in Excel.
 * @param rowsFrom the data rows (without group lines) at and after the top of the selection, as row indexes
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  selection: CellRange,
  bounds: GridBounds,
  rowsFrom: readonly number[],
): PlacedBlock {
  const { height, width, rowsWanted, columnsWanted } = measure(block, selection, rowsFrom);
  const rows = rowsFrom.slice(0, rowsWanted);
  const columns = Math.min(columnsWanted, bounds.columnCount - selection.left);
  const cells: PlacedText[] = [];
  rows.forEach((row, line) => {
    for (let offset = 0; offset < columns; offset++) {
      const text = block[line % height]?.[offset % width];
      // A ragged line leaves the cells alone that it does not have.
      if (text !== undefined) cells.push({ row, column: selection.left + offset, text });
    }
  });
  return {
    cells,
    range: {
      top: rows[0] ?? selection.top,
      left: selection.left,
      bottom: rows.at(-1) ?? selection.top,
      right: selection.left + Math.max(0, columns - 1),
    },
    cutOff: { rows: rowsWanted - rows.length, columns: columnsWanted - columns },
  };
}

/** The block, repeated where it fills the selection. Within the grid's columns it is placed as `placeBlock` does. */
export function tileBlock(
  block: readonly (readonly string[])[],
  selection: CellRange,
  bounds: GridBounds,
  rowsFrom: readonly number[],
): readonly (readonly string[])[] {
  const { height, width, rowsWanted, columnsWanted } = measure(block, selection, rowsFrom);
  const columns = columnsWanted > width ? Math.min(columnsWanted, bounds.columnCount - selection.left) : 0;
  return Array.from({ length: rowsWanted }, (_row, line) => {
    const texts = block[line % height] ?? [];
    return columns === 0 ? texts : Array.from({ length: columns }, (_cell, at) => texts[at % width] ?? '');
  });
}

function measure(block: readonly (readonly string[])[], selection: CellRange, rowsFrom: readonly number[]) {
  const height = block.length;
  const width = Math.max(1, ...block.map(row => row.length));
  const selectedColumns = rangeSize(selection).columns;
  const selectedRows = rowsFrom.filter(row => row <= selection.bottom).length;
  const repeats = (selected: number, own: number) => (selected % own === 0 ? Math.max(selected, own) : own);
  const tiles = selectedRows % height === 0 && selectedColumns % width === 0;
  return {
    height,
    width,
    rowsWanted: tiles ? repeats(selectedRows, height) : height,
    columnsWanted: tiles ? repeats(selectedColumns, width) : width,
  };
}
