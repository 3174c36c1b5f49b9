import type { ReactNode } from 'react';
import type { LoadTree } from '@/features/shared/delete/useDependencies';
import type { EditEntry } from '@/records/editEntry';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import type { Grouping, RowState } from '@/ui/worksheet';
import type { SheetColumn } from './elsewhere';
import type { PanelWalk } from './PanelSteps';
import type { PasteReferences } from './paste/pasteTypes';

/** The most that one list call answers. */
export const SHEET_LIMIT = 20_000;

/** What a sheet calls its records. */
export interface SheetWords {
  /** Name of the grid: "Functions". */
  records: string;
  search: string;
  add: string;
  delete: string;
  emptyTitle: string;
  empty: string;
  addFirst: string;
  noMatch: string;
  /** Button of the dialog that deletes one, and several. */
  confirmDelete: (count: number) => string;
  /** A change was refused because the permission is missing. */
  mayNotEdit: string;
  /** A new row was refused; what becomes of it is said after this. */
  notAdded: (reason: string) => string;
}

/** A choice in the toolbar. */
export interface ToolbarChoice {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Parts of the address that no longer fit another choice, such as a filter by what is chosen here. */
  readonly clears?: readonly string[];
}

/** One filter of the toolbar; its value stands in the address under its id. */
export interface SheetFilter<R> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Counts lead to it from other screens; the toolbar has room for it only while it is chosen. */
  readonly isFromCounts?: boolean;
  accepts(record: R, value: string): boolean;
}

/** One way to group the rows; its id stands in the address. */
export interface SheetGroup<R> {
  readonly id: string;
  readonly label: string;
  /** Names the rows that belong to no group among the collapsed ones, which may be remembered for many groupings. */
  readonly restKey?: string;
  /** Undefined: no groups. */
  readonly grouping: Grouping<R> | undefined;
}

/** Finds a record as it looks with what was typed. */
export type RecordLookup<R> = (uuid: string | null | undefined) => R | undefined;

/** The selected record, kept where the sheet's owner wants it; walking through rows renders nothing by itself. */
export interface SelectionStore {
  get(): string | null;
  set(uuid: string | null): void;
  subscribe(listener: () => void): () => void;
}

export interface CollapsedGroups {
  readonly collapsed: ReadonlySet<string>;
  readonly change: (collapsed: ReadonlySet<string>) => void;
}

export interface SheetAdding<R> {
  /** The row as it looks until it is created, in the group that it was asked for. */
  draft(groupId: string | undefined, groupKey: string | undefined): R;
  /** The cell to go to then. */
  firstCell(record: R): string;
}

/** Rows that the platform proposes, each with its reason, for people to choose from. */
export interface SheetSuggesting {
  /** What opens the list, such as "Suggest tasks". */
  readonly label: string;
  /** LIBRARY: records that others have written; LIST: what cells choose from; RULE, the default: what the platform finds missing. */
  readonly from?: 'RULE' | 'LIBRARY' | 'LIST';
  render(onClose: () => void): ReactNode;
}

/** Rows can be deleted, by their model. */
export interface SheetDeleting<R> {
  /** What goes with one. */
  readonly loadTree: LoadTree;
  /** What these records are guarded by, to be said before they go; undefined where they are not. */
  readonly warning?: (records: readonly R[]) => string | undefined;
}

/** The details beside the grid. */
export interface SheetPanelSlot<R> {
  readonly id: string;
  readonly label: string;
  readonly nothingSelected: string;
  /** The details of a record can be closed in themselves. */
  readonly hasClose?: boolean;
  /** The part of the details that a column leads to; stands in the address as `part` until it is shown. */
  readonly partOf?: (columnKey: string) => string | undefined;
  render(record: R, context: SheetPanelContext): ReactNode;
}

export interface SheetPanelContext {
  /** What the record and its fields are going through. */
  readonly state: RowState | undefined;
  /** Tries to save a field again, or asks what has to be decided about it. */
  readonly onRetry: (path: string) => void;
  readonly onClose: () => void;
  readonly walk: PanelWalk;
}

/** What has to be confirmed before changes are saved: what they reset. */
export interface SheetQuestion {
  readonly entries: readonly EditEntry[];
  /** Name of a field, as the sheet or the details call it. */
  readonly nameOf: (path: string) => string;
  readonly onConfirm: () => void;
  /** Gives the changes up. */
  readonly onRefuse: () => void;
  /** Decides later: what was typed stays. */
  readonly onClose: () => void;
}

/** A field that is no column, such as one that only the details show. */
export interface SheetField<R> {
  readonly name: string;
  /** Its value as the details show it. */
  readonly format: (record: R) => string;
}

/** Something that the menu of a cell offers. */
export interface SheetCellAction {
  readonly id: string;
  readonly label: string;
  readonly onSelect: () => void;
}

/** Lines that a text may take. */
export type MaxLines = number | 'all';

/** Records that are part of others of the same sheet: shown as a tree as long as nobody sorts or groups them. */
export interface SheetTree<R> {
  /** The field that names what a record is part of; also the key of its column. */
  readonly field: string;
  readonly parentOf: (record: R) => string | null;
}

/** Everything a sheet is made of. */
export interface SheetProps<R extends ProjectRecord> {
  readonly model: RecordModel<R>;
  /** As the server has them; the sheet lays the edits over them. */
  readonly records: readonly R[];
  /** How many there are, where those above are the first ones and the others are on their way. */
  readonly totalCount?: number;
  /** Their keys are the paths of what they change, but for those whose values stand elsewhere. Keep the array stable. */
  readonly columns: readonly SheetColumn<R>[];
  readonly words: SheetWords;
  readonly canEdit: boolean;
  /** Name of the selected record in the address: `function`. */
  readonly selectionName: string;
  readonly selection: SelectionStore;
  /** Texts that a search looks into, besides those of the columns; by the record alone, since they are kept with it. */
  readonly moreToSearch?: (record: R) => readonly string[];
  /** Names of columns in the address, where their keys would say little. */
  readonly columnIds?: ReadonlyMap<string, string>;
  readonly filters?: readonly SheetFilter<R>[];
  /** More choices of the toolbar, before the others; what is chosen goes into the address under the id. */
  readonly choices?: readonly ToolbarChoice[];
  /** The first one is the default. */
  readonly groups?: readonly SheetGroup<R>[];
  readonly collapsedGroups?: CollapsedGroups;
  /** Lines that a text may take until somebody chooses. Default: 4. */
  readonly maxLines?: MaxLines;
  /** Why nothing of a record can be changed, as a sentence. */
  readonly lockOf?: (record: R) => string | undefined;
  /** What somebody should look at in a record, by column key. */
  readonly marksOf?: (record: R) => RowState['cells'];
  readonly adding?: SheetAdding<R>;
  /** Only together with `adding`. */
  readonly suggesting?: SheetSuggesting | undefined;
  /** Records that pasted cells name, made where they are not there yet. */
  readonly pasteReferences?: PasteReferences<R> | undefined;
  readonly deleting?: SheetDeleting<R>;
  /** Further buttons of the bar that is there while several rows are selected. */
  readonly selectionActions?: (records: readonly R[]) => ReactNode;
  /** Keep it stable. */
  readonly tree?: SheetTree<R>;
  /** Makes a file of the rows that the filters let through. */
  readonly exporting?: { readonly label: string; run(records: readonly R[]): void } | undefined;
  /** What the menu of a cell offers before what every sheet does. */
  readonly cellActions?: (record: R, columnKey: string) => readonly SheetCellAction[];
  readonly panel?: SheetPanelSlot<R>;
  /** The dialog of `?` on a cell whose kind explains. */
  readonly explanation?: (record: R, onClose: () => void) => ReactNode;
  /** Asks whether changes may reset what depends on them. */
  readonly question?: (asked: SheetQuestion) => ReactNode;
  /** The field of a path that is no column. */
  readonly fieldOf?: (path: string) => SheetField<R> | undefined;
}
