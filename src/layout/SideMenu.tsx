import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/api/hooks';
import type { PlatformNavigation } from '@/api/navigation';
import { useConfiguration } from '@/config/ConfigurationContext';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { Logo } from './Logo';
import { NavigationList } from './NavigationList';
import type { NavigationEntry } from './navigationEntries';
import { SideMenuSections } from './SideMenuSections';
import { selectSideMenuOpen, sideMenuClosed } from './sideMenuSlice';

interface SideMenuProps {
  entries: readonly NavigationEntry[];
  navigation: PlatformNavigation;
}

/**
 * The slide-in menu of narrow screens: 250 px wide, closes in 0.5 s. It also holds what the header has no room for
 * there: organization, platform navigation and help.
 */
export function SideMenu({ entries, navigation }: SideMenuProps) {
  const text = useTexts('navigation');
  const dispatch = useAppDispatch();
  const open = useSelector(selectSideMenuOpen);
  const { company } = useConfiguration();
  const { pathname } = usePageAddress();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const close = () => dispatch(sideMenuClosed());

  // Whoever chose an entry wants to see its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => {
    dispatch(sideMenuClosed());
  }, [dispatch, pathname]);

  return (
    <Drawer
      open={open}
      onClose={close}
      transitionDuration={still ? 0 : { enter: tokens.motion.long, exit: tokens.sideMenu.closeDuration }}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: { sx: { width: tokens.sideMenu.width }, 'aria-label': text('side-menu', 'Side menu') },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', px: 2, height: 48 }}>
        <Logo withName />
        <IconButton size="small" aria-label={text('close', 'Close navigation')} onClick={close}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Box component="nav" aria-label={text('main', 'Main navigation')}>
          <NavigationList entries={entries} entryStyle="full" />
        </Box>
        <SideMenuSections navigation={navigation} />
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ px: 2, py: 1 }}>
        {text.prose('by-company', 'by {1}', { values: [company] })}
      </Typography>
    </Drawer>
  );
}
