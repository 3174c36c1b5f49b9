import { sameValue } from '@/lib/sameValue';
import { type CellRange, positionsOf, rangeContains, rangeSize } from './model/cellRange';
import { groupAt, isDataRow } from './model/displayRows';
import { repeatedPlace } from './model/fillTarget';
import { placeBlock, tileBlock } from './model/pasteBlock';
import { pastedBlock } from './model/pastedBlock';
import { formatHtmlTable, formatTsv } from './model/tsv';
import type { CellEdit, PastedBlock } from './worksheetTypes';
import { cellName, cellText, lockReason, type WorksheetView } from './worksheetView';

/** What a change of many cells comes to: the edits to make and what the user has to be told. */
export interface PlannedEdits {
  readonly edits: readonly CellEdit[];
  /** One line for each cell that was left as before: its name and why. */
  readonly refused: readonly string[];
  /** What else to say. */
  readonly remarks: readonly string[];
  /** The block to be selected afterwards. */
  readonly range?: CellRange;
}

interface Target {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** The value that the text stands for, where it comes from another cell. */
  readonly value?: unknown;
}

/** A block as spreadsheets take it: as text, and as a table that keeps line breaks in cells. */
export interface CopiedBlock {
  readonly text: string;
  readonly html: string;
}

/** Texts of a block; group lines in it are left out. */
export function copyBlock<R extends object>(view: WorksheetView<R>, range: CellRange): CopiedBlock {
  const columns = view.props.columns.slice(range.left, range.right + 1);
  const rows = view.lines.slice(range.top, range.bottom + 1).filter(isDataRow);
  const block = rows.map(row => columns.map(column => cellText(column, row)));
  return { text: formatTsv(block), html: formatHtmlTable(block) };
}

/** Empties a block. Cells that can only be read are passed over, unless there is nothing else. */
export function planClear<R extends object>(view: WorksheetView<R>, range: CellRange): PlannedEdits {
  const targets = [...positionsOf(range)].map(position => ({ ...position, text: '' }));
  const plan = planWrites(view, targets);
  return plan.edits.length > 0 ? { ...plan, refused: [] } : { ...plan, refused: plan.refused.slice(0, 1) };
}

/** Writes a pasted block over the selection. */
export function planPaste<R extends object>(
  view: WorksheetView<R>,
  range: CellRange,
  block: readonly (readonly string[])[],
): PlannedEdits {
  const placed = placeBlock(block, range, boundsOf(view), rowsFrom(view, range.top));
  const { rows, columns } = placed.cutOff;
  const remarks = rows > 0 || columns > 0 ? [view.labels.cutOff(rows, columns)] : [];
  return { ...planWrites(view, placed.cells), range: placed.range, remarks };
}

/** A pasted block over the selection, whose rows may be more than there are. */
export function blockAt<R extends object>(
  view: WorksheetView<R>,
  range: CellRange,
  block: readonly (readonly string[])[],
): PastedBlock {
  const rows = rowsFrom(view, range.top);
  const { rowKey, columns, grouping } = view.props;
  return pastedBlock(tileBlock(block, range, boundsOf(view), rows), {
    columns,
    left: range.left,
    rowKeys: rows.map(row => rowKey(view.lines[row] as R)),
    groupKey: groupAt(view.lines, range.top, grouping),
  });
}

const boundsOf = <R extends object>(view: WorksheetView<R>) => ({
  rowCount: view.lines.length,
  columnCount: view.props.columns.length,
});

function rowsFrom<R extends object>(view: WorksheetView<R>, top: number): number[] {
  const rows: number[] = [];
  for (let row = top; row < view.lines.length; row++) if (isDataRow(view.lines[row])) rows.push(row);
  return rows;
}

/** Ctrl+D and Ctrl+R: the first line of the block goes into the rest; one line alone takes the line before it. */
export function planFill<R extends object>(
  view: WorksheetView<R>,
  range: CellRange,
  direction: 'down' | 'right',
): PlannedEdits {
  const size = rangeSize(range);
  const down = direction === 'down';
  const alone = (down ? size.rows : size.columns) === 1;
  const source = alone ? dataLineBefore(view, range, down) : down ? range.top : range.left;
  const targets: Target[] = [];
  for (const position of positionsOf(range)) {
    if (!alone && (down ? position.row : position.column) === source) continue;
    const from = down ? { ...position, row: source } : { ...position, column: source };
    const row = view.lines[from.row];
    const column = view.props.columns[from.column];
    if (!isDataRow(row) || !column) continue;
    targets.push({ ...position, text: cellText(column, row), value: column.getValue(row) });
  }
  return planWrites(view, targets);
}

/** A block that was drawn longer in one direction: what is new takes the block's content, repeated. */
export function planExtend<R extends object>(
  view: WorksheetView<R>,
  source: CellRange,
  filled: CellRange,
): PlannedEdits {
  const isAcross = filled.left !== source.left || filled.right !== source.right;
  const rows = rowsFrom(view, filled.top).filter(row => row <= filled.bottom);
  const own = rows.filter(row => row >= source.top && row <= source.bottom);
  const before = rows.findIndex(row => row >= source.top);
  const { columns: width } = rangeSize(source);
  if (own.length === 0) return { edits: [], refused: [], remarks: [] };
  const targets: Target[] = [];
  for (const [place, row] of rows.entries())
    for (let column = filled.left; column <= filled.right; column++) {
      if (rangeContains(source, { row, column })) continue;
      const from = isAcross ? row : (own[repeatedPlace(place - before, own.length)] ?? row);
      const fromColumn = isAcross ? source.left + repeatedPlace(column - source.left, width) : column;
      const [line, at] = [view.lines[from], view.props.columns[fromColumn]];
      if (isDataRow<R>(line) && at)
        targets.push({ row, column, text: cellText(at, line), value: at.getValue(line) });
    }
  return { ...planWrites(view, targets), range: filled };
}

/** The block down to where the cells beside it end: those of the column before, else of the one after; within its group. */
export function blockBeside<R extends object>(view: WorksheetView<R>, source: CellRange): CellRange {
  const column = view.props.columns[source.left - 1] ?? view.props.columns[source.right + 1];
  let { bottom } = source;
  for (;;) {
    const line = view.lines[bottom + 1];
    if (!column || !isDataRow<R>(line) || cellText(column, line) === '') return { ...source, bottom };
    bottom += 1;
  }
}

function dataLineBefore<R extends object>(view: WorksheetView<R>, range: CellRange, down: boolean): number {
  if (!down) return range.left - 1;
  let row = range.top - 1;
  while (row >= 0 && !isDataRow(view.lines[row])) row -= 1;
  return row;
}

function planWrites<R extends object>(view: WorksheetView<R>, targets: readonly Target[]): PlannedEdits {
  const edits: CellEdit[] = [];
  const refused: string[] = [];
  for (const target of targets) {
    const row = view.lines[target.row];
    const column = view.props.columns[target.column];
    if (!isDataRow(row) || !column) continue;
    const { kind, name } = column;
    const locked = lockReason(view, column, row);
    if (locked !== undefined || kind.parse === undefined) {
      // Pasting a copied row over itself changes nothing in its computed cells: nothing to tell.
      if (target.text !== cellText(column, row))
        refused.push(view.labels.refused(cellName(view, column, row), locked ?? view.labels.readOnly(name)));
      continue;
    }
    // By value where the target knows it (same list), else by what is read.
    const known = 'value' in target ? kind.accept?.(target.value, row) : undefined;
    const taken = known ?? kind.parse(target.text, { row, name, labels: view.labels });
    if (taken.ok) {
      const previous = column.getValue(row);
      if (!sameValue(taken.value, previous))
        edits.push({ rowKey: view.props.rowKey(row), columnKey: column.key, value: taken.value, previous });
    } else refused.push(view.labels.refused(cellName(view, column, row), taken.reason));
  }
  return { edits, refused, remarks: [] };
}
