import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type Block,
  type Cover,
  contentsOf,
  fittedLogo,
  type Heading,
  type Picture,
  type ReportDocument,
} from '../document/model.ts';
import { drawLines, TableDrawing, textLines } from './drawTable.ts';
import { INK, LINE_COLOR, Pages, QUIET } from './pages.ts';
import { type Line, linesOf } from './textLines.ts';

const BODY = 9.5;
/** Points of 1/72 inch in a pixel of 1/96 inch. */
const POINTS = 72 / 96;
const HEADINGS = {
  1: { size: 17, before: 20, after: 8 },
  2: { size: 12.5, before: 14, after: 5 },
  3: { size: 10, before: 11, after: 4 },
} as const;
const LINE = BODY * 1.42;
/** Pages after which others get their turn. */
const PAGES_AT_ONCE = 10;
const STAMP = { open: { fill: 'FBE3E0', ink: '8E1B1B' }, done: { fill: 'E3F1E5', ink: '1D5B2A' } };

type ParagraphBlock = Extract<Block, { kind: 'paragraph' }>;
type Bookmark = { addItem(title: string, options?: { expanded: boolean }): Bookmark };

class PdfWriter {
  readonly #pages: Pages;
  readonly #document: ReportDocument;
  readonly #bookmarks: Bookmark[];
  #held: (Heading | ParagraphBlock)[] = [];

  constructor(document: ReportDocument, pages: Pages) {
    this.#document = document;
    this.#pages = pages;
    this.#bookmarks = [pages.pdf.outline as unknown as Bookmark];
  }

  /** Draws a block; headings and captions wait for what follows, to be on its page. */
  async draw(block: Block): Promise<void> {
    const pages = this.#pages;
    switch (block.kind) {
      case 'heading':
        this.#held.push(block);
        return;
      case 'table': {
        const table = new TableDrawing(pages, block);
        this.drawHeld(table.leadHeight);
        table.draw();
        return;
      }
      case 'picture':
        this.drawHeld(block.height * this.#scaleOf(block, 3 * LINE) + 3 * LINE);
        await this.#picture(block);
        return;
      case 'paragraph':
        if (block.isKept) this.#held.push(block);
        else {
          this.drawHeld(2 * LINE);
          this.#paragraph(block);
        }
        return;
    }
    this.drawHeld(0);
    switch (block.kind) {
      case 'cover':
        this.#cover(block);
        break;
      case 'contents':
        this.#contents(block.title);
        break;
      case 'page':
        pages.begin({ isLandscape: block.isLandscape });
    }
  }

  /**
   * Draws the headings and captions that wait.
   * @param following points that what follows needs to begin on their page
   */
  drawHeld(following: number): void {
    const held = this.#held;
    this.#held = [];
    const height = held.reduce((sum, block) => sum + this.#heightOf(block), following);
    if (held.length > 0) this.#pages.reserve(Math.min(height, this.#pages.height));
    for (const block of held)
      if (block.kind === 'heading') this.#heading(block);
      else this.#paragraph(block);
  }

  #heightOf(block: Heading | ParagraphBlock): number {
    if (block.kind === 'paragraph') return this.#lines(block).length * LINE + 5;
    const { size, before, after } = HEADINGS[block.level];
    return before + textLines(this.#pages, block.text, size, true).length * size * 1.3 + after;
  }

  #lines({ paragraph }: ParagraphBlock): Line[] {
    return linesOf(paragraph, this.#pages.faces, BODY, this.#pages.width);
  }

  #paragraph(block: ParagraphBlock): void {
    drawLines(this.#pages, this.#lines(block), BODY, block.isNote ? QUIET : INK);
    this.#pages.y += 5;
  }

  #cover({ logo, organization, title, subject, stamp, facts }: Cover): void {
    const pages = this.#pages;
    pages.begin({ isLandscape: false, hasFrame: false });
    if (logo) {
      const { width, height } = fittedLogo(logo);
      pages.pdf.image(logo.content, pages.left, pages.y, { width: width * POINTS, height: height * POINTS });
      pages.y += height * POINTS + 12;
    }
    pages.words(organization, pages.left, pages.y, 11, QUIET);
    pages.y = 210;
    drawLines(pages, textLines(pages, title, 30, true), 30);
    pages.y += 6;
    drawLines(pages, textLines(pages, subject, 17), 17, QUIET);
    pages.y += 24;
    const { fill, ink } = stamp.isOpen ? STAMP.open : STAMP.done;
    const note = linesOf({ text: stamp.note }, pages.faces, BODY, pages.width - 24);
    const height = 40 + note.length * LINE;
    pages.rectangle(pages.left, pages.y, pages.width, height, fill);
    pages.frame(pages.left, pages.y, pages.width, height, ink, 1);
    pages.words(stamp.text, pages.left + 12, pages.y + 10, 14, ink, true);
    const top = pages.y;
    pages.y += 32;
    for (const line of note) {
      pages.line(line, pages.left + 12, pages.y, BODY, ink);
      pages.y += LINE;
    }
    pages.y = top + height + 24;
    new TableDrawing(pages, {
      kind: 'table',
      look: 'FACTS',
      columns: [
        { title: '', weight: 1 },
        { title: '', weight: 3 },
      ],
      rows: facts,
    }).draw();
  }

  #contents(title: string): void {
    const pages = this.#pages;
    pages.begin({ isLandscape: false });
    drawLines(pages, textLines(pages, title, 17, true), 17);
    pages.y += 6;
    for (const { level, text, anchor } of contentsOf(this.#document)) {
      const indent = (level - 1) * 14;
      const isFirst = level === 1;
      const lines = linesOf(
        { text: [{ text, to: anchor }] },
        pages.faces,
        BODY,
        pages.width - indent - 40,
        isFirst,
      );
      pages.reserve(lines.length * LINE + (isFirst ? 5 : 0));
      if (isFirst) pages.y += 5;
      for (const [index, line] of lines.entries()) {
        pages.line(line, pages.left + indent, pages.y, BODY);
        if (index === lines.length - 1) pages.numberOf(anchor, pages.left + pages.width, pages.y, BODY);
        pages.y += LINE;
      }
    }
  }

  #heading({ level, text, anchor }: Heading): void {
    const pages = this.#pages;
    const { size, before, after } = HEADINGS[level];
    const lines = textLines(pages, text, size, true);
    const height = lines.length * size * 1.3;
    pages.reserve(before + height + after);
    if (!pages.isAtTop) pages.y += before;
    pages.anchor(anchor);
    for (const line of lines) {
      pages.line(line, pages.left, pages.y, size);
      pages.y += size * 1.3;
    }
    if (level === 1) pages.rule(pages.left, pages.y + 2, pages.width);
    pages.y += after;
    const parent = this.#bookmarks.slice(0, level).at(-1);
    if (!parent) return;
    this.#bookmarks.length = Math.min(level, this.#bookmarks.length);
    this.#bookmarks.push(parent.addItem(text, { expanded: false }));
  }

  /** Points of a pixel of a picture that has `below` points of words under it. */
  #scaleOf({ width, height }: Pick<Picture, 'width' | 'height'>, below: number): number {
    return Math.min(this.#pages.width / width, (this.#pages.height - below - 8) / height, 0.75);
  }

  async #picture({ caption, alt = caption, width, height, load, missing }: Picture): Promise<void> {
    const pages = this.#pages;
    const loaded = await load();
    const words = linesOf(
      { text: loaded ? caption : `${caption} ${missing}` },
      pages.faces,
      8.5,
      pages.width,
    );
    const below = words.length * 8.5 * 1.42 + 10;
    if (loaded) {
      const scale = this.#scaleOf({ width, height }, below);
      pages.reserve(height * scale + below);
      pages.picture(loaded.content, width * scale, height * scale, alt);
      pages.frame(pages.left, pages.y, width * scale, height * scale, LINE_COLOR);
      pages.y += height * scale + 4;
    }
    drawLines(pages, words, 8.5, QUIET);
    pages.y += 8;
  }
}

/**
 * Writes a report as PDF.
 * @param onProgress told after every few pages; it may throw to call the report off
 */
export async function renderPdf(
  document: ReportDocument,
  out: Writable,
  onProgress: () => void = () => {},
): Promise<void> {
  const pages = new Pages(document);
  const written = pipeline(pages.pdf, out);
  // A report that is called off fails here first; the file's own failure is told by `written` below.
  written.catch(() => {});
  try {
    const writer = new PdfWriter(document, pages);
    let told = 0;
    for (const block of document.blocks()) {
      await writer.draw(block);
      if (pages.number < told + PAGES_AT_ONCE) continue;
      told = pages.number;
      onProgress();
      await turn();
    }
    writer.drawHeld(0);
    pages.end();
  } catch (error) {
    pages.pdf.destroy(error as Error);
    throw error;
  }
  await written;
}
