import type { ColumnKindName, WorksheetColumn } from '../columnTypes';
import { chipKind } from './chipKind';
import { choiceKind } from './choiceKind';
import type { AnyKind, ColumnKind } from './columnKind';
import { customKind } from './customKind';
import { levelKind } from './levelKind';
import { longTextKind } from './longTextKind';
import { readonlyKind } from './readonlyKind';
import { textKind } from './textKind';

/** Every kind of column. A new one is one file, one line here and its type in `ColumnByKind`. */
export const columnKinds: { readonly [K in ColumnKindName]: ColumnKind<K> } = {
  text: textKind,
  longText: longTextKind,
  choice: choiceKind,
  level: levelKind,
  chip: chipKind,
  readonly: readonlyKind,
  custom: customKind,
};

/** The kind of a column. The cast states what the table above proves: the kind under a name takes that column. */
export function kindOf<R>(column: WorksheetColumn<R>): AnyKind<R> {
  return columnKinds[column.kind] as unknown as AnyKind<R>;
}
