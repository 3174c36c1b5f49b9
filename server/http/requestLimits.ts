import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.ts';
import type { Settings } from '../settings.ts';

const MINUTE_MS = 60_000;

const tooMany = () => new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Wait a minute and try again.');

/** Routes of which one address may ask less: each takes a share of the requests that it may make in all. */
const STRICTER: readonly { method?: string; url: string; share: number }[] = [
  // Every start of a sign-in leaves rows behind until they expire.
  { url: '/auth', share: 1 / 20 },
  // Thousands of texts at once.
  { method: 'POST', url: '/admin/content-manager/glossary-import', share: 1 / 600 },
];

/**
 * Counts the requests of each network address, before anything of them is looked at: also those without a token and
 * those to addresses that do not exist. Call it before the routes are registered; it holds for the whole scope.
 */
export async function limitRequests(scope: FastifyInstance, { requestsPerMinute }: Settings): Promise<void> {
  await scope.register(rateLimit, { global: false, errorResponseBuilder: tooMany });
  scope.addHook('onRequest', scope.rateLimit({ max: requestsPerMinute, timeWindow: MINUTE_MS }));
  for (const { method, url, share } of STRICTER) {
    const count = scope.createRateLimit({
      max: Math.max(1, Math.ceil(requestsPerMinute * share)),
      timeWindow: MINUTE_MS,
    });
    const isMeant = (request: FastifyRequest) =>
      request.routeOptions.url === url && (!method || request.method === method);
    scope.addHook('onRequest', async (request, reply) => {
      if (!isMeant(request)) return;
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return;
      reply.header('retry-after', state.ttlInSeconds);
      throw tooMany();
    });
  }
}
