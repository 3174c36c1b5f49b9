import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  None,
  ResponseBodyError,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
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
  signInClient?: (() => Promise<Configuration>) | undefined;
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

/** The provider refused, or its answer failed a check; anything else is a fault. */
const REFUSALS = [AuthorizationResponseError, ClientError, ResponseBodyError];

/** The embedded provider as a client sees it. */
function embeddedClient(fastify: FastifyInstance, { oidc: { issuer, clientId } }: Settings): Configuration {
  const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  const client = new Configuration(metadata, clientId, undefined, None());
  allowInsecureRequests(client);
  // Not over the network: the public address may not be reachable from inside.
  client[customFetch] = async (_url, { headers, body }) => {
    const answer = await fastify.inject({ method: 'POST', url: '/token', headers, payload: String(body) });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    });
  };
  return client;
}

/** Sign-in of the admin pages by the OpenID provider of the app: authorization code with PKCE, kept in a cookie. */
export function editorSignIn(fastify: FastifyInstance, options: SignInOptions) {
  const { settings, cookies, verifyToken, principals } = options;
  const origins = allowedOrigins(settings.publicUrl);
  const embedded = embeddedClient(fastify, settings);
  const signInClient = options.signInClient ?? (async () => embedded);

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
      state: randomState(),
      verifier: randomPKCECodeVerifier(),
      returnTo,
      redirectUri: `${originOf(request)}${CALLBACK}`,
    };
    const url = buildAuthorizationUrl(await signInClient(), {
      scope: 'openid profile email',
      redirect_uri: attempt.redirectUri,
      code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      [UI_LOCALES]: languageOfRequest(request),
    });
    cookies.write(reply, ATTEMPT, attempt, ATTEMPT_SECONDS);
    return reply.redirect(url.href, 303);
  }

  /** The access token for the provider's answer; undefined when the provider, or the library's checks, refuse it. */
  async function exchange(request: FastifyRequest, { state, verifier, redirectUri }: Attempt) {
    const answer = new URL(redirectUri);
    answer.search = new URL(request.url, redirectUri).search;
    try {
      const tokens = await authorizationCodeGrant(await signInClient(), answer, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      return tokens.access_token;
    } catch (error) {
      if (REFUSALS.some(refusal => error instanceof refusal)) return undefined;
      throw error;
    }
  }

  /**
   * The provider's answer: keeps the session and continues.
   * @returns false when it does not belong to a sign-in that was started here
   */
  async function finish(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const attempt = cookies.read<Attempt>(request, ATTEMPT);
    cookies.clear(reply, ATTEMPT);
    const accessToken = attempt && (await exchange(request, attempt));
    if (!accessToken) return false;
    const token = await verifyToken(accessToken).catch((error: unknown) => {
      if (error instanceof TokenError) return undefined;
      throw error;
    });
    if (!token) return false;
    await principals(token, accessToken);
    const now = Math.floor(Date.now() / 1000);
    const seconds = options.signInClient ? Math.max(0, token.expiresAt - now) : SESSION_SECONDS;
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
