import type { Queryable } from '../database/records/reading.ts';

export interface Mail {
  /** One e-mail address. */
  to: string;
  subject: string;
  /** Plain text; links stand on lines of their own. */
  text: string;
}

/**
 * Puts mails into the outbox, in the transaction that gives the reason for them. Sending happens later and elsewhere
 * (mailSender.ts): it neither delays nor fails the request.
 */
export async function queueMail(database: Queryable, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await database.query(
    `insert into mails ("to", subject, text)
     select m."to", m.subject, m.text from jsonb_to_recordset($1::jsonb) as m("to" text, subject text, text text)`,
    [JSON.stringify(mails)],
  );
}
