import { useEffect } from 'react';

/** Tells every change of the grid's own width, not the first one. */
export function useGridWidth(grid: HTMLElement | null, onChange: () => void): void {
  useEffect(() => {
    // Without a layout (jsdom) there is none, and no width either; the grid itself asks in the same way.
    if (!grid || typeof ResizeObserver === 'undefined') return;
    let width = grid.clientWidth;
    const observer = new ResizeObserver(() => {
      if (grid.clientWidth === width) return;
      width = grid.clientWidth;
      onChange();
    });
    observer.observe(grid);
    return () => observer.disconnect();
  }, [grid, onChange]);
}
