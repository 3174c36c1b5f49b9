import { memo, useRef, useSyncExternalStore } from 'react';
import { type RenderRowProps, Row } from 'react-data-grid';
import { AddLine, type DisplayRow, GroupLine } from './model/displayRows';
import {
  ColleaguesContext,
  NO_COLLEAGUES,
  RowStateContext,
  useWorksheetController,
} from './WorksheetContext';
import { WorksheetLine } from './WorksheetLine';
import { useWorksheetState } from './worksheetStore';
import type { CellState, RowState } from './worksheetTypes';

type LineProps = RenderRowProps<DisplayRow<object>>;

/** Handed to the grid as its row renderer: rows, group lines, the line that adds. */
export function renderLine(key: React.Key, props: LineProps) {
  if (props.row instanceof GroupLine || props.row instanceof AddLine)
    return <WorksheetLine key={key} line={props.row} {...props} />;
  return <WorksheetRow key={key} {...props} />;
}

// A step of scrolling renders the rows that come in, not those that stay.
const WorksheetRow = memo(function WorksheetRow(props: LineProps) {
  const controller = useWorksheetController();
  const { row } = props;
  const known = useRef<RowState | undefined>(undefined);
  const isSelected = useWorksheetState(
    controller.store,
    state => state.selectedRowKey !== null && controller.view.props.rowKey(row) === state.selectedRowKey,
  );
  const state = useWorksheetState(controller.store, () => {
    const next = controller.view.props.rowState?.(row);
    if (!sameRowState(known.current, next)) known.current = next;
    return known.current;
  });
  const { colleagues, rowKey } = controller.view.props;
  const here = useSyncExternalStore(
    colleagues?.subscribe ?? neverChanges,
    () => colleagues?.at(rowKey(row)) ?? NO_COLLEAGUES,
  );
  const className = [isSelected && 'worksheet-selected', state?.locked !== undefined && 'worksheet-locked']
    .filter(Boolean)
    .join(' ');
  return (
    <RowStateContext value={state}>
      <ColleaguesContext value={here}>
        <Row {...props} className={className} aria-selected={isSelected} />
      </ColleaguesContext>
    </RowStateContext>
  );
});

const neverChanges = () => () => {};

/** By content: a caller may build a new state of a row each time it is asked. */
function sameRowState(a: RowState | undefined, b: RowState | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.locked !== b.locked) return false;
  const [cellsOfA, cellsOfB] = [a.cells ?? {}, b.cells ?? {}];
  const keys = Object.keys(cellsOfA);
  return (
    keys.length === Object.keys(cellsOfB).length &&
    keys.every(key => sameCellState(cellsOfA[key], cellsOfB[key]))
  );
}

function sameCellState(a: CellState | undefined, b: CellState | undefined): boolean {
  if (a?.status !== b?.status) return false;
  return a?.status !== 'failed' || b?.status !== 'failed' || a.reason === b.reason;
}
