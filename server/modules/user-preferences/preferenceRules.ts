/** Maximum size in bytes of the free values of one set of preferences, as JSON. */
export const MOST_BYTES = 16 * 1024;

/** Why free values cannot be stored; undefined if they can. */
export function problemOfValues(values: unknown): string | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(values ?? {}));
  return bytes <= MOST_BYTES
    ? undefined
    : `These values have ${bytes} bytes; ${MOST_BYTES} fit. Nothing was saved; keep less.`;
}
