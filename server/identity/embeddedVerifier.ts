import { createTokenVerifier, localKeys, type VerifiedToken } from '../access/tokenVerifier.ts';
import type { Settings } from '../settings.ts';
import type { IdentityKeys } from './keys.ts';

/** `aud` of the embedded provider's access tokens. */
export const embeddedAudience = (settings: Settings) => settings.oidc.audience ?? `${settings.publicUrl}/v1`;

/** Verifies tokens of the embedded provider with its own keys. */
export function createEmbeddedVerifier(
  settings: Settings,
  keys: IdentityKeys,
): (token: string) => Promise<VerifiedToken> {
  return createTokenVerifier({
    issuer: settings.publicUrl,
    audience: embeddedAudience(settings),
    clientId: settings.oidc.clientId,
    accessTokenType: 'at+jwt',
    keys: localKeys(keys.published),
  });
}
