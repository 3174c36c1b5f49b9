import { skipToken } from '@reduxjs/toolkit/query';
import { type Project, useGetProjectQuery } from '@/api/projects';
import type { CurrentUser } from '@/api/users';
import { useCurrentUser } from '@/session/CurrentUser';

/** The names of the contract's closed list. */
export type Permission = CurrentUser['organizations'][number]['permissions'][number];

/** What the signed-in user may do in one place; the server decides all the same. */
export interface Permissions {
  can: (permission: Permission) => boolean;
  /** Whether the answer is still awaited: until then nothing is allowed and nothing is explained. */
  isLoading: boolean;
  /** Name of the caller's role in the organization, or the caller's role in the project; undefined without one. */
  role: string | undefined;
}

const permissionsOf = (
  held: readonly Permission[] | undefined,
  role: string | undefined,
  isLoading = false,
): Permissions => ({ can: permission => held?.includes(permission) ?? false, isLoading, role });

/** What the caller may do in an organization; of no call of its own, it comes with the profile. */
export function useOrganizationPermissions(organizationUuid: string): Permissions {
  const mine = useCurrentUser().organizations.find(one => one.organizationUuid === organizationUuid);
  return permissionsOf(mine?.permissions, mine?.roleName);
}

/** What the caller may do in a project, by their role in it and in its organization together. */
export function useProjectPermissions(projectUuid: string | undefined): Permissions {
  const { currentData, isLoading } = useGetProjectQuery(projectUuid ? { projectUuid } : skipToken);
  return projectPermissions(currentData?.data, isLoading);
}

/** The same of a project that is at hand. */
export const projectPermissions = (project: Project | undefined, isLoading = false): Permissions =>
  permissionsOf(project?.permissions, project?.myRole ?? undefined, isLoading);
