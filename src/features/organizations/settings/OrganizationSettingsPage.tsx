import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import {
  type Organization,
  useDeleteOrganizationMutation,
  useGetOrganizationQuery,
  useLazyGetOrganizationDependencyTreeQuery,
} from '@/api/organizations';
import { paths } from '@/config/paths';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { DeleteSection } from '@/features/shared/delete/DeleteSection';
import { useLeaveDeleted } from '@/features/shared/delete/useLeaveDeleted';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { DefaultRatingSetForm } from './DefaultRatingSetForm';
import { OrganizationForm } from './OrganizationForm';
import { OrganizationLogo } from './OrganizationLogo';
import { OrganizationTags } from './OrganizationTags';

/** Name, voting rules and default method of an organization, and its end. */
export function OrganizationSettingsPage() {
  const text = useTexts('organization');
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  const { currentData } = useGetOrganizationQuery({ organizationUuid });
  const organization = currentData?.data;
  useDocumentTitle(text('settings', 'Settings'));
  if (!organization)
    return (
      <Page>
        <Stack sx={{ gap: 2.5, maxWidth: tokens.settings.maxWidth }}>
          <Skeleton variant="rounded" height={42} />
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={42} />
        </Stack>
      </Page>
    );
  const mayUpdate = can('organization.update');
  return (
    <Page>
      <Stack sx={{ gap: 4 }}>
        {!mayUpdate && (
          <MissingPermission scope="organization" action={text('change-settings', 'change these settings')} />
        )}
        <OrganizationForm key={organizationUuid} organization={organization} isReadOnly={!mayUpdate} />
        <OrganizationLogo organization={organization} mayUpdate={mayUpdate} />
        <Section title={text('rating', 'Rating')}>
          <DefaultRatingSetForm
            organizationUuid={organizationUuid}
            isReadOnly={!can('organization.library.manage')}
          />
        </Section>
        <OrganizationTags
          organizationUuid={organizationUuid}
          mayManage={can('organization.library.manage')}
        />
        {can('organization.delete') && <DeleteOrganization organization={organization} />}
      </Stack>
    </Page>
  );
}

function DeleteOrganization({ organization }: { organization: Organization }) {
  const text = useTexts('organization');
  const leave = useLeaveDeleted();
  const [loadTree] = useLazyGetOrganizationDependencyTreeQuery();
  const [remove] = useDeleteOrganizationMutation();
  return (
    <DeleteSection
      title={text('delete-title', 'Delete the organization')}
      purpose={text.prose(
        'delete-explanation',
        'Its projects, roles and libraries go with it. You see them all before anything is deleted.',
      )}
      label={text('delete', 'Delete organization')}
      dialog={onClose => (
        <ConfirmDeleteDialog
          records={[{ uuid: organization.uuid, label: organization.name }]}
          loadTree={organizationUuid => loadTree({ organizationUuid })}
          remove={(organizationUuid, confirm) => remove({ organizationUuid, confirm })}
          typedName={organization.name}
          confirmLabel={text('delete', 'Delete organization')}
          deletedText={text('deleted', 'Organization deleted')}
          onDeleted={organizationUuid => leave(paths.organizations(), 'Organization', organizationUuid)}
          onClose={onClose}
        />
      )}
    />
  );
}
