import type { CellPosition, CellRange } from './cellRange';

/**
 * The block that the handle was dragged to: the selected one, longer in one direction, the one in which the pointer is
 * farther away.
 */
export function filledBlock(source: CellRange, at: CellPosition): CellRange {
  const [below, above] = [at.row - source.bottom, source.top - at.row];
  const [after, before] = [at.column - source.right, source.left - at.column];
  if (Math.max(below, above) >= Math.max(after, before)) {
    if (below > 0) return { ...source, bottom: at.row };
    return above > 0 ? { ...source, top: at.row } : source;
  }
  if (after > 0) return { ...source, right: at.column };
  return before > 0 ? { ...source, left: at.column } : source;
}

/** The place in a block of `size` that a line takes its content from, the block being repeated on both sides of it. */
export const repeatedPlace = (offset: number, size: number): number => ((offset % size) + size) % size;
