/** Items by what each belongs to, in their order. */
export function groupsBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  return groupsByEach(items, item => [keyOf(item)]);
}

/** Items by each of what they belong to, in their order. */
export function groupsByEach<Key, Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
