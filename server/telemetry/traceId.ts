/** What a proxy, or a tool that calls, has begun, and the step in it that led here (W3C Trace Context). */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** 1: whoever began it keeps it. */
  traceFlags: number;
}

/** W3C Trace Context, version 00: version, trace, parent, flags; later versions may add parts. */
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** @returns undefined for a header `traceparent` that is missing or not of that form */
export function traceParentOf(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags = ''] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  return traceId && spanId ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 } : undefined;
}

/** The trace alone, as it stands in the log. */
export const traceIdOf = (header: string | string[] | undefined): string | undefined =>
  traceParentOf(header)?.traceId;
