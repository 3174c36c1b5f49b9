import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { SectionLinks } from '@/ui/SectionLinks';

/** The second row of links in the tab of documents: what leaves the tool and what enters it. */
export function DocumentsLayout() {
  const text = useTexts('documents');
  const { projectUuid = '' } = usePageAddress().params;
  return (
    <>
      <Box sx={{ px: `${tokens.page.marginInline}px`, minHeight: 36, '@media print': { display: 'none' } }}>
        <SectionLinks
          label={text('sections', 'Documents and files')}
          links={[
            { to: paths.projectDocuments(projectUuid), label: text('title', 'Documents') },
            { to: paths.projectReports(projectUuid), label: text('exports', 'Reports and exports') },
            { to: paths.projectImport(projectUuid), label: text('import', 'Import') },
            {
              to: paths.projectBaselines(projectUuid),
              label: text('baselines', 'Baselines'),
            },
            {
              to: paths.projectBaselineComparison(projectUuid),
              label: text('compare', 'Compare'),
            },
            { to: paths.projectAsk(projectUuid), label: text('ask', 'Ask') },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
