import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { paths, type VotingPage } from '@/config/paths';
import { SheetPeople } from '@/features/shared/sheet/SheetPeople';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { SectionLinks } from '@/ui/SectionLinks';
import { ExportRecord } from './record/ExportRecord';

const PAGE_NAMES: Readonly<Record<VotingPage, TextDefinition>> = defineTexts(
  'voting',
  { board: 'Board', queue: 'My queue', meeting: 'Meeting' },
  'page-',
);

/** The second row of links in the tab Voting. */
export function VotingLayout() {
  const text = useTexts('voting');
  const {
    pathname,
    params: { projectUuid = '' },
  } = usePageAddress();
  const pages = Object.entries(PAGE_NAMES) as [VotingPage, TextDefinition][];
  return (
    <>
      <Box
        sx={{
          px: `${tokens.page.marginInline}px`,
          minHeight: 36,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <SectionLinks
          label={text('sections', 'Voting')}
          links={pages.map(([page, name]) => ({
            to: paths.projectVoting(projectUuid, page),
            label: text(name),
          }))}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {/* A meeting shows them on the projector. */}
          {pathname !== paths.projectVoting(projectUuid, 'meeting') && <SheetPeople />}
          <ExportRecord projectUuid={projectUuid} />
        </Box>
      </Box>
      <Outlet />
    </>
  );
}
