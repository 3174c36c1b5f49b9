import { useGetOrganizationQuery } from '@/api/organizations';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { CrumbTrail } from '@/ui/CrumbTrail';

/**
 * "Organizations / name of the organization"; nothing for the organization while it loads, the word Organization when
 * it cannot be loaded (specification §2).
 */
export function OrganizationBreadcrumb({ organizationUuid }: { organizationUuid: string }) {
  const text = useTexts('breadcrumb');
  const { currentData, isFetching } = useGetOrganizationQuery({ organizationUuid });
  const name = currentData?.data.name || text('organization', 'Organization');
  const organization = { to: paths.organization(organizationUuid), name };
  const organizations = { to: paths.organizations(), name: text('organizations', 'Organizations') };
  return (
    <CrumbTrail
      label={text('label', 'Breadcrumb')}
      crumbs={currentData || !isFetching ? [organizations, organization] : [organizations]}
    />
  );
}
