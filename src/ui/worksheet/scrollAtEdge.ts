/** So near the edge of the grid the rows move on while something is dragged, px; and so far at each move. */
const EDGE = 24;

/** Shows more rows while something is dragged to the upper or lower edge. */
export function scrollAtEdge(grid: HTMLElement, pointerY: number): void {
  const { top, bottom } = grid.getBoundingClientRect();
  if (pointerY > bottom - EDGE) grid.scrollBy(0, EDGE);
  // Below the header.
  else if (pointerY < top + EDGE * 2) grid.scrollBy(0, -EDGE);
}
