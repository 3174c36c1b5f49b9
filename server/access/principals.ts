import type { Pool } from 'pg';
import { ApiError } from '../contract/errors.ts';
import type { ActiveSessions } from './activeSessions.ts';
import type { Userinfo } from './providerDiscovery.ts';
import { TokenError } from './tokenError.ts';
import type { VerifiedToken } from './tokenVerifier.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds the user of a token. */
export type Principals = (token: VerifiedToken, accessToken: string) => Promise<string>;

/** The embedded provider's subjects are the users' own uuids. */
export const embeddedPrincipals: Principals = async ({ subject }) => {
  if (!UUID.test(subject))
    throw new TokenError('subject', 'The access token names no user of this provider.');
  return subject;
};

/** How long a person who was there is taken to be there: their end acts within this time everywhere. */
const KEPT_SECONDS = 2;
const MAX_KEPT = 10_000;

/** Refuses tokens whose session at the embedded provider has ended, although they have not expired yet. */
export function withActiveSession(principals: Principals, sessions: ActiveSessions): Principals {
  return async (token, accessToken) => {
    const { sessionId } = token;
    if (sessionId && !(await sessions.has(sessionId)))
      throw new ApiError('UNAUTHENTICATED', 'You are signed out. Sign in again.');
    return principals(token, accessToken);
  };
}

/**
 * Users of an external provider: known by issuer and subject; at the first sign-in joined to the account with the same
 * verified e-mail, else created. The answer is kept for two seconds. Once the account is deleted, only a sign-in after
 * that makes another one; tokens from before are refused, and so is what an open tab renewed from them.
 */
export function externalPrincipals(
  pool: Pool,
  fetchUserinfo: (accessToken: string) => Promise<Userinfo>,
): Principals {
  const known = new Map<string, { user: Promise<string>; until: number }>();

  const find = async (token: VerifiedToken, accessToken: string): Promise<string> => {
    const { rows } = await pool.query<{ user_uuid: string; email_verified: boolean }>(
      'select user_uuid, email_verified from user_identities where issuer = $1 and subject = $2',
      [token.issuer, token.subject],
    );
    if (rows[0]) {
      if (!rows[0].email_verified) await askAgain(token, accessToken);
      return rows[0].user_uuid;
    }
    const closedAt = await closingOf(pool, token);
    const person = await fetchUserinfo(accessToken);
    if (closedAt) requireNewSignIn(closedAt, token.authenticatedAt ?? person.authenticatedAt);
    return join(pool, token, person);
  };

  /** Tokens that the provider was asked about: an address may be verified after the first sign-in. */
  const asked = new Set<string>();
  const askAgain = async (token: VerifiedToken, accessToken: string): Promise<void> => {
    const key = keyOf(token);
    if (asked.has(key)) return;
    if (asked.size >= MAX_KEPT) asked.clear();
    asked.add(key);
    // Without an answer the address stays unverified, which keeps nobody from working.
    const person = await fetchUserinfo(accessToken).catch(() => undefined);
    if (!person?.emailVerified || person.subject !== token.subject || !person.email) return;
    await pool.query(
      `update user_identities i set email_verified = true from users u
       where i.issuer = $1 and i.subject = $2 and u.uuid = i.user_uuid and u.email = $3`,
      [token.issuer, token.subject, person.email.toLowerCase()],
    );
  };

  return (token, accessToken) => {
    const key = keyOf(token);
    const kept = known.get(key);
    const now = Date.now();
    if (kept && kept.until > now) return kept.user;
    const user = find(token, accessToken);
    if (known.size >= MAX_KEPT) known.clear();
    known.set(key, { user, until: now + KEPT_SECONDS * 1000 });
    user.catch(() => known.delete(key));
    return user;
  };
}

/** With the moment of the sign-in: who comes back is somebody new. */
const keyOf = ({ issuer, subject, issuedAt }: VerifiedToken) => `${issuer} ${subject} ${issuedAt}`;

/** Longer than a provider keeps somebody signed in who does not come back. */
const REMEMBERED_DAYS = 30;

/**
 * Forgets ended accounts that no session at a provider can be older than.
 * @returns how many
 */
export async function forgetClosedIdentities(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from closed_identities where closed_at < now() - make_interval(days => $1)',
    [REMEMBERED_DAYS],
  );
  return rowCount ?? 0;
}

async function closingOf(pool: Pool, { issuer, subject }: VerifiedToken): Promise<Date | undefined> {
  const { rows } = await pool.query<{ closedAt: string }>(
    'select closed_at as "closedAt" from closed_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return rows[0] && new Date(rows[0].closedAt);
}

/**
 * The moment of issue says nothing: a tab that renews its session silently gets new tokens of the old sign-in.
 * @throws ApiError UNAUTHENTICATED for a sign-in from before, and where the provider does not say when it was
 */
function requireNewSignIn(closedAt: Date, authenticatedAt: number | undefined): void {
  if (authenticatedAt === undefined)
    throw new ApiError(
      'UNAUTHENTICATED',
      `This account was deleted. A new one can be opened ${REMEMBERED_DAYS} days after that, as the provider does not say when you signed in.`,
    );
  if (authenticatedAt * 1000 <= closedAt.getTime())
    throw new ApiError(
      'UNAUTHENTICATED',
      'This account was deleted. Sign out at the provider and sign in again to open a new one.',
    );
}

async function join(pool: Pool, token: VerifiedToken, person: Userinfo): Promise<string> {
  if (person.subject !== token.subject)
    throw new ApiError('UNAUTHENTICATED', 'The provider speaks of somebody else. Sign in again.');
  const email = person.email?.toLowerCase();
  if (!email) {
    throw new ApiError(
      'UNAUTHENTICATED',
      'The provider gives no e-mail address for this account. Ask your administrator to release it.',
    );
  }
  // An address that nobody verified must not open an account that exists already, nor lead its owner into an account that
  // somebody else opened with it.
  const { rows } = await pool.query<{ uuid: string }>(
    `with known as (select u.uuid from users u where u.email = $3 and $4 and not exists (
            select 1 from user_identities i where i.user_uuid = u.uuid and not i.email_verified)),
          created as (insert into users (email, first_name, last_name)
                      select $3, $5, $6 where not exists (select 1 from known)
                      on conflict (email) do nothing returning uuid),
          -- An account that an administrator has made by its address alone.
          named as (update users u set first_name = $5, last_name = $6 from known
                     where u.uuid = known.uuid and u.first_name = '' and u.last_name = ''),
          person as (select uuid from known union all select uuid from created)
     insert into user_identities (issuer, subject, user_uuid, email_verified) select $1, $2, uuid, $4 from person
     on conflict (issuer, subject) do update set user_uuid = user_identities.user_uuid returning user_uuid as uuid`,
    [
      token.issuer,
      token.subject,
      email,
      person.emailVerified ?? false,
      person.firstName ?? '',
      person.lastName ?? '',
    ],
  );
  const uuid = rows[0]?.uuid;
  if (!uuid) {
    throw new ApiError(
      'UNAUTHENTICATED',
      'There is an account with this e-mail address already, and it is not known to be yours. Ask your administrator.',
    );
  }
  return uuid;
}
