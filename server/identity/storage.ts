import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider';
import type { Pool } from 'pg';
import { forgetActiveSessions } from '../access/activeSessions.ts';
import { isConnectionError } from '../database/connection.ts';

/** A pool, or one connection of it in the middle of a transaction. */
export type Queryable = Pick<Pool, 'query'>;

/** Makes the provider answer 503 instead of 500, so that a client retries when the database is back. */
class StorageUnavailable extends errors.OIDCProviderError {
  constructor(cause: unknown) {
    super(503, 'temporarily_unavailable');
    this.cause = cause;
    this.error_description = 'the database cannot be reached';
    this.expose = true;
  }
}

/**
 * Stores the data of oidc-provider (sessions, interactions, codes, grants, refresh tokens) in the table
 * `oidc_payloads`, so that any number of processes on one database are one provider.
 * @param idleSeconds a session that is not used for so long has ended, whatever its own end is
 */
export function createStorage(pool: Queryable, idleSeconds: number): AdapterFactory {
  const query = async (text: string, values: unknown[]) => {
    try {
      return await pool.query(text, values);
    } catch (error) {
      throw isConnectionError(error) ? new StorageUnavailable(error) : error;
    }
  };
  const findOne = async (condition: string, values: string[]) => {
    // PostgreSQL text has no NUL; no id drawn by the provider has one either.
    if (values.some(value => value.includes('\0'))) return undefined;
    const { rows } = await query(
      `select payload, extract(epoch from consumed_at)::int as consumed from oidc_payloads where ${condition}`,
      values,
    );
    const row = rows[0] as { payload: AdapterPayload; consumed: number | null } | undefined;
    if (!row) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
  };

  /**
   * The sign-ins that hold this grant: a code or refresh token of it was used twice, so somebody else has it. Access
   * tokens name their sign-in and end with it.
   */
  const endSessionsOf = async (grantId: string) => {
    await query(
      `delete from oidc_payloads s where s.model = 'Session' and exists (
         select 1 from json_each(s.payload->'authorizations') a where a.value->>'grantId' = $1)`,
      [grantId],
    );
    forgetActiveSessions();
  };

  const inUse = `and (model <> 'Session' or expires_at > now())`;

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      await query(
        `insert into oidc_payloads (model, id, payload, grant_id, uid, account_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`,
        [
          model,
          id,
          payload,
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.accountId ?? null,
          expiresIn === undefined || model !== 'Session' ? expiresIn : Math.min(expiresIn, idleSeconds),
        ],
      );
    },

    // An expired row is found too: the provider itself judges `exp` and must still recognise a replayed code. Only that
    // a session was not used for long is not in `exp`.
    find: id => findOne(`model = $1 and id = $2 ${inUse}`, [model, id]),
    findByUid: uid => findOne(`model = $1 and uid = $2 ${inUse}`, [model, uid]),
    // Only the device flow has user codes, and it is off.
    findByUserCode: async () => undefined,

    async consume(id) {
      // The provider reads `consumed` and then consumes: of two calls at the same moment only one may win here.
      const { rows } = await query(
        `with won as (
           update oidc_payloads set consumed_at = now()
           where model = $1 and id = $2 and consumed_at is null returning 1
         )
         select grant_id, exists (select from won) as won from oidc_payloads where model = $1 and id = $2`,
        [model, id],
      );
      const row = rows[0] as { grant_id: string | null; won: boolean } | undefined;
      if (row?.won) return;
      if (row?.grant_id) {
        await endSessionsOf(row.grant_id);
        await query(`delete from oidc_payloads where grant_id = $1 or (model = 'Grant' and id = $1)`, [
          row.grant_id,
        ]);
      }
      throw new errors.InvalidGrant('already used');
    },

    async destroy(id) {
      await query('delete from oidc_payloads where model = $1 and id = $2', [model, id]);
      if (model === 'Session') forgetActiveSessions();
    },

    async revokeByGrantId(grantId) {
      await endSessionsOf(grantId);
      await query('delete from oidc_payloads where model = $1 and grant_id = $2', [model, grantId]);
    },
  });
}

/**
 * Whether the session that a token names in `sid` is still active: false after sign-out, `endSessions` or expiry.
 * One indexed lookup.
 */
export async function isSessionActive(pool: Queryable, sessionId: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select exists (select from oidc_payloads where uid = $1 and model = 'Session' and expires_at > now()) as active`,
    [sessionId],
  );
  return rows[0]?.active === true;
}

/** Removes expired rows. Runs every few minutes; safe in any number of processes. */
export async function removeExpired(pool: Queryable): Promise<void> {
  await pool.query('delete from oidc_payloads where expires_at < now()');
  await pool.query(
    `delete from identity_sessions s where not exists (
       select from oidc_payloads p where p.model = 'Session' and p.uid = s.uid)`,
  );
  await pool.query(`delete from identity_attempts where updated_at < now() - interval '1 day'`);
  await pool.query(`delete from identity_reset_requests where requested_at < now() - interval '1 day'`);
}
