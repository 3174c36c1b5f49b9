import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { SectionLinks } from '@/ui/SectionLinks';

/** The second row of links in the tab of measures. */
export function MeasuresLayout() {
  const text = useTexts('measures');
  const { projectUuid = '' } = usePageAddress().params;
  return (
    <>
      <Box sx={{ px: `${tokens.page.marginInline}px`, minHeight: 36, '@media print': { display: 'none' } }}>
        <SectionLinks
          label={text('sections', 'Measures, their uses and alternatives')}
          links={[
            { to: paths.projectMeasures(projectUuid), label: text('title', 'Measures') },
            { to: paths.projectMeasureUses(projectUuid), label: text('uses', 'Uses') },
            { to: paths.projectSolutionSets(projectUuid), label: text('alternatives', 'Alternatives') },
            { to: paths.projectComparison(projectUuid), label: text('compare', 'Compare') },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
