/**
 * The one character that gives a cell each rating: the code where it is one character, else its first free letter, else a
 * digit. Every rating gets its own.
 * @returns by uuid of the rating
 */
export function ratingKeys(ratings: readonly { uuid: string; code: string }[]): Map<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const take = (uuid: string, characters: Iterable<string>) => {
    if (keys.has(uuid)) return;
    for (const character of characters) {
      const key = character.toLowerCase();
      if (!/[a-z0-9]/.test(key) || taken.has(key)) continue;
      keys.set(uuid, key);
      taken.add(key);
      return;
    }
  };
  for (const { uuid, code } of ratings) if (code.length === 1) take(uuid, code);
  // SIL1, SIL2, SIL3: the digit tells them apart.
  for (const { uuid, code } of ratings) take(uuid, /\d$/.exec(code) ?? '');
  for (const { uuid, code } of ratings) take(uuid, code);
  for (const { uuid } of ratings) take(uuid, '1234567890');
  return keys;
}
