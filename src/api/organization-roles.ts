import { resourceTags } from './cacheTags';
import {
  organizationRolesApi as generated,
  type ListOrganizationRolesApiResponse,
} from './generated/organization-roles.gen';

const organizationRolesApi = generated.enhanceEndpoints({
  // People and invitations show with the name of their role.
  endpoints: resourceTags('OrganizationRole', {
    also: ['CurrentUser', 'OrganizationUser', 'OrganizationInvitation'],
  }),
});

export type OrganizationRole = ListOrganizationRolesApiResponse['data']['results'][number];
export const {
  useListOrganizationRolesQuery,
  useGetOrganizationRoleQuery,
  useUpdateOrganizationRoleMutation,
  useDeleteOrganizationRoleMutation,
  useLazyGetOrganizationRoleDependencyTreeQuery,
} = organizationRolesApi;
