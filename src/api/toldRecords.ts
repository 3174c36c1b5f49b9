/** What the server has told of a record outside of lists: that it is there, or that it is gone. */
interface Told {
  at: number;
  isThere: boolean;
}

/** ms; no list is under way for longer. */
const KEPT = 10 * 60_000;
const told = new Map<string, Told>();

/** Remembers that records have come or gone, for lists that were asked for before. */
export function rememberTold(uuids: readonly string[], isThere: boolean): void {
  const at = Date.now();
  for (const uuid of uuids) {
    // Behind the others: the oldest stand first.
    told.delete(uuid);
    told.set(uuid, { at, isThere });
  }
  for (const [uuid, { at: before }] of told) {
    if (at - before < KEPT) return;
    told.delete(uuid);
  }
}

/**
 * Whether a record is there, as it was told after a list was asked for: the list may be older than that.
 * @param startedAt ms since 1970
 * @returns undefined where nothing was told since, so that the list is right
 */
export function toldSince(uuid: string, startedAt: number): boolean | undefined {
  const known = told.get(uuid);
  return known && known.at >= startedAt ? known.isThere : undefined;
}
