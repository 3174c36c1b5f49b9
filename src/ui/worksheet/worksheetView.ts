import type { WorksheetColumn } from './columnTypes';
import type { CellRange } from './model/cellRange';
import { type DisplayRow, GroupLine, isDataRow } from './model/displayRows';
import type { WorksheetLabels } from './worksheetLabels';
import type { CellAddress, WorksheetProps } from './worksheetTypes';

/** What is shown right now: the props of the last render and what follows from them. */
export interface WorksheetView<R extends object> {
  readonly props: WorksheetProps<R>;
  readonly lines: readonly DisplayRow<R>[];
  readonly labels: WorksheetLabels;
  /** Height of a row, px; the average where they differ. */
  readonly averageHeight: () => number;
}

/** Name of a line that stays the same when lines move. Group and add lines cannot meet the key of a row. */
export function lineKey<R extends object>(line: DisplayRow<R>, rowKey: (row: R) => string): string {
  if (isDataRow(line)) return rowKey(line);
  return line instanceof GroupLine ? `\u0000group:${line.key}` : '\u0000add';
}

/** Why a cell cannot be changed; `undefined` when it can. */
export function lockReason<R extends object>(
  view: WorksheetView<R>,
  column: WorksheetColumn<R>,
  row: R,
): string | undefined {
  if (column.kind.parse === undefined || column.isEditable?.(row) === false)
    return column.whyReadOnly?.(row) ?? view.labels.readOnly(column.name);
  if (view.props.onEdit === undefined) return view.props.readOnlyReason ?? view.labels.readOnly(column.name);
  return view.props.rowState?.(row)?.locked;
}

/** A cell as text: clipboard, messages. */
export function cellText<R>({ kind, getValue }: WorksheetColumn<R>, row: R): string {
  return kind.format(getValue(row), row);
}

/** The longer explanation of a cell. */
export function cellTooltip<R>(column: WorksheetColumn<R>, row: R): string | undefined {
  return column.getTooltip?.(row) ?? column.kind.getTooltip?.(column.getValue(row), row);
}

/** What is said of a cell that is pointed at or active: what it means, and why it cannot be edited where that is known. */
export function cellExplanation<R extends object>(
  view: WorksheetView<R>,
  column: WorksheetColumn<R>,
  row: R,
): string | undefined {
  const locked = lockReason(view, column, row);
  // That a column cannot be edited says nothing; why it cannot does.
  const reason = locked === view.labels.readOnly(column.name) ? undefined : locked;
  // An empty cell says at least what its column stands for.
  const meaning = cellTooltip(column, row) ?? column.description?.split('\n', 1)[0];
  return [meaning, reason].filter(Boolean).join('\n') || undefined;
}

/** A cell as messages name it: "HZ-014, Severity". */
export function cellName<R extends object>(
  view: WorksheetView<R>,
  column: WorksheetColumn<R>,
  row: R,
): string {
  return `${view.props.rowLabel(row)}, ${column.name}`;
}

/** The row of the list with this key, whether its group is open or not. */
export function findRow<R extends object>(view: WorksheetView<R>, { rowKey }: Pick<CellAddress, 'rowKey'>) {
  return view.props.rows.find(row => view.props.rowKey(row) === rowKey);
}

/** Keys of the rows between two lines; heads of groups and the line that adds are no rows. */
export function rowKeysIn<R extends object>(
  view: WorksheetView<R>,
  { top, bottom }: Pick<CellRange, 'top' | 'bottom'>,
): readonly string[] {
  return view.lines
    .slice(top, bottom + 1)
    .filter(line => isDataRow<R>(line))
    .map(view.props.rowKey);
}
