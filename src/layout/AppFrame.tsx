import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import type { PlatformNavigation } from '@/api/navigation';
import { useTexts } from '@/glossary/useText';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { AppHeader } from './AppHeader';
import type { NavigationEntry } from './navigationEntries';
import { Sidebar } from './Sidebar';
import { SideMenu } from './SideMenu';

interface AppFrameProps {
  variant: 'new' | 'old';
  navigation: PlatformNavigation;
  entries: readonly NavigationEntry[];
}

const MAIN_ID = 'content';

function SkipLink() {
  const text = useTexts('header');
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      sx={{
        position: 'fixed',
        top: -60,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        border: 1,
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {text('skip', 'Skip to content')}
    </Box>
  );
}

/** Where header, navigation and page stand: new layout with the sidebar beside the header, old one below it. */
export function AppFrame({ variant, navigation, entries }: AppFrameProps) {
  const header = <AppHeader navigation={navigation} logo={variant === 'new' ? 'narrow-only' : 'always'} />;
  const sidebar = <Sidebar variant={variant} entries={entries} />;
  const main = (
    <Box
      component="main"
      id={MAIN_ID}
      tabIndex={-1}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
    >
      <Suspense fallback={<LoadingSpinner />}>
        <Outlet />
      </Suspense>
    </Box>
  );
  return (
    <>
      <SkipLink />
      <SideMenu entries={entries} />
      {variant === 'new' ? (
        <Box sx={{ display: 'flex', minHeight: '100vh' }}>
          {sidebar}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            {header}
            {main}
          </Box>
        </Box>
      ) : (
        <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
          {header}
          <Box sx={{ display: 'flex', flex: 1 }}>
            {sidebar}
            {main}
          </Box>
        </Box>
      )}
    </>
  );
}
