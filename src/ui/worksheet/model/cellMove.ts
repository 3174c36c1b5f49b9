import { type CellPosition, clampPosition, type GridBounds } from './cellRange';

/** A way through the grid; `jump…` goes to the edge of the filled block, as Ctrl+arrow does in Excel. */
export type CellMove =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'jumpUp'
  | 'jumpDown'
  | 'jumpLeft'
  | 'jumpRight'
  | 'rowStart'
  | 'rowEnd'
  | 'sheetStart'
  | 'sheetEnd'
  | 'pageUp'
  | 'pageDown';

export interface MoveContext {
  readonly bounds: GridBounds;
  /** Rows that a page shows. */
  readonly pageRows: number;
  readonly isFilled: (position: CellPosition) => boolean;
}

/** Where a move from a place ends; always inside the grid. */
export function moveTarget(from: CellPosition, move: CellMove, context: MoveContext): CellPosition {
  const { bounds, pageRows } = context;
  const to = (row: number, column: number) => clampPosition({ row, column }, bounds);
  switch (move) {
    case 'up':
      return to(from.row - 1, from.column);
    case 'down':
      return to(from.row + 1, from.column);
    case 'left':
      return to(from.row, from.column - 1);
    case 'right':
      return to(from.row, from.column + 1);
    case 'jumpUp':
      return jump(from, -1, 0, context);
    case 'jumpDown':
      return jump(from, 1, 0, context);
    case 'jumpLeft':
      return jump(from, 0, -1, context);
    case 'jumpRight':
      return jump(from, 0, 1, context);
    case 'rowStart':
      return to(from.row, 0);
    case 'rowEnd':
      return to(from.row, bounds.columnCount - 1);
    case 'sheetStart':
      return to(0, 0);
    case 'sheetEnd':
      return to(bounds.rowCount - 1, bounds.columnCount - 1);
    case 'pageUp':
      return to(from.row - pageRows, from.column);
    case 'pageDown':
      return to(from.row + pageRows, from.column);
  }
}

/**
 * Excel's rule: inside a filled block go to its last cell; at its edge or in the empty go to the next filled cell,
 * or to the end of the grid.
 */
function jump(from: CellPosition, rowStep: number, columnStep: number, context: MoveContext): CellPosition {
  const { bounds, isFilled } = context;
  const step = ({ row, column }: CellPosition) => ({ row: row + rowStep, column: column + columnStep });
  const inside = ({ row, column }: CellPosition) =>
    row >= 0 && row < bounds.rowCount && column >= 0 && column < bounds.columnCount;
  let at = from;
  let next = step(at);
  if (!inside(next)) return from;
  if (isFilled(from) && isFilled(next)) {
    while (inside(next) && isFilled(next)) {
      at = next;
      next = step(next);
    }
    return at;
  }
  while (inside(next)) {
    at = next;
    if (isFilled(at)) return at;
    next = step(next);
  }
  return at;
}
