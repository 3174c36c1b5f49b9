import { use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { kindOf } from './kinds/columnKinds';
import { type DisplayRow, isDataRow } from './model/displayRows';
import { RowStateContext, useWorksheetController } from './WorksheetContext';
import { lockReason } from './worksheetView';

type Props = CellRendererProps<DisplayRow<object>, unknown>;

/** Handed to the grid as its cell renderer. */
export function renderWorksheetCell(key: React.Key, props: Props) {
  return <WorksheetCell key={key} {...props} />;
}

function WorksheetCell(props: Props) {
  const rowState = use(RowStateContext);
  const state = rowState?.cells?.[props.column.key];
  if (props.isCellActive) return <ActiveCell {...props} />;
  if (state === undefined) return <Cell {...props} aria-readonly={readonlyOf(rowState?.locked)} />;
  return (
    <Cell
      {...props}
      className={`worksheet-cell-${state.status}`}
      aria-invalid={state.status === 'failed' || undefined}
      aria-busy={state.status === 'saving' || undefined}
      aria-readonly={readonlyOf(rowState?.locked)}
    />
  );
}

const readonlyOf = (locked: string | undefined) => (locked === undefined ? undefined : true);

/** The active cell also says what its tooltip shows to the pointer; asked for one cell only, it may be costly. */
function ActiveCell(props: Props) {
  const controller = useWorksheetController();
  const rowState = use(RowStateContext);
  const state = rowState?.cells?.[props.column.key];
  const { view } = controller;
  const column = view.props.columns[props.column.idx];
  const row = props.row;
  if (!column || !isDataRow(row)) return <Cell {...props} />;
  const tooltip = column.getTooltip?.(row) ?? kindOf(column).getTooltip?.(column, row);
  const said = [
    state?.status === 'failed' && state.reason,
    state?.status === 'saving' && view.labels.saving,
    tooltip,
  ];
  return (
    <Cell
      {...props}
      className={state && `worksheet-cell-${state.status}`}
      aria-invalid={state?.status === 'failed' || undefined}
      aria-busy={state?.status === 'saving' || undefined}
      aria-readonly={readonlyOf(lockReason(view, column, row))}
      aria-description={said.filter(Boolean).join('. ') || undefined}
    />
  );
}
