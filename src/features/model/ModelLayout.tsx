import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { MODEL_SHEETS, paths } from '@/config/paths';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { SectionLinks } from '@/ui/SectionLinks';

const NAMES = defineTexts('model', {
  functions: 'Functions',
  'functions/matrix': 'Guideword matrix',
  malfunctions: 'Malfunctions',
  misuses: 'Misuses',
  elements: 'Elements',
  situations: 'Situations',
  'situations/builder': 'Situation builder',
  assumptions: 'Assumptions',
  machines: 'Machines',
  'machine-hazards': 'Machine hazards',
  tasks: 'Tasks',
  'human-tasks': 'Human tasks',
  'tasks/coverage': 'Coverage',
  layout: 'Layout',
  events: 'Hazardous events',
  figures: 'Figures',
  'item-definition': 'Item definition',
});

/** The second row of links in the tab Model: what hazards of the project's style are made of. */
export function ModelLayout() {
  const text = useTexts('model');
  const { projectUuid = '' } = usePageAddress().params;
  const style = useGetProjectQuery({ projectUuid }).currentData?.data.style;
  return (
    <>
      <Box sx={{ px: `${tokens.page.marginInline}px`, minHeight: 36 }}>
        {style && (
          <SectionLinks
            label={text('sections', 'Model')}
            links={MODEL_SHEETS[style].map(sheet => ({
              to: paths.projectModel(projectUuid, sheet),
              label: text(NAMES[sheet]),
            }))}
          />
        )}
      </Box>
      <Outlet />
    </>
  );
}
