import { visiblePeople } from '../../access/visibility.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { listRecords, Parameters, type Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { deleteRecord } from '../../database/records/writing.ts';
import { organizationUsers } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { changeRecord, type RecordRules, removeRecord } from '../../http/recordHandlers.ts';
import { requireHeld } from '../organization-roles/index.ts';
import { projectMemberType } from '../project-members/index.ts';
import { lockOrganization } from '../shared/locks.ts';
import { personRecord, userSummary } from '../shared/people.ts';
import { lastLeadMessage, OWNER_ROLE } from './organizationRules.ts';

export const organizationUserType = defineRecord({
  ...personRecord,
  entity: 'OrganizationUser',
  plural: 'OrganizationUsers',
  table: organizationUsers,
  label: 'name',
  labelIn: { users: 'organizationName' },
  expressions: {
    ...personRecord.expressions,
    organizationName: alias => `select o.name from organizations o where o.uuid = ${alias}.organization_uuid`,
  },
  computed: {
    roleName: alias =>
      `select r.name from organization_roles r where r.uuid = ${alias}.organization_role_uuid`,
    user: userSummary,
  },
});

interface Role {
  uuid: string;
  name: string;
  isSystem: boolean;
  permissions: string[];
}

const ROLE = 'select r.uuid, r.name, r.is_system as "isSystem", r.permissions from organization_roles r';

/** @throws ApiError RULE_VIOLATED for a role of another organization, FORBIDDEN for one that exceeds the caller's */
export async function requireGivable(
  roleUuid: unknown,
  context: RequestContext,
  database: Queryable,
): Promise<Role> {
  const { rows } = await database.query<Role>(`${ROLE} where r.uuid = $1 and r.organization_uuid = $2`, [
    roleUuid,
    context.organizationUuid,
  ]);
  const [role] = rows;
  if (!role)
    throw fieldProblem('organizationRoleUuid', 'This organization has no such role; choose one of the list.');
  requireHeld(role.permissions, context);
  return role;
}

async function roleOf(membershipUuid: string, database: Queryable): Promise<Role> {
  const { rows } = await database.query<Role>(
    `${ROLE} join organization_users ou on ou.organization_role_uuid = r.uuid where ou.uuid = $1`,
    [membershipUuid],
  );
  if (!rows[0]) throw notFound('person');
  return rows[0];
}

/** The role of a membership; its holder must not rank above the caller. */
async function requireManageable(uuid: string, context: RequestContext, database: Queryable): Promise<Role> {
  const role = await roleOf(uuid, database);
  requireHeld(role.permissions, context);
  return role;
}

const isOwner = (role: Role) => role.isSystem && role.name === OWNER_ROLE;

/** @throws ApiError RULE_VIOLATED when nobody else who can sign in owns the organization */
async function requireOtherOwner(uuid: string, path: string, database: Queryable): Promise<void> {
  const { rowCount } = await database.query(
    `select 1 from organization_users me
     join organization_users ou on ou.organization_uuid = me.organization_uuid and ou.uuid <> me.uuid
     join organization_roles r on r.uuid = ou.organization_role_uuid and r.is_system and r.name = $2
     join users u on u.uuid = ou.user_uuid and u.is_active where me.uuid = $1 limit 1`,
    [uuid, OWNER_ROLE],
  );
  if (rowCount === 0)
    throw fieldProblem(
      path,
      'This is the last owner of the organization. Make somebody else an owner first; nothing was changed.',
    );
}

/** The address of a person whom the caller knows. @throws ApiError RULE_VIOLATED, the same for anybody else */
export async function emailOfKnown(uuid: unknown, { pool, userUuid }: RequestContext): Promise<string> {
  const parameters = new Parameters();
  const { rows } = await pool.query<{ email: string }>(
    `select u.email from users u where u.is_active and u.uuid = ${parameters.add(uuid)}
       and exists (select 1 from organization_users t where t.user_uuid = u.uuid${visiblePeople(userUuid, parameters)})`,
    parameters.values,
  );
  if (rows[0]) return rows[0].email;
  throw fieldProblem('userUuid', 'There is no such person. Name them by e-mail address.');
}

/** @throws ApiError CONFLICT for somebody who belongs to the organization, whose people the caller knows */
export async function requireNew(
  email: string,
  { organizationUuid }: RequestContext,
  database: Queryable,
): Promise<void> {
  const { rowCount } = await database.query(
    'select 1 from organization_users ou join users u on u.uuid = ou.user_uuid where ou.organization_uuid = $1 and u.email = $2',
    [organizationUuid, email],
  );
  if (rowCount)
    throw new ApiError(
      'CONFLICT',
      'This person belongs to the organization already. Change their role instead.',
    );
}

/** Removes a person from the organization's projects, in the same transaction as from the organization. */
async function leaveProjects(
  uuid: string,
  context: RequestContext,
  database: Queryable,
  reason?: string,
): Promise<void> {
  const { rows } = await database.query<{ uuid: string; name: string; isLastLead: boolean }>(
    // Lock the rows in the order of the projects, then report.
    `with locked as materialized (
       select p.uuid, p.name from projects p where p.organization_uuid = $2
         and p.uuid in (select m.project_uuid from project_members m join organization_users ou on ou.user_uuid = m.user_uuid where ou.uuid = $1)
       order by p.uuid for no key update of p)
     select m.uuid, p.name, m.role = 'LEAD' and not exists (
       select 1 from project_members o join users u on u.uuid = o.user_uuid
       where o.project_uuid = m.project_uuid and o.uuid <> m.uuid and o.role = 'LEAD' and u.is_active) as "isLastLead"
     from locked p join project_members m on m.project_uuid = p.uuid
     join organization_users ou on ou.user_uuid = m.user_uuid where ou.uuid = $1 order by ${naturally('p.name')}`,
    [uuid, context.organizationUuid],
  );
  const leading = rows.filter(({ isLastLead }) => isLastLead).map(({ name }) => name);
  if (leading.length > 0)
    throw fieldProblem('userUuid', lastLeadMessage(leading, context.permissions.has('project.read')));
  for (const member of rows) {
    await deleteRecord(database, projectMemberType, member.uuid, changeContext(context, reason));
  }
}

const rules: RecordRules = {
  visible: visiblePeople,
  lock: lockOrganization,
  async beforeUpdate(uuid, { organizationRoleUuid }, context, database) {
    const current = await requireManageable(uuid, context, database);
    if (!organizationRoleUuid) return;
    const next = await requireGivable(organizationRoleUuid, context, database);
    if (isOwner(current) && !isOwner(next)) await requireOtherOwner(uuid, 'organizationRoleUuid', database);
  },
};

/** The membership that an address names by its organization and person. */
async function membershipOf(
  { organizationUuid, userUuid }: { organizationUuid: string; userUuid: string },
  { pool }: RequestContext,
): Promise<string> {
  const { rows } = await pool.query<{ uuid: string }>(
    'select uuid from organization_users where organization_uuid = $1 and user_uuid = $2',
    [organizationUuid, userUuid],
  );
  if (!rows[0]) throw notFound('person in this organization');
  return rows[0].uuid;
}

const listOrganizationUsers: Handler<'listOrganizationUsers'> = async (
  { path, query },
  { pool, userUuid },
) => ({
  status: 200,
  body: dataText(
    await listRecords(pool, organizationUserType, { ...query, ...path }, parameters =>
      visiblePeople(userUuid, parameters),
    ),
  ),
});

const updateOrganizationUser: Handler<'updateOrganizationUser'> = async ({ path, body }, context) => {
  const uuid = await membershipOf(path, context);
  const record = await changeRecord(organizationUserType, rules, uuid, { ...body }, context);
  return { status: 200, body: dataText(record) };
};

const removeOrganizationUser: Handler<'removeOrganizationUser'> = async ({ path, query }, context) => {
  const leaving: RecordRules = {
    ...rules,
    async beforeDelete(uuid, _context, database) {
      const role = await requireManageable(uuid, context, database);
      if (isOwner(role)) await requireOtherOwner(uuid, 'userUuid', database);
      await leaveProjects(uuid, context, database, query.reason);
    },
  };
  await removeRecord(organizationUserType, leaving, await membershipOf(path, context), query, context);
  return { status: 204, body: undefined };
};

/** Whoever leaves by themselves needs nobody's permission, only a successor where they are the last. */
const leaveOrganization: Handler<'leaveOrganization'> = async ({ path }, context) => {
  const leaving: RecordRules = {
    ...rules,
    async beforeDelete(uuid, _context, database) {
      const role = await roleOf(uuid, database);
      if (isOwner(role)) await requireOtherOwner(uuid, 'userUuid', database);
      await leaveProjects(uuid, context, database);
    },
  };
  const own = await membershipOf({ ...path, userUuid: context.userUuid }, context);
  await removeRecord(organizationUserType, leaving, own, {}, context);
  return { status: 204, body: undefined };
};

export const organizationUserHandlers = {
  listOrganizationUsers,
  updateOrganizationUser,
  removeOrganizationUser,
  leaveOrganization,
};
