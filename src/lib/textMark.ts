/**
 * Invisible marks at the end of texts: a number in characters that no font draws and that take no room (U+2061, U+2062
 * and U+2064 are its digits in base 3, U+2063 ends it). They let the glossary's edit mode find a text wherever it is
 * shown, also in attributes.
 */
const DIGITS = ['\u2061', '\u2062', '\u2064'] as const;
const END = '\u2063';
const MARK = /[\u2061\u2062\u2064]+\u2063/g;

export const encodeMark = (index: number): string =>
  [...index.toString(DIGITS.length)].map(digit => DIGITS[Number(digit)]).join('') + END;

/** The numbers of all marks in a text, in their order. */
export const marksIn = (text: string): number[] =>
  (text.match(MARK) ?? []).map(mark =>
    Number.parseInt(
      [...mark.slice(0, -1)].map(character => DIGITS.indexOf(character as (typeof DIGITS)[number])).join(''),
      DIGITS.length,
    ),
  );

export const withoutMarks = (text: string): string => text.replace(MARK, '');

/** The same value with every text in it freed of marks; what holds none stays the same object. */
export function withoutMarksDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutMarks(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutMarksDeep) as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutMarksDeep(item)]),
  ) as Value;
}
