import type { ReactNode } from 'react';
import type { CellValue } from './worksheetTypes';

interface ColumnBase<R> {
  readonly key: string;
  readonly name: string;
  /** px; each kind has a default. */
  readonly width?: number;
  readonly minWidth?: number;
  /** Takes a share of the width that is left. */
  readonly grow?: boolean;
  /** Stays in view while scrolling sideways. Frozen columns come first. */
  readonly frozen?: boolean;
  readonly sortable?: boolean;
  readonly align?: 'start' | 'center' | 'end';
  /** Enter and double-click on a cell of this column send the command `open`. */
  readonly opens?: boolean;
  /** Longer explanation of the cell, asked for only when it is pointed at or active. */
  readonly getTooltip?: (row: R) => string | undefined;
}

interface ValueColumn<R> extends ColumnBase<R> {
  readonly getValue: (row: R) => CellValue;
  /** Default: every row. A locked row is never editable. */
  readonly editable?: boolean | ((row: R) => boolean);
}

export interface TextColumn<R> extends ValueColumn<R> {
  readonly kind: 'text';
  readonly maxLength?: number;
}

/** Edited in a box of several lines (Alt+Enter breaks the line). */
export interface LongTextColumn<R> extends ValueColumn<R> {
  readonly kind: 'longText';
  readonly maxLength?: number;
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

/** One of a list, chosen by typing. The cell's value is the option's `value`. */
export interface ChoiceColumn<R> extends ValueColumn<R> {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[] | ((row: R) => readonly ChoiceOption[]);
  /** Label of a value that is not among the options (not loaded, archived). */
  readonly getLabel?: (row: R) => string | undefined;
  /** With it the list offers to create what was typed; resolves to the new value, or `null` when nothing came of it. */
  readonly onCreateOption?: (label: string, row: R) => Promise<CellValue>;
}

export interface LevelOption {
  readonly value: string;
  /** The one character that chooses this level. */
  readonly shortcut: string;
  /** What stands in the cell and on the clipboard: `S3`, `3`. */
  readonly code: string;
  readonly label: string;
  readonly definition?: string;
}

/** A rating level: its shortcut typed is its choice; Alt+↓ lists the levels with their definitions. */
export interface LevelColumn<R> extends ValueColumn<R> {
  readonly kind: 'level';
  readonly levels: readonly LevelOption[] | ((row: R) => readonly LevelOption[]);
}

export interface RiskChip {
  /** The level itself (`D`, `PL e`): colour never stands alone. */
  readonly text: string;
  readonly rank: number;
  readonly maxRank: number;
}

/** A computed risk level, coloured by the ramp. */
export interface ChipColumn<R> extends ColumnBase<R> {
  readonly kind: 'chip';
  readonly getChip: (row: R) => RiskChip | null;
}

export interface ReadonlyColumn<R> extends ColumnBase<R> {
  readonly kind: 'readonly';
  readonly getText: (row: R) => string;
}

/** Anything else to look at. `getText` is what is copied and read out. */
export interface CustomColumn<R> extends ColumnBase<R> {
  readonly kind: 'custom';
  readonly getText: (row: R) => string;
  readonly render: (row: R) => ReactNode;
}

export interface ColumnByKind<R> {
  text: TextColumn<R>;
  longText: LongTextColumn<R>;
  choice: ChoiceColumn<R>;
  level: LevelColumn<R>;
  chip: ChipColumn<R>;
  readonly: ReadonlyColumn<R>;
  custom: CustomColumn<R>;
}

export type ColumnKindName = keyof ColumnByKind<unknown>;
export type WorksheetColumn<R> = ColumnByKind<R>[ColumnKindName];
