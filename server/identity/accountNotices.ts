import type { Pool } from 'pg';
import { defineTexts, type TextDefinition } from '../../glossary/defineTexts.ts';
import { isLanguage, type Language } from '../../glossary/languages.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Settings } from '../settings.ts';
import { loadTexts, type TextLoaderOptions } from '../texts/loadTexts.ts';
import { UI_LOCALES } from '../texts/requestLanguage.ts';

export interface NoticeContext extends Pick<TextLoaderOptions, 'log'> {
  pool: Pool;
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
