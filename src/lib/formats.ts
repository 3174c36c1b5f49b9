/** Day, month and year by their first letters. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** Dates, times and numbers as a reader of one language writes them. */
export interface Formats {
  /** BCP 47 tag that the formats follow. */
  locale: string;
  /** A day; `iso` is an ISO 8601 text. */
  date: (iso: string, style?: 'medium' | 'long') => string;
  /** A calendar day without a time zone, in digits. @param iso such as `2026-12-31` */
  day: (iso: string) => string;
  /** Order of day, month and year in `day`. */
  dayOrder: DayOrder;
  /** Day and time to the minute. */
  dateTime: (iso: string) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** What stands before the decimals; a comma or, whatever else the language writes, a point. */
  decimalSeparator: '.' | ',';
  /** A share of one: 0.25 is 25 %. */
  percent: (share: number) => string;
  /** Names in a row: a, b and c. */
  list: (items: readonly string[]) => string;
}

/** How a sum of money is written, for `number`; a plain number where nobody said in which currency it is. @param currency ISO 4217 */
export const moneyIn = (currency: string | null | undefined): Intl.NumberFormatOptions =>
  currency ? { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } : {};

/**
 * The region comes from the browser where it speaks the language too: English dates are those of the reader's own
 * country, not of one that we choose.
 */
export const localeFor = (language: string, browserLocales: readonly string[]): string =>
  browserLocales.find(locale => locale.split('-')[0]?.toLowerCase() === language) ?? language;

const made = new Map<string, Formats>();

/** The formats of a locale, made once. */
export function formatsOf(locale: string): Formats {
  const known = made.get(locale);
  if (known) return known;
  const days = {
    medium: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    long: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }),
  };
  const inDigits = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const lists = new Intl.ListFormat(locale);
  const formats: Formats = {
    locale,
    date: (iso, style = 'medium') => days[style].format(new Date(iso)),
    day: iso => inDigits.format(new Date(`${iso}T00:00:00Z`)),
    dayOrder: dayOrderOf(inDigits),
    dateTime: iso => times.format(new Date(iso)),
    number: (value, options) => (options ? new Intl.NumberFormat(locale, options) : numbers).format(value),
    decimalSeparator: numbers.format(0.5).includes(',') ? ',' : '.',
    percent: share => percents.format(share),
    list: items => lists.format(items),
  };
  made.set(locale, formats);
  return formats;
}

function dayOrderOf(format: Intl.DateTimeFormat): DayOrder {
  const [first] = format.formatToParts(0).filter(({ type }) => type !== 'literal');
  if (first?.type === 'year') return 'ymd';
  return first?.type === 'month' ? 'mdy' : 'dmy';
}
