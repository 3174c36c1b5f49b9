import type { ApiError, ErrorCode } from '../contract/errors.ts';

/** The error of a Strapi content service, so that its clients can read ours. */
export interface ContentError {
  data: null;
  error: {
    /** HTTP status. */
    status: number;
    name: string;
    message: string;
    details: { errors?: { path: string[]; message: string; name: string }[] };
  };
}

/** Strapi's error names; codes not listed here have no name of their own in Strapi either. */
const NAMES: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'ValidationError',
  UNAUTHENTICATED: 'UnauthorizedError',
  TOKEN_EXPIRED: 'UnauthorizedError',
  UNAVAILABLE: 'ServiceUnavailableError',
  INTERNAL: 'InternalServerError',
};

/** `pagination[page]` → `['pagination', 'page']`. */
const pathOf = (parameter: string) => parameter.split(/[[\]]+/).filter(Boolean);

/** Converts an error to the content service's shape; each wrong parameter is in `details.errors`. */
export function contentErrorOf({ status, code, message, details }: ApiError): ContentError {
  const name = NAMES[code] ?? 'ApplicationError';
  const errors = details.fields?.map(field => ({ path: pathOf(field.path), message: field.message, name }));
  return { data: null, error: { status, name, message, details: errors ? { errors } : {} } };
}
