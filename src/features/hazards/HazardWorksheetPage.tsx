import { useState } from 'react';
import { useStore } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import { type Project, useGetProjectQuery } from '@/api/projects';
import type { HazardSection, HazardsAction } from '@/features/shared/hazards/hazardSection';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { HazardWorksheet } from './HazardWorksheet';
import { type HazardSelectionState, selectSelectedHazardUuid } from './hazardSelectionSlice';
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
  const { data, error, hasNoSet, retry } = useWorksheetData(
    project,
    address.get('set'),
    useIsEnough(address.get('hazard')),
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
      label={text('loading', 'Loading the worksheet')}
    >
      {data && <HazardWorksheet project={project} data={data} {...others} />}
    </SheetGate>
  );
}

/**
 * Whether the first hazards are enough to begin with: they are where nobody came for another one.
 * @param addressed code or uuid in the address
 */
function useIsEnough(addressed: string | null) {
  const store = useStore<{ hazardSelection: HazardSelectionState }>();
  // Of the last visit; what is selected from now on is one of those that are shown.
  const [remembered] = useState(() => selectSelectedHazardUuid(store.getState()));
  const wanted = addressed ?? remembered;
  return (first: readonly Hazard[]) =>
    wanted === null || first.some(({ code, uuid }) => code === wanted || uuid === wanted);
}
