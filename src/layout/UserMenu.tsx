import AccountCircleRounded from '@mui/icons-material/AccountCircleRounded';
import ContrastRounded from '@mui/icons-material/ContrastRounded';
import DensityMediumRounded from '@mui/icons-material/DensityMediumRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { PlatformNavigation } from '@/api/navigation';
import { paths } from '@/config/paths';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { initials } from '@/lib/initials';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSession } from '@/session/SessionContext';
import { useDisplayPreferences } from '@/session/useDisplayPreferences';
import { Menu, MenuAction, MenuChoice, MenuLink, MenuSeparator, Submenu } from '@/ui/menu';
import { UserAvatar } from '@/ui/UserAvatar';
import { menuTarget } from './menuTarget';

const SCHEMES = defineTexts('user-menu', { SYSTEM: 'System', LIGHT: 'Light', DARK: 'Dark' }, 'scheme-');
const DENSITIES = defineTexts('user-menu', { COMFORTABLE: 'Comfortable', COMPACT: 'Compact' }, 'density-');

function DisplaySubmenus() {
  const text = useTexts('user-menu');
  const display = useDisplayPreferences();
  const scheme = text('scheme', 'Colour scheme');
  const density = text('density', 'Density');
  const optionsOf = <Value extends string>(labels: Readonly<Record<Value, TextDefinition>>) =>
    (Object.keys(labels) as Value[]).map(value => ({ value, label: text(labels[value]) }));
  return (
    <>
      <Submenu
        label={scheme}
        value={text(SCHEMES[display.colorScheme])}
        icon={<ContrastRounded fontSize="small" />}
      >
        <MenuChoice
          label={scheme}
          value={display.colorScheme}
          options={optionsOf(SCHEMES)}
          onChange={display.setColorScheme}
        />
      </Submenu>
      <Submenu
        label={density}
        value={text(DENSITIES[display.density])}
        icon={<DensityMediumRounded fontSize="small" />}
      >
        <MenuChoice
          label={density}
          value={display.density}
          options={optionsOf(DENSITIES)}
          onChange={display.setDensity}
        />
      </Submenu>
    </>
  );
}

/** All entries have an icon, so that their words stand in line. */
function iconOf(link: string) {
  if (link.endsWith(paths.account())) return <AccountCircleRounded fontSize="small" />;
  if (link.endsWith(paths.preferences())) return <TuneRounded fontSize="small" />;
  return <LinkRounded fontSize="small" />;
}

/** Who is signed in, their pages, how the app looks, and the way out. */
export function UserMenu({ links }: { links: PlatformNavigation['otherLinks'] }) {
  const text = useTexts('header');
  const session = useSession();
  const user = useCurrentUser();
  const fullName = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim();
  const isAdministrator = user.roles.includes('ADMIN');
  const label = text('user', 'User menu');
  // Whoever speaks to the button can say what they see on it.
  const name = user.avatarImageUrl ? label : `${label} ${initials(user.firstName, user.lastName)}`;
  return (
    <Menu
      tooltip={label}
      trigger={
        <IconButton size="extraSmall" aria-label={name}>
          <UserAvatar user={user} size={24} />
        </IconButton>
      }
    >
      <MenuAction disabled secondary={user.email}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {fullName || text.prose('unnamed', 'Unnamed user')}
        </Box>
      </MenuAction>
      <MenuSeparator />
      {links.map(({ name: linkName, link }) => (
        <MenuLink
          key={`${linkName} ${link}`}
          target={menuTarget(link, window.location.origin)}
          icon={iconOf(link)}
        >
          {linkName}
        </MenuLink>
      ))}
      {isAdministrator && (
        <MenuLink target={{ to: paths.adminUsers() }} icon={<GroupRounded fontSize="small" />}>
          {text('users', 'Users')}
        </MenuLink>
      )}
      {(links.length > 0 || isAdministrator) && <MenuSeparator />}
      <DisplaySubmenus />
      <MenuSeparator />
      <MenuAction onSelect={session.signOut} icon={<LogoutRounded fontSize="small" />}>
        {text('sign-out', 'Sign Out')}
      </MenuAction>
    </Menu>
  );
}
