import { readRecord } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { users } from '../../database/schema/index.ts';
import { notFound } from '../../http/errors.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { changeRecord } from '../../http/recordHandlers.ts';

/** The caller's organizations with what the caller may do there. */
const organizationsExpression = (alias: string) =>
  `select coalesce(json_agg(j order by j.name, j."organizationUuid"), '[]'::json) from (
     select o.uuid as "organizationUuid", o.name, r.uuid as "organizationRoleUuid", r.name as "roleName", r.permissions
     from organization_users ou join organizations o on o.uuid = ou.organization_uuid
     join organization_roles r on r.uuid = ou.organization_role_uuid where ou.user_uuid = ${alias}."uuid") j`;

/** A user as they see themselves (specification §3, User). */
export const userType = defineRecord({
  entity: 'User',
  plural: 'Users',
  table: users,
  hidden: ['isActive', 'createdBy', 'updatedBy'],
  computed: { organizations: organizationsExpression },
  expressions: { name: alias => `concat_ws(' ', ${alias}.first_name, ${alias}.last_name)` },
  searched: ['name', 'email'],
  orderBy: 'name',
});

/** The roles on the whole platform (specification §6: an admin role manages users). */
const PLATFORM_ROLES = [{ name: 'ADMIN' as const, description: 'Manages the users of all organizations.' }];

const getCurrentUser: Handler<'getCurrentUser'> = async (_request, { pool, userUuid }) => {
  const user = await readRecord(pool, userType, userUuid);
  if (!user) throw notFound('user');
  return { status: 200, body: dataText(user) };
};

const updateCurrentUser: Handler<'updateCurrentUser'> = async ({ body }, context) => ({
  status: 200,
  body: dataText(await changeRecord(userType, {}, context.userUuid, { ...body }, context)),
});

const listUserRoles: Handler<'listUserRoles'> = async () => ({
  status: 200,
  body: { data: { results: PLATFORM_ROLES, total: PLATFORM_ROLES.length } },
});

export const userHandlers = { getCurrentUser, updateCurrentUser, listUserRoles };
