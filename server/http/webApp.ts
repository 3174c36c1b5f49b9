import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** The built web app. */
export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const BASE = '/badger/';
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;

/** Origins that the app calls: its own and, where they are set, other backends, provider and glossary service. */
function connectSources({ web, oidc, publicUrl }: Settings): string {
  const others = [web.platformBaseUrl, web.hazardAnalysisBaseUrl, web.glossaryBaseUrl, oidc.issuer].map(
    address => new URL(address).origin,
  );
  return [...new Set(["'self'", ...others.filter(origin => origin !== new URL(publicUrl).origin)])].join(' ');
}

/** Images come from the backends, and from the API hosts of the glossary's buckets. */
const imageSources = (settings: Settings) =>
  [
    ...new Set([
      ...connectSources(settings).split(' ').slice(1),
      ...settings.web.glossaryBuckets
        .map(({ apiBaseUrl }) => new URL(apiBaseUrl).origin)
        .filter(origin => origin !== new URL(settings.publicUrl).origin),
    ]),
  ].join(' ');

/**
 * The strictest policy that the app runs under: no inline script, styles only by nonce, no HTML from strings at all.
 * Only the sign-in callback may be framed, and only by our own pages: the silent renewal opens it in a frame.
 */
export function contentSecurityPolicy(settings: Settings, nonce: string, isCallback: boolean): string {
  const provider = new URL(settings.oidc.issuer).origin;
  const frames = provider === new URL(settings.publicUrl).origin ? "'self'" : `'self' ${provider}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob: ${imageSources(settings)}`.trim(),
    `connect-src ${connectSources(settings)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isCallback ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // The one that starts the worker which reads files: it gives its own address, whatever it is asked.
    'trusted-types badger-worker',
  ].join('; ');
}

/** What the web app reads before it starts, so that one build serves every installation. */
export const webConfiguration = (
  { web, oidc, externalIssuer, mail, publicUrl }: Settings,
  version: string,
) => ({
  platformBaseUrl: web.platformBaseUrl,
  hazardAnalysisBaseUrl: web.hazardAnalysisBaseUrl,
  oidc: { issuer: oidc.issuer, clientId: oidc.clientId },
  // The embedded provider's own page; of another one nothing is known.
  passwordResetUrl: externalIssuer ? '' : `${oidc.issuer}/reset-password`,
  securityUrl: externalIssuer ? '' : `${oidc.issuer}/security`,
  glossaryBaseUrl: web.glossaryBaseUrl,
  glossaryAppName: web.glossaryAppName,
  glossaryBuckets: web.glossaryBuckets,
  environment: web.environment,
  company: web.company,
  version,
  sendsMails: mail.smtpUrl !== undefined,
  // Under any other address the browser may reach neither backend nor provider.
  publicUrl,
});

interface WebAppOptions {
  settings: Settings;
  version: string;
}

/** Serves the built web app under /badger: hashed files for a year, the page itself fresh and with its own nonce. */
export async function webAppPlugin(
  fastify: FastifyInstance,
  { settings, version }: WebAppOptions,
): Promise<void> {
  const file = join(DIST, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!page)
      return reply
        .status(503)
        .type('text/plain')
        .send('The web app is not built. Run "npm run build" and start again.');
    const nonce = randomBytes(16).toString('base64');
    const isCallback = request.url.split('?')[0] === `${BASE}oauth`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', contentSecurityPolicy(settings, nonce, isCallback))
      .header('x-frame-options', isCallback ? 'SAMEORIGIN' : 'DENY')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  fastify.get(`${BASE}configuration.json`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(webConfiguration(settings, version)),
  );
  fastify.get('/', async (request, reply) => reply.redirect(`${BASE}${request.url.slice(1)}`));
  fastify.get('/badger', sendPage);
  if (page) {
    await fastify.register(staticFiles, {
      root: join(DIST, 'assets'),
      serve: false,
      immutable: true,
      maxAge: ONE_YEAR,
      preCompressed: true,
    });
    // The plugin's own route reads the names of the whole folder, over a thousand, for each file. As the page, they are
    // those of the build that was there at the start.
    const files = new Set(readdirSync(join(DIST, 'assets')));
    fastify.get<{ Params: { '*': string } }>(`${BASE}assets/*`, async (request, reply) => {
      const name = request.params['*'];
      return files.has(name) ? reply.sendFile(name) : reply.callNotFound();
    });
  }
  fastify.get(`${BASE}*`, sendPage);
  // An address without /badger: the app itself rewrites it without reload (specification §1).
  fastify.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && String(request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return sendPage(request, reply);
    return reply.status(404).type('text/plain').send('There is nothing at this address.');
  });
}
