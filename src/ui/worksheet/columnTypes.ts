import type { ReactNode } from 'react';
import type { WorksheetLabels } from './worksheetLabels';

/** A text taken as a value of the cell, or the reason why it is none. */
export type ParsedCell<V = unknown> =
  | { readonly ok: true; readonly value: V }
  | {
      readonly ok: false;
      readonly reason: string;
      /** It is the name of nothing that is known: something of this name may be made. */
      readonly isUnknown?: boolean;
    };

/** A value that has to be made first, such as a record that a list does not have yet. */
export interface CreatedValue<V = unknown> {
  /** What was typed. */
  readonly creates: string;
  /** Resolves to `null` when nothing came of it. */
  make(): Promise<{ value: V } | null>;
}

/** What an editor holds at the moment. */
export type CellDraft<V = unknown> = ParsedCell<V> | CreatedValue<V>;

/** What a kind may need to word a refusal. */
export interface ParseContext<R> {
  readonly row: R;
  /** Name of the column. */
  readonly name: string;
  readonly labels: WorksheetLabels;
}

/** How an editor was opened: by a character that replaces the content, or to change the content. */
export type EditStart = 'replace' | 'edit';

export interface CellEditorProps<R, V> {
  /** Name of the column. */
  readonly name: string;
  readonly row: R;
  readonly value: V;
  readonly start: EditStart;
  readonly labels: WorksheetLabels;
  /**
   * What is written when the editor closes, however it closes but by Escape; null: nothing. A refusal is said, and
   * the editor stays open with what was typed.
   */
  setDraft(draft: CellDraft<V> | null): void;
  /** Closes and writes; the cell keeps the focus. */
  readonly finish: () => void;
  /** Closes and leaves the cell as it was. */
  readonly cancel: () => void;
  /** Closes and writes because the focus went elsewhere. */
  readonly leave: () => void;
}

/**
 * How a column shows, reads, edits and compares its values. The worksheet knows nothing else of them: a new kind of
 * column is a function that returns one of these.
 *
 * Methods, not function properties: a worksheet holds columns of all kinds of values, and hands a kind only what its
 * own column gave.
 */
export interface ColumnKind<R, V> {
  /** Cells carry the class `worksheet-<name>`. */
  readonly name: string;
  /** px */
  readonly defaultWidth: number;
  readonly align?: 'start' | 'center' | 'end';
  /** The value as text: clipboard, messages, search. Empty for an empty cell. */
  format(value: V, row: R): string;
  /** The value in words, where it stands apart from its column; without it, the text. */
  describe?(value: V, row: R): string;
  /** What the cell shows; without it, the text. */
  render?(value: V, row: R): ReactNode;
  /** Takes a text from the clipboard. A kind without it can only be read. */
  parse?(text: string, context: ParseContext<R>): ParsedCell<V>;
  /** Takes the value of another cell as it is (fill); undefined when it has to go by its text. */
  accept?(value: unknown, row: R): ParsedCell<V> | undefined;
  /** Takes one typed character as the whole value, without an editor. */
  parseTyped?(char: string, context: ParseContext<R>): ParsedCell<V>;
  renderEditor?(props: CellEditorProps<R, V>): ReactNode;
  /** Order of two values; without it, that of their texts. Empty cells come last anyway. */
  compare?(a: V, b: V): number;
  /** Longer text for the tooltip, besides the column's own `getTooltip`. */
  getTooltip?(value: V, row: R): string | undefined;
  /** Takes a second line where the rows are high enough. */
  readonly wraps?: boolean;
  /** What stands before the text of a kind that wraps, px. */
  inset?(row: R): number;
  /** The command `explain` (`?`) makes sense here. */
  readonly explains?: boolean;
}

/** What every column has, whatever its kind. */
export interface ColumnOptions<R, V> {
  readonly key: string;
  readonly name: string;
  getValue(row: R): V;
  /** Stands beside the name in the header: a count, a unit. */
  readonly note?: string;
  /** px; each kind has a default. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Takes a share of the width that is left; a number: as many shares. Columns that wrap take some by their width. */
  readonly grow?: boolean | number;
  /** Stays in view while scrolling sideways. Frozen columns come first. */
  readonly frozen?: boolean;
  readonly sortable?: boolean;
  /** Enter and double-click on a cell of this column send the command `open`. */
  readonly opens?: boolean;
  /** What the column means, shown at its header: the parameter behind a symbol, the definitions of states. */
  readonly description?: string;
  /** Default: every row. A locked row is never editable. */
  isEditable?(row: R): boolean;
  /** Why a cell that cannot be edited is so, as a sentence; without it only that it is. */
  whyReadOnly?(row: R): string | undefined;
  /** Longer explanation of the cell, asked for only when it is pointed at or active. */
  getTooltip?(row: R): string | undefined;
}

export interface WorksheetColumn<R, V = unknown> extends ColumnOptions<R, V> {
  readonly kind: ColumnKind<R, V>;
}
