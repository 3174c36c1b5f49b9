interface Placed {
  uuid: string;
  position: number;
  revision: number;
}

/** The records in a new order: one of them taken out and put in elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * Writes the order of records that stand by their position. Only what stands elsewhere then is written: two for most
 * moves, all the first time, as records are made without an order.
 * @returns the error of the first one that could not be written; those before it stand where they belong
 */
export async function saveOrder<Item extends Placed>(
  items: readonly Item[],
  write: (item: Item, position: number) => PromiseLike<{ error?: unknown }>,
): Promise<unknown> {
  for (const [position, item] of items.entries()) {
    if (item.position === position) continue;
    const { error } = await write(item, position);
    if (error !== undefined) return error;
  }
  return undefined;
}
