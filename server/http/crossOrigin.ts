import type { FastifyInstance } from 'fastify';

const PREFLIGHT_SECONDS = 600;

/**
 * Lets scripts of pages on these origins read what an address answers to a bearer token, refusals included. Origins that
 * are not named learn nothing. Call it before the address is declared.
 *
 * @param origins none where the page always comes from here: then nothing is said about origins at all
 */
export function allowOrigins(fastify: FastifyInstance, address: string, origins: readonly string[]): void {
  if (origins.length === 0) return;
  // Before the token is looked at: a script may only read a refusal that allows its origin.
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', 'WWW-Authenticate, X-Request-Id, Retry-After');
  });
  fastify.options(address, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'authorization')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send(),
  );
}
