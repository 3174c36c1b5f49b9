import { useMemo } from 'react';
import type { LevelColumn } from '../columnTypes';
import type { CellEditorProps } from './columnKind';
import { ListEditor } from './ListEditor';
import { levelOptions } from './optionsOfCell';

/** The levels with label and definition. */
export function LevelEditor(props: CellEditorProps<LevelColumn<object>, object>) {
  const { column, row } = props;
  const items = useMemo(
    () =>
      levelOptions(column, row).map(({ value, code, label, definition }) => ({
        value,
        code,
        label,
        ...(definition === undefined ? {} : { description: definition }),
      })),
    [column, row],
  );
  return <ListEditor {...props} items={items} value={column.getValue(row)} canCreate={false} />;
}
