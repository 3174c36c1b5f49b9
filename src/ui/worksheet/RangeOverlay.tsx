import { createPortal } from 'react-dom';
import type { CellRange } from './model/cellRange';
import { rangeBetween } from './model/cellRange';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';

/**
 * The selected block, drawn as one or two boxes over the grid: selecting renders no cell again. The part over frozen
 * columns stays with them while the rest scrolls below.
 */
export function RangeOverlay({ grid, frozenCount }: { grid: HTMLElement; frozenCount: number }) {
  const { store } = useWorksheetController();
  const active = useWorksheetState(store, state => state.active);
  const end = useWorksheetState(store, state => state.rangeEnd);
  if (!active || !end) return null;
  const range = rangeBetween(active, end);
  return createPortal(
    <>
      {range.left < frozenCount && (
        <RangeBox range={{ ...range, right: Math.min(range.right, frozenCount - 1) }} frozen />
      )}
      {range.right >= frozenCount && (
        <RangeBox range={{ ...range, left: Math.max(range.left, frozenCount) }} />
      )}
    </>,
    grid,
  );
}

function RangeBox({ range, frozen = false }: { range: CellRange; frozen?: boolean }) {
  // Grid lines count from 1 and the header is the first row.
  return (
    <div
      aria-hidden
      className={frozen ? 'worksheet-range worksheet-range-frozen' : 'worksheet-range'}
      style={{
        gridRow: `${range.top + 2} / ${range.bottom + 3}`,
        gridColumn: `${range.left + 1} / ${range.right + 2}`,
        insetInlineStart: frozen ? `var(--rdg-frozen-start-${range.left})` : undefined,
      }}
    />
  );
}
