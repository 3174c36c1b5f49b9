import type { ColumnOptions, WorksheetColumn } from '../columnTypes';
import { type DayRules, parseDay } from './parseDay';
import { TextEditor } from './TextEditor';

interface DateColumnOptions<R> extends ColumnOptions<R, string | null>, DayRules {
  /** A day as the reader writes it. */
  formatDay(iso: string): string;
}

/** A calendar day, stored as `2026-12-31` and typed as people write it in the language of the app. */
export function dateColumn<R>(options: DateColumnOptions<R>): WorksheetColumn<R, string | null> {
  const format = (value: string | null) => (value === null ? '' : options.formatDay(value));
  return {
    ...options,
    kind: {
      name: 'date',
      defaultWidth: 112,
      format,
      parse: (text, context) => parseDay(text, options, context),
      // A text of another column may look like a day: it goes by what is read.
      renderEditor: ({ value, setDraft, ...props }) => (
        <TextEditor
          {...props}
          value={format(value)}
          rules={{}}
          setDraft={draft =>
            setDraft(
              draft && 'value' in draft && draft.ok ? parseDay(draft.value ?? '', options, props) : null,
            )
          }
        />
      ),
      compare: (a, b) => (a ?? '').localeCompare(b ?? ''),
    },
  };
}
