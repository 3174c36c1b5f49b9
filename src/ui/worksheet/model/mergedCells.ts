/**
 * Fills merged cells of a copied table: a spreadsheet writes their text into the first row only, which would leave the
 * rows below without it. Which cells are merged stands in the clipboard's HTML alone; texts are the plain text's, which
 * has no markup to be read wrongly.
 */
export function fillMerged(block: readonly (readonly string[])[], html: string): string[][] {
  const filled = block.map(row => [...row]);
  const rows = readSpans(html);
  // Another shape is another content than the plain text: nothing can be said about its cells.
  if (rows?.length !== block.length) return filled;
  const taken = new Set<string>();
  rows.forEach((spans, top) => {
    let left = 0;
    for (const { rows: height, columns } of spans) {
      while (taken.has(`${top} ${left}`)) left += 1;
      for (let row = top; row < Math.min(top + height, block.length); row++)
        for (let column = left; column < left + columns; column++) taken.add(`${row} ${column}`);
      const text = filled[top]?.[left] ?? '';
      for (let row = top + 1; row < Math.min(top + height, block.length); row++)
        if (filled[row]?.[left] === '') filled[row]?.splice(left, 1, text);
      left += columns;
    }
  });
  return filled;
}

interface Span {
  rows: number;
  columns: number;
}

/** A tag of a table; attributes may hold `>` inside their quotes, as Excel's number formats do. */
const TAG = /<(\/?)(table|tr|td|th)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const MAX_SPAN = 20_000;

/** The spans of the cells of the only table; undefined where there is none, or several. */
function readSpans(html: string): Span[][] | undefined {
  const rows: Span[][] = [];
  let tables = 0;
  for (const [, closes, name = '', attributes = ''] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(TAG)) {
    if (closes) continue;
    const tag = name.toLowerCase();
    if (tag === 'table') tables += 1;
    else if (tag === 'tr') rows.push([]);
    else rows.at(-1)?.push({ rows: spanOf('rowspan', attributes), columns: spanOf('colspan', attributes) });
  }
  return tables === 1 ? rows : undefined;
}

function spanOf(name: string, attributes: string): number {
  const [, digits] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes) ?? [];
  return Math.min(MAX_SPAN, Math.max(1, Number(digits ?? 1)));
}
