import PDFDocument from 'pdfkit';
import type { ReportDocument } from '../document/model.ts';
import { plainText } from '../document/plainText.ts';
import { type Line, linesOf, type Piece } from './textLines.ts';
import { loadTypefaces, type Typeface, type Typefaces } from './typefaces.ts';

const A4 = { short: 595.28, long: 841.89 };
const MARGIN = { top: 62, bottom: 52, side: 50 };
const HEAD_SIZE = 8;
/** Room for a page number that is not known yet, in points. */
const NUMBER_WIDTH = 26;

export const INK = '1B2126';
export const QUIET = '5B6670';
export const LINE_COLOR = 'C9D0D6';

/** A drawing whose content is told later: the number of pages, and where a heading stands. */
interface Later {
  reference: { end(content: string): void };
  isRight: boolean;
}

interface PdfReference {
  end(content?: string): void;
}

/** What pdfkit has for drawing by oneself; its types leave it out. */
interface PdfInside {
  addContent(content: string): void;
  ref(data: Record<string, unknown>): PdfReference;
  page: { fonts: Record<string, unknown>; xobjects: Record<string, unknown>; width: number; height: number };
}

const colorOf = (hex: string) =>
  [0, 2, 4].map(at => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
const colors = new Map<string, string>();
const paint = (hex: string) => {
  const known = colors.get(hex) ?? colorOf(hex);
  colors.set(hex, known);
  return known;
};
const n = (points: number) => points.toFixed(2);

/**
 * Pages of a PDF that are filled from the top and written as soon as they are full. pdfkit makes the file, its fonts, links
 * and bookmarks; the operators of texts and lines are put together here, a page at a time, as its own text functions take
 * ten times the time and memory.
 */
export class Pages {
  readonly pdf: InstanceType<typeof PDFDocument>;
  readonly faces: Typefaces;
  /** Points from the top of the page to where the next thing goes. */
  y = 0;
  number = 0;
  #operators: string[] = [];
  #isLandscape = false;
  #hasFrame = false;
  readonly #document: ReportDocument;
  readonly #total: Later;
  readonly #numbers = new Map<string, Later>();
  readonly #places = new Map<string, number>();

  constructor(document: ReportDocument) {
    this.#document = document;
    this.pdf = new PDFDocument({
      autoFirstPage: false,
      bufferPages: false,
      pdfVersion: '1.7',
      lang: document.language,
      displayTitle: true,
      fontLayoutCache: false,
      info: {
        Title: document.title,
        Author: document.author,
        Creator: 'Badger',
        Producer: 'Badger',
        CreationDate: new Date(document.day),
      },
    });
    this.faces = loadTypefaces(this.pdf);
    this.#total = this.#later(false);
  }

  get #inside(): PdfInside {
    return this.pdf as unknown as PdfInside;
  }

  get left(): number {
    return MARGIN.side;
  }

  get width(): number {
    return (this.#isLandscape ? A4.long : A4.short) - 2 * MARGIN.side;
  }

  /** Height between head and foot. */
  get height(): number {
    return (this.#isLandscape ? A4.short : A4.long) - MARGIN.top - MARGIN.bottom;
  }

  get room(): number {
    return MARGIN.top + this.height - this.y;
  }

  get isAtTop(): boolean {
    return this.y === MARGIN.top;
  }

  begin({ isLandscape = this.#isLandscape, hasFrame = true } = {}): void {
    this.#finish();
    this.#isLandscape = isLandscape;
    this.#hasFrame = hasFrame;
    this.pdf.addPage({ size: 'A4', layout: isLandscape ? 'landscape' : 'portrait', margin: 0 });
    this.number += 1;
    this.y = MARGIN.top;
  }

  /** Begins a page unless there is room for this many points. */
  reserve(height: number): void {
    if (this.number === 0 || (height > this.room && !this.isAtTop)) this.begin();
  }

  rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.#operators.push(
      `${paint(fill)} rg ${n(x)} ${n(this.#up(y + height))} ${n(width)} ${n(height)} re f`,
    );
  }

  frame(x: number, y: number, width: number, height: number, color: string, thickness = 0.5): void {
    this.#operators.push(
      `${paint(color)} RG ${thickness} w ${n(x)} ${n(this.#up(y + height))} ${n(width)} ${n(height)} re S`,
    );
  }

  rule(x: number, y: number, width: number, color = LINE_COLOR): void {
    this.#operators.push(
      `${paint(color)} RG 0.5 w ${n(x)} ${n(this.#up(y))} m ${n(x + width)} ${n(this.#up(y))} l S`,
    );
  }

  /** A line of text with its upper edge at `y`. */
  line(line: Line, x: number, y: number, size: number, color = INK): void {
    if (line.sign) this.#piece(line.sign, x, y, size, color);
    for (const piece of line.pieces) this.#piece(piece, x + line.indent, y, size, color);
  }

  #piece(
    { face, codes, x, width, to, isStruck }: Piece,
    left: number,
    y: number,
    size: number,
    color: string,
  ) {
    if (codes) this.#codes(face, codes, left + x, y + size, size, color);
    if (isStruck) this.rule(left + x, y + size * 0.7, width, color);
    if (to) this.pdf.goTo(left + x, y, width, size * 1.25, to);
  }

  #codes(face: Typeface, codes: string, x: number, baseline: number, size: number, color: string): void {
    this.#inside.page.fonts[face.id] ??= face.reference;
    this.#operators.push(
      `BT /${face.id} ${size} Tf ${paint(color)} rg ${n(x)} ${n(this.#up(baseline))} Td <${codes}> Tj ET`,
    );
  }

  /** One line that is not broken. */
  words(text: string, x: number, y: number, size: number, color = INK, isBold = false): number {
    const face = isBold ? this.faces.bold : this.faces.regular;
    const [line] = linesOf({ text: text.replaceAll('\n', ' ') }, this.faces, size, 1e6, isBold);
    if (line) this.line(line, x, y, size, color);
    return line ? line.width : (face.word(text).width * size) / 1000;
  }

  /** A picture at the left with its upper edge at `y`; what it shows is read aloud. */
  picture(content: Buffer, width: number, height: number, alt: string): void {
    const draw = () => this.pdf.image(content, this.left, this.y, { width, height });
    const figure = this.pdf.struct('Figure', { alt: plainText(alt) }, draw);
    this.pdf.addStructure(figure);
    figure.end();
  }

  /** From here on links lead to this place. */
  anchor(name: string, y = this.y): void {
    this.pdf.addNamedDestination(name, 'XYZ', 0, Math.max(0, y - 8), null);
    this.#places.set(name, this.number);
  }

  /** The page of an anchor that may come later, ending at `right`. */
  numberOf(anchor: string, right: number, y: number, size: number): void {
    const later = this.#numbers.get(anchor) ?? this.#later(true);
    this.#numbers.set(anchor, later);
    this.#place(later, `N${this.#numbers.size}`, right - NUMBER_WIDTH, y + size);
  }

  #place({ reference }: Later, name: string, x: number, baseline: number): void {
    this.#inside.page.xobjects[name] = reference;
    this.#operators.push(`q 1 0 0 1 ${n(x)} ${n(this.#up(baseline))} cm /${name} Do Q`);
  }

  #later(isRight: boolean): Later {
    const reference = this.#inside.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -4, NUMBER_WIDTH, 12],
      Resources: { Font: { [this.faces.regular.id]: this.faces.regular.reference } },
    });
    return { reference, isRight };
  }

  #tell({ reference, isRight }: Later, text: string, size: number): void {
    const { codes, width } = this.faces.regular.word(text);
    const x = isRight ? NUMBER_WIDTH - (width * size) / 1000 : 0;
    reference.end(
      `BT /${this.faces.regular.id} ${size} Tf ${paint(isRight ? INK : QUIET)} rg ${n(x)} 0 Td <${codes}> Tj ET`,
    );
  }

  #up(y: number): number {
    return (this.#isLandscape ? A4.short : A4.long) - y;
  }

  #finish(): void {
    if (this.number === 0) return;
    if (this.#hasFrame) this.#drawFrame();
    const height = this.#isLandscape ? A4.short : A4.long;
    this.#inside.addContent(`q 1 0 0 -1 0 ${n(height)} cm\n${this.#operators.join('\n')}\nQ`);
    this.#operators = [];
  }

  #drawFrame(): void {
    const [left, right] = this.#document.head;
    const [line] = linesOf({ text: right }, this.faces, HEAD_SIZE, 1e6);
    const [first] = linesOf({ text: left }, this.faces, HEAD_SIZE, this.width - (line?.width ?? 0) - 12);
    const end = this.left + this.width;
    if (first) this.line(first, this.left, 30, HEAD_SIZE, QUIET);
    if (line) this.line(line, end - line.width, 30, HEAD_SIZE, QUIET);
    this.rule(this.left, 44, this.width);
    const [before = ''] = this.#document.pageOf.replace('{1}', String(this.number)).split('{2}');
    const { codes, width } = this.faces.regular.word(before);
    const start = end - NUMBER_WIDTH - (width * HEAD_SIZE) / 1000;
    const y = MARGIN.top + this.height + 18;
    this.#codes(this.faces.regular, codes, start, y + HEAD_SIZE, HEAD_SIZE, QUIET);
    this.#place(this.#total, 'Total', end - NUMBER_WIDTH, y + HEAD_SIZE);
  }

  /** Writes the last page and all that was not known before. */
  end(): void {
    this.#finish();
    this.#tell(this.#total, String(this.number), HEAD_SIZE);
    for (const [anchor, later] of this.#numbers)
      this.#tell(later, String(this.#places.get(anchor) ?? ''), 9.5);
    this.pdf.end();
  }
}
