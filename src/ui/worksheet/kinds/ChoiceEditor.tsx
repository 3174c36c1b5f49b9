import { useMemo } from 'react';
import type { ChoiceColumn } from '../columnTypes';
import type { CellEditorProps } from './columnKind';
import { ListEditor } from './ListEditor';
import { choiceOptions } from './optionsOfCell';

/** One of the options, found by typing; what is not there can be created where the column allows it. */
export function ChoiceEditor(props: CellEditorProps<ChoiceColumn<object>, object>) {
  const { column, row } = props;
  const items = useMemo(() => choiceOptions(column, row), [column, row]);
  return (
    <ListEditor
      {...props}
      items={items}
      value={column.getValue(row)}
      canCreate={column.onCreateOption !== undefined}
    />
  );
}
