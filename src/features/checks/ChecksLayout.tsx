import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { SectionLinks } from '@/ui/SectionLinks';

/** The second row of links in the tab of checks and figures. */
export function ChecksLayout() {
  const text = useTexts('checks');
  const { projectUuid = '' } = usePageAddress().params;
  return (
    <>
      <Box sx={{ px: `${tokens.page.marginInline}px`, minHeight: 36 }}>
        <SectionLinks
          label={text('sections', 'Checks and figures')}
          links={[
            { to: paths.projectChecks(projectUuid), label: text('title', 'Checks') },
            { to: paths.projectMetrics(projectUuid), label: text('figures', 'Figures') },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
