import type { components } from './generated/operations.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorField = components['schemas']['ErrorField'];
export type ErrorBody = components['schemas']['ErrorAnswer'];

const STATUS: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REVISION_CONFLICT: 409,
  CONFLICT: 409,
  IN_USE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RULE_VIOLATED: 422,
  REASON_REQUIRED: 422,
  IDEMPOTENCY_KEY_USED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

interface Details {
  fields?: ErrorField[];
  current?: Record<string, unknown>;
  tree?: ErrorBody['tree'];
}

/** An error of the contract: a code for programs, a sentence that a user can act on. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** The same, as the error handlers of pages look for it. */
  get statusCode(): number {
    return this.status;
  }

  /** @param say gives its sentences in the caller's language */
  toBody(requestId: string, say: (sentence: string) => string): ErrorBody {
    return {
      code: this.code,
      message: say(this.message),
      requestId,
      fields: (this.details.fields ?? []).map(({ path, message }) => ({ path, message: say(message) })),
      ...pick(this.details),
    };
  }
}

const pick = ({ current, tree }: Details) => ({ ...(current && { current }), ...(tree && { tree }) });

/** 403 for a change in a project that is archived, whoever asks. */
export const archivedProject = () =>
  new ApiError(
    'FORBIDDEN',
    'This project is archived and can only be read. Restore it first; nothing was changed.',
  );

export const notFound = (what = 'record') =>
  new ApiError(
    'NOT_FOUND',
    `There is no such ${what}, or you have no access to it. Ask a project lead for access if you should.`,
  );

export const forbidden = (permission: string) =>
  new ApiError(
    'FORBIDDEN',
    `You don't have permission to do this (${permission}). A project lead or an organization admin can give it.`,
  );

export const fieldProblem = (path: string, message: string) =>
  new ApiError('RULE_VIOLATED', message, { fields: [{ path, message }] });
