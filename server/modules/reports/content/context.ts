import type { TextOptions } from '../../../../glossary/findText.ts';
import type { Language } from '../../../../glossary/languages.ts';
import type { TextFunction } from '../../../../glossary/textFunction.ts';
import { APP_TEXTS, fallbackOf } from '../../../content/appTexts.ts';
import type { ReportData } from '../../report-data/index.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import { type Block, type CoverLogo, type Heading, paragraph } from '../document/model.ts';
import { withWordForNothing } from './builtInWords.ts';

const appTexts = new Map(APP_TEXTS.map(text => [text.key, text]));

/** What the parts of a report are written with. */
export interface ReportContext {
  data: ReportData;
  /** Of the organization, for the cover. */
  logo: CoverLogo | undefined;
  language: Language;
  text: TextFunction<'report'>;
  /** A word of the web app by its key, such as hazards/status-RATED: by the first of these keys that the app has. */
  word(key: string, ...others: string[]): string;
  /** "23 Nov 2026"; empty for none. */
  day(iso: string | null): string;
  /** Day and time in UTC; empty for none. */
  moment(iso: string | null): string;
  number(value: number): string;
  /** "2.9E-7", of what happens rarely. */
  frequency(value: number): string;
  /** Name of a person; empty for nobody. */
  person(uuid: string | null): string;
  /** Name of a lookup's entry; empty for none. */
  lookup(uuid: string | null): string;
}

/** Texts are looked for once each, not once for each hazard. */
function remembered(text: TextFunction<'report'>): TextFunction<'report'> {
  const known = new Map<string, string>();
  // The list of all texts reads calls with written-out ids; these pass on what others wrote out.
  const lookFor: (id: string, fallback?: string, options?: TextOptions) => string = text;
  const find = (id: string, fallback?: string, options?: TextOptions) => {
    if (options) return lookFor(id, fallback, options);
    const found = known.get(id) ?? lookFor(id, fallback);
    known.set(id, found);
    return found;
  };
  return find as TextFunction<'report'>;
}

export function reportContext(
  data: ReportData,
  language: Language,
  text: TextFunction<'report'>,
  logo?: CoverLogo,
): ReportContext {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const frequencies = new Intl.NumberFormat(locale, { notation: 'scientific', maximumFractionDigits: 2 });
  const found = remembered(text);
  const word = (key: string, ...others: string[]) =>
    fallbackOf(appTexts.get([key, ...others].find(one => appTexts.has(one)) ?? key), language) ??
    key.slice(key.indexOf('/') + 1);
  return {
    data: withWordForNothing(data, word('hazards/rating-none')),
    logo,
    language,
    text: found,
    word,
    day: iso => (iso ? days.format(new Date(iso)) : ''),
    moment: iso => (iso ? `${moments.format(new Date(iso))} UTC` : ''),
    number: value => numbers.format(value),
    frequency: value => frequencies.format(value),
    person(uuid) {
      const person = uuid ? data.people.get(uuid) : undefined;
      if (!person) return '';
      return person.isGone ? `${person.name} (${found('gone', 'account deleted')})`.trim() : person.name;
    },
    lookup: uuid => (uuid ? (data.lookups.get(uuid)?.name ?? '') : ''),
  };
}

/** Numbers the headings of a document as they come: 1, 1.1, 1.2, 2. */
export class Numbering {
  /** Only chapters and sections are wanted: what stands below them need not be made. */
  readonly isOutline: boolean;
  #first = 0;
  #second = 0;

  constructor(isOutline = false) {
    this.isOutline = isOutline;
  }

  chapter(text: string, anchor: string): Heading {
    this.#first += 1;
    this.#second = 0;
    return { kind: 'heading', level: 1, text: `${this.#first} ${text}`, anchor };
  }

  section(text: string, anchor: string): Heading {
    this.#second += 1;
    return { kind: 'heading', level: 2, text: `${this.#first}.${this.#second} ${text}`, anchor };
  }
}

/** What a chapter says that has nothing to tell. */
export const noneRecorded = ({ text }: ReportContext): Block =>
  paragraph(text('none', 'None recorded.'), true);

/** A table, or that there is nothing. */
export const tableOrNone = (
  context: ReportContext,
  table: Extract<Block, { kind: 'table' }> & { rows: readonly unknown[] },
): Block => (table.rows.length > 0 ? table : noneRecorded(context));

/** What somebody wrote in markdown, as blocks. */
export const markdownBlocks = (text: string): Block[] =>
  markdownParagraphs(text).map(part => ({ kind: 'paragraph', paragraph: part }));

/** "HZ-001 Vehicle rolls away" */
export const titled = (record: { code: string; name: string } | undefined): string =>
  record ? `${record.code} ${record.name}` : '';

/** Codes of records in their order, such as HZ-002, HZ-010. */
export const codesOf = (uuids: readonly string[], records: ReadonlyMap<string, { code: string }>): string =>
  uuids
    .flatMap(uuid => records.get(uuid)?.code ?? [])
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .join(', ');

export const joined = (parts: readonly (string | null | undefined | false)[], separator = ' · '): string =>
  parts.filter(Boolean).join(separator);

export const hazardAnchor = (uuid: string) => `h-${uuid}`;
export const votingAnchor = (uuid: string) => `v-${uuid}`;
