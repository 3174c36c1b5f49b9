import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type Queryable, revokeSessions } from './storage.ts';

/** Failed sign-ins after which an e-mail is locked. */
export const MAX_FAILED_ATTEMPTS = 5;
/** How long the lock holds; also how long failures are remembered. */
export const LOCK_MINUTES = 15;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;
const EMAIL_MAX_LENGTH = 254;

/** OWASP's first choice for argon2id; argon2id is the library's default kind. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Why an e-mail or password cannot be used for an account; pages show it in the reader's language. */
export class AccountError extends Error {
  readonly reason: 'EMAIL' | 'PASSWORD_LENGTH' | 'ALREADY' | 'NONE';
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
  const passwordHash = await hashPassword(account.password);
  const { rowCount } = await pool.query(
    `insert into identity_accounts (user_uuid, email, password_hash) values ($1, $2, $3) on conflict do nothing`,
    [account.userUuid, email, passwordHash],
  );
  if (rowCount === 0)
    throw new AccountError('ALREADY', 'This user or e-mail has a sign-in already. Nothing was changed.');
}

/**
 * Sets a new password, lifts a lock and ends every session of the user.
 * @throws AccountError for a password out of bounds or a user without an account
 */
export async function setPassword(pool: Queryable, userUuid: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { rows } = await pool.query<{ email: string }>(
    `update identity_accounts set password_hash = $2, password_changed_at = now() where user_uuid = $1 returning email`,
    [userUuid, passwordHash],
  );
  const account = rows[0];
  if (!account) throw new AccountError('NONE', 'This user has no sign-in at the embedded provider.');
  await unlockAccount(pool, account.email);
  await revokeSessions(pool, userUuid);
}

/** Clears the failed sign-ins of an e-mail and its lock. */
export async function unlockAccount(pool: Queryable, email: string): Promise<void> {
  await pool.query('delete from identity_attempts where email_digest = $1', [
    digestOf(normalizeEmail(email)),
  ]);
}

/**
 * Checks an e-mail and password and counts the failure. An unknown e-mail costs the same time, is counted and is
 * locked in the same way as a known one. At most `MAX_FAILED_ATTEMPTS` guesses are ever compared within
 * `LOCK_MINUTES`, however many arrive at once: the attempt is counted before the password is checked.
 */
export async function verifyPassword(
  pool: Queryable,
  emailTyped: string,
  password: string,
): Promise<SignInResult> {
  const email = normalizeEmail(emailTyped).slice(0, EMAIL_MAX_LENGTH);
  const lockedUntil = await countAttempt(pool, email);
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
  if (!account || !matches) return { outcome: 'refused' };

  await unlockAccount(pool, email);
  if (!account.is_active) return { outcome: 'disabled' };
  await pool.query('update identity_accounts set last_sign_in_at = now() where user_uuid = $1', [
    account.user_uuid,
  ]);
  return { outcome: 'accepted', userUuid: account.user_uuid };
}

/**
 * Counts one attempt as failed until it succeeds. One statement, so that the row lock serializes parallel guesses.
 * @returns the end of the lock when this attempt must not be compared
 */
async function countAttempt(pool: Queryable, email: string): Promise<Date | undefined> {
  // The attempt that reaches the limit sets the lock and is still compared; any further one only raises the count
  // by one above the limit, which is what "refused unseen" means below. An active lock is not extended.
  const { rows } = await pool.query<{ failed_attempts: number; locked_until: string | null }>(
    `insert into identity_attempts as a (email_digest, failed_attempts, updated_at) values ($1, 1, now())
     on conflict (email_digest) do update set
       failed_attempts = case
         when a.locked_until > now() then $2 + 1
         when a.locked_until is not null or a.updated_at < now() - make_interval(mins => $3) then 1
         else a.failed_attempts + 1 end,
       locked_until = case
         when a.locked_until > now() then a.locked_until
         when a.locked_until is not null or a.updated_at < now() - make_interval(mins => $3) then null
         when a.failed_attempts + 1 >= $2 then now() + make_interval(mins => $3)
         else null end,
       updated_at = now()
     returning failed_attempts, locked_until`,
    [digestOf(email), MAX_FAILED_ATTEMPTS, LOCK_MINUTES],
  );
  const row = rows[0];
  return row?.locked_until && row.failed_attempts > MAX_FAILED_ATTEMPTS
    ? new Date(row.locked_until)
    : undefined;
}

async function hashPassword(password: string): Promise<string> {
  if (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) {
    throw new AccountError(
      'PASSWORD_LENGTH',
      `A password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`,
    );
  }
  return hash(password, HASH_OPTIONS);
}

/**
 * A real hash with the same parameters, compared when the e-mail is unknown, so that response times disclose nothing.
 */
const unknownAccountHash = hash('no account has this password', HASH_OPTIONS);

const digestOf = (email: string) => createHash('sha256').update(email).digest('base64url');
