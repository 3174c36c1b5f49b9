import type { Pool } from 'pg';
import { ApiError } from './errors.ts';
import type { Userinfo } from './providerDiscovery.ts';
import { TokenError } from './tokenError.ts';
import type { VerifiedToken } from './tokenVerifier.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds the user whom a token speaks for. */
export type Principals = (token: VerifiedToken, accessToken: string) => Promise<string>;

/** The embedded provider's subjects are the users' own uuids. */
export const embeddedPrincipals: Principals = async ({ subject }) => {
  if (!UUID.test(subject))
    throw new TokenError('subject', 'The access token names no user of this provider.');
  return subject;
};

/** How long a session that stood is taken to stand: sign-out acts within this time, on every process. */
const SESSION_SECONDS = 2;
const MOST_SESSIONS = 10_000;

/**
 * Refuses tokens whose session at the embedded provider has ended, although they have not expired yet.
 * @param isActive asks the provider's storage; its yes is kept for two seconds
 */
export function withActiveSession(
  principals: Principals,
  isActive: (sessionId: string) => Promise<boolean>,
): Principals {
  const activeUntil = new Map<string, number>();
  return async (token, accessToken) => {
    const { sessionId } = token;
    const now = Date.now();
    if (sessionId && (activeUntil.get(sessionId) ?? 0) < now) {
      if (!(await isActive(sessionId)))
        throw new ApiError('UNAUTHENTICATED', 'You are signed out. Sign in again.');
      if (activeUntil.size >= MOST_SESSIONS) activeUntil.clear();
      activeUntil.set(sessionId, now + SESSION_SECONDS * 1000);
    }
    return principals(token, accessToken);
  };
}

/**
 * Users of an external provider: known by issuer and subject; at the first sign-in joined to the account with the same
 * verified e-mail, else created. The answer never changes, so it is kept in memory.
 * @param welcome told of the first sign-in with a verified e-mail, which invitations wait for
 */
export function externalPrincipals(
  pool: Pool,
  fetchUserinfo: (accessToken: string) => Promise<Userinfo>,
  welcome: (userUuid: string, email: string) => Promise<void> = async () => {},
): Principals {
  const known = new Map<string, Promise<string>>();

  const find = async (token: VerifiedToken, accessToken: string): Promise<string> => {
    const { rows } = await pool.query<{ user_uuid: string }>(
      'select user_uuid from user_identities where issuer = $1 and subject = $2',
      [token.issuer, token.subject],
    );
    if (rows[0]) return rows[0].user_uuid;
    const person = await fetchUserinfo(accessToken);
    const userUuid = await join(pool, token, person);
    if (person.emailVerified && person.email) await welcome(userUuid, person.email.toLowerCase());
    return userUuid;
  };

  return (token, accessToken) => {
    const key = `${token.issuer} ${token.subject}`;
    let user = known.get(key);
    if (!user) {
      user = find(token, accessToken);
      known.set(key, user);
      user.catch(() => known.delete(key));
    }
    return user;
  };
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
  // An address that nobody verified must not open an account that exists already.
  const { rows } = await pool.query<{ uuid: string }>(
    `with known as (select uuid from users where email = $3 and $4),
          created as (insert into users (email, first_name, last_name)
                      select $3, $5, $6 where not exists (select 1 from known)
                      on conflict (email) do nothing returning uuid),
          person as (select uuid from known union all select uuid from created)
     insert into user_identities (issuer, subject, user_uuid) select $1, $2, uuid from person
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
      'There is an account with this e-mail address already, and the provider has not verified yours. Ask your administrator.',
    );
  }
  return uuid;
}
