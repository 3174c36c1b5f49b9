import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listOperations, readContract } from '../contract/contract.ts';
import { ApiError } from '../contract/errors.ts';
import { translateDatabaseError } from './databaseErrors.ts';
import { refusalsFor } from './refusalLanguage.ts';
import { validationError } from './validation.ts';

const tooManyParts = () =>
  new ApiError(
    'PAYLOAD_TOO_LARGE',
    'This upload has more parts than it may have. Send one file with its fields.',
  );

/** What Fastify itself refuses, in the contract's words. */
const REFUSED: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new ApiError('PAYLOAD_TOO_LARGE', 'This is more than one request may carry. Send it in smaller parts.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON (content-type: application/json).'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ApiError('MALFORMED_BODY', 'The body is empty; it must be JSON.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ApiError('MALFORMED_BODY', 'The body is not JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ApiError('MALFORMED_BODY', 'The body is not as long as announced.'),
  FST_REQ_FILE_TOO_LARGE: () =>
    new ApiError(
      'PAYLOAD_TOO_LARGE',
      'This file is larger than it may be. Nothing was saved; choose a smaller one.',
    ),
  FST_PARTS_LIMIT: tooManyParts,
  FST_FILES_LIMIT: tooManyParts,
  FST_FIELDS_LIMIT: tooManyParts,
  FST_PROTO_VIOLATION: () =>
    new ApiError('VALIDATION_FAILED', 'A field of this form has a name that is not allowed.'),
  FST_MP_PREMATURE_CLOSE: () =>
    new ApiError('MALFORMED_BODY', 'The upload broke off. Nothing was saved; send it again.'),
};

/** Converts any error to the contract's shape; unexpected ones become INTERNAL. */
export function apiErrorOf(error: FastifyError): ApiError {
  const translated = translateDatabaseError(error);
  if (translated instanceof ApiError) return translated;
  if (error.validation) return validationError(error.validation, error.validationContext);
  const refused = REFUSED[error.code];
  if (refused) return refused();
  if (error.statusCode === 429)
    return new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Wait a minute and try again.');
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new ApiError('MALFORMED_BODY', 'The body is not JSON.');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError('VALIDATION_FAILED', 'The request cannot be read.');
  return new ApiError(
    'INTERNAL',
    'Something went wrong. Nothing was changed; if it happens again, tell us the request id.',
  );
}

/** Where nothing says better when a new try makes sense: what is in the way mostly takes seconds. */
const RETRY_AFTER_SECONDS = 5;

const isForLater = ({ code }: ApiError) => code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE';

/** An error for the log. The database repeats the row in message and detail: what people wrote stays out of the log. */
function withoutTexts(error: FastifyError & { severity?: string }): unknown {
  if (!error.severity) return error;
  const { name, code, constraint, table, column, routine } = error as unknown as Record<string, unknown>;
  const stack = error.stack
    ?.split('\n')
    .filter(line => line.startsWith('    at '))
    .join('\n');
  return { type: name, code, constraint, table, column, routine, stack };
}

const bodyOf = (error: ApiError, { id, headers }: FastifyRequest) =>
  error.toBody(id, refusalsFor(headers['accept-language']));

/** Every error leaves in one shape, with the id that is also in the log. */
export function installErrorHandling(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const told = apiErrorOf(error);
    if (told.code === 'INTERNAL') request.log.error({ err: withoutTexts(error) }, 'request failed');
    else if (told.code === 'UNAVAILABLE') request.log.warn({ reason: error.message }, 'not available');
    if (isForLater(told) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.status(told.status).type('application/json; charset=utf-8').send(bodyOf(told, request));
  });
}

/**
 * An address whose escapes are no UTF-8: refused by the router, before any hook has run.
 * @param headers of every answer
 */
export const refuseAddress =
  (headers: Record<string, string>) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    request.log.info({ method: request.method, status: 400 }, 'unreadable address refused');
    const error = new ApiError(
      'VALIDATION_FAILED',
      'The address cannot be read: it is not written in UTF-8.',
    );
    return reply
      .status(error.status)
      .headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(bodyOf(error, request));
  };

let served: { method: string; address: RegExp }[] | undefined;

/** Methods that the contract has for an address, HEAD along with GET. */
function methodsOf(url: string): string[] {
  served ??= listOperations(readContract()).map(({ method, path }) => ({
    method,
    address: new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const path = url.split('?')[0] ?? '';
  const methods = served.filter(({ address }) => address.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? ['GET', 'HEAD', ...methods.filter(method => method !== 'GET')] : methods;
}

/** An address below /v1 that the contract does not know, or not with this method. */
export const unknownAddress = (request: FastifyRequest, reply: FastifyReply) => {
  const methods = methodsOf(request.url);
  // A method that the address takes did not get here by itself: what stands in the address is too long.
  const isOther = methods.length > 0 && !methods.includes(request.method);
  const error = isOther
    ? new ApiError('METHOD_NOT_ALLOWED', `This address takes ${methods.join(', ')} only.`)
    : new ApiError('NOT_FOUND', 'There is no such address. The contract lists all of them.');
  if (isOther) reply.header('allow', methods.join(', '));
  reply.header('cache-control', 'no-store');
  return reply.status(error.status).send(bodyOf(error, request));
};
