// What XML cannot hold and what no reader should obey: control characters, halves of surrogate pairs, and marks that turn
// the direction of the text around them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

const codePoint = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * A text as every format can write it. Nothing is left out: what cannot be shown is named by its code point.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(CONTROL, codePoint)
    .replace(HALF_PAIR, codePoint)
    .replace(DIRECTION, codePoint);
