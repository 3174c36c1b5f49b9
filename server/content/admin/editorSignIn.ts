import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principals } from '../../access/principals.ts';
import { TokenError } from '../../access/tokenError.ts';
import type { VerifiedToken } from '../../access/tokenVerifier.ts';
import { allowedOrigins } from '../../identity/origins.ts';
import type { Settings } from '../../settings.ts';
import { languageOfRequest, UI_LOCALES } from '../../texts/requestLanguage.ts';
import type { CookieJar } from './signedCookie.ts';

export interface SignInOptions {
  settings: Settings;
  cookies: CookieJar;
  verifyToken: (token: string) => Promise<VerifiedToken>;
  principals: Principals;
  /** Of an external provider; left out, the embedded one is asked. */
  signInAddresses?: (() => Promise<{ authorization: string; token: string }>) | undefined;
}

/** Who is signed in to the admin pages. */
export interface EditorSession {
  userUuid: string;
}

/** Below the admin pages; a provider has to know `<origin>/admin/oauth` as a redirect address of the client. */
export const CALLBACK = '/admin/oauth';
export const START = '/admin/content-manager/collectionType/api::glossary-item.glossary-item';

const SESSION = 'badger-content';
const ATTEMPT = 'badger-content-sign-in';
const ATTEMPT_SECONDS = 600;
/** With the embedded provider: its own session is asked for at every request, so an end there ends this one too. */
const SESSION_SECONDS = 3600;
const EXCHANGE_MS = 10_000;

interface Attempt {
  state: string;
  verifier: string;
  returnTo: string;
  redirectUri: string;
}

interface Kept {
  token: VerifiedToken;
  until: number;
}

/** Sign-in of the admin pages by the OpenID provider of the app: authorization code with PKCE, kept in a cookie. */
export function editorSignIn(fastify: FastifyInstance, options: SignInOptions) {
  const { settings, cookies, verifyToken, principals, signInAddresses } = options;
  const origins = allowedOrigins(settings.publicUrl);
  const addresses =
    signInAddresses ??
    (async () => ({ authorization: `${settings.oidc.issuer}/auth`, token: `${settings.oidc.issuer}/token` }));

  const originOf = (request: FastifyRequest) => {
    const origin = `${request.protocol}://${request.host}`;
    return origins.includes(origin) ? origin : settings.publicUrl;
  };

  /** Who asks; undefined when nobody is signed in (any more). */
  async function read(request: FastifyRequest): Promise<EditorSession | undefined> {
    const kept = cookies.read<Kept>(request, SESSION);
    if (!kept || kept.until < Date.now() / 1000) return undefined;
    // Known since the sign-in, so the access token itself is not needed any more.
    return principals(kept.token, '').then(
      userUuid => ({ userUuid }),
      () => undefined,
    );
  }

  /** Sends the browser to the provider; it comes back to `returnTo`. */
  async function start(request: FastifyRequest, reply: FastifyReply, returnTo: string) {
    const attempt: Attempt = {
      state: randomBytes(16).toString('base64url'),
      verifier: randomBytes(32).toString('base64url'),
      returnTo,
      redirectUri: `${originOf(request)}${CALLBACK}`,
    };
    const url = new URL((await addresses()).authorization);
    for (const [name, value] of Object.entries({
      client_id: settings.oidc.clientId,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: attempt.redirectUri,
      code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: attempt.state,
      [UI_LOCALES]: languageOfRequest(request),
    }))
      url.searchParams.set(name, value);
    cookies.write(reply, ATTEMPT, attempt, ATTEMPT_SECONDS);
    return reply.redirect(url.href, 303);
  }

  async function exchange(code: string, { verifier, redirectUri }: Attempt): Promise<string | undefined> {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: settings.oidc.clientId,
      code,
      code_verifier: verifier,
      redirect_uri: redirectUri,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const parse = (text: string) => (JSON.parse(text) as { access_token?: string }).access_token;
    if (!signInAddresses) {
      // Not over the network: the public address may not be reachable from inside.
      const answer = await fastify.inject({ method: 'POST', url: '/token', headers, payload: form });
      return answer.statusCode === 200 ? parse(answer.body) : undefined;
    }
    const answer = await fetch((await addresses()).token, {
      method: 'POST',
      headers,
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(EXCHANGE_MS),
    });
    return answer.ok ? parse(await answer.text()) : undefined;
  }

  /**
   * The provider's answer: keeps the session and continues.
   * @returns false when it does not belong to a sign-in that was started here
   */
  async function finish(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { code, state } = request.query as { code?: unknown; state?: unknown };
    const attempt = cookies.read<Attempt>(request, ATTEMPT);
    cookies.clear(reply, ATTEMPT);
    if (!attempt || typeof code !== 'string' || state !== attempt.state) return false;
    const accessToken = await exchange(code, attempt);
    if (!accessToken) return false;
    const token = await verifyToken(accessToken).catch((error: unknown) => {
      if (error instanceof TokenError) return undefined;
      throw error;
    });
    if (!token) return false;
    await principals(token, accessToken);
    const now = Math.floor(Date.now() / 1000);
    const seconds = signInAddresses ? Math.max(0, token.expiresAt - now) : SESSION_SECONDS;
    const { issuer, subject, issuedAt, expiresAt, sessionId } = token;
    const kept: Kept = {
      token: { issuer, subject, issuedAt, expiresAt, ...(sessionId && { sessionId }) },
      until: now + seconds,
    };
    cookies.write(reply, SESSION, kept, seconds);
    reply.redirect(attempt.returnTo.startsWith('/admin/') ? attempt.returnTo : START, 303);
    return true;
  }

  return { read, start, finish };
}
