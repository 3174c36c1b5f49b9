import type { ReactNode } from 'react';
import type { Density } from '@/theme/tokens';
import type { WorksheetColumn } from './columnTypes';
import type { WorksheetLabels } from './worksheetLabels';

/** A cell by name, valid whatever is sorted, grouped, filtered or hidden. */
export interface CellAddress {
  readonly rowKey: string;
  readonly columnKey: string;
}

/** One changed cell. `previous` is what the user saw when changing it. */
export interface CellEdit extends CellAddress {
  readonly value: unknown;
  readonly previous: unknown;
}

/** What the user did to make the edits. */
export type EditSource = 'key' | 'editor' | 'clear' | 'paste' | 'cut' | 'fill';

/** What an undo or redo changed, and the cells that it left alone because somebody else changed them since. */
export interface UndoOutcome {
  readonly done: readonly CellAddress[];
  readonly refused: readonly CellAddress[];
}

/**
 * What a cell is going through: a dot while it is being saved, an underline with the reason after a failure; or what
 * somebody should look at in it, as a mark in its corner.
 */
export type CellState =
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'marked'; readonly severity: 'error' | 'warning' | 'info'; readonly reason: string };

/** What a row is going through. Return `undefined` for a row with nothing to tell. */
export interface RowState {
  /** The reason why nothing in this row can be changed, as a sentence. */
  readonly locked?: string;
  /** By column key. */
  readonly cells?: Readonly<Record<string, CellState>>;
}

/** Somebody else who has the same rows open. */
export interface Colleague {
  readonly userUuid: string;
  readonly name: string;
  readonly initials: string;
  /** Key of the column they are at; another one, or none, counts as the row itself. */
  readonly field: string | null;
}

/** Where colleagues are. Asked by each row, so that somebody who moves renders two rows and not the grid. */
export interface ColleaguePlaces {
  subscribe(listener: () => void): () => void;
  /** The same array as long as nothing changes there. */
  at(rowKey: string): readonly Colleague[];
}

export interface SortOrder {
  readonly columnKey: string;
  readonly direction: 'ascending' | 'descending';
}

/** One level of groups. Groups stand in the order given, those without a row are not shown; rows of a group that is not listed come last. */
export interface Grouping<R> {
  readonly groups: readonly { readonly key: string; readonly label: string }[];
  readonly groupOf: (row: R) => string;
  /** The column whose value the heads of the groups are. */
  readonly columnKey?: string;
}

/**
 * A command on the active cell that the worksheet does not know how to carry out:
 * `open` is Enter (or double-click) on a column with `opens`, `toggleDetails` is Space, `explain` is `?` on a
 * cell whose kind `explains`, `retry` is "Try again" (Alt+Enter) on a failed cell.
 */
export type CellCommand = 'open' | 'toggleDetails' | 'explain' | 'retry';

/** What can be asked of a mounted worksheet, through its `ref`. */
export interface WorksheetHandle {
  /** Scrolls to the cell and focuses it; waits for a row that has just been added and is not in `rows` yet. */
  focusCell: (cell: CellAddress, options?: { edit?: boolean }) => void;
  /** Goes to the cell that was active last, or to the first row. */
  focusRows: () => void;
  /** Keys of the rows that the selected block covers, from top to bottom. */
  selectedRowKeys: () => readonly string[];
  /** Asks for a row below the active cell, in its group. */
  addRow: () => void;
  /** Moves the selected rows by one, where rows can be moved. */
  moveRows: (step: 1 | -1) => void;
  /** Asks for the menu of the active cell's column. */
  openColumnMenu: () => void;
  undo: () => void;
  redo: () => void;
}

export interface PastedCell {
  readonly columnKey: string;
  readonly text: string;
}

/** One line of a pasted block. */
export interface PastedRow {
  /** The row that it goes into; null: one that has to be added. */
  readonly rowKey: string | null;
  readonly cells: readonly PastedCell[];
}

/** What was pasted, laid over rows and columns. */
export interface PastedBlock {
  readonly rows: readonly PastedRow[];
  /** Its first line names columns: it says where the others go and is no row. */
  readonly hasHeader: boolean;
  /** Columns that have no place: their names in the first line, or their numbers. */
  readonly cutOff: readonly string[];
  /** Group in which it was pasted. */
  readonly groupKey: string | undefined;
}

/** A place among the rows, beside one of them or in it. */
export interface RowPlace {
  readonly rowKey: string;
  readonly where: 'before' | 'after' | 'into';
}

/** How rows are put into another order: by the grip at their beginning, or by Alt+Shift+Up and Down. */
export interface RowMoving {
  /** Rows can be dropped into others. */
  readonly nests: boolean;
  /** Moves rows by one among those that they stand with. Returns why it cannot be done, as a sentence. */
  step(rowKeys: readonly string[], step: 1 | -1): string | undefined;
  /** Why rows cannot be put there, as a sentence; asked while they are dragged. */
  refusal(rowKeys: readonly string[], place: RowPlace): string | undefined;
  /** Only where nothing refuses it. */
  put(rowKeys: readonly string[], place: RowPlace): void;
}

/** The rows of a selected block. */
export interface RowSelection {
  readonly rowKeys: readonly string[];
  /** Goes back to the active cell alone. */
  readonly clear: () => void;
}

export interface WorksheetProps<R extends object> {
  ref?: React.Ref<WorksheetHandle>;
  /** Accessible name of the grid. */
  label: string;
  /** In the order to be shown: sorting and filtering are the caller's. An unchanged row keeps its identity. */
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Readable name of a row (its code): used where a message names a cell. */
  rowLabel: (row: R) => string;
  /** The visible columns in order. Keep the array stable: a new one renders every cell again. */
  columns: readonly WorksheetColumn<R>[];
  grouping?: Grouping<R>;
  collapsedGroups?: ReadonlySet<string>;
  onCollapsedGroupsChange?: (collapsed: ReadonlySet<string>) => void;
  /** The row that the panel beside shows. Set from outside, it is scrolled into view. */
  selectedRowKey?: string | null;
  onSelectedRowChange?: (rowKey: string) => void;
  /**
   * Apply the edits to `rows` at once (optimistic): the worksheet keeps no values of its own.
   */
  onEdit?: (edits: readonly CellEdit[], source: EditSource) => void;
  /** Why there is no `onEdit`, as a sentence. */
  readOnlyReason?: string;
  /** Takes a pasted block, also more rows than there are. Without it, what does not fit is refused. */
  onPaste?: (block: PastedBlock) => void;
  /** Takes the last step back or does it again, wherever it was made; undefined when there is none. */
  onUndo?: (direction: 'undo' | 'redo') => UndoOutcome | undefined;
  /** Shows the line "Add …" at the end (and Ctrl+Enter anywhere). `groupKey` is the group of the active cell, `afterRowKey` its row. */
  onAddRow?: (place: { groupKey?: string; afterRowKey?: string }) => void;
  /** Left out where rows cannot be put into another order. */
  moving?: RowMoving;
  /** Why these are not all rows yet, as a sentence: what goes to the last one says it instead. */
  coming?: string | undefined;
  onCellCommand?: (command: CellCommand, cell: CellAddress) => void;
  /** Right click, Shift+F10 or the menu key on a cell, which is the active one then. */
  onCellMenu?: (cell: CellAddress, at: { readonly left: number; readonly top: number }) => void;
  /** What can be done with several selected rows; shown over the end of the grid. */
  renderSelection?: (selection: RowSelection) => ReactNode;
  colleagues?: ColleaguePlaces;
  /** The active cell changed; null on a line that is no row. */
  onActiveCellChange?: (cell: CellAddress | null) => void;
  /** What is equal by the first one stands by the next. A click on a header sorts by it alone, with Ctrl by it too. */
  sort?: readonly SortOrder[];
  onSortChange?: (sort: readonly SortOrder[]) => void;
  /** The arrow in a header, or Ctrl+Shift+L in a cell of its column: sorting and filtering are the caller's. */
  onColumnMenu?: (columnKey: string, header: Element) => void;
  /** Keys of columns that leave rows out: their headers show it. */
  filteredColumns?: ReadonlySet<string>;
  density?: Density;
  /** Lines that a text may take: rows are as high as their longest one. Left out: all rows are equal. */
  maxLines?: number | 'all';
  rowState?: (row: R) => RowState | undefined;
  /** Widths by column key, read when the worksheet mounts. */
  initialColumnWidths?: Readonly<Record<string, number>>;
  onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Texts of the worksheet itself; what is not given stays English. */
  labels?: Partial<WorksheetLabels>;
  /** Shown in place of the rows while there are none. */
  empty?: ReactNode;
}
