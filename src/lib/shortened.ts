const MORE = '…';

/** A text that is no longer than `maxLength`: the words that fit, with a sign that there are more. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const fitting = text.slice(0, maxLength - MORE.length + 1);
  const words = /^(.*\S)\s+\S*$/su.exec(fitting)?.[1] ?? text.slice(0, maxLength - MORE.length);
  // Half of a pair is no letter.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}${MORE}`;
}
