import type { ColumnKind } from './columnKind';
import { LongTextEditor } from './LongTextEditor';
import { parseText } from './parseText';

export const longTextKind: ColumnKind<'longText'> = {
  defaultWidth: 280,
  render: (column, row) => column.getValue(row),
  getText: (column, row) => column.getValue(row) ?? '',
  parse: (column, _row, text, labels) => parseText(text.replaceAll('\r\n', '\n'), column.maxLength, labels),
  Editor: LongTextEditor,
  // A row shows one line of it; the whole text is one glance away.
  getTooltip: (column, row) => {
    const text = column.getValue(row);
    return text !== null && (text.length > 40 || text.includes('\n')) ? text : undefined;
  },
};
