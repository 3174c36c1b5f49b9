import { useMemo } from 'react';
import { useInviteNewOrganizationUserMutation, useLazyListOrganizationUsersQuery } from '@/api/organizations';
import { useAddProjectMemberMutation } from '@/api/projects';
import type { SupplierCalls } from './inviteSupplier';

/** Inviting into one organization, with the role of its suppliers. */
export function useSupplierCalls(organizationUuid: string, organizationRoleUuid: string): SupplierCalls {
  const [invite] = useInviteNewOrganizationUserMutation();
  const [list] = useLazyListOrganizationUsersQuery();
  const [addToProject] = useAddProjectMemberMutation();
  return useMemo(
    () => ({
      invite: ({ projects, ...person }) =>
        invite({
          organizationInvitationCreate: {
            organizationUuid,
            organizationRoleUuid,
            ...person,
            projects: [...projects],
          },
        }),
      find: async email => {
        const { data, error } = await list({ organizationUuid, search: email });
        const isTheirs = (other: string) => other.toLowerCase() === email.trim().toLowerCase();
        return { userUuid: data?.data.results.find(({ user }) => isTheirs(user.email))?.userUuid, error };
      },
      addToProject: (projectUuid, userUuid, role) =>
        addToProject({ projectUuid, projectMemberCreate: { userUuid, role } }),
    }),
    [invite, list, addToProject, organizationUuid, organizationRoleUuid],
  );
}
