/** Width of one character in px. */
export type CharacterWidth = (character: string) => number;

/** Kerning and rounding: rather a line more than a word that is cut. */
const RESERVE = 1.02;

/**
 * Lines that a text takes in a column, wrapped at its words. Words are not hyphenated here, so it may take fewer.
 *
 * @param width of the column without its margins, px
 * @param most counting ends there
 */
export function textLines(text: string, width: number, widthOf: CharacterWidth, most: number): number {
  let lines = 1;
  /** Of the line so far, and of the word at its end. */
  let line = 0;
  let word = 0;
  for (const character of text) {
    if (character === '\n') {
      lines += 1;
      line = 0;
      word = 0;
    } else {
      const added = widthOf(character) * RESERVE;
      line += added;
      word = character === ' ' || character === '-' || character === '/' ? 0 : word + added;
      // A space at the end of a line hangs over.
      if (line > width && character !== ' ') {
        lines += 1;
        // A word that is wider than the column is broken.
        line = word > width ? added : word;
        word = line;
      }
    }
    if (lines >= most) return most;
  }
  return lines;
}

/** Measures each character once, in the font of the grid. */
export function characterWidths(font: string): CharacterWidth {
  const known = new Map<string, number>();
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  return character => {
    const width = known.get(character) ?? context?.measureText(character).width ?? 0;
    known.set(character, width);
    return width;
  };
}
