import { defineTexts, type TextDefinition } from '../../glossary/defineTexts.ts';
import { isLanguage, type Language } from '../../glossary/languages.ts';
import type { Queryable } from '../database/records/reading.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Settings } from '../settings.ts';
import { loadTexts, type TextLoaderOptions } from '../texts/loadTexts.ts';
import { UI_LOCALES } from '../texts/requestLanguage.ts';

export interface NoticeContext extends Pick<TextLoaderOptions, 'log'> {
  /** A pool, or the transaction of the change. */
  pool: Queryable;
  settings: Settings;
  /** Language of the page on which it happened; the user's own setting takes precedence. */
  language: Language;
}

interface Notice {
  subject: TextDefinition;
  told: TextDefinition;
}

/** What the owner of an account is told about, whoever did it. */
export const NOTICES = {
  passwordChanged: defineTexts(
    'mail',
    {
      subject: 'Your password for Badger was changed',
      told: 'The password of your account in Badger was just changed.',
    },
    'password-changed-',
  ),
  authenticatorAdded: defineTexts(
    'mail',
    {
      subject: 'An authenticator app was set up for Badger',
      told: 'An authenticator app was just set up for your account in Badger. From now on its code is asked for at sign-in.',
    },
    'totp-added-',
  ),
  authenticatorRemoved: defineTexts(
    'mail',
    {
      subject: 'The authenticator app for Badger was removed',
      told: 'The authenticator app was just removed from your account in Badger.',
    },
    'totp-removed-',
  ),
  passkeyAdded: defineTexts(
    'mail',
    {
      subject: 'A passkey for Badger was added',
      told: 'A passkey was just added to your account in Badger. It signs in without the password.',
    },
    'passkey-added-',
  ),
  passkeyRemoved: defineTexts(
    'mail',
    {
      subject: 'A passkey for Badger was removed',
      told: 'A passkey was just removed from your account in Badger.',
    },
    'passkey-removed-',
  ),
  recoveryCodesMade: defineTexts(
    'mail',
    {
      subject: 'New recovery codes for Badger',
      told: 'New recovery codes were just made for your account in Badger. Those from before are no longer good.',
    },
    'recovery-made-',
  ),
  recoveryCodeUsed: defineTexts(
    'mail',
    {
      subject: 'A recovery code for Badger was used',
      told: 'Somebody just signed in to your account in Badger with your password and a recovery code.',
    },
    'recovery-used-',
  ),
  secondFactorReset: defineTexts(
    'mail',
    {
      subject: 'An administrator removed your second factor for Badger',
      told: 'An administrator just removed authenticator app, passkeys and recovery codes from your account in Badger, and signed you out everywhere. From now on your password alone signs you in. Set up a second factor again in your profile.',
    },
    'factor-reset-',
  ),
  apiTokenMade: defineTexts(
    'mail',
    {
      subject: 'A new API token for Badger',
      told: 'An API token was just made for your account in Badger. Programs that have it work in your name until it expires. You see and revoke your tokens in your account.',
    },
    'api-token-made-',
  ),
} satisfies Record<string, Notice>;

const OTHERWISE = defineTexts(
  'mail',
  { otherwise: 'If it was not you, choose a new password here at once, and tell your administrator:' },
  'password-changed-',
);

/** Tells the owner of an account by mail what was changed in it, in their language. */
export async function mailNotice(
  { pool, settings, log, language }: NoticeContext,
  userUuid: string,
  { subject, told }: Notice,
): Promise<void> {
  const { rows } = await pool.query<{ email: string; chosen: unknown }>(
    `select a.email, p.language as chosen from identity_accounts a
     left join user_preferences p on p.user_uuid = a.user_uuid where a.user_uuid = $1`,
    [userUuid],
  );
  const [account] = rows;
  if (!account) return;
  const { email, chosen } = account;
  const wanted = isLanguage(chosen) ? chosen : language;
  const { text } = await loadTexts({ database: pool, web: settings.web, log }, 'mail', wanted);
  const body = [
    text(told),
    text(OTHERWISE.otherwise),
    `${settings.publicUrl}/reset-password?${new URLSearchParams({ [UI_LOCALES]: wanted })}`,
  ].join('\n\n');
  await queueMail(pool, [{ to: email, subject: text(subject), text: body }]);
}
