import type { ParseContext, ParsedCell } from '../columnTypes';

export interface DayRules {
  /** How the reader writes a day in digits. */
  readonly order: 'dmy' | 'mdy' | 'ymd';
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/;
/** Three numbers with points, slashes, hyphens or spaces between. */
const DIGITS = /^(\d{1,4})\s*[./\s-]\s*(\d{1,2})\s*[./\s-]\s*(\d{1,4})\.?$/;

/**
 * A text as a calendar day, `2026-12-31`; null where it is empty. ISO 8601 is understood in every language, anything
 * else in the order of the reader's. A year of two digits is one of this century. What is no day of the calendar is
 * refused.
 */
export function parseDay(
  text: string,
  { order }: DayRules,
  { name, labels }: Pick<ParseContext<unknown>, 'name' | 'labels'>,
): ParsedCell<string | null> {
  const typed = text.trim();
  if (typed === '') return { ok: true, value: null };
  const day = isoOf(ISO.exec(typed), 'ymd') ?? isoOf(DIGITS.exec(typed), order);
  return day ? { ok: true, value: day } : { ok: false, reason: labels.notADay(typed, name) };
}

function isoOf(found: RegExpExecArray | null, order: DayRules['order']): string | undefined {
  if (!found) return undefined;
  const partOf = (letter: string) => found[order.indexOf(letter) + 1] ?? '';
  const [year, month, day] = [partOf('y'), partOf('m'), partOf('d')];
  if (year.length !== 2 && year.length !== 4) return undefined;
  const iso = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined;
}
