import { inTransaction } from '../../database/records/dependencies.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { ApiError } from '../../http/errors.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { normalizeEmail } from '../../identity/accounts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { lockOrganization } from '../shared/locks.ts';
import { digestOf, newToken, organizationInvitationType } from './invitationRecord.ts';
import { INVITATION_DAYS, invitationMail } from './organizationRules.ts';
import { requireGivable } from './organizationUsers.ts';

const DAY = 24 * 3600_000;

/** The newest invitation is the only one that is good: an older one to the same address goes. */
export const inviteNewOrganizationUser: Handler<'inviteNewOrganizationUser'> = async ({ body }, context) => {
  const { organizationUuid, organizationRoleUuid } = body;
  const { publicUrl, externalIssuer } = context.settings;
  const email = normalizeEmail(body.email);
  const token = newToken();
  const change = changeContext(context);
  const record = await inTransaction(context.pool, async client => {
    await lockOrganization(client, context);
    await requireGivable(organizationRoleUuid, context, client);
    const { rowCount } = await client.query('select 1 from users where email = $1', [email]);
    if (rowCount)
      throw new ApiError(
        'CONFLICT',
        'There is an account with this e-mail address. Add the person instead of inviting them.',
      );
    const { rows } = await client.query<{ uuid: string }>(
      'select uuid from organization_invitations where organization_uuid = $1 and email = $2 and accepted_at is null',
      [organizationUuid, email],
    );
    for (const { uuid } of rows) await deleteRecord(client, organizationInvitationType, uuid, change);
    const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY).toISOString();
    const invitation = { email, organizationRoleUuid, tokenDigest: digestOf(token), expiresAt };
    const scope = { column: 'organizationUuid', uuid: organizationUuid } as const;
    const [created] = await insertRecords(client, organizationInvitationType, [invitation], scope, change);
    const named = await client.query<{ organization: string; person: string }>(
      `select o.name as organization, concat_ws(' ', u.first_name, u.last_name) as person
       from organizations o, users u where o.uuid = $1 and u.uuid = $2`,
      [organizationUuid, context.userUuid],
    );
    const link = externalIssuer ? `${publicUrl}/badger/` : `${publicUrl}/invitation?token=${token}`;
    const { organization = '', person = '' } = named.rows[0] ?? {};
    await queueMail(client, [invitationMail({ to: email, organization, person, link })]);
    return created;
  });
  return { status: 201, body: dataText(record ?? 'null') };
};
