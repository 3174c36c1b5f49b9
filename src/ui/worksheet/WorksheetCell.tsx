import { type CSSProperties, use } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';
import { avatarColor } from '../UserAvatar';
import { type DisplayRow, isDataRow } from './model/displayRows';
import { ColleaguesContext, RowStateContext, useWorksheetController } from './WorksheetContext';
import type { CellState, Colleague, RowState } from './worksheetTypes';
import { cellExplanation } from './worksheetView';

type Props = CellRendererProps<DisplayRow<object>, unknown>;

/** Handed to the grid as its cell renderer. */
export function renderWorksheetCell(key: React.Key, props: Props) {
  return <WorksheetCell key={key} {...props} />;
}

function WorksheetCell(props: Props) {
  const controller = useWorksheetController();
  const rowState = use(RowStateContext);
  const state = rowState?.cells?.[props.column.key];
  const inRow = use(ColleaguesContext);
  const here = inRow.length === 0 ? inRow : colleaguesAt(controller.view, props, inRow);
  // One element whatever the state: another one would be a new DOM node and lose the focus of the click.
  return (
    <Cell
      {...props}
      {...(rowState || props.isCellActive || here.length > 0
        ? attributes(controller.view, props, rowState, state, here)
        : {})}
    />
  );
}

type View = ReturnType<typeof useWorksheetController>['view'];

/** What most cells do not have: scrolling renders thousands of them. */
function attributes(
  view: View,
  props: Props,
  rowState: RowState | undefined,
  state: CellState | undefined,
  here: readonly Colleague[],
) {
  const [first] = here;
  const className = [
    state && `worksheet-cell-${state.status}`,
    state?.status === 'marked' && `worksheet-cell-marked-${state.severity}`,
    first && 'worksheet-cell-colleague',
  ];
  return {
    ...((state || first) && { className: className.filter(Boolean).join(' ') }),
    ...(first && {
      style: { '--worksheet-colleague': avatarColor(first.userUuid) } as CSSProperties,
      'data-colleague': here.length > 1 ? `${first.initials} +${here.length - 1}` : first.initials,
    }),
    ...(state?.status === 'failed' && { 'aria-invalid': true }),
    ...(state?.status === 'saving' && { 'aria-busy': true }),
    // The grid asks for this too, but a memoised cell would not hear of a new lock.
    ...(rowState?.locked !== undefined && { 'aria-readonly': true }),
    ...((props.isCellActive || first) && { 'aria-description': description(view, props, state, here) }),
  };
}

/** The colleagues of a row who are at this cell; those at something that is no column stand at the first one. */
function colleaguesAt(view: View, { column }: Props, inRow: readonly Colleague[]): readonly Colleague[] {
  const { columns } = view.props;
  return inRow.filter(({ field }) =>
    columns.some(({ key }) => key === field) ? field === column.key : column.idx === 0,
  );
}

/** Who is here, and what the tooltip shows to the pointer: that for the active cell only, it may be costly. */
function description(
  view: View,
  { column, row, isCellActive }: Props,
  state: CellState | undefined,
  here: readonly Colleague[],
): string | undefined {
  const own = view.props.columns[column.idx];
  if (!own || !isDataRow(row)) return undefined;
  const said = [
    here.length > 0 && view.labels.colleaguesHere(here.map(({ name }) => name).join(', ')),
    isCellActive && state?.status === 'failed' && state.reason,
    isCellActive && state?.status === 'saving' && view.labels.saving,
    isCellActive && state?.status === 'marked' && state.reason,
    isCellActive && cellExplanation(view, own, row),
  ];
  return said.filter(Boolean).join('. ') || undefined;
}
