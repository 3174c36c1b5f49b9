import { hash, verify } from '@node-rs/argon2';
import {
  countAsGood,
  countAttempt,
  countNetworkFailure,
  forgetAttempts,
  networkWaitsUntil,
  type SignInClient,
} from './attempts.ts';
import { isCommonPassword } from './passwordRules.ts';
import { endSessions, type SessionsToEnd } from './sessions.ts';
import type { Queryable } from './storage.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
const EMAIL_MAX_LENGTH = 254;

/** OWASP's first choice for argon2id; argon2id is the library's default kind. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Why an e-mail or password cannot be used for an account; pages show it in the reader's language. */
export class AccountError extends Error {
  readonly reason: 'EMAIL' | 'PASSWORD_LENGTH' | 'PASSWORD_COMMON' | 'ALREADY' | 'NONE';
  constructor(reason: AccountError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export type SignInResult =
  | { outcome: 'accepted'; userUuid: string }
  /** Unknown e-mail or wrong password: deliberately the same result. */
  | { outcome: 'refused' }
  /** Only disclosed to somebody who knows the password. */
  | { outcome: 'disabled' }
  | { outcome: 'locked'; until: Date };

export const normalizeEmail = (email: string) =>
  email
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase();

/**
 * Creates a user's account at the embedded provider.
 * @throws AccountError for an e-mail or password out of bounds, or when the user or e-mail has an account already
 */
export async function createAccount(
  pool: Queryable,
  account: { userUuid: string; email: string; password: string },
): Promise<void> {
  const email = normalizeEmail(account.email);
  if (email.length > EMAIL_MAX_LENGTH || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new AccountError(
      'EMAIL',
      `"${account.email.slice(0, EMAIL_MAX_LENGTH)}" is not an e-mail address.`,
    );
  }
  const passwordHash = await hashPassword(account.password, email);
  const { rowCount } = await pool.query(
    `insert into identity_accounts (user_uuid, email, password_hash) values ($1, $2, $3) on conflict do nothing`,
    [account.userUuid, email, passwordHash],
  );
  if (rowCount === 0)
    throw new AccountError('ALREADY', 'This user or e-mail has a sign-in already. Nothing was changed.');
}

interface PasswordChange {
  /** Hash of the password that it replaces; of several calls with the same one only one succeeds. */
  replaced?: string;
  /** Default: every session of the user. */
  ends?: SessionsToEnd;
}

/**
 * Sets a new password, lifts a lock and ends sessions of the user.
 * @throws AccountError for a password out of bounds or a common one, or where there is no such account (any more)
 */
export async function setPassword(
  pool: Queryable,
  userUuid: string,
  password: string,
  { replaced, ends = 'all' }: PasswordChange = {},
): Promise<void> {
  const account = await pool.query<{ email: string }>(
    'select email from identity_accounts where user_uuid = $1',
    [userUuid],
  );
  const passwordHash = await hashPassword(password, account.rows[0]?.email);
  const { rows } = await pool.query<{ email: string }>(
    `update identity_accounts set password_hash = $2, password_changed_at = now()
     where user_uuid = $1 and password_hash = coalesce($3, password_hash) returning email`,
    [userUuid, passwordHash, replaced ?? null],
  );
  const [changed] = rows;
  if (!changed) throw new AccountError('NONE', 'This user has no sign-in at the embedded provider.');
  await unlockAccount(pool, changed.email);
  await endSessions(pool, userUuid, ends);
}

/** Clears the failed sign-ins of an e-mail and its locks, whoever tried. */
export const unlockAccount = (pool: Queryable, email: string): Promise<void> =>
  forgetAttempts(pool, normalizeEmail(email));

/**
 * Checks an e-mail and password and counts the failure (attempts.ts). An unknown e-mail costs the same statements and the
 * same hash, is counted and has to wait in the same way as a known one.
 */
export async function verifyPassword(
  pool: Queryable,
  emailTyped: string,
  password: string,
  client: SignInClient = { address: '' },
): Promise<SignInResult> {
  const email = normalizeEmail(emailTyped).slice(0, EMAIL_MAX_LENGTH);
  const lockedUntil = (await networkWaitsUntil(pool, client)) ?? (await countAttempt(pool, email, client));
  if (lockedUntil) return { outcome: 'locked', until: lockedUntil };

  const { rows } = await pool.query<{ user_uuid: string; password_hash: string; is_active: boolean }>(
    `select a.user_uuid, a.password_hash, u.is_active
     from identity_accounts a join users u on u.uuid = a.user_uuid where a.email = $1`,
    [email],
  );
  const account = rows[0];
  const matches = await verify(
    account?.password_hash ?? (await unknownAccountHash),
    password.slice(0, PASSWORD_MAX_LENGTH + 1),
  );
  if (!account || !matches) {
    await countNetworkFailure(pool, client);
    return { outcome: 'refused' };
  }

  await countAsGood(pool, email, client);
  if (!account.is_active) return { outcome: 'disabled' };
  await pool.query('update identity_accounts set last_sign_in_at = now() where user_uuid = $1', [
    account.user_uuid,
  ]);
  return { outcome: 'accepted', userUuid: account.user_uuid };
}

async function hashPassword(password: string, email = ''): Promise<string> {
  if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) {
    throw new AccountError(
      'PASSWORD_LENGTH',
      `A password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
    );
  }
  if (isCommonPassword(password, email))
    throw new AccountError('PASSWORD_COMMON', 'This password is among the first that anybody would try.');
  return hash(password, HASH_OPTIONS);
}

/**
 * A real hash with the same parameters, compared when the e-mail is unknown, so that response times disclose nothing.
 */
const unknownAccountHash = hash('no account has this password', HASH_OPTIONS);
