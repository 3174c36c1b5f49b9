import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { TokenError } from './tokenError.ts';

export { TokenError, type TokenErrorReason } from './tokenError.ts';

export interface VerifiedToken {
  issuer: string;
  subject: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** Seconds since 1970; 0 where the provider does not say it. */
  issuedAt: number;
  /**
   * `auth_time`: when the person signed in at the provider, which a silent renewal does not change. Seconds since
   * 1970.
   */
  authenticatedAt?: number;
  /** `sid`: the provider's session, present in every token of the embedded provider. */
  sessionId?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
}

export interface TokenVerifierOptions {
  issuer: string;
  /** Required `aud`; undefined only where the provider sets none: then the token must name the client. */
  audience: string | undefined;
  /** The client that the token must have been issued to. */
  clientId: string;
  /** `localKeys(…)` for the embedded provider, `discoverProvider(issuer).keys` for another. */
  keys: JWTVerifyGetKey;
  /** Required `typ`; "at+jwt" for the embedded provider. Many others write "JWT" or nothing. */
  accessTokenType?: 'at+jwt';
}

/** Asymmetric ones only: with HS256 anybody could sign with the public key. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
const MAX_TOKEN_LENGTH = 8192;
/** Seconds that the clocks of two machines may differ. */
const CLOCK_TOLERANCE = 5;
/** Longer-lived access tokens are a mistake of the provider or an overflow; both are refused. */
const MAX_LIFETIME = 24 * 60 * 60;
const CACHE_SIZE = 5000;
/** A cached token is checked against the keys again after this long, so that a withdrawn key takes effect. */
const CACHE_SECONDS = 300;

/** Key set that is at hand, such as the embedded provider's own. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys);

/**
 * Makes the check of access tokens: signature, issuer, audience, client, lifetime, kind. Tokens seen before are
 * answered from memory in microseconds.
 * @returns a function that throws TokenError for every token that is not accepted
 */
export function createTokenVerifier(
  options: TokenVerifierOptions,
): (token: string) => Promise<VerifiedToken> {
  const cache = new Map<string, { verified: VerifiedToken; until: number }>();

  return async token => {
    if (token.length > MAX_TOKEN_LENGTH) throw new TokenError('oversized', 'The access token is too long.');
    const time = Date.now() / 1000;
    const hit = cache.get(token);
    if (hit) {
      cache.delete(token);
      if (hit.until > time) {
        // Last in the map is the one used last; the first is the one to drop.
        cache.set(token, hit);
        return hit.verified;
      }
    }
    const verified = await verifyToken(token, options);
    if (cache.size >= CACHE_SIZE) {
      const oldest = cache.keys().next().value;
      if (oldest !== undefined) cache.delete(oldest);
    }
    cache.set(token, { verified, until: Math.min(verified.expiresAt, time + CACHE_SECONDS) });
    return verified;
  };
}

async function verifyToken(token: string, options: TokenVerifierOptions): Promise<VerifiedToken> {
  let payload: JWTPayload;
  try {
    const result = await jwtVerify(token, options.keys, {
      issuer: options.issuer,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp', 'sub'],
      ...(options.audience === undefined ? {} : { audience: options.audience }),
      ...(options.accessTokenType === undefined ? {} : { typ: options.accessTokenType }),
    });
    payload = result.payload;
  } catch (error) {
    throw translate(error);
  }
  if (typeof payload.sub !== 'string' || payload.sub === '') {
    throw new TokenError('subject', 'The access token names no user.');
  }
  const expiresAt = payload.exp ?? 0;
  if (expiresAt > Date.now() / 1000 + MAX_LIFETIME) {
    throw new TokenError('expiry', 'The access token lives longer than a day.');
  }
  requireAccessToken(payload, options);
  requireClient(payload, options);

  const text = (name: string) =>
    typeof payload[name] === 'string' && payload[name] ? payload[name] : undefined;
  const authenticatedAt = typeof payload.auth_time === 'number' ? payload.auth_time : undefined;
  const sessionId = text('sid');
  const email = text('email');
  const firstName = text('given_name');
  const lastName = text('family_name');
  return {
    issuer: options.issuer,
    subject: payload.sub,
    expiresAt,
    issuedAt: payload.iat ?? 0,
    ...(authenticatedAt !== undefined && { authenticatedAt }),
    ...(sessionId && { sessionId }),
    ...(email && { email }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

/** An ID token is only for the web app; the API does not accept it (RFC 9068 §5). */
function requireAccessToken(payload: JWTPayload, { accessTokenType }: TokenVerifierOptions): void {
  if (accessTokenType !== undefined) return;
  const kind = payload.typ;
  const hashes = payload.at_hash !== undefined || payload.c_hash !== undefined;
  if (hashes || kind === 'ID' || kind === 'Refresh' || kind === 'Logout' || payload.events !== undefined) {
    throw new TokenError('type', 'This is not an access token.');
  }
}

/** Where providers name the client: azp (OpenID), client_id (RFC 9068), cid (Okta), appid (Entra 1.0). */
const CLIENT_CLAIMS = ['azp', 'client_id', 'cid', 'appid'];

function requireClient(
  payload: JWTPayload,
  { clientId, audience, accessTokenType }: TokenVerifierOptions,
): void {
  const named = CLIENT_CLAIMS.map(name => payload[name]).filter(value => value !== undefined);
  if (named.some(value => value !== clientId)) {
    throw new TokenError('client', 'The access token was issued to another application.');
  }
  // Without an audience or a type, only the client says that the token was meant for this installation.
  if (named.length === 0 && (audience === undefined || accessTokenType !== undefined)) {
    throw new TokenError('client', 'The access token does not say to which application it was issued.');
  }
}

function translate(error: unknown): TokenError {
  if (error instanceof TokenError) return error;
  if (error instanceof errors.JWTExpired) return new TokenError('expired', 'The access token has expired.');
  if (error instanceof errors.JWTClaimValidationFailed) {
    switch (error.claim) {
      case 'iss':
        return new TokenError('issuer', 'The access token is from another issuer.');
      case 'aud':
        return new TokenError('audience', 'The access token is for another audience.');
      case 'nbf':
        return new TokenError('not-yet-valid', 'The access token is not valid yet.');
      case 'typ':
        return new TokenError('type', 'This is not an access token.');
      case 'exp':
        return new TokenError('expiry', 'The access token has no expiry.');
      case 'sub':
        return new TokenError('subject', 'The access token names no user.');
      default:
        return new TokenError('malformed', 'The access token cannot be read.');
    }
  }
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return new TokenError('algorithm', 'The access token is signed in a way that is not accepted.');
  }
  if (
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  ) {
    return new TokenError('signature', 'The access token is not signed by the identity provider.');
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return new TokenError('malformed', 'The access token cannot be read.');
  }
  // What is left comes from fetching the keys: a time-out, a refused connection, an answer that is no key set.
  return new TokenError('provider-unavailable', 'The identity provider does not answer with its keys.');
}
