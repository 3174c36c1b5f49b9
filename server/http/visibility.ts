import type { Parameters } from '../database/records/reading.ts';

/**
 * What a caller may know of, as SQL. Written once: lists, filters and reference checks all use these.
 * A stranger's project is as good as absent: not its name, not its uuid (architecture: users without a project).
 */
const projectsOf = (user: string) =>
  `select m.project_uuid from project_members m where m.user_uuid = ${user} ` +
  `union select p.uuid from projects p join organization_users ou on ou.organization_uuid = p.organization_uuid and ou.user_uuid = ${user} ` +
  `join organization_roles r on r.uuid = ou.organization_role_uuid where 'project.read' = any(r.permissions)`;

const organizationsOf = (user: string) =>
  `select ou.organization_uuid from organization_users ou where ou.user_uuid = ${user}`;

export type Visibility = (userUuid: string, parameters: Parameters) => string;

const asUser =
  (condition: (user: string) => string): Visibility =>
  (userUuid, parameters) =>
    ` and ${condition(`${parameters.add(userUuid)}::uuid`)}`;

/** Records of projects that the caller may read; alias `t`. */
export const inVisibleProjects = asUser(user => `t.project_uuid in (${projectsOf(user)})`);

/** The projects themselves. */
export const visibleProjects = asUser(user => `t.uuid in (${projectsOf(user)})`);

/** The organizations themselves. */
export const visibleOrganizations = asUser(user => `t.uuid in (${organizationsOf(user)})`);

/** Records of organizations that the caller belongs to. */
export const inVisibleOrganizations = asUser(user => `t.organization_uuid in (${organizationsOf(user)})`);

/** Records of organizations whose people and roles the caller may read. */
export const inReadableOrganizations = asUser(
  user =>
    `t.organization_uuid in (${organizationsOf(user)} and exists (select 1 from organization_roles r where r.uuid = ou.organization_role_uuid and 'organization.read' = any(r.permissions)))`,
);

/** Shipped lookups, those of the caller's organizations, and those of projects the caller may read. */
export const visibleLookups = asUser(
  user =>
    `(t.organization_uuid is null or t.organization_uuid in (${organizationsOf(user)})) ` +
    `and (t.project_uuid is null or t.project_uuid in (${projectsOf(user)}))`,
);

/** Shipped records and those of the caller's organizations (rating sets). */
export const shippedOrOwn = asUser(
  user => `(t.organization_uuid is null or t.organization_uuid in (${organizationsOf(user)}))`,
);

/** Everybody who is signed in. */
export const everybody: Visibility = () => '';
