import AppsRounded from '@mui/icons-material/AppsRounded';
import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import type { PlatformNavigation } from '@/api/navigation';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { initials } from '@/lib/initials';
import { safeHref } from '@/lib/safeHref';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSession } from '@/session/SessionContext';
import { tokens } from '@/theme';
import { UserAvatar } from '@/ui/UserAvatar';
import { Breadcrumbs } from './Breadcrumbs';
import { ColorSchemeItems } from './ColorSchemeItems';
import { HeaderMenu } from './HeaderMenu';
import { Logo } from './Logo';
import { sideMenuOpened } from './sideMenuSlice';

interface AppHeaderProps {
  navigation: PlatformNavigation;
  /** The new layout has its logo in the sidebar where that is shown. */
  logo: 'always' | 'narrow-only';
}

const external = (link: string) => safeHref(link, window.location.origin);

/** The 39 px bar on top: way, platform navigation, help and user. */
export function AppHeader({ navigation, logo }: AppHeaderProps) {
  const text = useTexts('header');
  const dispatch = useAppDispatch();
  const session = useSession();
  const user = useCurrentUser();
  const fullName = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim();
  return (
    <Box
      component="header"
      sx={{
        height: tokens.header.height,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        size="small"
        aria-label={text('open-navigation', 'Open navigation')}
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
        <Logo withName={logo === 'always'} />
      </Box>
      <Breadcrumbs />
      <HeaderMenu label={text('platform', 'Platform navigation')} icon={<AppsRounded fontSize="small" />}>
        {close =>
          navigation.navigation.map(({ name, tagline, link }) => (
            <MenuItem
              key={`${name} ${link}`}
              component="a"
              href={external(link)}
              onClick={close}
              sx={{ maxWidth: 320 }}
            >
              <ListItemText
                primary={name}
                secondary={tagline}
                slotProps={{ primary: { noWrap: true }, secondary: { sx: { whiteSpace: 'normal' } } }}
              />
            </MenuItem>
          ))
        }
      </HeaderMenu>
      <HeaderMenu label={text('help', 'Help')} icon={<HelpOutlineRounded fontSize="small" />}>
        {close =>
          navigation.helpLinks.map(({ name, link }) => (
            <MenuItem
              key={`${name} ${link}`}
              component="a"
              href={external(link)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={close}
            >
              {name}
            </MenuItem>
          ))
        }
      </HeaderMenu>
      <HeaderMenu
        label={text('user', 'User menu')}
        icon={<UserAvatar user={user} size={24} />}
        iconText={user.avatarImageUrl ? undefined : initials(user.firstName, user.lastName)}
      >
        {close => [
          <MenuItem key="name" disabled sx={{ opacity: '1 !important', fontWeight: 600 }}>
            {fullName || text('unnamed', 'Unnamed user')}
          </MenuItem>,
          <Divider key="after-name" />,
          ...navigation.otherLinks.map(({ name, link }) => (
            <MenuItem key={`${name} ${link}`} component="a" href={external(link)} onClick={close}>
              {name}
            </MenuItem>
          )),
          <Divider key="before-scheme" />,
          <ColorSchemeItems key="scheme" />,
          <Divider key="before-sign-out" />,
          <MenuItem
            key="sign-out"
            onClick={() => {
              close();
              session.signOut();
            }}
          >
            {text('sign-out', 'Sign Out')}
          </MenuItem>,
        ]}
      </HeaderMenu>
    </Box>
  );
}
