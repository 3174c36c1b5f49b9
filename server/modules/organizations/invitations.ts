import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/records/dependencies.ts';
import { type ChangeContext, insertRecords, updateRecord } from '../../database/records/writing.ts';
import { createAccount } from '../../identity/accounts.ts';
import type { Invitations } from '../../identity/invitations.ts';
import { userType } from '../users/index.ts';
import { digestOf, organizationInvitationType } from './invitationRecord.ts';
import { organizationUserType } from './organizationUsers.ts';

interface Open {
  uuid: string;
  revision: number;
  organizationUuid: string;
  organizationRoleUuid: string;
}

const IS_OPEN = 'i.accepted_at is null and i.expires_at > now()';

const changeOf = (userUuid: string | null, organizationUuid: string | null): ChangeContext => ({
  userUuid,
  organizationUuid,
  projectUuid: null,
  operationId: 'joinByInvitation',
  requestId: '',
});

/** Whoever holds an e-mail address joins every organization that has invited it. */
async function joinAll(client: PoolClient, userUuid: string, email: string): Promise<void> {
  const { rows } = await client.query<Open>(
    `select i.uuid, i.revision, i.organization_uuid as "organizationUuid", i.organization_role_uuid as "organizationRoleUuid"
     from organization_invitations i where i.email = $1 and ${IS_OPEN} order by i.organization_uuid for update`,
    [email],
  );
  for (const { uuid, revision, organizationUuid, organizationRoleUuid } of rows) {
    const change = changeOf(userUuid, organizationUuid);
    const acceptedAt = new Date().toISOString();
    await updateRecord(client, organizationInvitationType, uuid, { revision, acceptedAt }, change);
    const member = await client.query(
      'select 1 from organization_users where organization_uuid = $1 and user_uuid = $2',
      [organizationUuid, userUuid],
    );
    if (member.rowCount) continue;
    const scope = { column: 'organizationUuid', uuid: organizationUuid } as const;
    await insertRecords(client, organizationUserType, [{ userUuid, organizationRoleUuid }], scope, change);
  }
}

/** The first sign-in with a verified e-mail at an external provider. */
export const joinByInvitation = (pool: Pool, userUuid: string, email: string): Promise<void> =>
  inTransaction(pool, client => joinAll(client, userUuid, email));

/** What the embedded provider's page of an invitation needs. */
export function createInvitations(pool: Pool): Invitations {
  const OF_TOKEN = `select i.email, o.name as "organizationName" from organization_invitations i
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
