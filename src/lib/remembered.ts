/** What was made of an object before, or is made of it now and kept as long as the object lives. */
export function remembered<K extends object, T extends NonNullable<unknown>>(
  made: WeakMap<K, T>,
  of: K,
  make: () => T,
): T {
  const known = made.get(of);
  if (known !== undefined) return known;
  const now = make();
  made.set(of, now);
  return now;
}
