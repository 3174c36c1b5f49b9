import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
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
/** Characters of a parser's message, which may repeat what it could not read. */
const MAX_REASON_LENGTH = 300;
/** Characters of one row: far more than all of its fields may have. */
const MAX_ROW_LENGTH = 100_000;
/** Characters that are read, and rows that are looked at, before others have their turn. */
const CHUNK_LENGTH = 64 * 1024;
const CHUNK_ROWS = 200;

/** The place behind the last line break, counted on from `before`. */
function lengthOfLine(chunk: string, before: number): number {
  let length = before;
  for (const [index, line] of chunk.split('\n').entries()) {
    length = (index === 0 ? length : 0) + line.length;
    if (length > MAX_ROW_LENGTH) break;
  }
  return length;
}

/** @throws Error for a line that is longer than any row: the parser counts the letters of its fields, not the fields */
async function* inChunks(written: string): AsyncGenerator<string> {
  let length = 0;
  for (let start = 0; start < written.length; start += CHUNK_LENGTH) {
    const chunk = written.slice(start, start + CHUNK_LENGTH);
    length = lengthOfLine(chunk, length);
    if (length > MAX_ROW_LENGTH) throw new Error(`a row has more than ${MAX_ROW_LENGTH} characters`);
    yield chunk;
    await setImmediate();
  }
}

/** Ends at the first row that is too many or too long. */
async function readCsv(written: string): Promise<Record<string, unknown>[]> {
  const parser = parse({
    columns: true,
    bom: true,
    relax_column_count: false,
    cast: restored,
    max_record_size: MAX_ROW_LENGTH,
    to: MAX_ROWS + 1,
  });
  // Whatever goes wrong comes out where the rows do.
  pipeline(Readable.from(inChunks(written)), parser, () => {});
  const rows: Record<string, unknown>[] = [];
  for await (const row of parser) rows.push(row as Record<string, unknown>);
  return rows;
}

async function rowsOf(content: string, { text }: ContentTexts): Promise<Record<string, unknown>[]> {
  const written = content.replace(/^\uFEFF/, '').trim();
  if (written === '') throw new ImportError([text('import-empty', 'There is nothing in it.')]);
  try {
    if (!written.startsWith('[')) return await readCsv(written);
    const rows: unknown = JSON.parse(written);
    if (Array.isArray(rows) && rows.every(row => typeof row === 'object' && row !== null)) return rows;
  } catch (error) {
    throw new ImportError([
      text('import-unreadable', 'It is neither JSON nor CSV as the export makes it: {1}', {
        values: [(error as Error).message.slice(0, MAX_REASON_LENGTH)],
      }),
    ]);
  }
  throw new ImportError([text('import-no-list', 'It is no list of texts as the export makes it.')]);
}

/**
 * Reads a file in the format of the export. Rows without a text are skipped.
 * @throws ImportError naming the invalid rows
 */
export async function importTexts(
  content: string,
  texts: ContentTexts,
): Promise<{ items: GlossaryItemInput[]; empty: number }> {
  const { text } = texts;
  const rows = await rowsOf(content, texts);
  if (rows.length > MAX_ROWS)
    throw new ImportError([
      text('import-many', 'It has more than {1} rows. Import it in parts.', { values: [MAX_ROWS] }),
    ]);
  if (rows.length === 0 || !rows.every(row => typeof row.uiKey === 'string'))
    throw new ImportError([
      text('import-no-keys', 'It has no rows with a uiKey. Take the export as a pattern.'),
    ]);
  const items: GlossaryItemInput[] = [];
  const reasons: string[] = [];
  let empty = 0;
  for (const [index, row] of rows.entries()) {
    if (index % CHUNK_ROWS === 0) await setImmediate();
    const fields = fieldsFrom(row);
    if (fields.plainText.trim() === '' && fields.markdownText.trim() === '') {
      empty += 1;
      continue;
    }
    const { item, problems } = itemOf(fields, texts);
    if (item) items.push(item);
    else
      reasons.push(
        text('import-row', 'Row {1} ({2}): {3}', {
          values: [index + 1, fields.uiKey, Object.values(problems).join(' ')],
        }),
      );
    if (reasons.length >= MAX_REASONS) break;
  }
  if (reasons.length > 0) throw new ImportError(reasons);
  return { items, empty };
}
