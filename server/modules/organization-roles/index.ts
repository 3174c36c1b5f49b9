import { inReadableOrganizations } from '../../access/visibility.ts';
import { ApiError, forbidden } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { organizationRoles } from '../../database/schema/index.ts';
import { dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { createRecord, type RecordRules, recordHandlers } from '../../http/recordHandlers.ts';
import { lockOrganization } from '../shared/locks.ts';
import { isSameName, missingPermissions } from './organizationRoleRules.ts';

export const organizationRoleType = defineRecord({
  entity: 'OrganizationRole',
  plural: 'OrganizationRoles',
  table: organizationRoles,
  searched: ['name', 'description'],
  orderBy: 'name',
});

interface Role {
  uuid: string;
  name: string;
  isSystem: boolean;
  permissions: string[];
}

/** @throws ApiError FORBIDDEN naming the first permission that the caller does not have */
export function requireHeld(permissions: readonly string[], context: RequestContext): void {
  const [missing] = missingPermissions(context.permissions, permissions);
  if (missing) throw forbidden(missing);
}

async function rolesOf(database: Queryable, organizationUuid: string | null): Promise<Role[]> {
  const { rows } = await database.query<Role>(
    'select uuid, name, is_system as "isSystem", permissions from organization_roles where organization_uuid = $1',
    [organizationUuid],
  );
  return rows;
}

function requireFreeName(name: unknown, others: Role[]): void {
  const taken = others.find(role => isSameName(role.name, String(name)));
  if (!taken) return;
  const message = `There is a role named ${taken.name} already. Choose another name.`;
  throw new ApiError('CONFLICT', message, { fields: [{ path: 'name', message }] });
}

/** A role that may be changed: one of the organization's own, and none that carries more than the caller's. */
function requireChangeable(role: Role | undefined, context: RequestContext): void {
  if (role?.isSystem)
    throw new ApiError(
      'RULE_VIOLATED',
      `${role.name} ships with every organization and stays as it is. Create a role of your own instead.`,
    );
  requireHeld(role?.permissions ?? [], context);
}

const rules: RecordRules = {
  visible: inReadableOrganizations,
  lock: lockOrganization,
  inUseAdvice: 'Give its people another role first.',
  async beforeCreate(items, context, database) {
    const others = await rolesOf(database, context.organizationUuid);
    for (const { name, permissions } of items) {
      requireHeld(permissions as string[], context);
      requireFreeName(name, others);
    }
  },
  async beforeUpdate(uuid, { name, permissions }, context, database) {
    const roles = await rolesOf(database, context.organizationUuid);
    const isThis = (role: Role) => role.uuid === uuid;
    requireChangeable(roles.find(isThis), context);
    if (permissions) requireHeld(permissions as string[], context);
    if (name !== undefined)
      requireFreeName(
        name,
        roles.filter(role => !isThis(role)),
      );
  },
  async beforeDelete(uuid, context, database) {
    const roles = await rolesOf(database, context.organizationUuid);
    requireChangeable(
      roles.find(role => role.uuid === uuid),
      context,
    );
  },
};

const createOrganizationRole: Handler<'createOrganizationRole'> = async ({ body }, context) => ({
  status: 201,
  body: dataText(await createRecord(organizationRoleType, rules, { ...body }, context)),
});

export const organizationRoleHandlers = {
  ...recordHandlers(organizationRoleType, rules),
  createOrganizationRole,
};
