import type { PoolClient } from 'pg';
import { ApiError } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';
import { digestOf } from './invitationRecord.ts';

/** Invitations within a day. They go out under our sender, so nobody may flood strangers with them. */
export const MAX_OF_PERSON = 200;
export const MAX_OF_ORGANIZATION = 500;
/** Mails to one address, whoever invites it. */
export const MAX_MAILS_TO_ADDRESS = 5;

const A_DAY = `sent_at > now() - interval '1 day'`;

const tooMany = (whose: string) =>
  new ApiError('TOO_MANY_REQUESTS', `${whose} within a day; more can be sent tomorrow. Nothing was sent.`);

/**
 * Counts an invitation, in its transaction and with the organization locked.
 * @returns whether it may be mailed. That the address had too many mails is not told to whoever invites, because it would
 * say that others invite it; the invitation still waits for its reader on the first page.
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function countInvitation(
  client: PoolClient,
  email: string,
  { userUuid, organizationUuid }: RequestContext,
): Promise<boolean> {
  // One at a time of each person: invitations to several organizations meet here.
  await client.query('select 1 from users where uuid = $1 for no key update', [userUuid]);
  const { rows } = await client.query<{ person: number; organization: number; address: number }>(
    `select (select count(*)::int from invitation_sends where inviter_user_uuid = $1 and ${A_DAY}) as person,
       (select count(*)::int from invitation_sends where organization_uuid = $2 and ${A_DAY}) as organization,
       (select count(*)::int from invitation_sends where email_digest = $3 and is_mailed and ${A_DAY}) as address`,
    [userUuid, organizationUuid, digestOf(email)],
  );
  const { person = 0, organization = 0, address = 0 } = rows[0] ?? {};
  if (person >= MAX_OF_PERSON) throw tooMany(`You have sent ${MAX_OF_PERSON} invitations`);
  if (organization >= MAX_OF_ORGANIZATION)
    throw tooMany(`This organization has sent ${MAX_OF_ORGANIZATION} invitations`);
  const isMailed = address < MAX_MAILS_TO_ADDRESS;
  await client.query(
    'insert into invitation_sends (inviter_user_uuid, organization_uuid, email_digest, is_mailed) values ($1, $2, $3, $4)',
    [userUuid, organizationUuid, digestOf(email), isMailed],
  );
  return isMailed;
}

/** Forgets what no quota counts any more. @returns how many */
export async function forgetInvitationSends(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(`delete from invitation_sends where not (${A_DAY})`);
  return rowCount ?? 0;
}
