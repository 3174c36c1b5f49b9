import { ApiError } from '../../contract/errors.ts';
import type { Handler } from '../../http/handler.ts';
import { sendTestMail } from '../../mail/mailSender.ts';

const ANSWER_LENGTH = 2000;

/** Tries the mail settings out with a mail to the caller. */
export const adminSendTestMail: Handler<'adminSendTestMail'> = async (_request, context) => {
  const { pool, settings, userUuid, log } = context;
  const { smtpUrl, from } = settings.mail;
  if (!smtpUrl)
    throw new ApiError(
      'RULE_VIOLATED',
      'This installation has no mail server. Whoever runs it sets SMTP_URL and starts it again.',
    );
  const { rows } = await pool.query<{ email: string }>('select email from users where uuid = $1', [userUuid]);
  const to = rows[0]?.email ?? '';
  try {
    const answer = await sendTestMail({ smtpUrl, from }, to);
    return { status: 200, body: { data: { to, answer: answer.slice(0, ANSWER_LENGTH) } } };
  } catch (error) {
    log.warn({ err: error }, 'test mail failed');
    throw new ApiError('RULE_VIOLATED', `The mail server did not take the mail: ${(error as Error).message}`);
  }
};
