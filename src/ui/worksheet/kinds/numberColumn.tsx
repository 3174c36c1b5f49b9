import { frequencyText } from '@/lib/frequencyText';
import type { ColumnOptions, ParseContext, ParsedCell, WorksheetColumn } from '../columnTypes';
import { type NumberRules, parseNumber } from './parseNumber';
import { TextEditor } from './TextEditor';

type NumberColumnOptions<R> = ColumnOptions<R, number | null> &
  NumberRules & {
    /** What is shown for 1: 100 for a share in percent. Limits are of what is shown. Default: 1. */
    readonly scale?: number;
  };

/** Enough for every number that people type, and few enough to hide what binary fractions add. */
const DIGITS = 12;

/** A number, typed as people write it in the language of the app. */
export function numberColumn<R>(options: NumberColumnOptions<R>): WorksheetColumn<R, number | null> {
  const { scale = 1, decimalSeparator, isScientific } = options;
  const format = (value: number | null) => {
    if (value === null) return '';
    return isScientific ? frequencyText(value * scale, decimalSeparator) : plain(value);
  };
  const plain = (value: number) =>
    String(Number((value * scale).toPrecision(DIGITS))).replace('.', decimalSeparator);
  const parse = (
    text: string,
    context: Pick<ParseContext<unknown>, 'name' | 'labels'>,
  ): ParsedCell<number | null> => {
    const taken = parseNumber(scale === 100 ? text.trim().replace(/%$/, '') : text, options, context);
    return taken.ok && taken.value !== null ? { ok: true, value: taken.value / scale } : taken;
  };
  return {
    ...options,
    kind: {
      name: 'number',
      defaultWidth: 96,
      align: 'end',
      format,
      parse,
      accept: value => (typeof value === 'number' || value === null ? { ok: true, value } : undefined),
      renderEditor: ({ value, setDraft, ...props }) => (
        <TextEditor
          {...props}
          value={format(value)}
          rules={{}}
          setDraft={draft =>
            setDraft(draft && 'value' in draft && draft.ok ? parse(draft.value ?? '', props) : null)
          }
        />
      ),
      compare: (a, b) => (a ?? 0) - (b ?? 0),
    },
  };
}
