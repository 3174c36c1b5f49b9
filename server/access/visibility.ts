import type { Parameters } from '../database/records/reading.ts';

/**
 * What a caller may know of, as SQL. Written once: lists, filters and reference checks all use these.
 * A stranger's project is as good as absent: not its name, not its uuid (architecture: users without a project).
 *
 * As arrays: they are known before a table is read, so that its index is taken. With `in (select …)` PostgreSQL reads
 * every organization's rows and sorts out the caller's.
 */
export const projectsOf = (user: string) =>
  `array(select m.project_uuid from project_members m where m.user_uuid = ${user} ` +
  `union select p.uuid from projects p join organization_users ou on ou.organization_uuid = p.organization_uuid and ou.user_uuid = ${user} ` +
  `join organization_roles r on r.uuid = ou.organization_role_uuid where 'project.read' = any(r.permissions))`;

/** @param role condition over the caller's role `r` there */
const organizationsOf = (user: string, role = 'true') =>
  `array(select ou.organization_uuid from organization_users ou join organization_roles r on r.uuid = ou.organization_role_uuid ` +
  `where ou.user_uuid = ${user} and ${role})`;

export type Visibility = (userUuid: string, parameters: Parameters) => string;

const asUser =
  (condition: (user: string) => string): Visibility =>
  (userUuid, parameters) =>
    ` and ${condition(`${parameters.add(userUuid)}::uuid`)}`;

/** Records of projects that the caller may read; alias `t`. */
export const inVisibleProjects = asUser(user => `t.project_uuid = any(${projectsOf(user)})`);

/** The projects themselves. */
export const visibleProjects = asUser(user => `t.uuid = any(${projectsOf(user)})`);

/** The organizations themselves. */
export const visibleOrganizations = asUser(user => `t.uuid = any(${organizationsOf(user)})`);

/** Records of organizations that the caller belongs to. */
export const inVisibleOrganizations = asUser(user => `t.organization_uuid = any(${organizationsOf(user)})`);

/** Records of organizations whose people and roles the caller may read. */
export const inReadableOrganizations = asUser(
  user => `t.organization_uuid = any(${organizationsOf(user, `'organization.read' = any(r.permissions)`)})`,
);

/**
 * People of organizations: all where a role lets the caller know them, else those of projects that the caller may read,
 * and oneself; alias `t` is a membership (docs/decisions/0007).
 */
export const knownPeople = (user: string) =>
  `(t.user_uuid = ${user} or t.organization_uuid = any(${organizationsOf(user, `r.permissions && '{organization.users.read,organization.users.manage}'`)}) ` +
  `or exists (select 1 from project_members c join projects p on p.uuid = c.project_uuid ` +
  `where c.user_uuid = t.user_uuid and p.organization_uuid = t.organization_uuid and p.uuid = any(${projectsOf(user)})))`;

export const visiblePeople = asUser(knownPeople);

/** Built-in lookups, those of the caller's organizations, and those of projects the caller may read. */
export const visibleLookups = asUser(
  user =>
    `(t.organization_uuid is null or t.organization_uuid = any(${organizationsOf(user)})) ` +
    `and (t.project_uuid is null or t.project_uuid = any(${projectsOf(user)}))`,
);

/** Built-in records and those of the caller's organizations (rating sets). */
export const shippedOrOwn = asUser(
  user => `(t.organization_uuid is null or t.organization_uuid = any(${organizationsOf(user)}))`,
);

/** Everybody who is signed in. */
export const everybody: Visibility = () => '';
