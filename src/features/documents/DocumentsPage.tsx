import { useParams } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { Page } from '@/ui/Page';
import { DocumentDetails } from './DocumentDetails';
import { DocumentList } from './DocumentList';

/** The files of a project; one of them with its revisions where the address names it. */
export function DocumentsPage() {
  const { projectUuid = '' } = useParams();
  const [address] = useAddressParameters();
  const { currentData } = useGetProjectQuery({ projectUuid });
  const mayEdit = projectPermissions(currentData?.data).can('analysis.edit');
  const open = address.get('document');
  return (
    <Page>
      {open ? (
        <DocumentDetails key={open} projectUuid={projectUuid} documentUuid={open} mayEdit={mayEdit} />
      ) : (
        <DocumentList projectUuid={projectUuid} mayEdit={mayEdit} />
      )}
    </Page>
  );
}
