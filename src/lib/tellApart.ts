/** Two names that differ in case, white space, punctuation or accents only are read as the same one. */
export function nameKey(name: string): string {
  const bare = name.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  // A name of signs only has nothing but them.
  return (bare === '' ? name.trim() : bare).toLowerCase();
}

/** The end of a uuid, which two records of the same minute do not share. */
export const shortUuid = (uuid: string): string => `…${uuid.slice(-8)}`;

/**
 * What stands beside those of `things` whose names are alike, by the thing; the others are not in it.
 * @param marks what may stand there, the best first: the first one that differs for all of the same name is taken
 */
export function tellApart<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  ...marks: readonly [(thing: T) => string, ...((thing: T) => string)[]]
): ReadonlyMap<T, string> {
  const beside = new Map<T, string>();
  const byName = new Map<string, T[]>();
  for (const thing of things) {
    const key = nameKey(nameOf(thing));
    byName.set(key, [...(byName.get(key) ?? []), thing]);
  }
  for (const alike of byName.values()) {
    if (alike.length < 2) continue;
    const tells = (mark: (thing: T) => string) => {
      const said = alike.map(mark);
      return !said.includes('') && new Set(said).size === said.length;
    };
    const mark = marks.find(tells) ?? marks[marks.length - 1];
    if (mark) for (const thing of alike) beside.set(thing, mark(thing));
  }
  return beside;
}
