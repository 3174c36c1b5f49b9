import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/records/dependencies.ts';
import { insertRecords, systemChange, updateRecord } from '../../database/records/writing.ts';
import { createAccount } from '../../identity/accounts.ts';
import type { Invitations } from '../../identity/invitations.ts';
import { projectMemberType } from '../project-members/index.ts';
import { userType } from '../users/index.ts';
import { digestOf, organizationInvitationType } from './invitationRecord.ts';
import { organizationUserType } from './organizationUsers.ts';

interface Open {
  uuid: string;
  revision: number;
  organizationUuid: string;
  organizationRoleUuid: string;
  projects: { projectUuid: string; role: string }[];
}

const IS_OPEN = 'i.accepted_at is null and i.expires_at > now()';

const changeOf = (
  userUuid: string | null,
  organizationUuid: string | null,
  projectUuid: string | null = null,
) => systemChange({ userUuid, organizationUuid, projectUuid, operationId: 'joinByInvitation' });

/** The projects that an invitation promised: those that are still there, open, and not joined yet. */
async function joinProjects(
  client: PoolClient,
  userUuid: string,
  { organizationUuid, projects }: Open,
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
    const change = changeOf(userUuid, organizationUuid, uuid);
    const scope = { column: 'projectUuid', uuid } as const;
    await insertRecords(client, projectMemberType, [{ userUuid, role }], scope, change);
  }
}

/** Whoever holds an e-mail address joins every organization that has invited it. */
async function joinAll(client: PoolClient, userUuid: string, email: string): Promise<void> {
  const { rows } = await client.query<Open>(
    `select i.uuid, i.revision, i.organization_uuid as "organizationUuid", i.organization_role_uuid as "organizationRoleUuid", i.projects
     from organization_invitations i where i.email = $1 and ${IS_OPEN} order by i.organization_uuid for update`,
    [email],
  );
  for (const invitation of rows) {
    const { uuid, revision, organizationUuid, organizationRoleUuid } = invitation;
    const change = changeOf(userUuid, organizationUuid);
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
    await joinProjects(client, userUuid, invitation);
  }
}

/** The first sign-in with a verified e-mail at an external provider. */
export const joinByInvitation = (pool: Pool, userUuid: string, email: string): Promise<void> =>
  inTransaction(pool, client => joinAll(client, userUuid, email));

/** What the embedded provider's page of an invitation needs. */
export function createInvitations(pool: Pool): Invitations {
  const OF_TOKEN = `select i.email, i.first_name as "firstName", i.last_name as "lastName",
      o.uuid as "organizationUuid", o.name as "organizationName"
    from organization_invitations i
    join organizations o on o.uuid = i.organization_uuid where i.token_digest = $1 and ${IS_OPEN}`;
  return {
    async find(token) {
      const { rows } = await pool.query(OF_TOKEN, [digestOf(token)]);
      return rows[0];
    },
    accept: (token, { firstName, lastName, password }) =>
      inTransaction(pool, async client => {
        // Two posts of one form: the second one waits and then finds the invitation accepted.
        const { rows } = await client.query<{ email: string }>(`${OF_TOKEN} for update of i`, [
          digestOf(token),
        ]);
        if (!rows[0]) return false;
        const { email } = rows[0];
        const known = await client.query<{ uuid: string }>('select uuid from users where email = $1', [
          email,
        ]);
        // Somebody got an account meanwhile: they join by signing in, not by a link in a mail.
        if (known.rows[0]) return false;
        const person = { email, firstName, lastName };
        const [record] = await insertRecords(client, userType, [person], undefined, changeOf(null, null));
        const { uuid } = JSON.parse(record ?? '{}') as { uuid: string };
        await createAccount(client, { userUuid: uuid, email, password });
        await joinAll(client, uuid, email);
        return true;
      }),
  };
}
