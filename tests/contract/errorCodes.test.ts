import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '../../server/contract/errors.ts';
import { contract, problemsOfError } from '../support/contract.ts';

const codes = contract.components.schemas.ErrorCode?.enum as ErrorCode[];

/** RFC 9110 and 6585: what each code is in HTTP. */
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

/** Codes that nothing brings about yet. */
const NOT_YET: ErrorCode[] = [];

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const OWN_NAME = 'errorCodes.test.ts';
const tests = ['contract', 'server']
  .flatMap(folder =>
    readdirSync(`${TESTS}${folder}`, { recursive: true, encoding: 'utf8' }).map(
      file => `${TESTS}${folder}/${file}`,
    ),
  )
  .filter(file => file.endsWith('.test.ts') && !file.endsWith(OWN_NAME))
  .map(file => readFileSync(file, 'utf8'));

describe('every error code of the contract', () => {
  it('is known with its status, and no other', () =>
    expect(Object.keys(STATUS).sort()).toEqual([...codes].sort()));

  it.each(codes)('%s has its status and a body as described', code => {
    const error = new ApiError(code, 'Something a user can act on.');
    expect(error.status).toBe(STATUS[code]);
    expect(problemsOfError(error.toBody('request-1', sentence => sentence))).toEqual([]);
  });
  it.each(codes.filter(code => !NOT_YET.includes(code)))('%s is brought about by some test', code => {
    expect(tests.some(text => new RegExp(`\\b${code}\\b`).test(text))).toBe(true);
  });
  it.each(NOT_YET)('%s is brought about by none, or is no longer to be excepted', code => {
    expect(tests.some(text => new RegExp(`'(\\d+ )?${code}'`).test(text))).toBe(false);
  });
});
