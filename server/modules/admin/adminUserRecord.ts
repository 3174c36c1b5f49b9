import { naturally } from '../../database/records/naturalOrder.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { userRecord } from '../users/index.ts';
import { hasSecondFactor } from './secondFactor.ts';

const organizationsExpression = (alias: string) =>
  `select coalesce(json_agg(j order by ${naturally('j.name')}, j."organizationUuid"), '[]'::json) from (
     select o.uuid as "organizationUuid", o.name, r.uuid as "organizationRoleUuid", r.name as "roleName"
     from organization_users ou join organizations o on o.uuid = ou.organization_uuid
     join organization_roles r on r.uuid = ou.organization_role_uuid where ou.user_uuid = ${alias}."uuid") j`;

/** A user as the administrators of the platform see them; the audit trail knows only one kind, User. */
export const adminUserType = defineRecord({
  ...userRecord,
  entity: 'User',
  plural: 'Users',
  hidden: ['avatarFileUuid'],
  computed: {
    organizations: organizationsExpression,
    hasSecondFactor,
    lastSignInAt: alias =>
      `select a.last_sign_in_at from identity_accounts a where a.user_uuid = ${alias}."uuid"`,
  },
  filters: {
    isActive: value => `t.is_active = ${value}::boolean`,
    role: value => `t.roles && ${value}::text[]`,
    organizationUuid: value =>
      `exists (select 1 from organization_users ou where ou.user_uuid = t.uuid and ou.organization_uuid = any(${value}::uuid[]))`,
  },
});
