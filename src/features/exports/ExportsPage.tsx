import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { useListExportsQuery } from '@/api/exports';
import { SheetGate } from '@/features/shared/sheet/SheetGate';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { ExportForm } from './ExportForm';
import { ExportRow } from './ExportRow';
import { ASK_EVERY_MS, isUnderWay } from './exportTexts';

/** Files of a project: asking for one, seeing how far it is, saving it. */
export function ExportsPage() {
  const text = useTexts('exports');
  useDocumentTitle(text('title', 'Reports and exports'));
  const { projectUuid = '' } = useParams();
  const known = useListExportsQuery({ projectUuid });
  const isOpen = known.currentData?.data.results.some(isUnderWay) ?? false;
  useListExportsQuery({ projectUuid }, { pollingInterval: ASK_EVERY_MS, skip: !isOpen });
  const results = known.currentData?.data.results ?? [];
  return (
    <SheetGate query={known} label={text('loading', 'Loading the files')}>
      <Page>
        <Stack sx={{ gap: 4 }}>
          <Section
            title={text('title', 'Reports and exports')}
            purpose={text.prose(
              'purpose',
              'A file has what you may see at the moment it is made. You can leave this page meanwhile.',
            )}
          >
            <ExportForm projectUuid={projectUuid} />
          </Section>
          <Section
            title={text('files', 'Files of the last day')}
            purpose={text.prose('files-purpose', 'Only you see these files. They are removed after a day.')}
          >
            {results.length === 0 ? (
              <EmptyState
                title={text('none-title', 'No files yet')}
                text={text.prose('none', 'Files that you make appear here.')}
              />
            ) : (
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {results.map(made => (
                  <ExportRow key={made.uuid} made={made} />
                ))}
              </Stack>
            )}
          </Section>
        </Stack>
      </Page>
    </SheetGate>
  );
}
