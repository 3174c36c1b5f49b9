import type { ColumnOptions, WorksheetColumn } from '../columnTypes';
import { type NumberRules, parseNumber } from './parseNumber';
import { TextEditor } from './TextEditor';

type NumberColumnOptions<R> = ColumnOptions<R, number | null> & NumberRules;

/** A number, typed as people write it in the language of the app. */
export function numberColumn<R>(options: NumberColumnOptions<R>): WorksheetColumn<R, number | null> {
  const format = (value: number | null) =>
    value === null ? '' : String(value).replace('.', options.decimalSeparator);
  return {
    ...options,
    kind: {
      name: 'number',
      defaultWidth: 96,
      align: 'end',
      format,
      parse: (text, context) => parseNumber(text, options, context),
      accept: value => (typeof value === 'number' || value === null ? { ok: true, value } : undefined),
      renderEditor: ({ value, setDraft, ...props }) => (
        <TextEditor
          {...props}
          value={format(value)}
          rules={{}}
          setDraft={draft =>
            setDraft(
              draft && 'value' in draft && draft.ok ? parseNumber(draft.value ?? '', options, props) : null,
            )
          }
        />
      ),
      compare: (a, b) => (a ?? 0) - (b ?? 0),
    },
  };
}
