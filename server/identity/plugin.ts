import type { EventEmitter } from 'node:events';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { serveAssets } from '../pages/assets.ts';
import type { Settings } from '../settings.ts';
import { changeRoutes } from './changeRoutes.ts';
import { factorRoutes } from './factorRoutes.ts';
import { interactionRoutes } from './interactions.ts';
import { type Invitations, invitationRoutes } from './invitations.ts';
import { loadIdentityKeys } from './keys.ts';
import { allowedOrigins, providerHeaders } from './origins.ts';
import { ICON, PASSKEY_SCRIPT, STYLE_SHEET } from './pages/layout.ts';
import type { DemoAccount } from './pages/signInPage.ts';
import { ADDRESS_HEADER, createProvider } from './provider.ts';
import { resetRoutes } from './resetRoutes.ts';
import { securityRoutes } from './securityRoutes.ts';
import { type SetUps, setUpRoutes } from './setUpRoutes.ts';
import { removeExpired } from './storage.ts';
import { userinfoRoutes } from './userinfo.ts';

export interface IdentityOptions {
  settings: Settings;
  pool: Pool;
  log: FastifyBaseLogger;
  /** Where requests are counted if other processes share the counts. */
  counts?: FastifyRateLimitStoreCtor | undefined;
  /** Shown on the sign-in page when `settings.demo` is on. */
  demoAccounts: DemoAccount[];
  /** Invited people without an account; without it, invitation links are refused. */
  invitations?: Invitations;
  /** Links of whoever runs the installation; without it, they are refused. */
  setUps?: SetUps;
  /** Sign-in posts one address may make in a minute. */
  signInsPerMinute?: number;
}

/** Five hundred people behind one address begin their day; wrong passwords are counted apart (attempts.ts). */
const SIGN_INS_PER_MINUTE = 600;
/** Of each other form. */
const POSTS_PER_MINUTE = 30;
const CLEAN_UP_INTERVAL = 10 * 60_000;

const PROVIDER_PATHS = [
  '/auth',
  '/auth/:uid',
  '/token',
  '/logout',
  '/logout/confirm',
  '/logout/success',
  '/jwks',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
];

/**
 * The embedded OpenID provider and its pages (specification §7 "Identity provider"). Register it without a prefix
 * and only when `settings.externalIssuer` is undefined.
 */
export async function identityPlugin(fastify: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { settings, pool, log, signInsPerMinute } = options;
  const keys = await loadIdentityKeys(pool, settings.keysSecret);
  const provider = createProvider({ settings, pool, keys, log });
  provider.on('server_error', (ctx, error) =>
    log.error({ err: error, path: ctx.path }, 'identity provider failed'),
  );
  // Koa prints to the console unless somebody listens; the published types do not know this event.
  (provider as EventEmitter).on('error', error => log.error({ err: error }, 'identity provider failed'));

  const origins = allowedOrigins(settings.publicUrl);
  const pages = {
    pool,
    settings,
    headers: providerHeaders(origins),
    postsPerMinute: signInsPerMinute ?? POSTS_PER_MINUTE,
    counts: options.counts,
  };
  const publicAddress = new URL(settings.publicUrl);

  if (publicAddress.protocol === 'https:') {
    // The provider builds its addresses from the request. Behind a proxy only the public one is
    // correct, whatever the proxy forwards or a client invents.
    fastify.addHook('onRequest', async request => {
      request.raw.headers['x-forwarded-proto'] = 'https';
      request.raw.headers['x-forwarded-host'] = publicAddress.host;
    });
  }

  await fastify.register(async scope => {
    // oidc-provider reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const callback = provider.callback();
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      request.raw.headers[ADDRESS_HEADER] = request.ip;
      // For a response that Fastify does not send.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        reply.raw.setHeader(name, String(value));
      reply.hijack();
      return callback(request.raw, reply.raw);
    };
    for (const url of PROVIDER_PATHS) scope.route({ method: ['GET', 'POST', 'OPTIONS'], url, handler });
  });

  await fastify.register(userinfoRoutes, { settings, pool, keys, origins });
  await fastify.register(interactionRoutes, {
    ...pages,
    postsPerMinute: signInsPerMinute ?? SIGN_INS_PER_MINUTE,
    provider,
    deviceKey: keys.cookies[0] ?? '',
    factorKey: keys.factors,
    demoAccounts: settings.demo ? options.demoAccounts : [],
  });

  const { invitations, setUps } = options;
  if (invitations) await fastify.register(invitationRoutes, { ...pages, invitations });
  if (setUps) await fastify.register(setUpRoutes, { ...pages, setUps });
  await fastify.register(resetRoutes, { ...pages, keys: keys.cookies });
  const security = { ...pages, provider, deviceKey: keys.cookies[0] ?? '', factorKey: keys.factors };
  await fastify.register(changeRoutes, security);
  await fastify.register(securityRoutes, security);
  await fastify.register(factorRoutes, security);

  serveAssets(fastify, [STYLE_SHEET, PASSKEY_SCRIPT, ICON]);

  const cleanUp = setInterval(() => {
    removeExpired(pool).catch(error => log.warn({ err: error }, 'expired sign-in data could not be removed'));
  }, CLEAN_UP_INTERVAL).unref();
  fastify.addHook('onClose', async () => clearInterval(cleanUp));
}
