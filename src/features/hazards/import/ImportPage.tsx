import { useParams } from 'react-router-dom';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { useWorksheetData } from '../view/useWorksheetData';
import { ImportWizard } from './ImportWizard';

/** Brings an analysis from a spreadsheet into the project. */
export function ImportPage() {
  const text = useTexts('hazards');
  const { projectUuid = '' } = useParams();
  useDocumentTitle(text('import-title', 'Import'));
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  return (
    <SheetGate query={query} label={text('import-loading', 'Loading the import')}>
      {project && <ProjectImport key={project.uuid} project={project} />}
    </SheetGate>
  );
}

function ProjectImport({ project }: { project: Project }) {
  const text = useTexts('hazards');
  const { can } = projectPermissions(project);
  const { data, error, hasNoSet, retry } = useWorksheetData(project, null);
  if (!can('analysis.edit') || !can('hazards.edit'))
    return (
      <Page>
        <MissingPermission scope="project" action={text('import-action', 'import hazards')} />
      </Page>
    );
  if (hasNoSet && !data)
    return (
      <Page>
        <EmptyState
          title={text('no-set-title', 'No rating set')}
          text={text.prose(
            'no-set',
            'Hazards are rated by a method. A lead of the project chooses one in its settings.',
          )}
        />
      </Page>
    );
  return (
    <SheetGate
      query={{ currentData: data, error, refetch: retry }}
      label={text('import-loading', 'Loading the import')}
    >
      {data && (
        <Page>
          <ImportWizard project={project} data={data} />
        </Page>
      )}
    </SheetGate>
  );
}
