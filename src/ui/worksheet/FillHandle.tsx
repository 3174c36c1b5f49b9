import { useState } from 'react';
import { createPortal } from 'react-dom';
import { pointedCell } from './CellPopper';
import { GridBox } from './GridBox';
import { type CellRange, rangeBetween } from './model/cellRange';
import { isDataRow } from './model/displayRows';
import { filledBlock } from './model/fillTarget';
import { scrollAtEdge } from './scrollAtEdge';
import { useGivenUp } from './useGivenUp';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';

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
  const given = useGivenUp(filled !== null, () => setFilled(null));

  const { lines, props } = controller.view;
  if (!active || !props.onEdit || !isDataRow(lines[active.row])) return null;
  const source = rangeBetween(active, end ?? active);
  const drag = (event: React.PointerEvent) => {
    if (event.buttons !== 1 || given.current) return;
    scrollAtEdge(grid, event.clientY);
    const cell = pointedCell(document.elementFromPoint(event.clientX, event.clientY));
    if (cell && isDataRow(lines[cell.row])) setFilled(filledBlock(source, cell));
  };
  const drop = () => {
    if (filled) controller.edits.extend(source, filled);
    setFilled(null);
  };
  return createPortal(
    <>
      {filled && <GridBox range={filled} frozenCount={frozenCount} className="worksheet-fill-preview" />}
      <GridBox
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
      </GridBox>
    </>,
    grid,
  );
}
