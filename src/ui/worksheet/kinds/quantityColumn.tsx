import type { ColumnOptions, ParseContext, ParsedCell, WorksheetColumn } from '../columnTypes';
import { type NumberRules, parseNumber } from './parseNumber';
import { TextEditor } from './TextEditor';

/** A number that means nothing without its unit. */
export interface Quantity<U extends string = string> {
  readonly value: number;
  readonly unit: U;
}

interface QuantityColumnOptions<R, U extends string>
  extends ColumnOptions<R, Quantity<U> | null>,
    NumberRules {
  /** The units that may be used, with what people write for each; the first spelling is shown. */
  readonly units: Readonly<Record<U, readonly string[]>>;
  /** Why a text without a known unit is refused. */
  readonly noUnit: (typed: string) => string;
}

/** The number first, then whatever is left: "400 V", "1.5kJ", "-40 °C". */
const NUMBER_AND_UNIT = /^([-+]?\d[\d.,\s\u00A0\u202F'’]*)(.*)$/;

/** A number with its unit in one cell, typed and pasted as people write it: "400 V". */
export function quantityColumn<R, U extends string>(
  options: QuantityColumnOptions<R, U>,
): WorksheetColumn<R, Quantity<U> | null> {
  const { units, noUnit, decimalSeparator, minimum, maximum, ...column } = options;
  const names = Object.keys(units) as U[];
  const format = (quantity: Quantity<U> | null) =>
    quantity === null
      ? ''
      : `${String(quantity.value).replace('.', decimalSeparator)} ${units[quantity.unit][0] ?? quantity.unit}`;
  const parse = (
    text: string,
    context: Pick<ParseContext<unknown>, 'name' | 'labels'>,
  ): ParsedCell<Quantity<U> | null> => {
    const typed = text.trim();
    if (typed === '') return { ok: true, value: null };
    const [, digits = '', spelling = ''] = NUMBER_AND_UNIT.exec(typed) ?? [];
    if (digits === '') return { ok: false, reason: context.labels.notANumber(typed, context.name) };
    const number = parseNumber(digits, { decimalSeparator, ...definedOf({ minimum, maximum }) }, context);
    if (!number.ok) return number;
    const wanted = spelling.trim().toLocaleLowerCase();
    const unit = names.find(name => units[name].some(known => known.toLocaleLowerCase() === wanted));
    if (unit === undefined || number.value === null) return { ok: false, reason: noUnit(typed) };
    return { ok: true, value: { value: number.value, unit } };
  };
  return {
    ...column,
    kind: {
      name: 'number',
      defaultWidth: 110,
      align: 'end',
      format,
      parse,
      accept: value => (isQuantity(value, names) ? { ok: true, value } : undefined),
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
      // Newtons are not comparable with volts: each unit by itself.
      compare: (a, b) =>
        a === null || b === null ? 0 : names.indexOf(a.unit) - names.indexOf(b.unit) || a.value - b.value,
    },
  };
}

const definedOf = ({ minimum, maximum }: { minimum: number | undefined; maximum: number | undefined }) => ({
  ...(minimum !== undefined && { minimum }),
  ...(maximum !== undefined && { maximum }),
});

function isQuantity<U extends string>(value: unknown, units: readonly U[]): value is Quantity<U> | null {
  if (value === null) return true;
  return typeof value === 'object' && 'unit' in value && units.includes(value.unit as U);
}
