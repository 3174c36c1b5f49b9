/** Deeper and larger than any drawing program writes; a parser takes the square of the depth. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 50_000;

const SKIPPED: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** Place behind the `>` of a tag; a quoted value may have one in it. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let place = start; place < text.length; place += 1) {
    const character = text[place] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return place + 1;
  }
  return text.length;
}

/**
 * Whether an SVG is nested too deep or has too many elements. It is read once from its start to its end, without being
 * parsed.
 */
export function isTooComplicated(text: string): boolean {
  let depth = 0;
  let elements = 0;
  let place = text.indexOf('<');
  while (place >= 0) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, place));
    if (skipped) {
      const end = text.indexOf(skipped[1], place + skipped[0].length);
      if (end < 0) return false;
      place = text.indexOf('<', end);
      continue;
    }
    const end = endOfTag(text, place + 1);
    if (text[place + 1] === '/') depth -= 1;
    else if (text[place + 1] !== '!') {
      elements += 1;
      if (text[end - 2] !== '/') depth += 1;
      if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return true;
    }
    place = text.indexOf('<', end);
  }
  return false;
}
