import type { Scale } from '@domain/rating/ratingSet';

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The code of the level that a text means in a scale: its code with or without an explanation ("S2 (severe)", "S 2",
 * "2 – severe"), its number alone ("2", "2.0"), or its name in words. Undefined where it is none, or could be several.
 */
export function levelCode(
  { symbol, levels }: Pick<Scale, 'symbol' | 'levels'>,
  text: string,
): string | undefined {
  const wanted = folded(text).replace(/^(\d+)[.,]0+$/, '$1');
  if (wanted === '') return undefined;
  const only = (found: readonly { code: string }[]) => (found.length === 1 ? found[0]?.code : undefined);
  const codeOf = (code: string) => folded(code);
  const exact = levels.filter(({ code, label }) => codeOf(code) === wanted || folded(label) === wanted);
  if (exact.length > 0) return only(exact);
  // "S2 (severe)", "S 2: severe", "S2=severe": the code comes first, and something that is no part of it follows.
  const leading = levels.filter(({ code }) =>
    new RegExp(`^${escaped(codeOf(code)).replace(/(?<=\p{L})(?=\d)/u, '\\s*')}(?![\\p{L}\\p{N}])`, 'u').test(
      wanted,
    ),
  );
  if (leading.length > 0) return only(leading);
  const number = /^(\d+)(?![\p{L}\p{N}.,])/u.exec(wanted)?.[1];
  if (number !== undefined) {
    const numbered = levels.filter(({ code }) => {
      const rest = code.toLowerCase().startsWith(symbol.toLowerCase()) ? code.slice(symbol.length) : code;
      return rest === number || /^\p{L}*(\d+)$/u.exec(code)?.[1] === number;
    });
    return only(numbered);
  }
  // One word of a name is enough where only one level has it.
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(wanted)}(?![\\p{L}\\p{N}])`, 'u');
  return wanted.length >= 3 ? only(levels.filter(({ label }) => word.test(folded(label)))) : undefined;
}
