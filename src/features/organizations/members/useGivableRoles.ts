import type { OrganizationRole } from '@/api/organization-roles';
import { useListOrganizationRolesQuery } from '@/features/shared/built-in/queries';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';

/** More roles than an organization has. */
const ALL = 500;

/** The roles of an organization; nobody gives one that carries more than they hold themselves. */
export function useGivableRoles(organizationUuid: string) {
  const { can } = useOrganizationPermissions(organizationUuid);
  const query = useListOrganizationRolesQuery({
    organizationUuid,
    orderBy: 'name',
    limit: ALL,
  });
  return {
    ...query,
    roles: query.currentData?.data.results,
    isGivable: ({ permissions }: OrganizationRole) => permissions.every(can),
  };
}
