import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { TokenError } from '../http/tokenVerifier.ts';
import type { Settings } from '../settings.ts';
import { createEmbeddedVerifier } from './embeddedVerifier.ts';
import type { IdentityKeys } from './keys.ts';
import { findClaims } from './provider.ts';
import { isSessionActive } from './storage.ts';

interface UserinfoOptions {
  settings: Settings;
  pool: Pool;
  keys: IdentityKeys;
  origins: string[];
}

/**
 * /me for the access tokens that the web app holds. oidc-provider's own endpoint refuses them, because they are made
 * out to the API (`aud`), and a second token for one address would help nobody.
 */
export async function userinfoRoutes(
  fastify: FastifyInstance,
  { settings, pool, keys, origins }: UserinfoOptions,
): Promise<void> {
  const verifyToken = createEmbeddedVerifier(settings, keys);

  const allowOrigin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Origin').header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
  };
  const refuse = (reply: FastifyReply) =>
    reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .header('access-control-expose-headers', 'WWW-Authenticate')
      .send({ error: 'invalid_token' });

  fastify.options('/me', (request, reply) => {
    allowOrigin(request, reply);
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'authorization')
      .send();
  });

  fastify.get('/me', async (request, reply) => {
    allowOrigin(request, reply);
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return refuse(reply);
    try {
      const { subject, sessionId } = await verifyToken(token);
      const claims =
        sessionId && (await isSessionActive(pool, sessionId)) ? await findClaims(pool, subject) : undefined;
      return claims ?? refuse(reply);
    } catch (error) {
      if (error instanceof TokenError) return refuse(reply);
      throw error;
    }
  });
}
