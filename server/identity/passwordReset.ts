import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isLanguage, LANGUAGES, type Language } from '../../glossary/languages.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Settings } from '../settings.ts';
import { loadTexts, type TextLoaderOptions } from '../texts/loadTexts.ts';
import { UI_LOCALES } from '../texts/requestLanguage.ts';
import { normalizeEmail, setPassword } from './accounts.ts';

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

interface ResetContext extends Pick<TextLoaderOptions, 'log'> {
  pool: Pool;
  /** The provider's secrets; the first one signs. */
  keys: readonly string[];
  settings: Settings;
  /** Language of the page on which the link was requested; the user's own setting takes precedence. */
  language: Language;
}

/** Sends a link for a new password. The caller cannot find out whether the account exists. */
export async function sendReset(
  { pool, keys, settings, log, language }: ResetContext,
  typed: string,
): Promise<void> {
  const email = normalizeEmail(typed);
  const textsIn = (one: Language) => loadTexts({ database: pool, web: settings.web, log }, 'mail', one);
  const mailTexts = await Promise.all(LANGUAGES.map(textsIn));
  const subjects = mailTexts.map(({ text }) => text(MAIL.subject));
  const { rows } = await pool.query<Account & { chosen: unknown }>(
    `select account.*, p.language as chosen from (${ACCOUNT}) account
     left join user_preferences p on p.user_uuid = account."userUuid"
     where account.email = $1 and (select count(*) from mails m where m."to" = account.email
       and m.subject = any($2) and m.created_at > now() - make_interval(mins => $3)) < $4`,
    [email, subjects, RESET_MINUTES, MAX_MAILS],
  );
  const [account] = rows;
  const [key] = keys;
  if (!account || !key) return;
  const expires = String(Math.floor(Date.now() / 1000) + RESET_MINUTES * 60);
  const token = [account.userUuid, expires, signatureOf(key, account, expires).toString('base64url')].join(
    '.',
  );
  const wanted = isLanguage(account.chosen) ? account.chosen : language;
  const { text } = mailTexts[LANGUAGES.indexOf(wanted)] ?? (await textsIn(wanted));
  const body = [
    text(MAIL.reason),
    `${settings.publicUrl}/reset-password?${new URLSearchParams({ token, [UI_LOCALES]: wanted })}`,
    text(MAIL.limits, { values: [RESET_MINUTES] }),
  ].join('\n\n');
  await queueMail(pool, [{ to: email, subject: text(MAIL.subject), text: body }]);
}

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
 * Sets the new password for a link; every session of the user ends.
 * @returns false for an invalid or expired link
 * @throws AccountError for a password out of bounds
 */
export async function resetPassword(
  pool: Pool,
  keys: readonly string[],
  token: string,
  password: string,
): Promise<boolean> {
  const account = await accountOfReset(pool, keys, token);
  if (!account) return false;
  await setPassword(pool, account.userUuid, password);
  return true;
}
