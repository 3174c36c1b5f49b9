import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { SheetSkeleton } from '@/features/shared/sheet/SheetSkeleton';
import { useTexts } from '@/glossary/useText';
import { errorStatus } from '@/lib/apiError';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { HazardWorksheet } from './HazardWorksheet';
import { useViewParameters } from './view/useViewParameters';
import { useWorksheetData } from './view/useWorksheetData';

/** The hazard worksheet of a project: loading, failure and permission before the worksheet itself. */
export function HazardWorksheetPage() {
  const text = useTexts('hazards');
  const { projectUuid = '' } = useParams();
  useDocumentTitle(text('document-title', 'Worksheet'));
  const { currentData, error, refetch } = useGetProjectQuery({ projectUuid });
  const project = currentData?.data;
  if (project) return <ProjectWorksheet key={project.uuid} project={project} />;
  if (error) return <ErrorView error={error} onRetry={refetch} />;
  return <SheetSkeleton label={text('loading', 'Loading the worksheet')} />;
}

function ProjectWorksheet({ project }: { project: Project }) {
  const text = useTexts('hazards');
  const [view] = useViewParameters();
  const { data, error, hasNoSet, retry } = useWorksheetData(project, view.set);
  if (data) return <HazardWorksheet project={project} data={data} />;
  if (errorStatus(error) === 403)
    return (
      <Page>
        <EmptyState
          title={text('no-permission-title', 'The worksheet is not open to you')}
          text={text(
            'no-permission',
            'Reading hazards needs a role in this project. A lead of the project can give you one.',
          )}
        />
      </Page>
    );
  if (error) return <ErrorView error={error} onRetry={retry} />;
  if (hasNoSet)
    return (
      <Page>
        <EmptyState
          title={text('no-set-title', 'No rating set')}
          text={text(
            'no-set',
            'Hazards are rated by a method. A lead of the project chooses one in its settings.',
          )}
        />
      </Page>
    );
  return (
    <Box sx={{ flex: 1, minHeight: 0 }}>
      <SheetSkeleton label={text('loading', 'Loading the worksheet')} />
    </Box>
  );
}
