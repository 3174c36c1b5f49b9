import {
  organizationRolesApi as generated,
  type ListOrganizationRolesApiResponse,
} from './generated/organization-roles.gen';
import { resourceTags } from './tags';

const organizationRolesApi = generated.enhanceEndpoints({
  endpoints: resourceTags('OrganizationRole', { also: ['CurrentUser'] }),
});

export type OrganizationRole = ListOrganizationRolesApiResponse['data']['results'][number];
export const { useListOrganizationRolesQuery, useGetOrganizationRoleQuery } = organizationRolesApi;
