import { useParams } from 'react-router-dom';
import { useGetHaraMetricsQuery } from '@/api/exports';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useFollowedProject } from '@/records/live/LiveContext';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';
import { Findings } from './Findings';

/** What a reviewer would ask about in a project, by check, each finding with the way to its cell. */
export function ChecksPage() {
  const text = useTexts('checks');
  useDocumentTitle(text('title', 'Checks'));
  const { projectUuid = '' } = useParams();
  const query = useGetHaraMetricsQuery({ projectUuid });
  useFollowedProject(query);
  const metrics = query.currentData?.data;
  return (
    <SheetGate query={query} label={text('loading', 'Loading the checks')}>
      {metrics && (
        <Page>
          <Findings projectUuid={projectUuid} metrics={metrics} />
        </Page>
      )}
    </SheetGate>
  );
}
