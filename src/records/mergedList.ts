import { sameValue } from './recordModel';

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');

/**
 * A list of uuids or words that two people changed at the same time: theirs, with what mine added and without what it took
 * out, so nothing of either is lost.
 * @param base what both were made on
 * @returns undefined where one of the values is no such list, or mine has another order: which one counts is for a person
 */
export function mergedList(base: unknown, mine: unknown, theirs: unknown): readonly string[] | undefined {
  if (!isListOfTexts(base) || !isListOfTexts(mine) || !isListOfTexts(theirs)) return undefined;
  const [before, kept, now] = [new Set(base), new Set(mine), new Set(theirs)];
  const isReordered = !sameValue(
    base.filter(item => kept.has(item)),
    mine.filter(item => before.has(item)),
  );
  if (isReordered) return undefined;
  return [
    ...theirs.filter(item => kept.has(item) || !before.has(item)),
    ...mine.filter(item => !before.has(item) && !now.has(item)),
  ];
}
