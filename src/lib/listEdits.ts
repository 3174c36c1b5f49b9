/** An item that took the place of another one. */
export interface ListEdit<T> {
  readonly was: T;
  readonly is: T;
}

/** Above it nothing is gained by looking at each. */
const MOST = 16;

interface Compared {
  // Nobody keeps a list of thousands for having been compared.
  readonly before: WeakRef<readonly unknown[]>;
  readonly now: WeakRef<readonly unknown[]>;
  readonly edits: readonly ListEdit<unknown>[] | undefined;
}

/** The lists compared last: places, order and lines of a sheet ask of the same two after an edit. */
let last: Compared | undefined;

/**
 * What stands in the place of what, in two lists of which one was made of the other: for an edit of one of thousands nothing
 * but their places is looked at.
 * @returns undefined where the lists are of different length or differ in many places
 */
export function listEdits<T>(before: readonly T[], now: readonly T[]): readonly ListEdit<T>[] | undefined {
  if (last?.before.deref() !== before || last.now.deref() !== now)
    last = { before: new WeakRef(before), now: new WeakRef(now), edits: compare(before, now) };
  return last.edits as readonly ListEdit<T>[] | undefined;
}

function compare<T>(before: readonly T[], now: readonly T[]): readonly ListEdit<T>[] | undefined {
  if (before.length !== now.length) return undefined;
  const edits: ListEdit<T>[] = [];
  for (let at = 0; at < now.length; at += 1) {
    if (before[at] === now[at]) continue;
    if (edits.length === MOST) return undefined;
    edits.push({ was: before[at] as T, is: now[at] as T });
  }
  return edits;
}
