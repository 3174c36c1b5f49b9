import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import type { PlatformNavigation } from '@/api/navigation';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { safeHref } from '@/lib/safeHref';
import { menuTarget } from './menuTarget';
import { navigationButtonSx, navigationListSx } from './NavigationList';
import { OrganizationSection } from './OrganizationSection';
import { SideMenuSection } from './SideMenuSection';
import { useOpenProject } from './useOpenProject';

function PlatformSection({ entries }: { entries: PlatformNavigation['navigation'] }) {
  const text = useTexts('header');
  const project = useOpenProject();
  if (entries.length === 0) return null;
  return (
    <SideMenuSection
      label={text('platform', 'Platform navigation')}
      value={project ? [project.name, project.label].filter(Boolean).join(' · ') : undefined}
    >
      {entries.map(({ name, tagline, link }) => {
        const target = menuTarget(link, window.location.origin);
        return (
          <ListItem key={`${name} ${link}`} disablePadding>
            <ListItemButton
              {...('to' in target
                ? { component: Link, to: target.to }
                : { component: 'a', href: target.href })}
              sx={navigationButtonSx('full', true)}
            >
              <ListItemText primary={name} secondary={tagline} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </SideMenuSection>
  );
}

function HelpSection({ links }: { links: PlatformNavigation['helpLinks'] }) {
  const text = useTexts('header');
  return (
    <SideMenuSection label={text('help', 'Help')}>
      <ListItem disablePadding>
        <ListItemButton component={Link} to={paths.help()} sx={navigationButtonSx('full', true)}>
          <ListItemText primary={text('guide', 'User guide')} />
        </ListItemButton>
      </ListItem>
      {links.map(({ name, link }) => (
        <ListItem key={`${name} ${link}`} disablePadding>
          <ListItemButton
            component="a"
            href={safeHref(link, window.location.origin)}
            target="_blank"
            rel="noopener noreferrer"
            sx={navigationButtonSx('full', true)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </SideMenuSection>
  );
}

/** What the header has no room for on a narrow screen. */
export function SideMenuSections({ navigation }: { navigation: PlatformNavigation }) {
  return (
    <>
      <Divider />
      <List sx={navigationListSx}>
        <OrganizationSection />
        <PlatformSection entries={navigation.navigation} />
        <HelpSection links={navigation.helpLinks} />
      </List>
    </>
  );
}
