import { useRef } from 'react';
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import { pointedCell } from './CellPopper';
import { HEADER_MENU } from './gridColumns';
import type { CellPosition, CellRange } from './model/cellRange';
import type { DisplayRow } from './model/displayRows';
import { isDataRow } from './model/displayRows';
import { isTextField } from './useGridClipboard';
import type { WorksheetController } from './worksheetController';
import { cellName, lockReason } from './worksheetView';

/** Pointer and focus: what reaches the worksheet around the grid's own events. */
export function useGridGestures<R extends object>(controller: WorksheetController<R>) {
  const dragging = useRef(false);
  const pointerDown = useRef(false);
  const inEditor = (target: EventTarget) => !(target instanceof Element) || isTextField(target);

  return {
    onCellMouseDown(args: CellMouseArgs<DisplayRow<R>>, event: CellMouseEvent) {
      if (event.button !== 0) return;
      if (controller.holdsEditor()) {
        event.preventGridDefault();
        event.preventDefault();
        return;
      }
      if (event.shiftKey && controller.store.get().active) {
        event.preventGridDefault();
        event.preventDefault();
        controller.extendTo({ row: args.rowIdx, column: args.column.idx });
        return;
      }
      controller.tabOrigin = null;
      controller.store.set({ rangeEnd: null });
      dragging.current = true;
    },
    onCellDoubleClick(args: CellMouseArgs<DisplayRow<R>>, event: CellMouseEvent) {
      controller.editStart = 'edit';
      const cell = controller.activeCell();
      if (!cell || !isDataRow<R>(args.row)) return;
      if (cell.column.opens && controller.command('open')) event.preventGridDefault();
      const state = controller.view.props.rowState?.(cell.row);
      if (state?.locked !== undefined && lockReason(controller.view, cell.column, cell.row) !== undefined)
        controller.say([
          controller.view.labels.refused(cellName(controller.view, cell.column, cell.row), state.locked),
        ]);
    },
    wrapper: {
      onPointerDownCapture() {
        pointerDown.current = true;
        controller.store.set({ notice: null });
      },
      /** Before the header takes it for sorting. */
      onClickCapture(event: React.MouseEvent) {
        const arrow = event.target instanceof Element ? event.target.closest(`.${HEADER_MENU}`) : null;
        const header = arrow?.closest('[role="columnheader"]');
        if (!header) return;
        event.stopPropagation();
        controller.openColumnMenu(header);
      },
      onPointerUpCapture() {
        pointerDown.current = false;
        dragging.current = false;
      },
      onPointerMove(event: React.PointerEvent) {
        if (!dragging.current) return;
        if (event.buttons !== 1) dragging.current = false;
        const cell = dragging.current ? pointedCell(event.target) : null;
        if (cell) controller.extendTo(cell);
      },
      /** Coming in by Tab the focus goes to the cell where it was, at first to the first one; not to the header. */
      onFocus(event: React.FocusEvent) {
        const fromInside = event.currentTarget.contains(event.relatedTarget);
        if (fromInside || pointerDown.current || inEditor(event.target)) return;
        controller.leaveOnTab = false;
        if (controller.store.get().active === null && controller.view.lines.length > 0)
          controller.moveTo({ row: 0, column: 0 });
      },
      onContextMenu(event: React.MouseEvent) {
        const at = inEditor(event.target) ? null : pointedCell(event.target);
        const { onCellMenu } = controller.view.props;
        const line = at && controller.lineAt(at.row);
        const column = at && controller.view.props.columns[at.column];
        if (!at || !column || !onCellMenu || !isDataRow<R>(line ?? undefined)) return;
        event.preventDefault();
        const range = controller.range();
        if (!range || !isInRange(range, at)) {
          controller.store.set({ rangeEnd: null });
          controller.moveTo(at);
        }
        // From the keyboard there is no pointer: the menu stands below the cell.
        const { left, bottom } = at.element.getBoundingClientRect();
        onCellMenu(
          { rowKey: controller.view.props.rowKey(line as R), columnKey: column.key },
          event.button === 2 ? { left: event.clientX, top: event.clientY } : { left, top: bottom },
        );
      },
    },
  };
}

const isInRange = ({ top, bottom, left, right }: CellRange, { row, column }: CellPosition): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;
