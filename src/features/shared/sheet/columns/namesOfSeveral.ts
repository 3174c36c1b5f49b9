/** What a text names: records that are known, and in place of those that are not the name of a new one. */
export interface NamedRecords {
  /** Each once, as far as they are known. */
  readonly uuids: readonly string[];
  /** The first name that nothing is known of. */
  readonly unknown?: string;
  /** All from there on, where nothing of it is known: the name of a new record, which may have commas of its own. */
  readonly newName?: string;
}

/**
 * The records that a text names, with commas between them. A name may have commas of its own: at each place the longest
 * that is known counts.
 */
export function namesOfSeveral(text: string, uuidOf: (name: string) => string | undefined): NamedRecords {
  const parts = text.split(',').map(part => part.trim());
  const uuids = new Set<string>();
  const nameAt = (from: number, to: number) => parts.slice(from, to).join(', ');
  /** Where the longest known name ends that begins at a place; the place itself where none does. */
  const endOf = (at: number) => {
    let end = parts.length;
    while (end > at && !uuidOf(nameAt(at, end))) end -= 1;
    return end;
  };
  for (let at = 0; at < parts.length; ) {
    const end = endOf(at);
    const uuid = end > at ? uuidOf(nameAt(at, end)) : undefined;
    if (uuid) uuids.add(uuid);
    else if (parts[at] !== '') {
      const isNew = parts.every((_part, place) => place < at || endOf(place) === place);
      return {
        uuids: [...uuids],
        unknown: nameAt(at, at + 1),
        ...(isNew && { newName: nameAt(at, parts.length).replace(/(, *)+$/u, '') }),
      };
    }
    at = Math.max(end, at + 1);
  }
  return { uuids: [...uuids] };
}
