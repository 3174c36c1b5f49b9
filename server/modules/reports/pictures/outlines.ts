import PDFDocument from 'pdfkit';
import { plainText } from '../document/plainText.ts';
import { FONT_FILES } from '../pdf/typefaces.ts';

/** What pdfkit's reader of fonts knows of a glyph, in units of the font. */
interface Glyph {
  advanceWidth: number;
  path: { toSVG(): string };
}

interface FontReader {
  unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
}

const UNKNOWN = '\uFFFD';
let opened: FontReader | undefined;

/** The bold style of the report's font, read once. */
function font(): FontReader {
  if (!opened) {
    const pdf = new PDFDocument({ autoFirstPage: false });
    pdf.font(FONT_FILES.bold);
    opened = (pdf as unknown as { _font: { font: FontReader } })._font.font;
  }
  return opened;
}

const glyphsOf = (text: string): Glyph[] =>
  [...plainText(text)].map(sign => {
    const known = font().hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : UNKNOWN;
    return font().glyphForCodePoint(known.codePointAt(0) ?? 0);
  });

/** Width of a line in pixels. */
export const widthOf = (text: string, size: number): number =>
  (glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font().unitsPerEm) * size;

/**
 * A line of text as outlines, centred on `x` with its baseline at `y`: the picture looks the same on every machine, whatever
 * fonts it has.
 */
export function outlines(text: string, x: number, y: number, size: number, color: string): string {
  const scale = size / font().unitsPerEm;
  let left = x - widthOf(text, size) / 2;
  return glyphsOf(text)
    .map(({ advanceWidth, path }) => {
      const drawn = `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${path.toSVG()}" fill="#${color}"/>`;
      left += advanceWidth * scale;
      return drawn;
    })
    .join('');
}
