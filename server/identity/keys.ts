import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Pool } from 'pg';
import { readOrMakeKey } from '../database/sharedKeys.ts';

/** RS256 because every OpenID client understands it and verifying, the frequent half, is quick. */
export const SIGNING_ALGORITHM = 'RS256';

export interface IdentityKeys {
  /** Private key set for signing; never leaves the server. */
  signing: { keys: JWK[] };
  /** The public half, as published at /jwks. */
  published: JSONWebKeySet;
  /** Secrets that sign the provider's cookies; the first signs, all verify. */
  cookies: string[];
  /** Encrypts the secrets of authenticator apps; 32 bytes, base64url. */
  factors: string;
}

/**
 * Reads the provider's keys from the table `identity_keys` and makes them at the first start.
 * @param secret of the installation, which encrypts them there; left out: they stand there in clear
 */
export async function loadIdentityKeys(pool: Pool, secret?: string): Promise<IdentityKeys> {
  const signing = await readOrMakeKey(pool, 'signing', makeSigningKeys, secret);
  const makeSecret = () => randomBytes(32).toString('base64url');
  const cookies = await readOrMakeKey(pool, 'cookies', () => [makeSecret()], secret);
  const factors = await readOrMakeKey(pool, 'factors', makeSecret, secret);
  return { signing, cookies, factors, published: { keys: signing.keys.map(publicHalf) } };
}

async function makeSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: SIGNING_ALGORITHM, use: 'sig' }] };
}

function publicHalf({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}
