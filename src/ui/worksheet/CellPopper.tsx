import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import { isDataRow } from './model/displayRows';
import { useWorksheetController } from './WorksheetContext';
import { useWorksheetState } from './worksheetStore';
import { cellExplanation } from './worksheetView';

const tooltipDelay = 400;
const noticeDuration = 6000;

/**
 * One floating box for the whole grid (a tooltip per cell would cost every scroll): first the message about what was
 * just refused, then the failure of the active cell with "Try again", then the tooltip of the cell pointed at.
 */
export function CellPopper({ grid }: { grid: HTMLElement }) {
  const controller = useWorksheetController();
  const notice = useWorksheetState(controller.store, state => state.notice);
  const active = useWorksheetState(controller.store, state => state.active);
  useWorksheetState(controller.store, state => state.rowStates);
  const hovered = useHoveredCell(grid);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => controller.store.set({ notice: null }), noticeDuration);
    return () => clearTimeout(timer);
  }, [notice, controller]);

  const activeElement = () => active && cellElement(grid, active.row, active.column);
  const cell = active ? controller.activeCell() : undefined;
  const state = cell && controller.view.props.rowState?.(cell.row)?.cells?.[cell.address.columnKey];
  const tooltip = hovered && tooltipOf(controller.view, hovered);
  const { labels, props } = controller.view;

  if (notice)
    return (
      <Floating anchor={activeElement() ?? grid} tone="notice">
        {notice.lines.map(line => (
          <div key={line}>{line}</div>
        ))}
      </Floating>
    );
  if (state?.status === 'failed')
    return (
      <Floating anchor={activeElement() ?? grid} tone="failed">
        <div>{state.reason}</div>
        {props.onCellCommand && (
          <Button size="extraSmall" tabIndex={-1} onClick={() => controller.command('retry')}>
            {labels.tryAgain} (Alt+Enter)
          </Button>
        )}
      </Floating>
    );
  if (tooltip && hovered)
    return (
      <Floating anchor={hovered.element} tone="tooltip">
        {tooltip}
      </Floating>
    );
  return null;
}

interface FloatingProps {
  anchor: HTMLElement;
  tone: 'notice' | 'failed' | 'tooltip';
  children: React.ReactNode;
}

function Floating({ anchor, tone, children }: FloatingProps) {
  return (
    <Popper
      open
      anchorEl={anchor}
      // A message stands above its cell: below it is the list of its editor, which would hide it.
      placement={tone === 'tooltip' ? 'bottom-start' : 'top-start'}
      modifiers={gap}
      className="worksheet-popper"
    >
      <div className={`worksheet-floating worksheet-floating-${tone}`}>{children}</div>
    </Popper>
  );
}

const gap = [{ name: 'offset', options: { offset: [0, 4] } }];

interface HoveredCell {
  readonly row: number;
  readonly column: number;
  readonly element: HTMLElement;
}

/** The cell that the pointer rests on. */
function useHoveredCell(grid: HTMLElement): HoveredCell | null {
  const [hovered, setHovered] = useState<HoveredCell | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(timer);
      setHovered(null);
    };
    const point = (event: PointerEvent) => {
      clearTimeout(timer);
      const isFree = event.pointerType === 'mouse' && event.buttons === 0;
      const cell = isFree ? (pointedCell(event.target) ?? pointedHeader(event.target)) : null;
      setHovered(now => (now?.element === cell?.element ? now : null));
      if (cell) timer = setTimeout(() => setHovered(cell), tooltipDelay);
    };
    grid.addEventListener('pointerover', point);
    grid.addEventListener('pointerleave', forget);
    grid.addEventListener('pointerdown', forget);
    grid.addEventListener('scroll', forget, { passive: true });
    // It would lie over the list of an editor.
    grid.addEventListener('keydown', forget);
    return () => {
      clearTimeout(timer);
      grid.removeEventListener('pointerover', point);
      grid.removeEventListener('pointerleave', forget);
      grid.removeEventListener('pointerdown', forget);
      grid.removeEventListener('scroll', forget);
      grid.removeEventListener('keydown', forget);
    };
  }, [grid]);
  return hovered;
}

/** The cell under a DOM event; indexes from the ARIA attributes, which count from 1, the header being row 1. */
export function pointedCell(target: EventTarget | null): HoveredCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  const row = Number(element?.parentElement?.getAttribute('aria-rowindex')) - 2;
  const column = Number(element?.getAttribute('aria-colindex')) - 1;
  return element && row >= 0 && column >= 0 ? { row, column, element } : null;
}

/** Stands for the row of the headers. */
const HEADER = -1;

function pointedHeader(target: EventTarget | null): HoveredCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[role="columnheader"]') : null;
  return element && { row: HEADER, column: Number(element.getAttribute('aria-colindex')) - 1, element };
}

function cellElement(grid: HTMLElement, row: number, column: number): HTMLElement | null {
  return grid.querySelector(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`);
}

function tooltipOf(
  view: ReturnType<typeof useWorksheetController>['view'],
  at: HoveredCell,
): string | undefined {
  const column = view.props.columns[at.column];
  if (column && at.row === HEADER) return column.description;
  const line = view.lines[at.row];
  if (!column || !isDataRow(line)) return undefined;
  const state = view.props.rowState?.(line);
  const cellState = state?.cells?.[column.key];
  if (cellState?.status === 'failed') return cellState.reason;
  if (cellState?.status === 'saving') return view.labels.saving;
  return cellExplanation(view, column, line);
}
