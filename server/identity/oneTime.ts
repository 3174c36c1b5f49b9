import type { Queryable } from './storage.ts';

/**
 * What a page remembers until the form on it comes back: a challenge, who has given their password already. It stands with
 * the provider's data, so that any process finds it, it expires, and it goes with the sessions of its user.
 */
const MODEL = 'OneTime';
const LIFE_MINUTES = 10;

/** Replaces what was kept under this id before. @param lifeMinutes how long it is good */
export async function keepOneTime<Value>(
  pool: Queryable,
  id: string,
  value: Value,
  userUuid?: string,
  lifeMinutes = LIFE_MINUTES,
): Promise<void> {
  await pool.query(
    `insert into oidc_payloads (model, id, payload, account_id, expires_at)
     values ('${MODEL}', $1, $2, $3, now() + make_interval(mins => $4))
     on conflict (model, id) do update set payload = excluded.payload, account_id = excluded.account_id, expires_at = excluded.expires_at`,
    [id, JSON.stringify(value), userUuid ?? null, lifeMinutes],
  );
}

/** Reads it and leaves it. */
export async function peekOneTime<Value>(pool: Queryable, id: string): Promise<Value | undefined> {
  const { rows } = await pool.query<{ payload: Value }>(
    `select payload from oidc_payloads where model = '${MODEL}' and id = $1 and expires_at > now()`,
    [id],
  );
  return rows[0]?.payload;
}

/** Reads it and removes it: of several at the same moment one gets it. */
export async function takeOneTime<Value>(pool: Queryable, id: string): Promise<Value | undefined> {
  const { rows } = await pool.query<{ payload: Value; good: boolean }>(
    `delete from oidc_payloads where model = '${MODEL}' and id = $1 returning payload, expires_at > now() as good`,
    [id],
  );
  return rows[0]?.good ? rows[0].payload : undefined;
}
