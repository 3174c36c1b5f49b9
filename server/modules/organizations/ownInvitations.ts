import { notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { deleteRecord, systemChange } from '../../database/records/writing.ts';
import type { Handler, RequestContext } from '../../http/handler.ts';
import { organizationInvitationType } from './invitationRecord.ts';
import { IS_OPEN, joinBy, OPEN_INVITATION, type OpenInvitation } from './invitations.ts';

/**
 * The open invitations to a person: by an address that is known to be theirs. Another provider may name one that it has
 * not verified, and with it nobody joins what somebody else was invited to.
 */
const TO_CALLER = `from organization_invitations i join users me on me.uuid = $1 and me.email = i.email
  where ${IS_OPEN} and not exists (
    select 1 from user_identities x where x.user_uuid = me.uuid and not x.email_verified)`;

const listOwnInvitations: Handler<'listOwnInvitations'> = async (_request, { pool, userUuid }) => {
  const { rows } = await pool.query<{ results: [] }>(
    `select coalesce(json_agg(json_build_object('uuid', t.uuid, 'organizationName', o.name, 'roleName', r.name,
         'inviterName', coalesce(concat_ws(' ', u.first_name, u.last_name), ''), 'projects', coalesce((
           select json_agg(p.name order by ${naturally('p.name')}) from projects p where p.organization_uuid = t.organization_uuid
             and p.archived_at is null and p.uuid::text in (select e->>'projectUuid' from jsonb_array_elements(t.projects) e)), '[]'::json),
         'expiresAt', t.expires_at, 'createdAt', t.created_at) order by t.created_at, t.uuid), '[]'::json) as results
     from (select i.* ${TO_CALLER}) t join organizations o on o.uuid = t.organization_uuid
     join organization_roles r on r.uuid = t.organization_role_uuid left join users u on u.uuid = t.created_by`,
    [userUuid],
  );
  const results = rows[0]?.results ?? [];
  return { status: 200, body: { data: { results, total: results.length } } };
};

/** Locks the invitation. @throws ApiError NOT_FOUND for one that is not the caller's to answer */
async function findOwn(
  uuid: string,
  { userUuid }: RequestContext,
  database: Queryable,
): Promise<OpenInvitation> {
  const { rows } = await database.query<OpenInvitation>(
    `select ${OPEN_INVITATION} ${TO_CALLER} and i.uuid = $2 for update of i`,
    [userUuid, uuid],
  );
  if (!rows[0]) throw notFound('open invitation');
  return rows[0];
}

const acceptOwnInvitation: Handler<'acceptOwnInvitation'> = async ({ path }, context) => {
  const { userUuid, operationId, requestId } = context;
  await inTransaction(context.pool, async client => {
    const invitation = await findOwn(path.organizationInvitationUuid, context, client);
    await joinBy(client, userUuid, invitation, { operationId, requestId });
  });
  return { status: 204, body: undefined };
};

const declineOwnInvitation: Handler<'declineOwnInvitation'> = async ({ path }, context) => {
  const { userUuid, operationId, requestId } = context;
  await inTransaction(context.pool, async client => {
    const { uuid, organizationUuid } = await findOwn(path.organizationInvitationUuid, context, client);
    // In the trail of the organization, which the caller is no part of.
    const change = systemChange({ userUuid, operationId, requestId, organizationUuid });
    await deleteRecord(client, organizationInvitationType, uuid, change);
  });
  return { status: 204, body: undefined };
};

export const ownInvitationHandlers = { listOwnInvitations, acceptOwnInvitation, declineOwnInvitation };
