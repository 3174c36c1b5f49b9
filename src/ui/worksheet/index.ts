export type {
  CellDraft,
  CellEditorProps,
  ColumnKind,
  ColumnOptions,
  EditStart,
  ParseContext,
  ParsedCell,
  WorksheetColumn,
} from './columnTypes';
export { type ChoiceOption, choiceColumn } from './kinds/choiceColumn';
export { dateColumn } from './kinds/dateColumn';
export { ListEditor, mapDraft } from './kinds/ListEditor';
export type { EditorItem } from './kinds/ListItem';
export { numberColumn } from './kinds/numberColumn';
export { openingColumn } from './kinds/openingColumn';
export { optionByWords } from './kinds/optionByWords';
export { type Quantity, quantityColumn } from './kinds/quantityColumn';
export { readonlyColumn } from './kinds/readonlyColumn';
export { longTextColumn, textColumn } from './kinds/textColumn';
export { toggleColumn } from './kinds/toggleColumn';
export { readClipboard } from './model/clipboard';
export { displayRows, isDataRow } from './model/displayRows';
export { pastedBlock } from './model/pastedBlock';
export { formatHtmlTable, formatTsv } from './model/tsv';
export { Worksheet } from './Worksheet';
export { defaultWorksheetLabels, type WorksheetLabels } from './worksheetLabels';
export type {
  CellAddress,
  CellCommand,
  CellEdit,
  CellState,
  Colleague,
  ColleaguePlaces,
  EditSource,
  Grouping,
  PastedBlock,
  PastedRow,
  RowMoving,
  RowPlace,
  RowSelection,
  RowState,
  SortOrder,
  UndoOutcome,
  WorksheetHandle,
  WorksheetProps,
} from './worksheetTypes';
