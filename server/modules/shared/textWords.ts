/** Stop words: they say nothing about a text's subject. */
const EMPTY_WORDS = new Set(
  'a an and are as at be by for from in into is it its no not of on or the this to when while with without der die das ein eine und oder nicht im in mit ohne bei auf zu von'.split(
    ' ',
  ),
);

/** The significant words of a text: lower case, without accents, without a plural s. */
export const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(word => word.length > 1 && !EMPTY_WORDS.has(word))
      .map(word =>
        word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word,
      ),
  );

/** Share of the words of both texts that they have in common, 0 to 1 (Jaccard). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / (one.size + other.size - common);
}
