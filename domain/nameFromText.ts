/** Maximum length of a record's name (domain.md 2.10). */
const MAX_LENGTH = 200;

/**
 * A short name for a statement: its first line, cut at a word boundary if it is longer than a name may be.
 * @param text Markdown, not empty
 */
export function nameFromText(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() || 'Assumption';
  if (line.length <= MAX_LENGTH) return line;
  const cut = line.slice(0, MAX_LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_LENGTH / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
