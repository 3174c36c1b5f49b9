import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { TokenError } from './tokenError.ts';

const TIMEOUT = 5000;
/** After a failure the provider is asked again at most this often, so that its absence does not pile up requests. */
const RETRY_AFTER = 2000;
const RESPONSE_LIMIT = 256 * 1024;

interface ProviderMetadata {
  issuer: string;
  jwksUri: string;
  userinfoEndpoint: string | undefined;
  authorizationEndpoint: string | undefined;
  tokenEndpoint: string | undefined;
}

/** Person as an external provider describes them; everything but the subject may be missing. */
export interface Userinfo {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  /** `auth_time`, seconds since 1970; few providers tell it here. */
  authenticatedAt?: number;
}

export interface ProviderDiscovery {
  /** Keys for `createTokenVerifier`: read at the first token, kept, read again when an unknown key id turns up. */
  keys: JWTVerifyGetKey;
  /**
   * Asks the provider who the bearer of the token is: for the first sign-in, as access tokens often lack the e-mail.
   * @throws TokenError "provider-unavailable" when it does not answer, "signature" when it refuses the token
   */
  fetchUserinfo: (token: string) => Promise<Userinfo>;
  /**
   * Where a browser signs in.
   * @throws TokenError "provider-unavailable" when the provider does not answer or names no such addresses
   */
  signInAddresses: () => Promise<{ authorization: string; token: string }>;
}

/**
 * An external OpenID provider, found through `<issuer>/.well-known/openid-configuration`. Nothing is asked before it
 * is needed, so the server starts while the provider is away.
 */
export function discoverProvider(issuer: string): ProviderDiscovery {
  let known: Promise<{ metadata: ProviderMetadata; keys: JWTVerifyGetKey }> | undefined;

  async function discover() {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const document = await fetchJson(address, {});
    // OpenID Connect Discovery 4.3: else one issuer could speak for another.
    if (document.issuer !== issuer) {
      throw new TokenError(
        'provider-unavailable',
        `The provider at ${address} calls itself by another issuer name.`,
      );
    }
    if (typeof document.jwks_uri !== 'string' || !URL.canParse(document.jwks_uri)) {
      throw new TokenError('provider-unavailable', `The provider at ${address} names no keys.`);
    }
    const endpoint = (value: unknown) => (typeof value === 'string' ? value : undefined);
    const metadata: ProviderMetadata = {
      issuer,
      jwksUri: document.jwks_uri,
      userinfoEndpoint: endpoint(document.userinfo_endpoint),
      authorizationEndpoint: endpoint(document.authorization_endpoint),
      tokenEndpoint: endpoint(document.token_endpoint),
    };
    const keys = createRemoteJWKSet(new URL(metadata.jwksUri), { timeoutDuration: TIMEOUT });
    return { metadata, keys };
  }

  function provider() {
    if (!known) {
      const attempt = discover();
      known = attempt;
      attempt.catch(() => setTimeout(() => (known = undefined), RETRY_AFTER).unref());
    }
    return known;
  }

  return {
    keys: async (header, token) => (await provider()).keys(header, token),
    async signInAddresses() {
      const { authorizationEndpoint: authorization = '', tokenEndpoint: token = '' } = (await provider())
        .metadata;
      if ([authorization, token].some(address => !/^https?:/.test(address) || !URL.canParse(address))) {
        throw new TokenError('provider-unavailable', `The provider ${issuer} names no addresses to sign in.`);
      }
      return { authorization, token };
    },
    async fetchUserinfo(token) {
      const { metadata } = await provider();
      if (!metadata.userinfoEndpoint) {
        throw new TokenError('provider-unavailable', `The provider ${issuer} has no userinfo address.`);
      }
      const claims = await fetchJson(metadata.userinfoEndpoint, { authorization: `Bearer ${token}` });
      if (typeof claims.sub !== 'string') {
        throw new TokenError('provider-unavailable', `The provider ${issuer} did not say who the user is.`);
      }
      const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
      const [first, ...rest] = (text(claims.name) ?? '').split(' ');
      const email = text(claims.email);
      const firstName = text(claims.given_name) ?? text(first);
      const lastName = text(claims.family_name) ?? text(rest.join(' '));
      return {
        subject: claims.sub,
        ...(email && { email, emailVerified: claims.email_verified === true }),
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(typeof claims.auth_time === 'number' && { authenticatedAt: claims.auth_time }),
      };
    },
  };
}

async function fetchJson(address: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const unavailable = (detail: string) =>
    new TokenError('provider-unavailable', `The identity provider does not answer at ${address}: ${detail}`);
  let response: Response;
  let body: string;
  try {
    response = await fetch(address, {
      headers: { accept: 'application/json', ...headers },
      // The token must never be carried to an address that the provider's document did not name.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    body = await response.text();
  } catch (error) {
    // fetch says only "fetch failed"; the reason is the cause.
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw unavailable(reason instanceof Error ? reason.message : 'no connection');
  }
  if (response.status === 401 || response.status === 403) {
    throw new TokenError('signature', 'The identity provider refuses this token.');
  }
  if (!response.ok) throw unavailable(`status ${response.status}`);
  if (body.length > RESPONSE_LIMIT) throw unavailable('the answer is too long');
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    throw unavailable('not JSON');
  }
}
