import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { queueMail } from '../mail/queueMail.ts';
import { normalizeEmail, setPassword } from './accounts.ts';

/** How long a link is good. */
const RESET_MINUTES = 60;
const SUBJECT = 'New password for Badger';
/** Mails that one address gets within `RESET_MINUTES`, however often somebody asks. */
const MOST_MAILS = 3;

interface Account {
  userUuid: string;
  passwordHash: string;
}

const ACCOUNT = `select a.user_uuid as "userUuid", a.password_hash as "passwordHash"
  from identity_accounts a join users u on u.uuid = a.user_uuid and u.is_active`;

/** Bound to the password that stands: once it is changed, no link of before is good any more. */
const signatureOf = (key: string, { userUuid, passwordHash }: Account, expires: string) =>
  createHmac('sha256', key).update(`password reset ${userUuid} ${expires} ${passwordHash}`).digest();

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/**
 * Sends a link for a new password. Nothing tells the caller whether there is such an account.
 * @param keys the provider's secrets; the first one signs
 */
export async function sendReset(
  pool: Pool,
  keys: readonly string[],
  publicUrl: string,
  typed: string,
): Promise<void> {
  const email = normalizeEmail(typed);
  const { rows } = await pool.query<Account>(
    `${ACCOUNT} where a.email = $1 and (select count(*) from mails m where m."to" = a.email and m.subject = $2
       and m.created_at > now() - make_interval(mins => $3)) < $4`,
    [email, SUBJECT, RESET_MINUTES, MOST_MAILS],
  );
  const [account] = rows;
  const [key] = keys;
  if (!account || !key) return;
  const expires = String(Math.floor(Date.now() / 1000) + RESET_MINUTES * 60);
  const token = [account.userUuid, expires, signatureOf(key, account, expires).toString('base64url')].join(
    '.',
  );
  const text = [
    'Somebody, probably you, asked for a new password for Badger. Open this link to choose it:',
    `${publicUrl}/reset-password?token=${token}`,
    `The link is good for ${RESET_MINUTES} minutes and once. If it was not you, do nothing: your password stays.`,
  ].join('\n\n');
  await queueMail(pool, [{ to: email, subject: SUBJECT, text }]);
}

/** The user whom a link is for; undefined when it is not good (any more). */
export async function userOfReset(
  pool: Pool,
  keys: readonly string[],
  token: string,
): Promise<string | undefined> {
  const [userUuid = '', expires = '', signature = ''] = token.split('.');
  if (!isUuid(userUuid) || !(Number(expires) > Date.now() / 1000)) return undefined;
  const { rows } = await pool.query<Account>(`${ACCOUNT} where a.user_uuid = $1`, [userUuid]);
  const [account] = rows;
  const given = Buffer.from(signature, 'base64url');
  const isRight =
    account &&
    keys.some(key => {
      const expected = signatureOf(key, account, expires);
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  return isRight ? userUuid : undefined;
}

/**
 * Sets the password that a link was asked for; every session of the user ends.
 * @returns false for a link that is not good (any more)
 * @throws AccountError for a password out of bounds
 */
export async function resetPassword(
  pool: Pool,
  keys: readonly string[],
  token: string,
  password: string,
): Promise<boolean> {
  const userUuid = await userOfReset(pool, keys, token);
  if (!userUuid) return false;
  await setPassword(pool, userUuid, password);
  return true;
}
