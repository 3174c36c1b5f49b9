/** A language in which files are written and read. */
export type ExchangeLanguage = 'en' | 'de';

/**
 * What stands in the cells of a column:
 * - `text`, `number`, `flag`: the field as it is; a flag is written in words (`FLAG_WORDS`);
 * - `enum`: one of the values of `EXCHANGE_VALUES[values]`, in the file's language;
 * - `reference`, `references`: records or lookups by their names (`referenceText`), several on one line each;
 * - `person`: the name of a member;
 * - `level`: the code of a level of the hazard's rating set, `rationale` the reason for it;
 * - `ratingSet`: the code of a rating set, `rating` a result of it, which is always looked up: an import only compares;
 * - `derived`: made of other records; an import leaves it alone.
 */
export type ExchangeKind =
  | 'text'
  | 'number'
  | 'flag'
  | 'enum'
  | 'reference'
  | 'references'
  | 'person'
  | 'level'
  | 'rationale'
  | 'ratingSet'
  | 'rating'
  | 'derived';

export interface ExchangeColumn {
  /** Stable name; of a plain field, its name in the contract. */
  key: string;
  kind: ExchangeKind;
  header: Readonly<Record<ExchangeLanguage, string>>;
  /** Other headers by which files of other tools call it; compared by `normalizedHeader`. */
  synonyms: readonly string[];
  /** Width in characters. */
  width: number;
  /** Of a `reference`: the kind of record or lookup, by the name of its API resource. */
  target?: string;
  /** Of an `enum`: its list in `EXCHANGE_VALUES`. */
  values?: string;
  /** May stand several times, its header followed by a number: "Measure 1", "Measure 2". */
  isRepeated?: boolean;
  /** Is written only where a rating set in use has the parameter. */
  isOptional?: boolean;
  /** Is read, never written. */
  isImportOnly?: boolean;
}

type Options = Partial<Omit<ExchangeColumn, 'key' | 'kind' | 'header' | 'width'>>;

/** Shorthand: key, kind, headers in English and German, width. */
export const column = (
  key: string,
  kind: ExchangeKind,
  en: string,
  de: string,
  width: number,
  options: Options = {},
): ExchangeColumn => ({ key, kind, header: { en, de }, width, synonyms: [], ...options });

/** A header as it is compared: without case, accents, blanks and punctuation; ä is ae, as some files write it. */
export const normalizedHeader = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}#]/gu, '');

const NUMBERED = /^(.*\D)\s*(\d{1,2})$/u;

const normalizedNames = new WeakMap<ExchangeColumn, string[]>();

function namesOf(column: ExchangeColumn): readonly string[] {
  let names = normalizedNames.get(column);
  if (!names) {
    names = [column.header.en, column.header.de, ...column.synonyms].map(normalizedHeader);
    normalizedNames.set(column, names);
  }
  return names;
}

/**
 * Columns that a header may mean, the likeliest first: those with exactly this header before those with it as a synonym.
 * "P" is the probability in one file and the possibility of avoidance in another; only the file's other headers tell.
 *
 * @returns the columns; `number` counts from 1 where the column may stand several times
 */
export function columnsOfHeader(
  columns: readonly ExchangeColumn[],
  header: string,
): { column: ExchangeColumn; number: number }[] {
  const whole = normalizedHeader(header);
  if (!whole) return [];
  const numbered = NUMBERED.exec(header.trim());
  const stem = numbered && normalizedHeader(numbered[1] ?? '');
  const found: { column: ExchangeColumn; number: number; isOwn: boolean }[] = [];
  for (const candidate of columns) {
    const names = namesOf(candidate);
    const isNumbered = candidate.isRepeated === true && stem !== null && names.includes(stem);
    const place = isNumbered ? names.indexOf(stem) : names.indexOf(whole);
    if (place >= 0)
      found.push({
        column: candidate,
        number: isNumbered ? Number(numbered?.[2] ?? 1) : 1,
        isOwn: place < 2,
      });
  }
  return found
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
    .map(({ column: meant, number }) => ({ column: meant, number }));
}

/** "Measure 2"; a column that stands once keeps its header. */
export const headerOf = (meant: ExchangeColumn, language: ExchangeLanguage, number = 1): string =>
  meant.isRepeated ? `${meant.header[language]} ${number}` : meant.header[language];

/** Between several references in one cell. */
export const REFERENCE_SEPARATOR = '\n';

/**
 * How a record is named in a cell: its name, with its code behind it where another of its kind has the same name, or
 * where it has none: "Braking [FN-002]".
 */
export const referenceText = (
  { code, name }: { code: string | null; name: string },
  isAmbiguous: boolean,
): string => (name === '' ? `[${code ?? ''}]` : isAmbiguous && code ? `${name} [${code}]` : name);

const WITH_CODE = /^(.*?)\s*\[([^[\]\s]{1,32})\]$/su;

/** What `referenceText` wrote; the code is undefined where there is none. */
export function parsedReference(text: string): { name: string; code: string | undefined } {
  const [, name = text.trim(), code] = WITH_CODE.exec(text.trim()) ?? [];
  return { name, code };
}
