import type { ColumnKind } from './columnKind';
import { parseText } from './parseText';
import { TextEditor } from './TextEditor';

export const textKind: ColumnKind<'text'> = {
  defaultWidth: 180,
  render: (column, row) => column.getValue(row),
  getText: (column, row) => column.getValue(row) ?? '',
  parse: (column, _row, text, labels) =>
    parseText(text.replace(/\s*[\r\n]+\s*/g, ' '), column.maxLength, labels),
  Editor: TextEditor,
};
