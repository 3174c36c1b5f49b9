import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Pool } from 'pg';

/** RS256 because every OpenID client understands it and verifying, the frequent half, is quick. */
export const SIGNING_ALGORITHM = 'RS256';

export interface IdentityKeys {
  /** Private key set for signing; never leaves the server. */
  signing: { keys: JWK[] };
  /** The public half, as published at /jwks. */
  published: JSONWebKeySet;
  /** Secrets that sign the provider's cookies; the first signs, all verify. */
  cookies: string[];
}

/**
 * Reads the provider's keys from the table `identity_keys` and makes them at the first start.
 * Several processes may start at once: the first to insert wins, and every process then reads what stands there.
 */
export async function loadIdentityKeys(pool: Pool): Promise<IdentityKeys> {
  const signing = await readOrMake(pool, 'signing', makeSigningKeys);
  const cookies = await readOrMake(pool, 'cookies', async () => [randomBytes(32).toString('base64url')]);
  return { signing, cookies, published: { keys: signing.keys.map(publicHalf) } };
}

async function readOrMake<Value>(pool: Pool, name: string, make: () => Promise<Value>): Promise<Value> {
  const read = async () => {
    const { rows } = await pool.query<{ value: Value }>('select value from identity_keys where name = $1', [
      name,
    ]);
    return rows[0]?.value;
  };
  const existing = await read();
  if (existing !== undefined) return existing;
  await pool.query('insert into identity_keys (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    JSON.stringify(await make()),
  ]);
  const stored = await read();
  if (stored === undefined) throw new Error(`The key "${name}" could not be stored in identity_keys.`);
  return stored;
}

async function makeSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: SIGNING_ALGORITHM, use: 'sig' }] };
}

function publicHalf({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}
