import type { ComponentType, ReactNode } from 'react';
import type { ColumnByKind, ColumnKindName, WorksheetColumn } from '../columnTypes';
import type { WorksheetLabels } from '../worksheetLabels';
import type { CellValue } from '../worksheetTypes';

/** A text taken as a value of the cell, or the reason why it is none. */
export type ParsedCell =
  | { readonly ok: true; readonly value: CellValue }
  | { readonly ok: false; readonly reason: string };

/** How an editor was opened: by a character that replaces the content, to change the content, or for its list. */
export type EditStart = 'replace' | 'edit';

export interface CellEditorProps<C, R> {
  readonly column: C;
  readonly row: R;
  readonly start: EditStart;
  readonly labels: WorksheetLabels;
  /** The value to be written when the editor closes, however it closes but by Escape. */
  readonly setDraft: (value: CellValue) => void;
  /** Closes and writes; the cell keeps the focus. */
  readonly finish: () => void;
  /** Closes and leaves the cell as it was. */
  readonly cancel: () => void;
  /** Closes and writes because the focus went elsewhere. */
  readonly leave: () => void;
  /** Says why what was entered is not taken. */
  readonly refuse: (reason: string) => void;
  /** Closes and writes the value once it has been created. */
  readonly create: (text: string) => void;
}

/** What the worksheet needs to know of a column type, for a column `C` that shows a row `R`. */
export interface BoundKind<C, R> {
  readonly defaultWidth: number;
  readonly render: (column: C, row: R) => ReactNode;
  /** The cell as text: clipboard, messages. */
  readonly getText: (column: C, row: R) => string;
  /** Takes a text from clipboard or fill. A kind without it can only be read. */
  readonly parse?: (column: C, row: R, text: string, labels: WorksheetLabels) => ParsedCell;
  /** Takes one typed character as the whole value, without an editor. */
  readonly parseTyped?: (column: C, row: R, char: string, labels: WorksheetLabels) => ParsedCell;
  readonly Editor?: ComponentType<CellEditorProps<C, R>>;
  /** Longer text for the tooltip, besides the column's own `getTooltip`. */
  readonly getTooltip?: (column: C, row: R) => string | undefined;
  /** The command `explain` (`?`) makes sense here. */
  readonly explains?: boolean;
}

// The rows of a worksheet are any type: a kind only hands them back to the functions of the column.
type AnyRow = object;

/** A column kind as its file declares it. */
export type ColumnKind<K extends ColumnKindName> = BoundKind<ColumnByKind<AnyRow>[K], AnyRow>;

export type AnyKind<R> = BoundKind<WorksheetColumn<R>, R>;
