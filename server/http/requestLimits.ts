import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.ts';
import type { Settings } from '../settings.ts';

const MINUTE_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request with a token: for its user once that is known, else for its address. */
    countSignedIn?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
  interface FastifyContextConfig {
    /** `countSignedIn` is called when the token has been looked at. */
    countsUsers?: boolean;
    /** Of the contract, for the log. */
    operationId?: string;
    /** Machines ask for it all day long: only what fails is worth a line in the log. */
    isPolled?: boolean;
  }
}

const tooMany = () => new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Wait a minute and try again.');

/** Routes of which one address may ask less: each takes a share of the requests that it may make in all. */
const STRICTER: readonly { method?: string; url: string; share: number }[] = [
  // Every start of a sign-in leaves rows behind until they expire.
  { url: '/auth', share: 1 / 4 },
  // Thousands of texts at once.
  { method: 'POST', url: '/admin/content-manager/glossary-import', share: 1 / 600 },
];

/** A request whose token is looked at before it is counted. */
const isForUser = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.countsUsers === true && headers.authorization?.startsWith('Bearer ') === true;

/**
 * Counts the requests of each user: a company behind one address is many. Without a token, and where one does not hold,
 * those of each network address are counted, also to addresses that do not exist and before anything else of them is looked
 * at. Call it before the routes are registered; it holds for the whole scope.
 * @param store where counts are kept that other processes share; left out, in this process
 */
export async function limitRequests(
  scope: FastifyInstance,
  { requestsPerMinute }: Settings,
  store?: FastifyRateLimitStoreCtor,
): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooMany,
    ...(store && { store }),
  });
  /** Each limit counts by itself, under its name. */
  const limit = (groupId: string, share = 1) => ({
    groupId,
    max: Math.max(1, Math.ceil(requestsPerMinute * share)),
    timeWindow: MINUTE_MS,
  });
  scope.addHook('onRequest', scope.rateLimit({ ...limit('address'), allowList: isForUser }));
  const countSignedIn = scope.createRateLimit({
    ...limit('user'),
    keyGenerator: ({ userUuid, ip }) => userUuid ?? ip,
  });
  const refuse = (reply: FastifyReply, state: Awaited<ReturnType<typeof countSignedIn>>) => {
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw tooMany();
  };
  scope.decorate('countSignedIn', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isForUser(request)) refuse(reply, await countSignedIn(request));
  });
  for (const { method, url, share } of STRICTER) {
    const count = scope.createRateLimit(limit(url, share));
    const isMeant = (request: FastifyRequest) =>
      request.routeOptions.url === url && (!method || request.method === method);
    scope.addHook('onRequest', async (request, reply) => {
      if (!isMeant(request)) return;
      refuse(reply, await count(request));
    });
  }
}
