import { withoutMarks } from '@/lib/textMark';

/** The clipboard format of every spreadsheet: tab between cells, line break between rows, quotes around both. */

/** Text for the clipboard. A cell with tab, line break or a leading quote is quoted as Excel does. */
export function formatTsv(block: readonly (readonly string[])[]): string {
  return withoutMarks(block.map(row => row.map(quote).join('\t')).join('\r\n'));
}

/** The same as a table: Word takes cells from it, and Excel keeps line breaks within one. */
export function formatHtmlTable(block: readonly (readonly string[])[]): string {
  const rows = block.map(row => `<tr>${row.map(cell => `<td>${escapeCell(cell)}</td>`).join('')}</tr>`);
  return withoutMarks(`<meta charset="utf-8"><table>${rows.join('')}</table>`);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeCell = (cell: string): string =>
  cell
    .replaceAll(/[&<>"]/g, char => ENTITIES[char] ?? char)
    // Without the style Excel begins another row at the break.
    .replaceAll(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">');

function quote(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Reads a clipboard text. One line break at the end (Excel writes one) is no row; rows may differ in length.
 * A quote inside an unquoted cell stands for itself; a quote that is never closed is taken as text.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : undefined;
    const cell = quoted ?? readPlain(text, at);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (at >= text.length) return rows;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) return rows;
  }
}

interface ReadCell {
  value: string;
  /** Index of the tab, line break or end that closes the cell. */
  end: number;
}

const closesCell = (char: string | undefined) =>
  char === undefined || char === '\t' || char === '\n' || char === '\r';

function readQuoted(text: string, start: number): ReadCell | undefined {
  let value = '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else return closesCell(text[at + 1]) ? { value, end: at + 1 } : undefined;
  }
  return undefined;
}

function readPlain(text: string, start: number): ReadCell {
  let end = start;
  while (!closesCell(text[end])) end += 1;
  return { value: text.slice(start, end), end };
}
