import { naturally } from '../../database/records/naturalOrder.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { users } from '../../database/schema/index.ts';

/** The caller's organizations with what the caller may do there; permissions in the order of their role. */
const organizationsExpression = (alias: string) =>
  `select coalesce(json_agg(j order by ${naturally('j.name')}, j."organizationUuid"), '[]'::json) from (
     select o.uuid as "organizationUuid", o.name, r.uuid as "organizationRoleUuid", r.name as "roleName", r.permissions
     from organization_users ou join organizations o on o.uuid = ou.organization_uuid
     join organization_roles r on r.uuid = ou.organization_role_uuid where ou.user_uuid = ${alias}."uuid") j`;

/** What all views of a user share. */
export const userRecord = {
  table: users,
  expressions: { name: (alias: string) => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)` },
  searched: ['name', 'email'],
  orderBy: 'name',
  // Memberships are reported as deleted with a user; messages and preferences are deleted silently.
  silentParts: [
    'Notification',
    'ApiToken',
    'UserPreferences',
    'OrganizationUserPreferences',
    'ProjectUserPreferences',
    'ProjectAccessRequest',
  ],
};

/** A user as they see themselves (specification §3, User). */
export const userType = defineRecord({
  ...userRecord,
  entity: 'User',
  plural: 'Users',
  hidden: ['isActive', 'avatarFileUuid', 'createdBy', 'updatedBy'],
  computed: { organizations: organizationsExpression },
});
