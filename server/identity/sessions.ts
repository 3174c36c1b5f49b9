import ipaddr from 'ipaddr.js';
import { forgetActiveSessions } from '../access/activeSessions.ts';
import type { Queryable } from './storage.ts';

/** Longer than any browser's name for itself; the rest says nothing that is shown. */
const MAX_AGENT_LENGTH = 400;

/** Which sessions of a user: all, none, one by its uid, or all but one. */
export type SessionsToEnd = 'all' | 'none' | { only: string } | { except: string };

/** Where somebody is signed in. */
export interface SessionPlace {
  uid: string;
  userAgent: string;
  /** Network of the address that was last used from. */
  network: string;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Names the network and not the host: enough to recognise a place by. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  // An IPv4 address may come in IPv6 form.
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 64;
  const network =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${bits}`);
  return `${network}/${bits}`;
}

interface SessionUse {
  uid: string;
  userUuid: string;
  /** Empty leaves what is known. */
  userAgent: string;
  address: string;
  /** Seconds without use after which the session ends. */
  idleSeconds: number;
}

/** Notes that a session is in use, which keeps it for another while, up to its own end. */
export async function recordUse(pool: Queryable, use: SessionUse): Promise<void> {
  await pool.query(
    `with used as (
       update oidc_payloads set expires_at = least(now() + make_interval(secs => $5), to_timestamp((payload->>'exp')::float8))
       where model = 'Session' and uid = $1 and account_id = $2 returning 1
     )
     insert into identity_sessions (uid, user_uuid, user_agent, network)
     select $1, $2::uuid, $3, $4 where exists (select from used)
     on conflict (uid) do update set network = excluded.network, last_used_at = now(),
       user_agent = case when excluded.user_agent = '' then identity_sessions.user_agent else excluded.user_agent end`,
    [
      use.uid,
      use.userUuid,
      use.userAgent.slice(0, MAX_AGENT_LENGTH),
      networkOf(use.address),
      use.idleSeconds,
    ],
  );
}

/** Where a user is signed in, the place used last first. */
export async function sessionsOf(pool: Queryable, userUuid: string): Promise<SessionPlace[]> {
  const { rows } = await pool.query<Record<string, string>>(
    `select s.uid, s.user_agent, s.network, s.last_used_at, to_timestamp((p.payload->>'loginTs')::float8) as signed_in_at
     from oidc_payloads p join identity_sessions s on s.uid = p.uid
     where p.model = 'Session' and p.account_id = $1 and p.expires_at > now()
     order by s.last_used_at desc, s.uid`,
    [userUuid],
  );
  return rows.map(row => ({
    uid: row.uid ?? '',
    userAgent: row.user_agent ?? '',
    network: row.network ?? '',
    signedInAt: new Date(row.signed_in_at ?? 0),
    lastUsedAt: new Date(row.last_used_at ?? 0),
  }));
}

/**
 * Ends sessions of a user at once, with their grants, codes and refresh tokens. Access tokens name their session, and
 * `isSessionActive` says that it has ended.
 * @returns how many sessions ended
 */
export async function endSessions(
  pool: Queryable,
  userUuid: string,
  which: SessionsToEnd = 'all',
): Promise<number> {
  if (which === 'none') return 0;
  try {
    return await deleteSessions(pool, userUuid, which);
  } finally {
    forgetActiveSessions();
  }
}

async function deleteSessions(
  pool: Queryable,
  userUuid: string,
  which: Exclude<SessionsToEnd, 'none'>,
): Promise<number> {
  if (which === 'all') {
    const { rowCount } = await pool.query('delete from oidc_payloads where account_id = $1', [userUuid]);
    return rowCount ?? 0;
  }
  const { rows } = await pool.query<{ ended: number }>(
    `with ended as (
       delete from oidc_payloads where model = 'Session' and account_id = $1
         and case when $3 then uid = $2 else uid <> $2 end
       returning uid, payload
     ), grants as (
       select a.value->>'grantId' as id from ended, json_each(ended.payload->'authorizations') a
     ), tokens as (
       delete from oidc_payloads p using grants g where p.grant_id = g.id or (p.model = 'Grant' and p.id = g.id)
     ), places as (
       delete from identity_sessions where uid in (select uid from ended)
     )
     select count(*)::int as ended from ended`,
    'only' in which ? [userUuid, which.only, true] : [userUuid, which.except, false],
  );
  return rows[0]?.ended ?? 0;
}

/**
 * How long a password or passkey that was just given holds for changes to the account itself. A sign-in counts as such.
 */
const CONFIRMED_MINUTES = 10;

/** Notes that the person at this session has proved again who they are. */
export async function confirmSession(pool: Queryable, uid: string): Promise<void> {
  await pool.query('update identity_sessions set confirmed_at = now() where uid = $1', [uid]);
}

/** @param signedInAt when the session began, seconds since 1970 */
export async function isConfirmed(pool: Queryable, uid: string, signedInAt: number): Promise<boolean> {
  const { rows } = await pool.query<{ confirmed: boolean }>(
    `select greatest(confirmed_at, to_timestamp($2)) > now() - make_interval(mins => $3) as confirmed
     from identity_sessions where uid = $1`,
    [uid, signedInAt, CONFIRMED_MINUTES],
  );
  return rows[0]?.confirmed === true;
}

/** The same where only the session is known, as from an access token. */
export async function isSessionConfirmed(pool: Queryable, uid: string): Promise<boolean> {
  const { rows } = await pool.query<{ signedInAt: number }>(
    `select (payload->>'loginTs')::float8 as "signedInAt" from oidc_payloads where model = 'Session' and uid = $1`,
    [uid],
  );
  return rows[0] !== undefined && isConfirmed(pool, uid, rows[0].signedInAt);
}
