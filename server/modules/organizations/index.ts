import { randomUUID } from 'node:crypto';
import { knownPeople, visibleOrganizations } from '../../access/visibility.ts';
import { notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { organizations } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { organizationRoleType } from '../organization-roles/index.ts';
import { organizationInvitationHandlers } from './invitationHandlers.ts';
import { exportOrganizationHistory, listOrganizationHistory } from './organizationHistory.ts';
import { OWNER_ROLE, shippedRoles } from './organizationRules.ts';
import { organizationUserHandlers, organizationUserType } from './organizationUsers.ts';
import { ownInvitationHandlers } from './ownInvitations.ts';

export { forgetInvitationSends } from './invitationQuota.ts';
export { organizationInvitationType } from './invitationRecord.ts';
export { createInvitations } from './invitations.ts';
export { organizationUserType };

export const organizationType = defineRecord({
  entity: 'Organization',
  plural: 'Organizations',
  table: organizations,
  searched: ['name', 'description'],
  orderBy: 'name',
  hidden: ['logoFileUuid'],
  computed: {
    // Only people the caller may know, because a count would disclose the others.
    counts: (alias, caller) =>
      `json_build_object('users', (select count(*) from (select * from organization_users o where o.organization_uuid = ${alias}."uuid") t where ${knownPeople(`${caller()}::uuid`)}))`,
  },
});

/** Creates the organization, the shipped roles and the caller's ownership in one transaction. */
const createOrganization: Handler<'createOrganization'> = async ({ body }, context) => {
  const change = changeContext(context);
  const uuid = randomUUID();
  const scope = { column: 'organizationUuid', uuid } as const;
  const roles = shippedRoles().map(role => ({ ...role, uuid: randomUUID() }));
  const owner = {
    userUuid: context.userUuid,
    organizationRoleUuid: roles.find(({ name }) => name === OWNER_ROLE)?.uuid,
  };
  const record = await inTransaction(context.pool, async client => {
    await insertRecords(client, organizationType, [{ ...body, uuid }], undefined, change);
    await insertRecords(client, organizationRoleType, roles, scope, change);
    await insertRecords(client, organizationUserType, [owner], scope, change);
    return readRecord(client, organizationType, uuid, undefined, context.userUuid);
  });
  if (!record) throw notFound('organization');
  return { status: 201, body: dataText(record) };
};

export const organizationHandlers = {
  ...recordHandlers(organizationType, { visible: visibleOrganizations }),
  ...organizationUserHandlers,
  ...organizationInvitationHandlers,
  ...ownInvitationHandlers,
  createOrganization,
  listOrganizationHistory,
  exportOrganizationHistory,
};
