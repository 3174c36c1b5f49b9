import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { TokenError } from '../access/tokenVerifier.ts';
import { allowOrigins } from '../http/crossOrigin.ts';
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
 * /me for the access tokens that the web app holds. oidc-provider's own endpoint refuses them, because they are
 * issued for the API (`aud`), and a second token for one endpoint would be pointless.
 */
export async function userinfoRoutes(
  fastify: FastifyInstance,
  { settings, pool, keys, origins }: UserinfoOptions,
): Promise<void> {
  const verifyToken = createEmbeddedVerifier(settings, keys);

  fastify.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  allowOrigins(fastify, '/me', origins);
  const refuse = (reply: FastifyReply) =>
    reply
      .code(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token' });

  fastify.get('/me', async (request, reply) => {
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
