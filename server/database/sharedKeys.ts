import type { Pool } from 'pg';

/**
 * Reads a secret that every process on this database shares, and makes it the first time.
 * Several processes may start at once: the first to insert wins, and every process then reads what stands there.
 */
export async function readOrMakeKey<Value>(
  pool: Pool,
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
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
