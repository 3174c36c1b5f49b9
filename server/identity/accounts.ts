import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from './passwordRules.ts';
import { type Queryable, revokeSessions } from './storage.ts';

/** Failed sign-ins after which an e-mail is locked for whoever tried. */
export const MAX_FAILED_ATTEMPTS = 5;
/** Failed sign-ins of all unknown devices together, after which only known ones may try. */
export const MAX_FAILED_OF_STRANGERS = 50;
/** How long the lock holds; also how long failures are remembered. */
export const LOCK_MINUTES = 15;
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

/**
 * Sets a new password, lifts a lock and ends every session of the user.
 * @param replaced hash of the password that it replaces; of several calls with the same one only one succeeds
 * @throws AccountError for a password out of bounds or a common one, or where there is no such account (any more)
 */
export async function setPassword(
  pool: Queryable,
  userUuid: string,
  password: string,
  replaced?: string,
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
  await revokeSessions(pool, userUuid);
}

/** Clears the failed sign-ins of an e-mail and its locks, whoever tried. */
export async function unlockAccount(pool: Queryable, email: string): Promise<void> {
  await pool.query('delete from identity_attempts where email_digest = $1', [
    digestOf(normalizeEmail(email)),
  ]);
}

/** Who tries to sign in. */
export interface SignInClient {
  /** A browser that has signed in with this e-mail before. */
  device?: string | undefined;
  /** Network address of any other one. */
  address: string;
}

/**
 * Checks an e-mail and password and counts the failure. An unknown e-mail costs the same time, is counted and is
 * locked in the same way as a known one. At most `MAX_FAILED_ATTEMPTS` guesses of one client are ever compared within
 * `LOCK_MINUTES`, and `MAX_FAILED_OF_STRANGERS` of all unknown devices, however many arrive at once: the attempt is
 * counted before the password is checked. A stranger's guesses lock out neither the owner's own devices nor, while they
 * come from one address, the owner at another.
 */
export async function verifyPassword(
  pool: Queryable,
  emailTyped: string,
  password: string,
  client: SignInClient = { address: '' },
): Promise<SignInResult> {
  const email = normalizeEmail(emailTyped).slice(0, EMAIL_MAX_LENGTH);
  const one = clientKey(client);
  const lockedUntil =
    (await countAttempt(pool, email, one, MAX_FAILED_ATTEMPTS)) ??
    (client.device ? undefined : await countAttempt(pool, email, STRANGERS, MAX_FAILED_OF_STRANGERS));
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

  await pool.query(
    `with own as (delete from identity_attempts where email_digest = $1 and client = $2)
     update identity_attempts set failed_attempts = failed_attempts - 1
     where email_digest = $1 and client = $3 and failed_attempts > 0 and locked_until is null and $4`,
    [digestOf(email), one, STRANGERS, !client.device],
  );
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
async function countAttempt(
  pool: Queryable,
  email: string,
  client: string,
  max: number,
): Promise<Date | undefined> {
  // The attempt that reaches the limit sets the lock and is still compared; any further one only raises the count
  // by one above the limit, which is what "refused unseen" means below. An active lock is not extended.
  const { rows } = await pool.query<{ failed_attempts: number; locked_until: string | null }>(
    `insert into identity_attempts as a (email_digest, client, failed_attempts, updated_at) values ($1, $4, 1, now())
     on conflict (email_digest, client) do update set
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
    [digestOf(email), max, LOCK_MINUTES, client],
  );
  const row = rows[0];
  return row?.locked_until && row.failed_attempts > max ? new Date(row.locked_until) : undefined;
}

/** Counts all unknown devices of an e-mail together. */
const STRANGERS = '';

/** An IPv6 network is somebody's as a whole: one host may have any of its addresses. */
const networkOf = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

const clientKey = ({ device, address }: SignInClient) =>
  digestOf(device ? `device ${device}` : `address ${networkOf(address)}`);

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

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
