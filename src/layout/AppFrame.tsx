import Box from '@mui/material/Box';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import type { PlatformNavigation } from '@/api/navigation';
import { DeletedRecords } from '@/features/shared/delete/DeletedRecords';
import { useTexts } from '@/glossary/useText';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { lazyPart } from '@/ui/lazyPart';
import { ShortcutProvider, useShortcutSheet } from '@/ui/shortcuts';
import { AppHeader } from './AppHeader';
import type { NavigationEntry } from './navigationEntries';
import { PageAnnouncer } from './PageAnnouncer';
import { PrintNote } from './PrintNote';
import { ReleaseNote } from './ReleaseNote';
import { ShellShortcuts } from './ShellShortcuts';
import { Sidebar } from './Sidebar';
import { SideMenu } from './SideMenu';
import { selectSideMenuOpen } from './sideMenuSlice';

interface AppFrameProps {
  variant: 'new' | 'old';
  navigation: PlatformNavigation;
  entries: readonly NavigationEntry[];
}

const MAIN_ID = 'content';

// Both are opened seldom, and by somebody who has just pressed a key.
const CommandPalette = lazyPart(() =>
  import('@/features/command-palette').then(feature => feature.CommandPalette),
);
const ShortcutSheet = lazyPart(() => import('./ShortcutSheet').then(sheet => sheet.ShortcutSheet));

const skipLink = {
  position: 'fixed',
  top: -60,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  color: 'primary.main',
  font: 'inherit',
  border: 1,
  borderRadius: 1,
  '&:focus': { top: 8 },
  // Above the page is on the page before, on paper.
  displayPrint: 'none',
} as const;

/** Past header and navigation, and where the page has such a place, past its own commands too. */
function SkipLinks() {
  const text = useTexts('header');
  const { groups } = useShortcutSheet();
  return (
    <>
      <Box component="a" href={`#${MAIN_ID}`} sx={skipLink}>
        {text.prose('skip', 'Skip to content')}
      </Box>
      {groups
        .flatMap(({ commands = [] }) => commands)
        .map(
          ({ id, skipLabel, run }) =>
            skipLabel && (
              <Box key={id} component="button" type="button" onClick={run} sx={skipLink}>
                {skipLabel}
              </Box>
            ),
        )}
    </>
  );
}

/** Where header, navigation and page stand: new layout with the sidebar beside the header, old one below it. */
export function AppFrame({ variant, navigation, entries }: AppFrameProps) {
  const main = useRef<HTMLElement>(null);
  const [overlay, setOverlay] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const closeOverlay = useCallback(() => setOverlay(null), []);
  const sideMenuOpen = useSelector(selectSideMenuOpen);
  const header = (
    <AppHeader
      navigation={navigation}
      logo={variant === 'new' ? 'narrow-only' : 'always'}
      onOpenPalette={openPalette}
    />
  );
  const sidebar = <Sidebar variant={variant} entries={entries} />;
  const page = (
    <Box
      component="main"
      ref={main}
      id={MAIN_ID}
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
    >
      <DeletedRecords>
        <Suspense fallback={<LoadingSpinner />}>
          <Outlet />
        </Suspense>
      </DeletedRecords>
    </Box>
  );
  return (
    <ShortcutProvider openSheet={openShortcuts}>
      <ShellShortcuts onOpenPalette={openPalette} onOpenSheet={openShortcuts} main={main} />
      <SkipLinks />
      <PrintNote />
      <ReleaseNote />
      <SideMenu entries={entries} navigation={navigation} />
      {variant === 'new' ? (
        <Box sx={{ display: 'flex', minHeight: '100vh' }}>
          {sidebar}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            {header}
            {page}
          </Box>
        </Box>
      ) : (
        <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
          {header}
          <Box sx={{ display: 'flex', flex: 1 }}>
            {sidebar}
            {page}
          </Box>
        </Box>
      )}
      <PageAnnouncer main={main} isCovered={sideMenuOpen || overlay !== null} />
      <Suspense>
        {overlay === 'palette' && <CommandPalette onClose={closeOverlay} />}
        {overlay === 'shortcuts' && <ShortcutSheet onClose={closeOverlay} />}
      </Suspense>
    </ShortcutProvider>
  );
}
