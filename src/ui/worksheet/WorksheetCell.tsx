import { use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { type DisplayRow, isDataRow } from './model/displayRows';
import { RowStateContext, useWorksheetController } from './WorksheetContext';
import type { CellState, RowState } from './worksheetTypes';
import { cellTooltip } from './worksheetView';

type Props = CellRendererProps<DisplayRow<object>, unknown>;

/** Handed to the grid as its cell renderer. */
export function renderWorksheetCell(key: React.Key, props: Props) {
  return <WorksheetCell key={key} {...props} />;
}

function WorksheetCell(props: Props) {
  const controller = useWorksheetController();
  const rowState = use(RowStateContext);
  const state = rowState?.cells?.[props.column.key];
  // One element whatever the state: another one would be a new DOM node and lose the focus of the click.
  return (
    <Cell
      {...props}
      {...(rowState || props.isCellActive ? attributes(controller.view, props, rowState, state) : {})}
    />
  );
}

type View = ReturnType<typeof useWorksheetController>['view'];

/** What most cells do not have: scrolling renders thousands of them. */
function attributes(view: View, props: Props, rowState: RowState | undefined, state: CellState | undefined) {
  return {
    ...(state && { className: `worksheet-cell-${state.status}` }),
    ...(state?.status === 'failed' && { 'aria-invalid': true }),
    ...(state?.status === 'saving' && { 'aria-busy': true }),
    // The grid asks for this too, but a memoised cell would not hear of a new lock.
    ...(rowState?.locked !== undefined && { 'aria-readonly': true }),
    ...(props.isCellActive && { 'aria-description': description(view, props, state) }),
  };
}

/** What the tooltip shows to the pointer; asked for the active cell only, it may be costly. */
function description(view: View, { column, row }: Props, state: CellState | undefined): string | undefined {
  const own = view.props.columns[column.idx];
  if (!own || !isDataRow(row)) return undefined;
  const said = [
    state?.status === 'failed' && state.reason,
    state?.status === 'saving' && view.labels.saving,
    cellTooltip(own, row),
  ];
  return said.filter(Boolean).join('. ') || undefined;
}
