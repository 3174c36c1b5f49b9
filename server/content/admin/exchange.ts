import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { fallbackOf } from '../appTexts.ts';
import type { GlossaryItemInput } from '../upsertGlossaryItems.ts';
import type { ContentTexts } from './adminLayout.ts';
import { EMPTY_FIELDS, fieldsFrom, type ItemFields, itemOf } from './itemFields.ts';
import type { ListedText } from './listPage.ts';

export type Format = 'json' | 'csv';

const COLUMNS = [...Object.keys(EMPTY_FIELDS), 'fallback'];

/** Characters at the start of a cell that a spreadsheet treats as a formula (OWASP, CSV injection). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes an apostrophe to force a text; an existing one is doubled, so that the import can undo it. */
const defused = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const restored = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** Every key with its text, empty where none is stored yet. */
export function exportTexts(texts: readonly ListedText[], locale: string, format: Format): string {
  const rows = texts.flatMap(({ uiKey, appText, items }) => {
    const fallback = fallbackOf(appText, locale) ?? '';
    return (items.length > 0 ? items : [{ ...EMPTY_FIELDS, uiKey, locale }]).map(item =>
      Object.fromEntries(
        COLUMNS.map(name => [name, name === 'fallback' ? fallback : item[name as keyof ItemFields]]),
      ),
    );
  });
  return format === 'json'
    ? `${JSON.stringify(rows, null, 2)}\n`
    : stringify(rows, {
        header: true,
        columns: COLUMNS,
        bom: true,
        record_delimiter: 'windows',
        cast: { string: defused },
      });
}

/** A file that cannot be imported, with the reasons by row. */
export class ImportError extends Error {
  readonly reasons: string[];
  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

const MAX_ROWS = 10_000;
const MAX_REASONS = 20;

function rowsOf(content: string, { text }: ContentTexts): Record<string, unknown>[] {
  const written = content.replace(/^\uFEFF/, '').trim();
  if (written === '') throw new ImportError([text('import-empty', 'There is nothing in it.')]);
  try {
    if (!written.startsWith('['))
      return parse(written, { columns: true, bom: true, relax_column_count: false, cast: restored });
    const rows: unknown = JSON.parse(written);
    if (Array.isArray(rows) && rows.every(row => typeof row === 'object' && row !== null)) return rows;
  } catch (error) {
    throw new ImportError([
      text('import-unreadable', 'It is neither JSON nor CSV as the export makes it: {1}', {
        values: [(error as Error).message],
      }),
    ]);
  }
  throw new ImportError([text('import-no-list', 'It is no list of texts as the export makes it.')]);
}

/**
 * Reads a file in the format of the export. Rows without a text are skipped.
 * @throws ImportError naming the invalid rows
 */
export function importTexts(
  content: string,
  texts: ContentTexts,
): { items: GlossaryItemInput[]; empty: number } {
  const { text } = texts;
  const rows = rowsOf(content, texts);
  if (rows.length > MAX_ROWS)
    throw new ImportError([
      text('import-many', 'It has {1} rows; at most {2} fit.', { values: [rows.length, MAX_ROWS] }),
    ]);
  if (rows.length === 0 || !rows.every(row => typeof row.uiKey === 'string'))
    throw new ImportError([
      text('import-no-keys', 'It has no rows with a uiKey. Take the export as a pattern.'),
    ]);
  const items: GlossaryItemInput[] = [];
  const reasons: string[] = [];
  let empty = 0;
  rows.forEach((row, index) => {
    const fields = fieldsFrom(row);
    if (fields.plainText.trim() === '' && fields.markdownText.trim() === '') {
      empty += 1;
      return;
    }
    const { item, problems } = itemOf(fields, texts);
    if (item) items.push(item);
    else
      reasons.push(
        text('import-row', 'Row {1} ({2}): {3}', {
          values: [index + 1, fields.uiKey, Object.values(problems).join(' ')],
        }),
      );
  });
  if (reasons.length > 0) throw new ImportError(reasons.slice(0, MAX_REASONS));
  return { items, empty };
}
