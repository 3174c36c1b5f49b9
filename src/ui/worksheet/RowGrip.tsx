import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pointedCell } from './CellPopper';
import { GridBox } from './GridBox';
import { isDataRow } from './model/displayRows';
import { scrollAtEdge } from './scrollAtEdge';
import { useGivenUp } from './useGivenUp';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';
import type { RowMoving, RowPlace } from './worksheetTypes';
import { rowKeysIn } from './worksheetView';

interface RowGripProps {
  grid: HTMLElement;
  frozenCount: number;
  moving: RowMoving;
}

/** What is dragged, and where it would be put; no place while the pointer is not over a row. */
interface Drag {
  readonly keys: readonly string[];
  readonly row: number;
  readonly over: {
    readonly row: number;
    readonly place: RowPlace;
    readonly refusal: string | undefined;
  } | null;
}

/**
 * The grip of the row that is pointed at, else of the active one: dragged, it puts the row, or all selected ones, between
 * others or into another. By keyboard it is Alt+Shift+Up and Down.
 */
export function RowGrip({ grid, frozenCount, moving }: RowGripProps) {
  const controller = useWorksheetController();
  const active = useWorksheetState(controller.store, state => state.active?.row);
  const hovered = useHoveredRow(grid);
  const [drag, setDrag] = useState<Drag | null>(null);
  const given = useGivenUp(drag !== null, () => setDrag(null));

  const { lines, props } = controller.view;
  const row = drag?.row ?? hovered ?? active;
  const line = row === undefined ? undefined : lines[row];
  if (row === undefined || !isDataRow(line)) return null;
  const take = (event: React.PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    given.current = false;
    const range = controller.range();
    const isSelected = range && row >= range.top && row <= range.bottom;
    setDrag({ row, over: null, keys: isSelected ? rowKeysIn(controller.view, range) : [props.rowKey(line)] });
  };
  const go = (event: React.PointerEvent) => {
    if (!drag || given.current || event.buttons !== 1) return;
    scrollAtEdge(grid, event.clientY);
    const cell = pointedCell(document.elementFromPoint(event.clientX, event.clientY));
    const target = cell ? lines[cell.row] : undefined;
    if (!cell || !isDataRow(target)) {
      setDrag({ ...drag, over: null });
      return;
    }
    const { top, height } = cell.element.getBoundingClientRect();
    const where = placeIn(height === 0 ? 0 : (event.clientY - top) / height, moving.nests);
    const place: RowPlace = { rowKey: props.rowKey(target), where };
    const isItself = drag.keys.includes(place.rowKey);
    const refusal = isItself ? undefined : moving.refusal(drag.keys, place);
    setDrag({ ...drag, over: isItself ? null : { row: cell.row, place, refusal } });
  };
  const drop = () => {
    setDrag(null);
    if (!drag?.over || given.current) return;
    const { place, refusal } = drag.over;
    if (refusal === undefined) moving.put(drag.keys, place);
    else controller.say([refusal]);
  };
  const over = drag?.over;
  return createPortal(
    <>
      {over && (
        <GridBox
          range={{ top: over.row, bottom: over.row, left: 0, right: props.columns.length - 1 }}
          frozenCount={0}
          className={`worksheet-drop worksheet-drop-${over.place.where}${over.refusal === undefined ? '' : ' worksheet-drop-refused'}`}
        />
      )}
      <GridBox
        range={{ top: row, bottom: row, left: 0, right: 0 }}
        frozenCount={frozenCount}
        className="worksheet-grip"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only, the keyboard has Alt+Shift+Up and Down */}
        <div
          className="worksheet-grip-handle"
          // The cell keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onPointerDown={take}
          onPointerMove={go}
          onPointerUp={drop}
          onPointerCancel={() => setDrag(null)}
        >
          <DragIndicatorRounded />
        </div>
      </GridBox>
    </>,
    grid,
  );
}

/** In which part of a row something is dropped: its upper or lower half, or, where rows can be in others, its middle. */
function placeIn(part: number, nests: boolean): RowPlace['where'] {
  const edge = nests ? 0.3 : 0.5;
  if (part < edge) return 'before';
  return part > 1 - edge || !nests ? 'after' : 'into';
}

/** The row under the pointer; the last one while it is on the grip itself, which lies over the row. */
function useHoveredRow(grid: HTMLElement): number | undefined {
  const [row, setRow] = useState<number>();
  useEffect(() => {
    const point = (event: PointerEvent) => {
      const cell = pointedCell(event.target);
      if (cell) setRow(cell.row);
    };
    const forget = () => setRow(undefined);
    grid.addEventListener('pointerover', point);
    grid.addEventListener('pointerleave', forget);
    return () => {
      grid.removeEventListener('pointerover', point);
      grid.removeEventListener('pointerleave', forget);
    };
  }, [grid]);
  return row;
}
