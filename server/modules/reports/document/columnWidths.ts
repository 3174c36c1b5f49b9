import { cellOf, type Row, runsOf, type Table, type Text } from './model.ts';

/** Rows that widths are made from: enough to know a table by, and a long one is not gone through twice. */
const SAMPLE = 200;
/** Longer words are cut where they have to be: a checksum does not push everything else aside. */
const LONGEST = 28;
/** A column gets this many times its declared share at most, unless one of its words is longer. */
const MOST = 1.7;

/**
 * What a line of text is made of: a break, blanks, or letters up to where a line may end. A hyphen before a digit holds its
 * word together (UAX 14, rule LB25): "HZ-001" and "ISO 13849-1" are not torn apart.
 */
const TOKEN = /\n|[^\S\n]+|(?:[^\s/\-\u2013]|-(?=\d))*(?:[/\u2013]|-(?!\d))+|(?:[^\s/\-\u2013]|-(?=\d))+/g;

export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** Width of a word that is not broken, in the unit of the table's width. */
export type WidthOf = (word: string, isBold: boolean) => number;

interface Needed {
  /** Of the longest word. */
  min: number;
  /** Of the longest paragraph on one line. */
  max: number;
}

function widen(needed: Needed, text: Text, isBold: boolean, widthOf: WidthOf): void {
  let line = 0;
  for (const run of runsOf(text))
    for (const token of tokensOf(run.text)) {
      const width = token === '\n' ? 0 : widthOf(token, isBold || run.bold === true);
      line = token === '\n' ? 0 : line + width;
      if (token.trim() !== '')
        needed.min = Math.max(
          needed.min,
          token.length > LONGEST ? widthOf(token.slice(0, LONGEST), true) : width,
        );
      needed.max = Math.max(needed.max, line);
    }
}

function neededBy({ columns, rows }: Table, widthOf: WidthOf): Needed[] {
  const needed = columns.map(({ title }) => {
    const column = { min: 0, max: 0 };
    widen(column, title, true, widthOf);
    return column;
  });
  let seen = 0;
  for (const row of rows as Iterable<Row>) {
    if (++seen > SAMPLE) break;
    for (const [index, column] of needed.entries()) {
      const { paragraphs, isBold = false } = cellOf(row[index] ?? '');
      for (const { text } of paragraphs) widen(column, text, isBold, widthOf);
    }
  }
  return needed;
}

/**
 * Widths of a table's columns, in the unit of `width`. In a grid they follow the declared weights, but no column is narrower than
 * its longest word, and one that says little leaves its room to the others, of which none takes more than `MOST` of its share.
 * Other looks keep to their weights.
 * @param padding of a cell, both sides together
 */
export function columnWidths(table: Table, width: number, padding: number, widthOf: WidthOf): number[] {
  const sum = table.columns.reduce((total, { weight }) => total + weight, 0);
  const shares = table.columns.map(({ weight }) => (weight / sum) * width);
  if (table.look !== 'GRID') return shares;
  const needed = neededBy(table, widthOf).map(({ min, max }, index): Needed => {
    const least = min + padding;
    return { min: least, max: Math.max(least, Math.min(max + padding, MOST * (shares[index] ?? 0))) };
  });
  const total = (one: keyof Needed) => needed.reduce((all, column) => all + column[one], 0);
  const [least, most] = [total('min'), total('max')];
  if (least >= width) return needed.map(({ min }) => (min / least) * width);
  if (most <= width)
    return needed.map(({ max }, index) => max + ((width - most) * (shares[index] ?? 0)) / width);
  return bounded(needed, shares, width);
}

/**
 * The weights' shares of `width`, none narrower than its longest word or wider than its longest line. Whoever is held at a
 * bound gives to or takes from the others by their weights (as flexible lengths are resolved in CSS, flexbox 9.7).
 */
function bounded(needed: readonly Needed[], shares: readonly number[], width: number): number[] {
  const widths = needed.map(() => 0);
  let open = needed.map((_, index) => index);
  let rest = width;
  while (open.length > 0) {
    const weight = open.reduce((sum, index) => sum + (shares[index] ?? 0), 0);
    const wanted = open.map(index => {
      const share = (rest * (shares[index] ?? 0)) / weight;
      const { min, max } = needed[index] ?? { min: share, max: share };
      return { index, share, bound: Math.min(Math.max(share, min), max) };
    });
    const excess = wanted.reduce((sum, { share, bound }) => sum + bound - share, 0);
    // Too much was given to those at their least, or too little to those at their most: these stay, the others try again.
    const held = wanted.filter(({ share, bound }) =>
      excess > 0 ? bound > share : excess < 0 && bound < share,
    );
    const settled = held.length > 0 ? held : wanted;
    for (const { index, bound } of settled) {
      widths[index] = bound;
      rest -= bound;
    }
    open = open.filter(index => !settled.some(one => one.index === index));
  }
  return widths;
}

/** Shares of letters in their size, on the wide side: whoever opens the file may have another typeface than it names. */
const NARROW = /[iljtfrI.,:;|'’()[\]! ]/;
const WIDE = /[A-HJ-Z0-9mw%@–—+=<>]/;

/** Widths of words by a rough measure of their letters, for letters of `size`. */
export const estimatedWidths =
  (size: number): WidthOf =>
  (word, isBold) => {
    let width = 0;
    for (const character of word) width += NARROW.test(character) ? 0.38 : WIDE.test(character) ? 0.75 : 0.63;
    return width * size * (isBold ? 1.1 : 1);
  };
