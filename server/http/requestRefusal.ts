import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { RequestAccess } from '../access/requestAccess.ts';
import { type PartCheck, validationError } from './validation.ts';

/** A body above this is read only from those who may send it; a question costs less than reading it. */
const LARGE_BODY_BYTES = 64 * 1024;

/** Whether a request brings a body that is large, or that does not say how large it is. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > LARGE_BODY_BYTES;
}

/**
 * preParsing hook: nobody makes the server read megabytes about what they may not change. What only the body names is
 * asked for when it was read.
 */
export const askBeforeLargeBody =
  (accessOf: (request: FastifyRequest) => RequestAccess) =>
  async (request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    if (!isLarge(request)) return payload;
    const access = accessOf(request);
    if (access.isNamed) await access.ask();
    return payload;
  };

/**
 * The answer to a request that is not as the contract wants it. Whoever may not ask is told so before anything about
 * the body; only the others are worth the search for all problems. What is wrong with an address tells nothing.
 *
 * @param access undefined for operations that are open to everybody
 * @throws ApiError NOT_FOUND, FORBIDDEN or UNAUTHENTICATED
 */
export async function refusalOf(request: FastifyRequest, access: RequestAccess | undefined): Promise<Error> {
  const context = request.validationError?.validationContext ?? 'body';
  const parts = { params: request.params, querystring: request.query, headers: request.headers };
  const part = parts[context as keyof typeof parts] ?? request.body;
  if (context === 'body' && access?.isNamed) await access.ask();
  else await access?.requireAccount();
  const check = request.getValidationFunction(context as 'body') as unknown as PartCheck;
  return validationError(check.problemsOf(part), context);
}
