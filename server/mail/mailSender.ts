import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';

export interface MailSenderOptions {
  pool: Pool;
  log: FastifyBaseLogger;
  smtpUrl: string;
  from: string;
  /** Tests only: how long a mail is this process's, and how often it says that it lives. */
  leaseSeconds?: number;
  renewMs?: number;
}

export interface MailSender {
  /** Sends every mail that is due now. @returns how many were sent */
  sendDue(): Promise<number>;
  /** Waits for the mail being sent, then closes the connections. */
  close(): Promise<void>;
}

const POLL_MS = 2000;
const BATCH = 20;
/** 1, 2, 4 … minutes: the last try is about two days after the first. */
const MAX_ATTEMPTS = 12;
const SMTP_TIMEOUT_MS = 20_000;
/** After this, another process takes over the mails of one that died; who lives renews it while sending. */
const LEASE_SECONDS = 45;
const RENEW_MS = 10_000;

interface DueMail {
  uuid: string;
  to: string;
  subject: string;
  text: string;
  attempts: number;
}

const openTransport = ({ smtpUrl, from }: Pick<MailSenderOptions, 'smtpUrl' | 'from'>) =>
  createTransport(
    {
      url: smtpUrl,
      pool: true,
      // Without encryption the password would be anybody's on the way: better no mail than that.
      requireTLS: new URL(smtpUrl).username !== '',
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    },
    { from },
  );

/**
 * Sends one mail at once, past the outbox, to see whether the settings are right.
 * @returns what the mail server said to it
 * @throws Error with what went wrong
 */
export async function sendTestMail(
  options: Pick<MailSenderOptions, 'smtpUrl' | 'from'>,
  to: string,
): Promise<string> {
  const transport = openTransport(options);
  try {
    const { response } = await transport.sendMail({
      to,
      subject: 'Test mail of Badger',
      text: 'This installation of Badger can send mails.',
    });
    return response;
  } finally {
    transport.close();
  }
}

/** Sends the mails of the outbox; any number of processes share the work. */
export function startMailSender({
  pool,
  log,
  smtpUrl,
  from,
  leaseSeconds = LEASE_SECONDS,
  renewMs = RENEW_MS,
}: MailSenderOptions): MailSender {
  const transport = openTransport({ smtpUrl, from });

  /** @param onAnswered called when the mail server has answered, before that is written down */
  async function send(mail: DueMail, onAnswered: () => void): Promise<boolean> {
    try {
      await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text });
      onAnswered();
    } catch (error) {
      onAnswered();
      const reason = (error as Error).message;
      const isLast = mail.attempts >= MAX_ATTEMPTS;
      log.warn({ mail: mail.uuid, attempt: mail.attempts, reason }, 'mail not sent');
      await pool.query(
        `update mails set last_error = $2, failed_at = case when $3 then now() end,
           next_attempt_at = now() + make_interval(mins => (2 ^ ($4 - 1))::int) where uuid = $1`,
        [mail.uuid, reason.slice(0, 1000), isLast, mail.attempts],
      );
      return false;
    }
    // The text may hold a link that opens an account: it is not kept longer than needed.
    await pool.query(`update mails set sent_at = now(), text = '', last_error = null where uuid = $1`, [
      mail.uuid,
    ]);
    return true;
  }

  async function sendDue(): Promise<number> {
    const { rows } = await pool.query<DueMail>(
      `update mails m set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
       from (select uuid from mails where sent_at is null and failed_at is null and next_attempt_at <= now()
             order by next_attempt_at limit $1 for update skip locked) due
       where m.uuid = due.uuid returning m.uuid, m."to", m.subject, m.text, m.attempts`,
      [BATCH, leaseSeconds],
    );
    const waiting = rows.map(({ uuid }) => uuid);
    const renewal = setInterval(() => {
      pool
        .query(
          `update mails set next_attempt_at = now() + make_interval(secs => $2)
           where uuid = any($1::uuid[]) and sent_at is null`,
          [waiting, leaseSeconds],
        )
        .catch(error => log.warn({ reason: (error as Error).message }, 'outbox cannot be written'));
    }, renewMs);
    let sent = 0;
    try {
      for (const mail of rows) if (await send(mail, () => waiting.shift())) sent += 1;
    } finally {
      clearInterval(renewal);
    }
    return sent;
  }

  let underWay: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    underWay = sendDue()
      .catch(error => log.warn({ reason: (error as Error).message }, 'outbox cannot be read'))
      .finally(() => {
        isBusy = false;
      });
  }, POLL_MS).unref();

  return {
    sendDue,
    async close() {
      clearInterval(timer);
      await underWay;
      transport.close();
    },
  };
}
