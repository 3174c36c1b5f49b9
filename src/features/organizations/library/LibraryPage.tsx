import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { LibraryProjects } from './LibraryProjects';
import { LookupEntries } from './LookupEntries';

/** What an organization keeps for all of its projects: lists to choose from, and projects to take records from. */
export function LibraryPage() {
  const text = useTexts('organization-library');
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  const mayManage = can('organization.library.manage');
  useDocumentTitle(text('title', 'Library'));
  return (
    <Page>
      <Stack sx={{ gap: 4 }}>
        {!mayManage && (
          <MissingPermission scope="organization" action={text('action', 'change the library')} />
        )}
        <LibraryProjects organizationUuid={organizationUuid} mayManage={mayManage} />
        <LookupEntries organizationUuid={organizationUuid} mayManage={mayManage} />
      </Stack>
    </Page>
  );
}
