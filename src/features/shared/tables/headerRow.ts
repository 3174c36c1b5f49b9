import { columnsOfHeader, type ExchangeColumn } from '@domain/exchange/columns';

/** Rows that a header is looked for in: titles, dates and remarks stand above it. */
const SEARCHED_ROWS = 40;

/** A table with its header found: what a mapping and an import work on. */
export interface ImportTable {
  /** One for each column; of two of one name with what stands above them: "Initial risk S". */
  readonly headers: readonly string[];
  /** Rows below the header that hold something. `line` counts from 1 as the spreadsheet does. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** Index of the header row; -1 where there is none. */
  readonly headerRow: number;
  readonly emptyRows: number;
  /** Rows that say the header once more, as on every printed page. */
  readonly repeatedHeaders: number;
}

/** What a header may be written with around the word itself: "Severity (S)", "S\nSchwere", "S [1-3]". */
export function headerForms(header: string): string[] {
  const inside = /[([]([^)\]]+)[)\]]/.exec(header)?.[1];
  const outside = header.replaceAll(/\s*[([][^)\]]*[)\]]/g, '');
  const lines = header.split('\n');
  const sides = outside.split(/\s[-–:/]\s|[:/]/);
  return [...new Set([header, outside, ...lines, ...sides, ...(inside ? [inside] : [])])]
    .map(form => form.trim())
    .filter(form => form !== '');
}

export const meantBy = (columns: readonly ExchangeColumn[], header: string) => {
  for (const form of headerForms(header)) {
    const found = columnsOfHeader(columns, form);
    if (found.length > 0) return found;
  }
  return [];
};

/** The row that names the most columns; one that names fewer than two is no header. */
export function findHeaderRow(
  rows: readonly (readonly string[])[],
  columns: readonly ExchangeColumn[],
): number {
  let best = { row: -1, named: 1 };
  for (const [row, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const keys = new Set(cells.flatMap(cell => meantBy(columns, cell)[0]?.column.key ?? []));
    if (keys.size > best.named) best = { row, named: keys.size };
  }
  return best.row;
}

/** The table below a header row. @param headerRow -1: columns are called by their letters, all rows are data */
export function tableBelow(rows: readonly (readonly string[])[], headerRow: number): ImportTable {
  const width = Math.max(0, ...rows.slice(Math.max(0, headerRow)).map(({ length }) => length));
  const header = rows[headerRow] ?? [];
  const named = (cells: readonly string[], at: number) => (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim();
  const counts = new Map<string, number>();
  for (let at = 0; at < width; at += 1)
    counts.set(named(header, at), (counts.get(named(header, at)) ?? 0) + 1);
  const headers = Array.from({ length: width }, (_, at) => {
    const name = named(header, at);
    if (name === '') return columnLetters(at);
    const above = named(rows[headerRow - 1] ?? [], at);
    return (counts.get(name) ?? 0) > 1 && above !== '' && above !== name ? `${above} ${name}` : name;
  });
  const kept: { line: number; cells: readonly string[] }[] = [];
  let [emptyRows, repeatedHeaders] = [0, 0];
  const written = header.map(cell => cell.trim()).join('\u0000');
  for (const [at, cells] of rows.entries()) {
    if (at <= headerRow) continue;
    if (cells.every(cell => cell.trim() === '')) emptyRows += 1;
    else if (headerRow >= 0 && cells.map(cell => cell.trim()).join('\u0000') === written)
      repeatedHeaders += 1;
    else kept.push({ line: at + 1, cells });
  }
  return { headers, rows: kept, headerRow, emptyRows, repeatedHeaders };
}

/** A, B … Z, AA: as spreadsheets call their columns. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}
