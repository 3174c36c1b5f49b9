import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useGetOrganizationQuery } from '@/api/organizations';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';

/**
 * "Organizations / name of the organization"; nothing for the organization while it loads, the word Organization when
 * it can not be loaded (specification §2).
 */
export function OrganizationBreadcrumb({ organizationUuid }: { organizationUuid: string }) {
  const text = useTexts('breadcrumb');
  const { currentData, isFetching } = useGetOrganizationQuery({ organizationUuid });
  const name = currentData?.data.name || text('organization', 'Organization');
  return (
    <Breadcrumbs
      aria-label={text('label', 'Breadcrumb')}
      sx={{ '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap' }, '& li:last-of-type': { minWidth: 0 } }}
    >
      <Link component={RouterLink} to={paths.organizations()} underline="hover" color="textSecondary">
        {text('organizations', 'Organizations')}
      </Link>
      {(currentData || !isFetching) && (
        <Link
          component={RouterLink}
          to={paths.organization(organizationUuid)}
          underline="hover"
          color="textPrimary"
          noWrap
          sx={{ display: 'block' }}
        >
          {name}
        </Link>
      )}
    </Breadcrumbs>
  );
}
