import { useParams } from 'react-router-dom';
import { type Project, useGetProjectQuery } from '@/api/projects';
import type { HazardSection, HazardsAction } from '@/features/shared/hazards/hazardSection';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { HazardWorksheet } from './HazardWorksheet';
import { useWorksheetData } from './view/useWorksheetData';

interface HazardWorksheetPageProps {
  /** What other features show of the selected hazard. */
  sections: readonly HazardSection[];
  /** What they do with the selected ones. */
  actions: readonly HazardsAction[];
}

/** The hazard worksheet of a project. */
export function HazardWorksheetPage(props: HazardWorksheetPageProps) {
  const text = useTexts('hazards');
  const { projectUuid = '' } = useParams();
  useDocumentTitle(text('document-title', 'Worksheet'));
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  return (
    <SheetGate query={query} label={text('loading', 'Loading the worksheet')}>
      {project && <ProjectWorksheet key={project.uuid} project={project} {...props} />}
    </SheetGate>
  );
}

function ProjectWorksheet({ project, ...others }: HazardWorksheetPageProps & { project: Project }) {
  const text = useTexts('hazards');
  const [address] = useAddressParameters();
  const { data, error, hasNoSet, retry } = useWorksheetData(project, address.get('set'));
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
      label={text('loading', 'Loading the worksheet')}
    >
      {data && <HazardWorksheet project={project} data={data} {...others} />}
    </SheetGate>
  );
}
