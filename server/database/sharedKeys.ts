import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import type { Pool } from 'pg';

/** A value as it is stored where the installation has a secret for it. */
interface Sealed {
  sealed: 'aes-256-gcm';
  salt: string;
  iv: string;
  tag: string;
  text: string;
}

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'sealed' in value;

const keyOf = (secret: string, salt: Buffer) => scryptSync(secret, salt, 32);

function seal(value: unknown, secret: string): Sealed {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  const asText = (bytes: Buffer) => bytes.toString('base64url');
  return {
    sealed: 'aes-256-gcm',
    salt: asText(salt),
    iv: asText(iv),
    tag: asText(cipher.getAuthTag()),
    text: asText(text),
  };
}

/** @throws Error with what to do when the secret is missing or another one */
function unseal(name: string, { salt, iv, tag, text }: Sealed, secret: string | undefined): unknown {
  if (secret === undefined)
    throw new Error(
      `The key "${name}" is encrypted. Set KEYS_SECRET to the secret that it was encrypted with.`,
    );
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, bytes(salt)), bytes(iv));
  decipher.setAuthTag(bytes(tag));
  try {
    return JSON.parse(Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8'));
  } catch {
    throw new Error(`The key "${name}" was encrypted with another secret than KEYS_SECRET.`);
  }
}

/**
 * Reads a secret that every process on this database shares, and makes it the first time.
 * Several processes may start at once: the first to insert wins, and every process then reads what stands there.
 * @param secret encrypts it in the database; one that stands there in clear is encrypted now
 * @throws Error when it cannot be decrypted
 */
export async function readOrMakeKey<Value>(
  pool: Pool,
  name: string,
  make: () => Value | Promise<Value>,
  secret?: string,
): Promise<Value> {
  const read = async () => {
    const { rows } = await pool.query<{ value: unknown }>('select value from identity_keys where name = $1', [
      name,
    ]);
    const value = rows[0]?.value;
    if (isSealed(value)) return unseal(name, value, secret) as Value;
    if (value !== undefined && secret !== undefined)
      await pool.query('update identity_keys set value = $2 where name = $1 and not value ? $3', [
        name,
        JSON.stringify(seal(value, secret)),
        'sealed',
      ]);
    return value as Value | undefined;
  };
  const existing = await read();
  if (existing !== undefined) return existing;
  const made = await make();
  await pool.query('insert into identity_keys (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    JSON.stringify(secret === undefined ? made : seal(made, secret)),
  ]);
  const stored = await read();
  if (stored === undefined) throw new Error(`The key "${name}" could not be stored in identity_keys.`);
  return stored;
}
