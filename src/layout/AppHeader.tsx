import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import type { PlatformNavigation } from '@/api/navigation';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { Breadcrumbs } from './Breadcrumbs';
import { HelpMenu } from './HelpMenu';
import { Logo } from './Logo';
import { NotificationBell } from './NotificationBell';
import { OrganizationSwitcher } from './OrganizationSwitcher';
import { PaletteButton } from './PaletteButton';
import { PlatformMenu } from './PlatformMenu';
import { sideMenuOpened } from './sideMenuSlice';
import { UserMenu } from './UserMenu';

interface AppHeaderProps {
  navigation: PlatformNavigation;
  /** The new layout has its logo in the sidebar where that is shown. */
  logo: 'always' | 'narrow-only';
  onOpenPalette: () => void;
}

/** On narrow screens these stand in the side menu. */
const wideOnly = { display: { xs: 'none', md: 'contents' } } as const;

/** The 39 px bar on top: platform and organization, the way to the page, search, help, news and user. */
export function AppHeader({ navigation, logo, onOpenPalette }: AppHeaderProps) {
  const text = useTexts('header');
  const dispatch = useAppDispatch();
  return (
    <Box
      component="header"
      sx={{
        height: tokens.header.height,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1 },
        px: { xs: 1, md: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <IconButton
        size="extraSmall"
        aria-label={text('open-navigation', 'Open navigation')}
        aria-haspopup="dialog"
        onClick={() => dispatch(sideMenuOpened())}
        sx={{ display: { md: 'none' } }}
      >
        <MenuRounded fontSize="small" />
      </IconButton>
      <Box
        component={Link}
        to={paths.welcome()}
        aria-label={text('home', 'Badger, to the welcome page')}
        sx={{
          display: { xs: 'inline-flex', md: logo === 'always' ? 'inline-flex' : 'none' },
          textDecoration: 'none',
        }}
      >
        <Logo withName={logo === 'always' && 'wide'} />
      </Box>
      <Box sx={wideOnly}>
        <PlatformMenu entries={navigation.navigation} />
        <OrganizationSwitcher />
      </Box>
      <Breadcrumbs />
      <PaletteButton onClick={onOpenPalette} />
      <Box sx={wideOnly}>
        <HelpMenu links={navigation.helpLinks} />
      </Box>
      <NotificationBell />
      <UserMenu links={navigation.otherLinks} />
    </Box>
  );
}
