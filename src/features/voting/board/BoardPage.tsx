import { useParams } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { useGetProjectQuery } from '@/api/projects';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { Board } from './Board';
import { useBoardData } from './useBoardData';

/** The lead's board: where each hazard stands with its voters, and the next step for many at once. */
export function BoardPage() {
  const text = useTexts('voting');
  const { projectUuid = '' } = useParams();
  const query = useGetProjectQuery({ projectUuid });
  const project = query.currentData?.data;
  useDocumentTitle(text('board-title', 'Voting board'));
  return (
    <SheetGate query={query} label={text('board-loading', 'Loading the voting board')}>
      {project && <BoardOfProject key={project.uuid} project={project} />}
    </SheetGate>
  );
}

function BoardOfProject({ project }: { project: Project }) {
  const text = useTexts('voting');
  const { data, error, retry } = useBoardData(project);
  return (
    <SheetGate
      query={{ currentData: data, error, refetch: retry }}
      label={text('board-loading', 'Loading the voting board')}
    >
      {data && (
        <Page>
          <Board project={project} data={data} />
        </Page>
      )}
    </SheetGate>
  );
}
