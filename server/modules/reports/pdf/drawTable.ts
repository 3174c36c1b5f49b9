import { columnWidths } from '../document/columnWidths.ts';
import { type Cell, cellOf, isChip, type Row, type Table } from '../document/model.ts';
import { plainText } from '../document/plainText.ts';
import { INK, LINE_COLOR, type Pages, QUIET } from './pages.ts';
import { cellLines, type Line, linesOf } from './textLines.ts';

const LINE = 1.32;
const LEAD = 3;
const PADDING = { x: 4, y: 3 };
/** How far the colour behind words reaches over them. */
const CHIP = { x: 3, y: 1 };
const HEADER_FILL = 'E9EDF0';
/** Shares of a page: a table up to the first is not broken, and no more than the second is kept together. */
const SHORT_TABLE = 0.3;
const KEPT = 0.5;
/** Width of a matrix column of weight 1, in points. */
const MATRIX_UNIT = 13;

interface LaidCell {
  cell: Cell;
  lines: Line[];
}

interface LaidRow {
  cells: LaidCell[];
  height: number;
}

export class TableDrawing {
  readonly #pages: Pages;
  readonly #table: Table;
  readonly #size: number;
  readonly #widths: number[];
  /** Points that it needs to begin on a page. */
  readonly leadHeight: number;
  readonly #header: LaidRow | undefined;
  /** The rows that stay with the header, laid out ahead, and those after them. */
  readonly #lead: LaidRow[] = [];
  readonly #rest: Iterator<Row>;

  constructor(pages: Pages, table: Table) {
    this.#pages = pages;
    this.#table = table;
    this.#size = table.isSmall ? 7 : 8.5;
    const sum = table.columns.reduce((total, { weight }) => total + weight, 0);
    const width = table.look === 'MATRIX' ? Math.min(pages.width, sum * MATRIX_UNIT) : pages.width;
    const { bold, regular } = pages.faces;
    this.#widths = columnWidths(
      table,
      width,
      2 * PADDING.x,
      (word, isBold) => ((isBold ? bold : regular).word(plainText(word)).width * this.#size) / 1000,
    );
    if (table.look !== 'FACTS')
      this.#header = this.#lay(
        table.columns.map(({ title }) => ({
          paragraphs: [{ text: title }],
          isBold: true,
          fill: HEADER_FILL,
        })),
      );
    this.#rest = table.rows[Symbol.iterator]();
    this.leadHeight = this.#layLead();
  }

  /** A short table stays whole, of a longer one the header and two rows stay together. */
  #layLead(): number {
    const lead = this.#lead;
    const head = this.#header?.height ?? 0;
    const heightOf = (rows: readonly LaidRow[]) => rows.reduce((sum, { height }) => sum + height, head);
    const { height } = this.#pages;
    for (let next = this.#rest.next(); !next.done; next = this.#rest.next()) {
      lead.push(this.#lay(next.value));
      if (heightOf(lead) > SHORT_TABLE * height) return Math.min(heightOf(lead.slice(0, 2)), KEPT * height);
    }
    return heightOf(lead);
  }

  get #lineHeight(): number {
    return this.#size * LINE;
  }

  #lay(row: Row): LaidRow {
    const isFacts = this.#table.look === 'FACTS';
    const cells = this.#widths.map((width, index): LaidCell => {
      const given = cellOf(row[index] ?? '');
      const cell = isFacts && index === 0 ? { color: QUIET, ...given } : given;
      return { cell, lines: cellLines(cell, this.#pages.faces, this.#size, width - 2 * PADDING.x) };
    });
    return { cells, height: Math.max(...cells.map(({ lines }) => this.#heightOf(lines))) };
  }

  #heightOf(lines: readonly Line[]): number {
    const leads = lines.filter(({ isLead }) => isLead).length;
    return lines.length * this.#lineHeight + leads * LEAD + 2 * PADDING.y;
  }

  draw(): void {
    const pages = this.#pages;
    pages.reserve(Math.min(this.leadHeight, pages.height));
    this.#drawHeader();
    for (const row of this.#lead) this.#drawWhole(row);
    for (let next = this.#rest.next(); !next.done; next = this.#rest.next())
      this.#drawWhole(this.#lay(next.value));
    pages.y += 8;
  }

  /** Draws a row on this page or the next; it is cut only where no page could hold it. */
  #drawWhole(row: LaidRow): void {
    const pages = this.#pages;
    let laid = row;
    while (laid.height > pages.room) {
      const isWhole = laid.height <= pages.height - (this.#header?.height ?? 0);
      const [part, rest] = isWhole ? [undefined, laid] : this.#cut(laid, pages.room);
      if (part) this.#drawRow(part);
      pages.begin();
      this.#drawHeader();
      laid = rest;
    }
    this.#drawRow(laid);
  }

  #drawHeader(): void {
    if (this.#header) this.#drawRow(this.#header, true);
  }

  /** The lines of a row that go into `room`, and the rest. */
  #cut({ cells }: LaidRow, room: number): [LaidRow | undefined, LaidRow] {
    const fits = Math.floor((room - 2 * PADDING.y) / (this.#lineHeight + LEAD));
    if (fits < 1) return [undefined, this.#again(cells)];
    return [
      this.#again(cells.map(({ cell, lines }) => ({ cell, lines: lines.slice(0, fits) }))),
      this.#again(cells.map(({ cell, lines }) => ({ cell, lines: lines.slice(fits) }))),
    ];
  }

  #again(cells: LaidCell[]): LaidRow {
    return { cells, height: Math.max(...cells.map(({ lines }) => this.#heightOf(lines))) };
  }

  #drawRow({ cells, height }: LaidRow, isHeader = false): void {
    const pages = this.#pages;
    const isMatrix = this.#table.look === 'MATRIX';
    const top = pages.y;
    let x = pages.left;
    for (const [index, { cell, lines }] of cells.entries()) {
      const width = this.#widths[index] ?? 0;
      const isCentered = cell.isCentered ?? this.#table.columns[index]?.isCentered ?? false;
      const indentOf = (lineWidth: number) => (isCentered ? (width - 2 * PADDING.x - lineWidth) / 2 : 0);
      if (cell.fill && !isChip(cell, this.#table.look)) pages.rectangle(x, top, width, height, cell.fill);
      else if (cell.fill && lines.length > 0) {
        const longest = Math.max(...lines.map(line => line.width));
        pages.rectangle(
          x + PADDING.x + indentOf(longest) - CHIP.x,
          top + PADDING.y - CHIP.y,
          longest + 2 * CHIP.x,
          this.#heightOf(lines) - 2 * PADDING.y + CHIP.y,
          cell.fill,
        );
      }
      if (isMatrix) pages.frame(x, top, width, height, LINE_COLOR);
      let y = top + PADDING.y;
      for (const line of lines) {
        if (line.isLead) y += LEAD;
        pages.line(line, x + PADDING.x + indentOf(line.width), y, this.#size, cell.color ?? INK);
        y += this.#lineHeight;
      }
      x += width;
    }
    pages.y = top + height;
    if (!isMatrix) pages.rule(pages.left, pages.y, x - pages.left, isHeader ? QUIET : LINE_COLOR);
  }
}

/** Lines of running text, broken over pages; no line stands alone on a page. */
export function drawLines(pages: Pages, lines: readonly Line[], size: number, color = INK): void {
  const height = size * 1.42;
  for (const [index, line] of lines.entries()) {
    const isNextToLast = index === lines.length - 2;
    pages.reserve(index === 0 || isNextToLast ? Math.min(2, lines.length - index) * height : height);
    pages.line(line, pages.left, pages.y, size, color);
    pages.y += height;
  }
}

export const textLines = (pages: Pages, text: string, size: number, isBold = false): Line[] =>
  linesOf({ text }, pages.faces, size, pages.width, isBold);
