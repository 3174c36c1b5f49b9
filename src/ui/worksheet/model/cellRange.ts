/** A place in the shown grid: counts from 0, group rows included. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A block of cells, both ends included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface GridBounds {
  readonly rowCount: number;
  readonly columnCount: number;
}

/** The block between two corners, whichever way they lie. */
export function rangeBetween(a: CellPosition, b: CellPosition): CellRange {
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.column, b.column),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.column, b.column),
  };
}

export function rangeSize(range: CellRange): { rows: number; columns: number } {
  return { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
}

export function rangeContains(range: CellRange, { row, column }: CellPosition): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}

/** The nearest place inside the grid. */
export function clampPosition({ row, column }: CellPosition, bounds: GridBounds): CellPosition {
  return {
    row: Math.max(0, Math.min(row, bounds.rowCount - 1)),
    column: Math.max(0, Math.min(column, bounds.columnCount - 1)),
  };
}

/** Every place of a block, line by line. */
export function* positionsOf(range: CellRange): Generator<CellPosition> {
  for (let row = range.top; row <= range.bottom; row++) {
    for (let column = range.left; column <= range.right; column++) yield { row, column };
  }
}
