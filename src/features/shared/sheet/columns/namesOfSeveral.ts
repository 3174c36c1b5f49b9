/**
 * The records that a text names, with commas between them. A name may have commas of its own: at each place the longest
 * that is known counts.
 * @returns their uuids, each once, or the first name that nothing is known of
 */
export function namesOfSeveral(
  text: string,
  uuidOf: (name: string) => string | undefined,
): { uuids: string[] } | { unknown: string } {
  const parts = text.split(',').map(part => part.trim());
  const uuids = new Set<string>();
  for (let at = 0; at < parts.length; ) {
    let end = parts.length;
    while (end > at + 1 && !uuidOf(parts.slice(at, end).join(', '))) end -= 1;
    const name = parts.slice(at, end).join(', ');
    const uuid = uuidOf(name);
    if (uuid) uuids.add(uuid);
    else if (name !== '') return { unknown: name };
    at = end;
  }
  return { uuids: [...uuids] };
}
