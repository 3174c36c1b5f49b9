import type { ParseContext, ParsedCell } from '../columnTypes';

export interface NumberRules {
  /** What stands before the decimals in the language of the app. */
  readonly decimalSeparator: '.' | ',';
  readonly minimum?: number;
  readonly maximum?: number;
  /** Takes 4.3e-7 too, as very small numbers are written and shown. */
  readonly isScientific?: boolean;
}

/** 1234, -0.5, 1.234.567,8: digits with at most one separator of thousands, of decimals, or of each. */
const NUMBER = /^[-+]?\d[\d.,]*$/;

/** A number with its power of ten: 4.3e-7, 4,3E-7. */
const SCIENTIFIC = /^([^eE]+)([eE][-+]?\d{1,2})$/;

/**
 * A text as a number, null where it is empty. The clipboard brings numbers of other languages: what can be meant in two
 * ways ("1,234" where a comma separates thousands elsewhere) is refused rather than guessed.
 */
export function parseNumber(
  text: string,
  { decimalSeparator, minimum, maximum, isScientific }: NumberRules,
  { name, labels }: Pick<ParseContext<unknown>, 'name' | 'labels'>,
): ParsedCell<number | null> {
  // Narrow and fixed spaces separate thousands too.
  const typed = text.trim().replaceAll(/[\s\u00A0\u202F'’]/g, '');
  if (typed === '') return { ok: true, value: null };
  const [, mantissa = typed, exponent = ''] = (isScientific && SCIENTIFIC.exec(typed)) || [];
  const digits = NUMBER.test(mantissa) ? withPoint(mantissa, decimalSeparator) : undefined;
  const value = Number(`${digits}${exponent}`);
  if (digits === undefined || !Number.isFinite(value))
    return { ok: false, reason: labels.notANumber(text.trim(), name) };
  if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum))
    return { ok: false, reason: labels.outOfRange(name, minimum, maximum) };
  return { ok: true, value };
}

/** The number with a decimal point and nothing else; undefined when it is none, or could be two. */
function withPoint(typed: string, decimalSeparator: '.' | ','): string | undefined {
  const separators = new Set(typed.match(/[.,]/g));
  if (separators.size === 2) {
    const decimal = typed.lastIndexOf('.') > typed.lastIndexOf(',') ? '.' : ',';
    const [whole = '', decimals, ...more] = typed.split(decimal);
    const groups = whole.split(decimal === '.' ? ',' : '.');
    return more.length === 0 && groups.slice(1).every(group => group.length === 3)
      ? `${groups.join('')}.${decimals}`
      : undefined;
  }
  const [separator] = separators;
  if (separator === undefined) return typed;
  const parts = typed.split(separator);
  const isThousands = parts.slice(1).every(part => part.length === 3);
  if (parts.length > 2) return isThousands ? parts.join('') : undefined;
  return separator !== decimalSeparator && isThousands ? undefined : parts.join('.');
}
