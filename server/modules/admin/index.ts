import { ApiError, notFound } from '../../contract/errors.ts';
import {
  type DependencyTree,
  dependencyTree,
  LockedDependenciesError,
} from '../../database/records/dependencies.ts';
import { type ListQuery, listRecords, type Queryable, readRecord } from '../../database/records/reading.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { changeRecord, removeRecord } from '../../http/recordHandlers.ts';
import { endSessions } from '../../identity/sessions.ts';
import { deletionRules, lockAdministrators, requireOtherAdministrator } from '../users/index.ts';
import { adminUserType } from './adminUserRecord.ts';
import { lockPerson, resetSecondFactor } from './secondFactor.ts';
import { adminSendTestMail } from './testMail.ts';

export * from './administrators.ts';

const adminListUsers: Handler<'adminListUsers'> = async ({ query }, { pool }) => ({
  status: 200,
  body: dataText(await listRecords(pool, adminUserType, query as ListQuery)),
});

const adminGetUser: Handler<'adminGetUser'> = async ({ path }, { pool }) => {
  const user = await readRecord(pool, adminUserType, path.userUuid);
  if (!user) throw notFound('user');
  return { status: 200, body: dataText(user) };
};

const change = async (uuid: string, body: Record<string, unknown>, context: RequestContext, path: string) => {
  const losesAdministration =
    body.isActive === false || (Array.isArray(body.roles) && !body.roles.includes('ADMIN'));
  const record = await changeRecord(
    adminUserType,
    {
      lock: lockAdministrators,
      async beforeUpdate(_uuid, _body, _context, database) {
        if (losesAdministration) await requireOtherAdministrator(uuid, path, database);
        // In one transaction: whoever is disabled is signed out everywhere.
        if (body.isActive === false) await endSessions(database, uuid);
      },
    },
    uuid,
    body,
    context,
  );
  return { status: 200 as const, body: dataText(record) };
};

const adminUpdateUser: Handler<'adminUpdateUser'> = ({ path, body }, context) =>
  change(path.userUuid, { ...body }, context, 'isActive');

const adminSetUserRoles: Handler<'adminSetUserRoles'> = ({ path, body }, context) =>
  change(path.userUuid, { ...body }, context, 'roles');

const adminResetUserSecondFactor: Handler<'adminResetUserSecondFactor'> = async ({ path, body }, context) => {
  const rules = {
    // A lock makes it one transaction: a refused change takes no factor.
    lock: lockPerson(path.userUuid),
    beforeUpdate: (uuid: string, _body: unknown, _context: unknown, database: Queryable) =>
      resetSecondFactor(uuid, context, database),
  };
  if (!(await readRecord(context.pool, adminUserType, path.userUuid))) throw notFound('user');
  const record = await changeRecord(adminUserType, rules, path.userUuid, { ...body }, context);
  return { status: 200, body: dataText(record) };
};

/**
 * Whoever administers the platform sees no project for it: of what points at a person only the organizations, which the
 * list of users names too, are named; everything else is counted.
 */
const withoutNames = ({ total, groups }: DependencyTree): DependencyTree => ({
  total,
  groups: groups.map(group => (group.entity === 'OrganizationUser' ? group : { ...group, records: [] })),
});

const adminDeleteUser: Handler<'adminDeleteUser'> = async ({ path, query }, context) => {
  try {
    await removeRecord(adminUserType, deletionRules, path.userUuid, query, context);
  } catch (error) {
    if (error instanceof ApiError && error.details.tree) {
      const tree = withoutNames(error.details.tree);
      throw new ApiError(error.code, error.message, { ...error.details, tree });
    }
    if (error instanceof LockedDependenciesError)
      throw new LockedDependenciesError(error.message, withoutNames(error.tree));
    throw error;
  }
  return { status: 204, body: undefined };
};

const adminGetUserDependencyTree: Handler<'adminGetUserDependencyTree'> = async (
  { path },
  { pool, types },
) => {
  if (!(await readRecord(pool, adminUserType, path.userUuid))) throw notFound('user');
  const tree = await dependencyTree(pool, adminUserType, types, path.userUuid);
  return { status: 200, body: { data: withoutNames(tree) } };
};

export const adminHandlers = {
  adminListUsers,
  adminGetUser,
  adminUpdateUser,
  adminSetUserRoles,
  adminResetUserSecondFactor,
  adminSendTestMail,
  adminDeleteUser,
  adminGetUserDependencyTree,
};
