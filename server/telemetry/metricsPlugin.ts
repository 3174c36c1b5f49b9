import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for whoever has the token; without a token in the settings there is no such address. */
export function serveMetrics(fastify: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  fastify.get('/metrics', { config: { isPolled: true } }, async (request, reply) => {
    // Compared as digests: neither length nor place of the first difference shows in the time it takes.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('The metrics are read with METRICS_TOKEN as a bearer token.\n');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
