import { visiblePeople } from '../../access/visibility.ts';
import { notFound } from '../../contract/errors.ts';
import { dependencyTree } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters, readRecord } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { users } from '../../database/schema/index.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { changeRecord, removeRecord } from '../../http/recordHandlers.ts';
import { deletionRules } from './accounts.ts';
import { getUserTestToken } from './testToken.ts';

export { deletionRules, lockAdministrators, requireOtherAdministrator } from './accounts.ts';

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
  hidden: ['isActive', 'createdBy', 'updatedBy'],
  computed: { organizations: organizationsExpression },
});

/** The roles on the whole platform (specification §6: an admin role manages users). */
const PLATFORM_ROLES = [
  { name: 'ADMIN' as const, description: 'Manages the users of all organizations.' },
  { name: 'CONTENT_EDITOR' as const, description: 'Edits the texts of the user interface.' },
];

const getCurrentUser: Handler<'getCurrentUser'> = async (_request, { pool, userUuid }) => {
  const user = await readRecord(pool, userType, userUuid);
  if (!user) throw notFound('user');
  return { status: 200, body: dataText(user) };
};

const updateCurrentUser: Handler<'updateCurrentUser'> = async ({ body }, context) => ({
  status: 200,
  body: dataText(await changeRecord(userType, {}, context.userUuid, { ...body }, context)),
});

const deleteCurrentUser: Handler<'deleteCurrentUser'> = async ({ query }, context) => {
  await removeRecord(userType, deletionRules, context.userUuid, query, context);
  return { status: 204, body: undefined };
};

const getCurrentUserDependencyTree: Handler<'getCurrentUserDependencyTree'> = async (
  _request,
  { pool, types, userUuid },
) => ({ status: 200, body: { data: await dependencyTree(pool, userType, types, userUuid) } });

/** People of organizations whose people the caller may see, and the caller. */
const getUserUuidByEmail: Handler<'getUserUuidByEmail'> = async ({ path }, { pool, userUuid }) => {
  const parameters = new Parameters();
  const sql =
    `select u.uuid from users u where u.email = lower(${parameters.add(path.email.trim())}) and u.is_active ` +
    `and (u.uuid = ${parameters.add(userUuid)} or exists (select 1 from organization_users t ` +
    `where t.user_uuid = u.uuid${visiblePeople(userUuid, parameters)}))`;
  const { rows } = await pool.query<{ uuid: string }>(sql, parameters.values);
  if (!rows[0]) throw notFound('person');
  return { status: 200, body: { data: { uuid: rows[0].uuid } } };
};

const listUserRoles: Handler<'listUserRoles'> = async () => ({
  status: 200,
  body: { data: { results: PLATFORM_ROLES, total: PLATFORM_ROLES.length } },
});

export const userHandlers = {
  getCurrentUser,
  updateCurrentUser,
  deleteCurrentUser,
  getCurrentUserDependencyTree,
  getUserUuidByEmail,
  getUserTestToken,
  listUserRoles,
};
