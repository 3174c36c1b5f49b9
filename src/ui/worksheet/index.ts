export type {
  ChipColumn,
  ChoiceColumn,
  ChoiceOption,
  ColumnKindName,
  CustomColumn,
  LevelColumn,
  LevelOption,
  LongTextColumn,
  ReadonlyColumn,
  RiskChip,
  TextColumn,
  WorksheetColumn,
} from './columnTypes';
export { Worksheet } from './Worksheet';
export { defaultWorksheetLabels, type WorksheetLabels } from './worksheetLabels';
export type {
  CellAddress,
  CellCommand,
  CellEdit,
  CellState,
  CellValue,
  EditSource,
  Grouping,
  RowState,
  SortOrder,
  WorksheetHandle,
  WorksheetProps,
} from './worksheetTypes';
