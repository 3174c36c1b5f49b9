import { tokensOf } from '../document/columnWidths.ts';
import { type Cell, type Paragraph, type Run, runsOf } from '../document/model.ts';
import { plainText } from '../document/plainText.ts';
import type { Typeface, Typefaces } from './typefaces.ts';

export interface Piece {
  face: Typeface;
  codes: string;
  /** Points from the start of the line. */
  x: number;
  width: number;
  to?: string;
  isStruck?: boolean;
}

export interface Line {
  pieces: Piece[];
  width: number;
  /** Points that it is moved in, and the sign of a list item before it. */
  indent: number;
  sign?: Piece;
  /** First of a paragraph that is not the first one: a little space goes before it. */
  isLead?: boolean;
}

const INDENT = 1.4;

const faceOf = ({ bold, italic }: Pick<Run, 'bold' | 'italic'>, faces: Typefaces): Typeface =>
  bold ? (italic ? faces.boldItalic : faces.bold) : italic ? faces.italic : faces.regular;

class LineBreaker {
  readonly lines: Line[] = [];
  #line: Line;
  #pendingBlank = 0;
  readonly #size: number;
  readonly #width: number;
  readonly #indent: number;

  constructor(size: number, width: number, indent: number) {
    this.#size = size;
    this.#width = Math.max(width - indent, size);
    this.#indent = indent;
    this.#line = { pieces: [], width: 0, indent };
  }

  break(): void {
    this.lines.push(this.#line);
    this.#line = { pieces: [], width: 0, indent: this.#indent };
    this.#pendingBlank = 0;
  }

  blank(face: Typeface): void {
    if (this.#line.pieces.length > 0) this.#pendingBlank = (face.word(' ').width * this.#size) / 1000;
  }

  add(text: string, face: Typeface, run: Run): void {
    const word = face.word(text);
    const width = (word.width * this.#size) / 1000;
    if (this.#line.width + this.#pendingBlank + width > this.#width && this.#line.pieces.length > 0)
      this.break();
    if (width <= this.#width) this.#put(word.codes, width, face, run);
    else this.#addByCharacter(text, face, run);
  }

  #addByCharacter(text: string, face: Typeface, run: Run): void {
    let codes = '';
    let width = 0;
    for (const character of text) {
      const glyph = face.word(character);
      const more = (glyph.width * this.#size) / 1000;
      if (width + more > this.#width && codes) {
        this.#put(codes, width, face, run);
        this.break();
        codes = '';
        width = 0;
      }
      codes += glyph.codes;
      width += more;
    }
    this.#put(codes, width, face, run);
  }

  #put(codes: string, width: number, face: Typeface, run: Run): void {
    const line = this.#line;
    const last = line.pieces.at(-1);
    const isSame = last?.face === face && last.to === run.to && last.isStruck === run.strike;
    const blank = this.#pendingBlank;
    this.#pendingBlank = 0;
    if (last && isSame) {
      // The blank is drawn too, so that words stay apart when the text is copied out of the file.
      last.codes += (blank > 0 ? face.word(' ').codes : '') + codes;
      last.width += blank + width;
    } else {
      if (last && blank > 0) {
        last.codes += last.face.word(' ').codes;
        last.width += blank;
      }
      line.pieces.push({
        face,
        codes,
        x: line.width + blank,
        width,
        ...(run.to !== undefined && { to: run.to }),
        ...(run.strike && { isStruck: true }),
      });
    }
    line.width += blank + width;
  }
}

/** The lines of a paragraph in letters of a size, no wider than `width`; all in points. */
export function linesOf(
  { text, bullet }: Paragraph,
  faces: Typefaces,
  size: number,
  width: number,
  isBold = false,
): Line[] {
  const indent = bullet ? bullet.depth * INDENT * size : 0;
  const breaker = new LineBreaker(size, width, indent);
  for (const run of runsOf(text)) {
    const face = faceOf(isBold ? { ...run, bold: true } : run, faces);
    for (const token of tokensOf(plainText(run.text))) {
      if (token === '\n') breaker.break();
      else if (token.trim() === '') breaker.blank(face);
      else breaker.add(token, face, run);
    }
  }
  breaker.break();
  const [first] = breaker.lines;
  if (bullet && first) {
    const sign = faces.regular.word(bullet.sign);
    const signWidth = (sign.width * size) / 1000;
    first.sign = {
      face: faces.regular,
      codes: sign.codes,
      x: Math.max(0, indent - signWidth - size * 0.4),
      width: signWidth,
    };
  }
  return breaker.lines;
}

/** The lines of a cell. */
export function cellLines(cell: Cell, faces: Typefaces, size: number, width: number): Line[] {
  return cell.paragraphs.flatMap((paragraph, index) => {
    const lines = linesOf(paragraph, faces, size, width, cell.isBold);
    const [first] = lines;
    if (first && index > 0) first.isLead = true;
    return lines;
  });
}
