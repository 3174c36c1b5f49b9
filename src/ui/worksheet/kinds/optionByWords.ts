/** The names of an entry. */
interface Named {
  readonly label: string;
  readonly name?: string;
  readonly otherName?: string;
}

/** Words that only join others, in the languages of the lists. */
const JOINING = new Set(['and', 'or', 'of', 'und', 'oder']);

const wordsOf = (text: string): string[] =>
  (text.toLocaleLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).filter(
    word => !JOINING.has(word),
  );

/**
 * The option that a text means in the words of another table: the only one that has all of them. "Crushing" is
 * "Mechanical: crushing", "Maintenance" is "Maintenance and repair"; what two of them have says nothing.
 */
export function optionByWords<Option extends Named>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const isMeant = ({ label, name, otherName }: Option) =>
    [name ?? label, otherName].some(known => {
      const of = new Set(wordsOf(known ?? ''));
      return words.every(word => of.has(word));
    });
  const meant = options.filter(isMeant);
  return meant.length === 1 ? meant[0] : undefined;
}
