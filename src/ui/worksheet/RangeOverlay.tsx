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
  const goesOn = range.right >= frozenCount;
  const frozenRight = Math.min(range.right, frozenCount - 1);
  return createPortal(
    <>
      {range.left < frozenCount && (
        <RangeBox
          range={{ ...range, right: frozenRight }}
          frozen
          className={
            goesOn
              ? 'worksheet-range worksheet-range-frozen worksheet-range-goes-on'
              : 'worksheet-range worksheet-range-frozen'
          }
        />
      )}
      {goesOn && (
        <RangeBox range={{ ...range, left: Math.max(range.left, frozenCount) }} className="worksheet-range" />
      )}
    </>,
    grid,
  );
}

interface RangeBoxProps {
  range: CellRange;
  className: string;
  frozen?: boolean;
}

function RangeBox({ range, className, frozen = false }: RangeBoxProps) {
  // Grid lines count from 1 and the header is the first row.
  return (
    <div
      aria-hidden
      className={className}
      style={{
        gridRow: `${range.top + 2} / ${range.bottom + 3}`,
        gridColumn: `${range.left + 1} / ${range.right + 2}`,
        insetInlineStart: frozen ? `var(--rdg-frozen-start-${range.left})` : undefined,
      }}
    />
  );
}
