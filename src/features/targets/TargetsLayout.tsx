import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { SectionLinks } from '@/ui/SectionLinks';

/** The second row of links in the tab of targets. */
export function TargetsLayout() {
  const text = useTexts('targets');
  const { projectUuid = '' } = usePageAddress().params;
  return (
    <>
      <Box sx={{ px: `${tokens.page.marginInline}px`, minHeight: 36, '@media print': { display: 'none' } }}>
        <SectionLinks
          label={text('sections', 'Targets, requirements, safety functions and their trace')}
          links={[
            { to: paths.projectTargets(projectUuid), label: text('title', 'Safety targets') },
            { to: paths.projectRequirements(projectUuid), label: text('requirements', 'Requirements') },
            { to: paths.projectSafetyFunctions(projectUuid), label: text('functions', 'Safety functions') },
            { to: paths.projectTrace(projectUuid), label: text('trace', 'Trace') },
            { to: paths.projectReqif(projectUuid), label: text('reqif', 'Import') },
          ]}
        />
      </Box>
      <Outlet />
    </>
  );
}
