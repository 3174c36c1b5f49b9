/**
 * The one shape in which a failed call reaches the screens, and the only readers of it (specification §8).
 * No other file looks into the body of an error.
 */

/** A record of one field that the server refused. */
export interface FieldProblem {
  path: string;
  message: string;
}

/** Every way in which a call can fail. Plain data, so that it can live in the store. */
export type ApiError =
  /** The server answered with a non-success status. */
  | { kind: 'response'; message: 'Bad response'; status: number; data: unknown }
  /** The server answered with success, but the body could not be read. */
  | { kind: 'parsing'; message: string; status: number }
  /** No answer: offline, refused, cut off. */
  | { kind: 'network'; message: string }
  /** No answer in time. */
  | { kind: 'timeout'; message: string }
  /** The answers were good, but what they say cannot be used. */
  | { kind: 'other'; message: string };

/** Specification §8, the text without a better one. */
const GENERIC_ERROR_TEXT = 'Something went wrong.';
/** Specification §8, status 403. */
const FORBIDDEN_TEXT = "You don't have permission to view this content.";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const nonEmptyString = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** True for an error that carries an answer of the server (a "wrapped server error"). */
export function isResponseError(error: unknown): error is Extract<ApiError, { kind: 'response' }> {
  return isRecord(error) && error.kind === 'response' && typeof error.status === 'number';
}

/** HTTP status of an error, or undefined when the server gave none. */
export function errorStatus(error: unknown): number | undefined {
  return isResponseError(error) || (isRecord(error) && error.kind === 'parsing')
    ? (error as { status: number }).status
    : undefined;
}

/** The request id that support can find in the log, or undefined. */
export function errorRequestId(error: unknown): string | undefined {
  return isResponseError(error) && isRecord(error.data) ? nonEmptyString(error.data.requestId) : undefined;
}

/** The fields that the server refused; empty when it named none. */
export function errorFields(error: unknown): FieldProblem[] {
  if (!isResponseError(error) || !isRecord(error.data) || !Array.isArray(error.data.fields)) return [];
  return error.data.fields.filter(
    (field): field is FieldProblem =>
      isRecord(field) && typeof field.path === 'string' && typeof field.message === 'string',
  );
}

/** The current record that came with a 409 about a stale revision, or undefined. */
export function errorCurrentRecord(error: unknown): unknown {
  return isResponseError(error) && error.status === 409 && isRecord(error.data)
    ? error.data.current
    : undefined;
}

/** True when there was no answer at all: asking again may help. */
export function isUnreachable(error: unknown): boolean {
  return isRecord(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** True when the token was refused: the listener signs out, the screen shows nothing. */
export function isUnauthorized(error: unknown): boolean {
  return isResponseError(error) && error.status === 401;
}

/**
 * The sentence to show for an error, or undefined when nothing may be shown (401).
 * Specification §8 "Generic fetch error view".
 */
export function errorMessage(error: unknown): string | undefined {
  if (isResponseError(error)) {
    if (error.status === 401) return undefined;
    if (error.status === 500) return GENERIC_ERROR_TEXT;
    if (error.status === 403) return FORBIDDEN_TEXT;
    return (isRecord(error.data) && nonEmptyString(error.data.message)) || GENERIC_ERROR_TEXT;
  }
  if (typeof error === 'string') return nonEmptyString(error) ?? GENERIC_ERROR_TEXT;
  return (isRecord(error) && nonEmptyString(error.message)) || GENERIC_ERROR_TEXT;
}

/**
 * The sentence to show for a change that was refused: as {@link errorMessage}, but a 403 says what the server says,
 * since it is the change that was not allowed and not the view.
 */
export function refusalMessage(error: unknown): string | undefined {
  if (isResponseError(error) && error.status === 403 && isRecord(error.data))
    return nonEmptyString(error.data.message) ?? FORBIDDEN_TEXT;
  return errorMessage(error);
}
