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

/** What the app says itself of a failed call (specification §8); the server's own sentences come in the reader's language. */
export interface ErrorTexts {
  /** The text without a better one. */
  generic: string;
  /** Status 403 of a view. */
  forbidden: string;
  network: string;
  timeout: string;
  parsing: string;
}

export const ENGLISH_ERRORS: ErrorTexts = {
  generic: 'Something went wrong.',
  forbidden: "You don't have permission to view this content.",
  network: 'The server could not be reached. Check your connection.',
  timeout: 'The server did not answer in time.',
  parsing: 'The answer of the server could not be read.',
};

let texts = ENGLISH_ERRORS;
/** What a call without an answer carries, in English, since it is kept in the store. */
const OWN = ['generic', 'network', 'timeout', 'parsing'] as const;

/** Errors are told in many places that are no components; the language of all of them changes here. */
export const tellErrorsIn = (language: ErrorTexts): void => {
  texts = language;
};

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
    if (error.status === 500) return texts.generic;
    if (error.status === 403) return texts.forbidden;
    return (isRecord(error.data) && nonEmptyString(error.data.message)) || texts.generic;
  }
  if (typeof error === 'string') return nonEmptyString(error) ?? texts.generic;
  const message = isRecord(error) ? nonEmptyString(error.message) : undefined;
  const own = OWN.find(name => ENGLISH_ERRORS[name] === message);
  return own ? texts[own] : (message ?? texts.generic);
}

/**
 * The sentence to show for a change that was refused: as {@link errorMessage}, but a 403 says what the server says,
 * since it is the change that was not allowed and not the view.
 */
export function refusalMessage(error: unknown): string | undefined {
  if (isResponseError(error) && error.status === 403 && isRecord(error.data))
    return nonEmptyString(error.data.message) ?? texts.forbidden;
  return errorMessage(error);
}
