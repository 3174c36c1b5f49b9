import {
  type ExchangeColumn,
  type ExchangeLanguage,
  REFERENCE_SEPARATOR,
} from '../../../domain/exchange/columns.ts';
import { FLAG_WORDS, valueText } from '../../../domain/exchange/values.ts';
import type { ExportedProject } from './exportedProject.ts';

export type Cell = string | number | null;

/** What a cell of Excel holds at most. */
const LONGEST = 32_767;
/** Characters that XML 1.0 cannot hold, but for line break and tab. */
const NO_XML = /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu;

/** A text as it may stand in a cell: never a formula, as its cell is one of texts. */
export function textCell(text: string): Cell {
  const plain = text.toWellFormed().replaceAll(NO_XML, '').replaceAll('\r\n', '\n');
  if (plain === '') return null;
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1)}…`;
}

const listed = (values: unknown): unknown[] => (Array.isArray(values) ? values : []);

/** A field of a record in its column. */
export function cellOf(
  { kind, values = '' }: Pick<ExchangeColumn, 'kind' | 'values'>,
  value: unknown,
  project: ExportedProject,
  language: ExchangeLanguage,
): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'number') return Number(value);
  if (kind === 'flag') return FLAG_WORDS[value === true ? 'true' : 'false'][language];
  if (kind === 'enum') return textCell(valueText(values, String(value), language));
  if (kind === 'reference') return textCell(project.textOf(value));
  if (kind === 'person') return textCell(project.personOf(value));
  if (kind === 'ratingSet') return textCell(project.sets.get(String(value))?.code ?? '');
  if (kind === 'references') return textCell(listed(value).map(project.textOf).join(REFERENCE_SEPARATOR));
  return textCell(String(value));
}
