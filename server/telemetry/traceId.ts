/** W3C Trace Context, version 00: version, trace, parent, flags; later versions may add parts. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

/**
 * The trace that a proxy, or a tool that calls, has begun: 32 hexadecimal digits of the header `traceparent`.
 * @returns undefined for a header that is missing or not of that form
 */
export const traceIdOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? TRACE_PARENT.exec(header)?.[1] : undefined;
