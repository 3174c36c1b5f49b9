import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/records/dependencies.ts';
import { insertRecords, systemChange, updateRecord } from '../../database/records/writing.ts';
import { createAccount } from '../../identity/accounts.ts';
import type { Invitations } from '../../identity/invitations.ts';
import { projectMemberType } from '../project-members/index.ts';
import { userType } from '../users/index.ts';
import { digestOf, organizationInvitationType } from './invitationRecord.ts';
import { organizationUserType } from './organizationUsers.ts';

/** Nobody has answered it and it has not expired; alias `i`. */
export const IS_OPEN = 'i.accepted_at is null and i.expires_at > now()';

/** An invitation that is being accepted; its row is locked. */
export interface OpenInvitation {
  uuid: string;
  revision: number;
  organizationUuid: string;
  organizationRoleUuid: string;
  projects: { projectUuid: string; role: string }[];
}

export const OPEN_INVITATION = `i.uuid, i.revision, i.organization_uuid as "organizationUuid",
  i.organization_role_uuid as "organizationRoleUuid", i.projects`;

interface Joining {
  userUuid: string | null;
  operationId: string;
  requestId?: string;
}

/** The projects that an invitation promised: those that are still there, open, and not joined yet. */
async function joinProjects(
  client: PoolClient,
  userUuid: string,
  { organizationUuid, projects }: OpenInvitation,
  joining: Joining,
): Promise<void> {
  const { rows } = await client.query<{ uuid: string }>(
    // Locked in the order of the uuids (server/modules/shared/locks.ts).
    `select p.uuid from projects p where p.uuid = any($1::uuid[]) and p.organization_uuid = $2 and p.archived_at is null
       and not exists (select 1 from project_members m where m.project_uuid = p.uuid and m.user_uuid = $3)
     order by p.uuid for no key update of p`,
    [projects.map(({ projectUuid }) => projectUuid), organizationUuid, userUuid],
  );
  for (const { uuid } of rows) {
    const role = projects.find(({ projectUuid }) => projectUuid === uuid)?.role;
    const change = systemChange({ ...joining, organizationUuid, projectUuid: uuid });
    const scope = { column: 'projectUuid', uuid } as const;
    await insertRecords(client, projectMemberType, [{ userUuid, role }], scope, change);
  }
}

/** Makes somebody who has accepted an invitation a member; whoever is one already keeps their role. */
export async function joinBy(
  client: PoolClient,
  userUuid: string,
  invitation: OpenInvitation,
  from: Omit<Joining, 'userUuid'>,
): Promise<void> {
  const { uuid, revision, organizationUuid, organizationRoleUuid } = invitation;
  const joining = { ...from, userUuid };
  const change = systemChange({ ...joining, organizationUuid });
  const acceptedAt = new Date().toISOString();
  await updateRecord(client, organizationInvitationType, uuid, { revision, acceptedAt }, change);
  const member = await client.query(
    'select 1 from organization_users where organization_uuid = $1 and user_uuid = $2',
    [organizationUuid, userUuid],
  );
  if (!member.rowCount) {
    const scope = { column: 'organizationUuid', uuid: organizationUuid } as const;
    await insertRecords(client, organizationUserType, [{ userUuid, organizationRoleUuid }], scope, change);
  }
  await joinProjects(client, userUuid, invitation, joining);
}

/** What the embedded provider's page of an invitation needs. */
export function createInvitations(pool: Pool): Invitations {
  const operationId = 'joinByInvitation';
  return {
    async find(token) {
      const { rows } = await pool.query(
        `select i.email, i.first_name as "firstName", i.last_name as "lastName",
           o.name as "organizationName",
           exists (select 1 from users u where u.email = i.email) as "hasAccount"
         from organization_invitations i
         join organizations o on o.uuid = i.organization_uuid where i.token_digest = $1 and ${IS_OPEN}`,
        [digestOf(token)],
      );
      return rows[0];
    },
    accept: (token, { firstName, lastName, password }) =>
      inTransaction(pool, async client => {
        // Two posts of one form: the second one waits and then finds the invitation accepted.
        const { rows } = await client.query<OpenInvitation & { email: string }>(
          `select ${OPEN_INVITATION}, i.email from organization_invitations i
           where i.token_digest = $1 and ${IS_OPEN} for update`,
          [digestOf(token)],
        );
        const [invitation] = rows;
        if (!invitation) return false;
        const { email } = invitation;
        const known = await client.query('select 1 from users where email = $1', [email]);
        // Somebody got an account meanwhile: they accept after signing in, not by a link in a mail.
        if (known.rowCount) return false;
        const change = systemChange({ operationId });
        const person = { email, firstName, lastName };
        const [record] = await insertRecords(client, userType, [person], undefined, change);
        const { uuid } = JSON.parse(record ?? '{}') as { uuid: string };
        await createAccount(client, { userUuid: uuid, email, password });
        await joinBy(client, uuid, invitation, { operationId });
        return true;
      }),
  };
}
