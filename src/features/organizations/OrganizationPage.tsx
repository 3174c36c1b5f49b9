import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useGetOrganizationQuery } from '@/api/organizations';
import { paths } from '@/config/paths';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { RoleChip } from '@/features/shared/people/RoleChip';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { TitlePart } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { Page } from '@/ui/Page';
import { usePageAddress } from '@/ui/PageAddress';
import { PageHeader } from '@/ui/PageHeader';
import { TabbedHeader } from '@/ui/TabbedHeader';

/** Header and tabs of one organization; the open tab stands below. */
export function OrganizationPage() {
  const text = useTexts('organization');
  const user = useUser();
  const {
    pathname,
    params: { organizationUuid = '' },
  } = usePageAddress();
  const ratingSets = paths.organizationRatingSets(organizationUuid);
  const { currentData, error, refetch } = useGetOrganizationQuery({ organizationUuid });
  const { can, role } = useOrganizationPermissions(organizationUuid);
  const sayRole = useBuiltInName('OrganizationRole');
  const organization = currentData?.data;

  if (error && !organization)
    return (
      <Page>
        <PageHeader title={text('organization', 'Organization')} />
        <ErrorView error={error} onRetry={refetch} />
      </Page>
    );
  return (
    <>
      <TabbedHeader
        title={organization?.name}
        actions={role && <RoleChip role={sayRole(role)} />}
        label={text('organization', 'Organization')}
        user={user}
        tabs={[
          { to: paths.organization(organizationUuid), label: text('settings', 'Settings') },
          { to: paths.organizationMembers(organizationUuid), label: text('members', 'Members') },
          { to: paths.organizationRoles(organizationUuid), label: text('roles', 'Roles') },
          {
            to: ratingSets,
            label: text('rating-sets', 'Rating sets'),
            covers: pathname.startsWith(`${ratingSets}/`) ? [pathname] : [],
          },
          { to: paths.organizationLibrary(organizationUuid), label: text('library', 'Library') },
          {
            to: paths.organizationAuditLog(organizationUuid),
            label: text('audit-log', 'Audit log'),
            visibleTo: () => can('organization.update'),
          },
        ]}
      />
      <TitlePart part={organization?.name}>
        <Suspense fallback={<LoadingSpinner />}>
          <Outlet />
        </Suspense>
      </TitlePart>
    </>
  );
}

export { organizationHandle as handle } from './organizationHandle';
