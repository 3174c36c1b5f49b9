/**
 * A report as a list of blocks that HTML, PDF and DOCX are written from. It knows nothing of hazards, and everything in it is
 * text: what people typed never becomes markup.
 */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  strike?: boolean;
  /** Anchor of a heading of the same document. */
  to?: string;
}

export type Text = string | readonly Run[];

export interface Paragraph {
  text: Text;
  /** Sign of a list item, such as a bullet or "2.", with how deep the list is nested (from 1). */
  bullet?: { sign: string; depth: number };
}

export interface Cell {
  paragraphs: readonly Paragraph[];
  /** Colours as six hexadecimal digits. */
  fill?: string;
  color?: string;
  /** In a grid the fill lies behind the lines of text only: a level in a tall row is a chip, not a coloured column. */
  isChip?: boolean;
  isBold?: boolean;
  isCentered?: boolean;
}

export interface Column {
  title: string;
  /** Share of the table's width, in proportion to the other columns. */
  weight: number;
  isCentered?: boolean;
}

/**
 * GRID: header row and lines. FACTS: two columns without a header, the first one names the second. MATRIX: a grid of
 * coloured cells no wider than it needs to be.
 */
export type TableLook = 'GRID' | 'FACTS' | 'MATRIX';

export type Row = readonly (string | Cell)[];

export interface Table {
  kind: 'table';
  look: TableLook;
  columns: readonly Column[];
  /** Can be gone through several times. */
  rows: Iterable<Row>;
  /** Smaller letters, for tables with many columns. */
  isSmall?: boolean;
}

export interface Heading {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  /** Unique in the document: letters, digits and hyphens. */
  anchor: string;
}

export interface Picture {
  kind: 'picture';
  caption: string;
  /** What it shows, for who does not see it; left out: the caption. */
  alt?: string;
  /** Pixels. */
  width: number;
  height: number;
  /** null when the file is not there. */
  load(): Promise<{ content: Buffer; type: 'png' | 'jpeg' } | null>;
  missing: string;
}

/** A picture of the organization on the cover; its name stands below. */
export interface CoverLogo {
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  content: Buffer;
  type: 'png';
}

export interface Cover {
  kind: 'cover';
  logo?: CoverLogo | undefined;
  organization: string;
  title: string;
  subject: string;
  stamp: { text: string; note: string; isOpen: boolean };
  facts: readonly (readonly [label: string, value: string])[];
}

export type Block =
  | Cover
  | Heading
  | Table
  | Picture
  /** Table of contents: headings of levels 1 and 2. */
  | { kind: 'contents'; title: string }
  /** `isKept`: on the page of what follows. */
  | { kind: 'paragraph'; paragraph: Paragraph; isNote?: boolean; isKept?: boolean }
  /** A new page, from here on upright or across. */
  | { kind: 'page'; isLandscape: boolean };

export interface ReportDocument {
  language: 'en' | 'de';
  title: string;
  author: string;
  /** Left and right part of each page's head. */
  head: readonly [left: string, right: string];
  /** "Page {1} of {2}", for the foot of each page. */
  pageOf: string;
  /** ISO 8601: the day that the file says it was made. No clock beside it: the same content is the same file. */
  day: string;
  /**
   * Made again each time it is called, so that a large report is never in memory as a whole.
   * @param isOutline headings of levels 1 and 2 are enough
   */
  blocks(isOutline?: boolean): Iterable<Block>;
}

export const paragraph = (text: Text, isNote = false): Block => ({
  kind: 'paragraph',
  paragraph: { text },
  ...(isNote && { isNote }),
});

/** What a chapter is about, on the page of what follows. */
export const explanation = (text: string): Block => ({
  kind: 'paragraph',
  paragraph: { text },
  isNote: true,
  isKept: true,
});

/** What the next table or picture is. */
export const caption = (text: string): Block => ({
  kind: 'paragraph',
  paragraph: { text: [{ text, bold: true }] },
  isKept: true,
});

export const heading = (level: Heading['level'], text: string, anchor: string): Heading => ({
  kind: 'heading',
  level,
  text,
  anchor,
});

export const runsOf = (text: Text): readonly Run[] => (typeof text === 'string' ? [{ text }] : text);

export const cellOf = (cell: string | Cell): Cell =>
  typeof cell === 'string' ? { paragraphs: [{ text: cell }] } : cell;

/** A cell that leads to a heading. */
export const linkCell = (text: string, to: string): Cell => ({ paragraphs: [{ text: [{ text, to }] }] });

/** Headings that the table of contents lists. */
export function contentsOf(document: ReportDocument): Heading[] {
  const found: Heading[] = [];
  for (const block of document.blocks()) if (block.kind === 'heading' && block.level < 3) found.push(block);
  return found;
}

/** Whether a cell's colour lies behind its lines only. */
export const isChip = ({ fill, isChip }: Cell, look: TableLook): boolean =>
  fill !== undefined && isChip === true && look !== 'MATRIX';

export const plainCell = (text: string): Cell => ({ paragraphs: [{ text }] });

/** The place that a cover has for a logo, in pixels of 1/96 inch. */
const LOGO_PLACE = { width: 280, height: 96 };

/** The size of a logo on a cover, in pixels of 1/96 inch. */
export function fittedLogo({ width, height }: CoverLogo): { width: number; height: number } {
  const scale = Math.min(LOGO_PLACE.width / width, LOGO_PLACE.height / height);
  return { width: width * scale, height: height * scale };
}
