import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pointedCell } from './CellPopper';
import { type CellRange, rangeBetween } from './model/cellRange';
import { isDataRow } from './model/displayRows';
import { filledBlock } from './model/fillTarget';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';

/** So near the edge of the grid the rows move on while the handle is dragged, px; and so far at each move. */
const EDGE = 24;

/**
 * The small square at the corner of the selection: dragged, it fills what is passed over; a double click fills down as
 * far as the column beside goes. By keyboard it is Ctrl+D and Ctrl+R.
 */
export function FillHandle({ grid, frozenCount }: { grid: HTMLElement; frozenCount: number }) {
  const controller = useWorksheetController();
  const { store } = controller;
  const active = useWorksheetState(store, state => state.active);
  const end = useWorksheetState(store, state => state.rangeEnd);
  const [filled, setFilled] = useState<CellRange | null>(null);
  const given = useRef(false);
  const isDragged = filled !== null;
  useEffect(() => {
    if (!isDragged) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      given.current = true;
      setFilled(null);
    };
    window.addEventListener('keydown', giveUp, true);
    return () => window.removeEventListener('keydown', giveUp, true);
  }, [isDragged]);

  const { lines, props } = controller.view;
  if (!active || !props.onEdit || !isDataRow(lines[active.row])) return null;
  const source = rangeBetween(active, end ?? active);
  const drag = (event: React.PointerEvent) => {
    if (event.buttons !== 1 || given.current) return;
    const { top, bottom } = grid.getBoundingClientRect();
    if (event.clientY > bottom - EDGE) grid.scrollBy(0, EDGE);
    else if (event.clientY < top + EDGE * 2) grid.scrollBy(0, -EDGE);
    const cell = pointedCell(document.elementFromPoint(event.clientX, event.clientY));
    if (cell && isDataRow(lines[cell.row])) setFilled(filledBlock(source, cell));
  };
  const drop = () => {
    if (filled) controller.edits.extend(source, filled);
    setFilled(null);
  };
  return createPortal(
    <>
      {filled && <Box range={filled} frozenCount={frozenCount} className="worksheet-fill-preview" />}
      <Box
        range={{ ...source, top: source.bottom, left: source.right }}
        frozenCount={frozenCount}
        className="worksheet-fill"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only, the keyboard has Ctrl+D and Ctrl+R */}
        <div
          className="worksheet-fill-handle"
          // The cell keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onPointerDown={event => {
            if (event.button !== 0) return;
            given.current = false;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={() => setFilled(null)}
          onDoubleClick={event => {
            event.stopPropagation();
            controller.edits.fillDownBeside();
          }}
        />
      </Box>
    </>,
    grid,
  );
}

interface BoxProps {
  range: CellRange;
  frozenCount: number;
  className: string;
  children?: React.ReactNode;
}

/** Over the cells of a block; one that lies in frozen columns stays with them. */
function Box({ range, frozenCount, className, children }: BoxProps) {
  const isFrozen = range.right < frozenCount;
  return (
    <div
      aria-hidden
      className={isFrozen ? `${className} worksheet-fill-frozen` : className}
      style={{
        // Grid lines count from 1 and the header is the first row.
        gridRow: `${range.top + 2} / ${range.bottom + 3}`,
        gridColumn: `${range.left + 1} / ${range.right + 2}`,
        insetInlineStart: isFrozen ? `var(--rdg-frozen-start-${range.left})` : undefined,
      }}
    >
      {children}
    </div>
  );
}
