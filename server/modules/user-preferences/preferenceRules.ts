/** Maximum size in bytes of the free values of one set of preferences, as JSON. */
export const MAX_BYTES = 16 * 1024;

/** Why free values cannot be stored; undefined if they can. */
export function problemOfValues(values: unknown): string | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(values ?? {}));
  return bytes <= MAX_BYTES
    ? undefined
    : `These values have ${bytes} bytes; ${MAX_BYTES} fit. Nothing was saved; keep less.`;
}
