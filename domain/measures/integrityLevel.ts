/** PL d, AgPL b, MPL c, ASIL B, ASIL B(D) of a decomposition, SIL 2, QM, and the letter or number alone. */
const INTEGRITY_LEVEL =
  /^(?:(?:(?:Ag|M)?PL)r?\s*[a-e]|ASIL\s*(?:[A-D](?:\s*\([A-D]\))?|QM(?:\s*\([A-D]\))?)|SIL\s*[1-4]|[a-e]|[1-4]|QM)$/i;

/**
 * Whether a text names a level that a safety function can have to reach.
 * @param ofSets in small letters: levels of the rating sets, such as "high" of one that has no integrity levels
 */
export const isLevel = (text: string, ofSets: readonly string[]): boolean =>
  INTEGRITY_LEVEL.test(text.trim()) || ofSets.includes(text.trim().toLowerCase());
