import { importJWK, SignJWT } from 'jose';
import { loadIdentityKeys } from '../../../server/identity/keys.ts';
import type { TestApp } from '../app.ts';
import type { Caller } from './expectedTable.ts';

const LIFETIME_SECONDS = 600;

/**
 * An access token for every caller but the anonymous one. The expired one and the one of another issuer speak of the
 * lead, signed with the provider's own key: nothing else is wrong with them.
 */
export async function makeTokens(
  app: TestApp,
  users: Partial<Record<Caller, string>>,
): Promise<Partial<Record<Caller, string>>> {
  const key = (await loadIdentityKeys(app.pool)).signing.keys[0];
  if (!key) throw new Error('The provider has no signing key');
  const own = await importJWK(key, 'RS256');
  const now = Math.floor(Date.now() / 1000);
  const { issuer, audience = '', clientId } = app.settings.oidc;
  const sign = (subject: string, by = issuer, age = 0) =>
    new SignJWT({ client_id: clientId })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', ...(key.kid && { kid: key.kid }) })
      .setIssuer(by)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(now - age)
      .setExpirationTime(now - age + LIFETIME_SECONDS)
      .sign(own);
  const tokens: Partial<Record<Caller, string>> = {};
  for (const [caller, uuid] of Object.entries(users)) tokens[caller as Caller] = await sign(uuid);
  tokens.otherIssuer = await sign(users.lead ?? '', 'https://elsewhere.example');
  tokens.expired = await sign(users.lead ?? '', issuer, LIFETIME_SECONDS + 100);
  return tokens;
}
