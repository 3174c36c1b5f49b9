import { ORGANIZATION_ROLES, type OrganizationRoleName } from '../permissions/index.ts';

/** The shipped role that an organization is never without. */
export const OWNER_ROLE: OrganizationRoleName = 'Owner';

/** The roles that ship with every organization, as new records. */
export const shippedRoles = () =>
  Object.entries(ORGANIZATION_ROLES).map(([name, { description, permissions }]) => ({
    name,
    description,
    permissions: [...permissions],
    isSystem: true,
  }));

/**
 * Why somebody can not leave an organization, as the last lead of projects; the names are told only to those who may
 * know them.
 */
export function lastLeadMessage(projects: readonly string[], mayKnow: boolean): string {
  const where = mayKnow
    ? projects.join(', ')
    : projects.length === 1
      ? 'a project'
      : `${projects.length} projects`;
  return `This person is the last lead of ${where}. Name another lead there first; nothing was changed.`;
}
