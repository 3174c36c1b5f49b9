import { visiblePeople } from '../../access/visibility.ts';
import { notFound } from '../../contract/errors.ts';
import { dependencyTree } from '../../database/records/dependencies.ts';
import { Parameters, readRecord } from '../../database/records/reading.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { changeRecord, removeRecord } from '../../http/recordHandlers.ts';
import { deletionRules } from './accounts.ts';
import { getUserAvatar, uploadCurrentUserAvatar } from './avatar.ts';
import { getUserTestToken } from './testToken.ts';
import { userType } from './userType.ts';

export { deletionRules, lockAdministrators, requireOtherAdministrator } from './accounts.ts';
export { userRecord, userType } from './userType.ts';

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
  body: dataText(
    await changeRecord(
      userType,
      {},
      context.userUuid,
      // Another picture, or none, takes the place of one that was uploaded.
      { ...body, ...(body.avatarImageUrl !== undefined && { avatarFileUuid: null }) },
      context,
    ),
  ),
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
  uploadCurrentUserAvatar,
  getUserAvatar,
  getCurrentUser,
  updateCurrentUser,
  deleteCurrentUser,
  getCurrentUserDependencyTree,
  getUserUuidByEmail,
  getUserTestToken,
  listUserRoles,
};
