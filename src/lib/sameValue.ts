/** Whether two values are the same; lists and plain objects by content. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)];
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keysOfA.length === keysOfB.length &&
    keysOfA.every(key => sameValue(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
