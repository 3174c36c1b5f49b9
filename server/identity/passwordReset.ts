import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isLanguage } from '../../glossary/languages.ts';
import { loadTexts } from '../texts/loadTexts.ts';
import { UI_LOCALES } from '../texts/requestLanguage.ts';
import { mailNotice, NOTICES, type NoticeContext } from './accountNotices.ts';
import { AccountError, normalizeEmail, setPassword } from './accounts.ts';
import { digestOf } from './attempts.ts';

/** How long a link is valid. */
const RESET_MINUTES = 60;
const MAIL = defineTexts(
  'mail',
  {
    subject: 'New password for Badger',
    reason: 'Somebody, probably you, asked for a new password for Badger. Open this link to choose it:',
    limits: 'The link is good for {1} minutes and once. If it was not you, do nothing: your password stays.',
  },
  'reset-',
);
/** Maximum number of mails to one address within `RESET_MINUTES`. */
const MAX_MAILS = 3;

interface Account {
  userUuid: string;
  email: string;
  passwordHash: string;
}

const ACCOUNT = `select a.user_uuid as "userUuid", a.email, a.password_hash as "passwordHash"
  from identity_accounts a join users u on u.uuid = a.user_uuid and u.is_active`;

/** Bound to the current password, so that changing it invalidates all earlier links. */
const signatureOf = (key: string, { userUuid, passwordHash }: Account, expires: string) =>
  createHmac('sha256', key).update(`password reset ${userUuid} ${expires} ${passwordHash}`).digest();

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

interface ResetContext extends NoticeContext {
  pool: Pool;
  /** The provider's secrets; the first one signs. */
  keys: readonly string[];
}

/** Sends a link for a new password. The caller cannot find out whether the account exists. */
export async function sendReset(
  { pool, keys, settings, log, language }: ResetContext,
  typed: string,
): Promise<void> {
  const email = normalizeEmail(typed);
  const [key] = keys;
  if (!key) return;
  const { rows } = await pool.query<Account & { chosen: unknown }>(
    `select account.*, p.language as chosen from (${ACCOUNT}) account
     left join user_preferences p on p.user_uuid = account."userUuid" where account.email = $1`,
    [email],
  );
  const account = rows[0] ?? { ...NOBODY, chosen: undefined };
  const expires = String(Math.floor(Date.now() / 1000) + RESET_MINUTES * 60);
  const token = [account.userUuid, expires, signatureOf(key, account, expires).toString('base64url')].join(
    '.',
  );
  const wanted = isLanguage(account.chosen) ? account.chosen : language;
  const { text } = await loadTexts({ database: pool, web: settings.web, log }, 'mail', wanted);
  const body = [
    text(MAIL.reason),
    `${settings.publicUrl}/reset-password?${new URLSearchParams({ token, [UI_LOCALES]: wanted })}`,
    text(MAIL.limits, { values: [RESET_MINUTES] }),
  ].join('\n\n');
  // One statement that writes in any case, so that its time does not tell who has an account.
  await pool.query(
    `with asked as (insert into identity_reset_requests (email_digest) values ($1))
     insert into mails ("to", subject, text) select $2, $3, $4 where $5 and (
       select count(*) from identity_reset_requests r
       where r.email_digest = $1 and r.requested_at > now() - make_interval(mins => $6)) < $7`,
    [digestOf(email), email, text(MAIL.subject), body, rows.length > 0, RESET_MINUTES, MAX_MAILS],
  );
}

/** For whom the same is done when there is no account. */
const NOBODY: Account = { userUuid: '00000000-0000-0000-0000-000000000000', email: '', passwordHash: '' };

/** The account of a link; undefined for an invalid or expired link. */
export async function accountOfReset(
  pool: Pool,
  keys: readonly string[],
  token: string,
): Promise<Account | undefined> {
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
  return isRight ? account : undefined;
}

/**
 * Sets the new password for a link, once; every session of the user ends, and a mail says so.
 * @returns false for an invalid, used or expired link
 * @throws AccountError for a password out of bounds or a common one
 */
export async function resetPassword(
  context: ResetContext,
  token: string,
  password: string,
): Promise<boolean> {
  const { pool, keys } = context;
  const account = await accountOfReset(pool, keys, token);
  if (!account) return false;
  try {
    await setPassword(pool, account.userUuid, password, { replaced: account.passwordHash });
  } catch (error) {
    // The same link was used at the same moment.
    if (error instanceof AccountError && error.reason === 'NONE') return false;
    throw error;
  }
  await mailNotice(context, account.userUuid, NOTICES.passwordChanged);
  return true;
}
