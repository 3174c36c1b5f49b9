import { importJWK, SignJWT } from 'jose';
import type { Pool } from 'pg';
import type { Settings } from '../settings.ts';
import { embeddedAudience } from './embeddedVerifier.ts';
import { loadIdentityKeys, SIGNING_ALGORITHM } from './keys.ts';

const LIFE_SECONDS = 600;

/**
 * An access token of the embedded provider without a sign-in, for test programs. It names no session, so it is valid
 * until it expires or the account is disabled.
 * @returns the token and its expiry, ISO 8601
 */
export async function issueAccessToken(
  pool: Pool,
  settings: Settings,
  userUuid: string,
): Promise<{ accessToken: string; expiresAt: string }> {
  const { signing } = await loadIdentityKeys(pool, settings.keysSecret);
  const [jwk] = signing.keys;
  if (!jwk) throw new Error('The provider has no signing key');
  const expires = new Date(Math.floor(Date.now() / 1000 + LIFE_SECONDS) * 1000);
  const accessToken = await new SignJWT({ client_id: settings.oidc.clientId, scope: 'openid profile email' })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
    .setIssuer(settings.oidc.issuer)
    .setAudience(embeddedAudience(settings))
    .setSubject(userUuid)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await importJWK(jwk, SIGNING_ALGORITHM));
  return { accessToken, expiresAt: expires.toISOString() };
}
