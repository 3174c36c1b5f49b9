import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

/** What pdfkit knows of an embedded font; its types leave it out. */
interface EmbeddedFont {
  id: string;
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
  encode(text: string, features: string[]): [codes: string[], positions: { advanceWidth: number }[]];
  ref(): unknown;
}

interface Glyph {
  code: string;
  /** Thousandths of the letters' size. */
  width: number;
}

export interface Word {
  /** Hexadecimal codes of its glyphs. */
  codes: string;
  width: number;
}

const NOTHING: Glyph = { code: '', width: 0 };
/** Marks without a shape of their own. */
const INVISIBLE = /\u00ad|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/;
const MAX_WORDS = 20_000;

/**
 * One style of the report's font. Its glyphs are looked up once for each character: a report has millions of characters of
 * a hundred kinds, and shaping each word takes most of a minute.
 */
export class Typeface {
  readonly #font: EmbeddedFont;
  readonly #glyphs = new Map<string, readonly Glyph[]>();
  readonly #words = new Map<string, Word>();

  constructor(pdf: Pdf, name: string, file: string) {
    pdf.registerFont(name, file);
    pdf.font(name);
    this.#font = (pdf as unknown as { _font: EmbeddedFont })._font;
  }

  get id(): string {
    return this.#font.id;
  }

  get reference(): unknown {
    return this.#font.ref();
  }

  /** The codes and the width of a word, in thousandths of the letters' size. */
  word(text: string): Word {
    const known = this.#words.get(text);
    if (known) return known;
    let codes = '';
    let width = 0;
    for (const character of text)
      for (const glyph of this.#glyphsOf(character)) {
        codes += glyph.code;
        width += glyph.width;
      }
    if (this.#words.size > MAX_WORDS) this.#words.clear();
    const word = { codes, width };
    this.#words.set(text, word);
    return word;
  }

  /** A character that the font does not have is named by its code point, so that nothing is lost. */
  #glyphsOf(character: string): readonly Glyph[] {
    const known = this.#glyphs.get(character);
    if (known) return known;
    const point = character.codePointAt(0) ?? 0;
    let glyphs: readonly Glyph[];
    if (this.#font.font.hasGlyphForCodePoint(point)) glyphs = [this.#glyph(character)];
    else if (INVISIBLE.test(character)) glyphs = [NOTHING];
    else
      glyphs = [...`[U+${point.toString(16).toUpperCase().padStart(4, '0')}]`].map(sign => this.#glyph(sign));
    this.#glyphs.set(character, glyphs);
    return glyphs;
  }

  #glyph(character: string): Glyph {
    // No features: each character is one glyph, so a text can be taken out of the file as it was typed.
    const [codes, positions] = this.#font.encode(character, []);
    return {
      code: codes.join(''),
      width: positions.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  }
}

export interface Typefaces {
  regular: Typeface;
  bold: Typeface;
  italic: Typeface;
  boldItalic: Typeface;
}

const require = createRequire(import.meta.url);
const fileOf = (style: string) => require.resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`);

/** Inter (OFL-1.1), the font of the web app, with Latin, Greek, Cyrillic and signs. */
export const FONT_FILES = {
  regular: fileOf('400Regular'),
  bold: fileOf('600SemiBold'),
  italic: fileOf('400Regular_Italic'),
  boldItalic: fileOf('600SemiBold_Italic'),
} as const;

const typefaceOf = (pdf: Pdf, style: keyof Typefaces) => new Typeface(pdf, style, FONT_FILES[style]);

export const loadTypefaces = (pdf: Pdf): Typefaces => ({
  regular: typefaceOf(pdf, 'regular'),
  bold: typefaceOf(pdf, 'bold'),
  italic: typefaceOf(pdf, 'italic'),
  boldItalic: typefaceOf(pdf, 'boldItalic'),
});
