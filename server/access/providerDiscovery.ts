import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  type Configuration,
  discovery,
  fetchUserInfo,
  None,
  ResponseBodyError,
  skipSubjectCheck,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { TokenError } from './tokenError.ts';

const TIMEOUT_SECONDS = 5;
/** After a failure the provider is asked again at most this often, so that its absence does not pile up requests. */
const RETRY_AFTER_MS = 2000;

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
   * The provider as a client that signs people in sees it, its addresses included.
   * @throws TokenError "provider-unavailable" when the provider does not answer or names no such addresses
   */
  signInClient: () => Promise<Configuration>;
}

/**
 * An external OpenID provider, found through `<issuer>/.well-known/openid-configuration`. Nothing is asked before it
 * is needed, so the server starts while the provider is away.
 */
export function discoverProvider(issuer: string, clientId: string): ProviderDiscovery {
  let known: Promise<{ client: Configuration; keys: JWTVerifyGetKey }> | undefined;
  const unavailable = (reason: string) =>
    new TokenError('provider-unavailable', `The identity provider ${issuer} cannot be used: ${reason}`);

  async function discover() {
    const client = await discovery(new URL(issuer), clientId, undefined, None(), {
      timeout: TIMEOUT_SECONDS,
      // Http is for a provider on the same machine; whoever sets OIDC_ISSUER decides.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      throw unavailable(reasonOf(error));
    });
    const { issuer: ownName, jwks_uri } = client.serverMetadata();
    // The library compares addresses; tokens are compared by name, where a closing slash matters.
    if (ownName !== issuer) throw unavailable(`it calls itself ${ownName}`);
    if (!jwks_uri || !URL.canParse(jwks_uri)) throw unavailable('it names no keys');
    const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_SECONDS * 1000 });
    return { client, keys };
  }

  function provider() {
    if (!known) {
      const attempt = discover();
      known = attempt;
      attempt.catch(() => setTimeout(() => (known = undefined), RETRY_AFTER_MS).unref());
    }
    return known;
  }

  return {
    keys: async (header, token) => (await provider()).keys(header, token),
    async signInClient() {
      const { client } = await provider();
      const { authorization_endpoint = '', token_endpoint = '' } = client.serverMetadata();
      if (
        [authorization_endpoint, token_endpoint].some(
          address => !/^https?:/.test(address) || !URL.canParse(address),
        )
      )
        throw unavailable('it names no addresses to sign in');
      return client;
    },
    async fetchUserinfo(token) {
      const { client } = await provider();
      const claims = await fetchUserInfo(client, token, skipSubjectCheck).catch((error: unknown) => {
        const status = statusOf(error);
        if (status === 401 || status === 403)
          throw new TokenError('signature', 'The identity provider refuses this token.');
        throw unavailable(reasonOf(error));
      });
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

/** The status of the answer that an error of openid-client is about. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof WWWAuthenticateChallengeError || error instanceof ResponseBodyError)
    return error.status;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Response ? cause.status : undefined;
}

function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status !== undefined && status !== 200) return `status ${status}`;
  if (!(error instanceof Error)) return 'no connection';
  // fetch says only "fetch failed"; the reason is the cause.
  return error instanceof TypeError && error.cause instanceof Error ? error.cause.message : error.message;
}
