import type { OperationPermission } from '../contract/contract.ts';
import type { Placeholder } from '../database/records/prepared.ts';
import { literal, quoted, type RecordType } from '../database/records/recordType.ts';

// SQL of both questions about access: what a person is there (before a handler runs, for reads and for refusals), and
// whether a change may be made (within its own statement). Both lead from the uuid in the request to the project or
// organization in the same way.

/** Which permissions each project role carries; the table itself belongs to the product (server/modules/permissions). */
export type ProjectRoles = Readonly<Record<string, readonly string[]>>;

/** The permission to know of projects that one does not belong to. */
export const DISCOVERING = 'organization.projects.discover';

/** What a person must be allowed in a scope to know that it is there. */
export const seeing = ({ name, scope }: OperationPermission): string[] => [
  scope === 'project' ? 'project.read' : 'organization.read',
  // Who may not look for projects is not told that there is one.
  ...(name === DISCOVERING ? [DISCOVERING] : []),
];

/** What only reads, and what says so of itself. */
export const worksOnArchived = ({ name, onArchived }: OperationPermission): boolean =>
  name.endsWith('.read') || onArchived === true;

/** The way from a uuid in a request to its project or organization. */
export interface Way {
  /** Joins to alias `p` (project) or `o` (organization), given the kind of join and the uuid. */
  joins(join: 'join' | 'left join', uuid: string): string;
  /**
   * Where records may stand outside of the scope: the condition, over the record `x`, that it does and that the person
   * may know of it. Of a project, what is shipped or an organization's own; of an organization, what is shipped.
   */
  shared?: string;
}

/** @param type kind of the record that the uuid names; undefined where it names the scope itself */
export function wayTo(scope: 'project' | 'organization', type: RecordType | undefined): Way | undefined {
  const [table, alias] = scope === 'project' ? ['projects', 'p'] : ['organizations', 'o'];
  if (!type) return { joins: (join, uuid) => `${join} ${table} ${alias} on ${alias}.uuid = ${uuid}` };
  const column = type.stored.get(`${scope}Uuid`);
  if (!column) return undefined;
  const record = quoted(type.tableName);
  return {
    joins: (join, uuid) =>
      `${join} ${record} x on x.uuid = ${uuid} ${join} ${table} ${alias} on ${alias}.uuid = x.${scope}_uuid`,
    ...(column.nullable && { shared: `(x.uuid is not null and ${outside(scope, type)})` }),
  };
}

const outside = (scope: 'project' | 'organization', { stored }: RecordType) =>
  scope === 'project'
    ? 'x.project_uuid is null and (x.organization_uuid is null or ou.uuid is not null)'
    : `x.organization_uuid is null${stored.has('projectUuid') ? ' and x.project_uuid is null' : ''}`;

const PROJECT_ROLE = 'left join project_members m on m.project_uuid = p.uuid and m.user_uuid = u.uuid';
const organizationRole = (column: string) =>
  `left join organization_users ou on ou.organization_uuid = ${column} and ou.user_uuid = u.uuid left join organization_roles r on r.uuid = ou.organization_role_uuid`;
const USER = 'u.is_active, u.roles';
const FOUND =
  'p.organization_uuid, p.uuid as project_uuid, p.archived_at is not null as is_archived, m.role as project_role, r.permissions as organization_permissions';

/** Who asks, outside of any scope; $1 is the user. */
export const WHO = `select ${USER}, null as organization_uuid, null as project_uuid, null as project_role, null as organization_permissions from users u where u.uuid = $1`;

/** What the user $1 is where $2 leads: one row as long as there is such a user. */
export function whatSql(scope: 'project' | 'organization', way: Way): string {
  const joins = way.joins('left join', '$2');
  if (scope === 'organization')
    return (
      `select ${USER}, o.uuid as organization_uuid, null as project_uuid, null as project_role, r.permissions as organization_permissions` +
      `${way.shared ? `, ${way.shared} as is_shared` : ''} from users u ${joins} ${organizationRole('o.uuid')} where u.uuid = $1`
    );
  if (!way.shared)
    return `select ${USER}, ${FOUND} from users u ${joins} ${PROJECT_ROLE} ${organizationRole('p.organization_uuid')} where u.uuid = $1`;
  return (
    `select ${USER}, ${FOUND.replace('p.organization_uuid', 'o.organization_uuid')}, ` +
    `${way.shared} as is_shared ` +
    `from users u ${joins} left join lateral (select coalesce(p.organization_uuid, x.organization_uuid) as organization_uuid) o on true ` +
    `${PROJECT_ROLE} ${organizationRole('o.organization_uuid')} where u.uuid = $1`
  );
}

/**
 * The condition of a change: one row (project_uuid, organization_uuid) while the person may make it. The project is held:
 * an archive that is under way is waited for and then looked at, one that comes later waits for the change.
 * Values: `accessUser`, `accessUuid` (what the request names).
 */
export function mayChangeSql(
  permission: OperationPermission,
  way: Way | undefined,
  roles: ProjectRoles,
  placeholder: Placeholder,
): string {
  const user = `from users u`;
  const isActive = `where u.uuid = ${placeholder('accessUser')}::uuid and u.is_active`;
  const inOrganization = (name: string) => `${literal(name)} = any(r.permissions)`;
  const names = [...new Set([...seeing(permission), permission.name])];
  if (permission.scope === 'project' && way) {
    const inProject = (name: string) => {
      const carrying = Object.keys(roles).filter(role => roles[role]?.includes(name));
      const asMember = carrying.length > 0 ? `m.role in (${carrying.map(literal).join(', ')}) or ` : '';
      return `(${asMember}${inOrganization(name)})`;
    };
    return (
      `select p.uuid as project_uuid, p.organization_uuid ${user} ${way.joins('join', `${placeholder('accessUuid')}::uuid`)} ` +
      `${PROJECT_ROLE} ${organizationRole('p.organization_uuid')} ${isActive} and ${names.map(inProject).join(' and ')}` +
      `${worksOnArchived(permission) ? '' : ' and p.archived_at is null'} for key share of p`
    );
  }
  if (permission.scope === 'organization' && way)
    return (
      `select null::uuid as project_uuid, o.uuid as organization_uuid ${user} ${way.joins('join', `${placeholder('accessUuid')}::uuid`)} ` +
      `${organizationRole('o.uuid')} ${isActive} and ${names.map(inOrganization).join(' and ')}`
    );
  if (permission.scope !== 'self' && permission.scope !== 'signed-in' && permission.scope !== 'admin')
    throw new Error(`${permission.name}: no permission stands behind a change (scope ${permission.scope})`);
  const isAdmin = permission.scope === 'admin' ? ` and 'ADMIN' = any(u.roles)` : '';
  return `select null::uuid as project_uuid, null::uuid as organization_uuid ${user} ${isActive}${isAdmin}`;
}
