import type { ColumnOptions, WorksheetColumn } from '../columnTypes';
import { LongTextEditor } from './LongTextEditor';
import { parseText, type TextRules } from './parseText';
import { TextEditor } from './TextEditor';

type TextColumnOptions<R> = ColumnOptions<R, string | null> & TextRules;

const format = (value: string | null) => value ?? '';

/** One line of text, edited in place. */
export function textColumn<R>(options: TextColumnOptions<R>): WorksheetColumn<R, string | null> {
  return {
    ...options,
    kind: {
      name: 'text',
      wraps: true,
      defaultWidth: 180,
      format,
      parse: (text, context) => parseText(text.replace(/\s*[\r\n]+\s*/g, ' '), options, context),
      renderEditor: props => <TextEditor {...props} rules={options} />,
    },
  };
}

/** Edited in a box of several lines (Alt+Enter breaks the line). */
export function longTextColumn<R>(options: TextColumnOptions<R>): WorksheetColumn<R, string | null> {
  return {
    ...options,
    kind: {
      name: 'long-text',
      wraps: true,
      defaultWidth: 280,
      format,
      parse: (text, context) => parseText(text.replaceAll('\r\n', '\n'), options, context),
      renderEditor: props => <LongTextEditor {...props} rules={options} />,
      // A row shows one line of it; the whole text is one glance away.
      getTooltip: text => (text && (text.length > 40 || text.includes('\n')) ? text : undefined),
    },
  };
}
