import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Configuration } from 'openid-client';
import { TokenError } from '../access/tokenError.ts';
import { readContract } from '../contract/contract.ts';
import type { Settings } from '../settings.ts';
import {
  CONTRACT,
  DOCUMENTATION,
  documentationPage,
  OWN_ASSETS,
  OWN_PREFIX,
  SIGNED_IN,
  signedInPage,
} from './pages.ts';
import { type SignInAddresses, withSignIn } from './signInAddresses.ts';

export interface DocumentationOptions {
  settings: Settings;
  /** An external provider; left out, the contract's own addresses hold: those of the embedded one. */
  signInClient?: (() => Promise<Configuration>) | undefined;
}

const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;
const MANIFEST = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
const SERVED = /^\/(?:swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/;

/**
 * The strictest policy that the page runs under: scripts and styles are files of this server, nothing is evaluated, and
 * calls go here or, to trade the code for a token, to the provider. The library carries its icons as data addresses. What
 * it gives the browser as HTML is sanitized on the way.
 */
const pagePolicy = (provider: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${provider ? ` ${provider}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The default one is ours (assets/trustedTypes.js); swagger-ui brings a DOMPurify beside it.
    "trusted-types default dompurify 'allow-duplicates'",
  ].join('; ');

const sendPage = (reply: FastifyReply, policy: string, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    .send(page);

/**
 * The contract for backend teams and their tools: as a file, and as a page where every operation can be tried out
 * (swagger-ui, its files served from its package).
 */
export async function documentationPlugin(
  fastify: FastifyInstance,
  { settings, signInClient }: DocumentationOptions,
): Promise<void> {
  const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };
  const library = `${DOCUMENTATION}/swagger-ui-${version}/`;
  const contract = readContract();

  /** Undefined while the provider is away: the page is readable all the same. */
  const findAddresses = async (): Promise<SignInAddresses | undefined> => {
    try {
      const metadata = (await signInClient?.())?.serverMetadata();
      return (
        metadata && {
          authorization: metadata.authorization_endpoint ?? '',
          token: metadata.token_endpoint ?? '',
        }
      );
    } catch (error) {
      if (error instanceof TokenError) return undefined;
      throw error;
    }
  };

  const textOf = (document: object) => {
    const text = JSON.stringify(document);
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  };
  const own = textOf(contract);
  let last = { addresses: '', ...own };
  /** Written once for the same addresses: a megabyte of text for each caller would cost more than anything else here. */
  const findText = async () => {
    if (!signInClient) return own;
    const found = await findAddresses();
    const addresses = JSON.stringify(found ?? null);
    if (last.addresses !== addresses) last = { addresses, ...textOf(withSignIn(contract, found)) };
    return last;
  };

  fastify.get(CONTRACT, async (request, reply) => {
    const { text, etag } = await findText();
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const page = documentationPage({ library, clientId: settings.oidc.clientId });
  fastify.get(DOCUMENTATION, async (_request, reply) => {
    const addresses = await findAddresses();
    return sendPage(reply, pagePolicy(addresses && new URL(addresses.token).origin), page);
  });
  fastify.get(SIGNED_IN, async (_request, reply) =>
    sendPage(reply.header('cache-control', 'no-store'), pagePolicy(undefined), signedInPage),
  );
  for (const [name, { type, content }] of Object.entries(OWN_ASSETS))
    fastify.get(`${OWN_PREFIX}${name}`, async (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${ONE_YEAR / 1000}, immutable`)
        .type(type)
        .send(content),
    );
  await fastify.register(staticFiles, {
    root: dirname(MANIFEST),
    prefix: library,
    allowedPath: path => SERVED.test(path),
    immutable: true,
    maxAge: ONE_YEAR,
    index: false,
    decorateReply: false,
  });
}
