import CheckRounded from '@mui/icons-material/CheckRounded';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlatformNavigation } from '@/api/navigation';
import { useTexts } from '@/glossary/useText';
import { safeHref } from '@/lib/safeHref';
import { tokens } from '@/theme';
import { menuTarget } from './menuTarget';
import { navigationButtonSx } from './NavigationList';
import { useOpenProject } from './useOpenProject';
import { useOrganizationSwitch } from './useOrganizationSwitch';

interface SectionProps {
  label: string;
  /** A second line: what is chosen in it. */
  value?: string;
  maxHeight?: number;
  children: ReactNode;
}

function Section({ label, value, maxHeight, children }: SectionProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          sx={navigationButtonSx('full')}
        >
          <ListItemText
            primary={label}
            secondary={value}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
          />
          {open ? <ExpandLessRounded fontSize="small" /> : <ExpandMoreRounded fontSize="small" />}
        </ListItemButton>
      </ListItem>
      <li>
        <Collapse in={open} unmountOnExit>
          <List id={listId} disablePadding aria-label={label} sx={{ maxHeight, overflowY: 'auto' }}>
            {children}
          </List>
        </Collapse>
      </li>
    </>
  );
}

function OrganizationSection() {
  const text = useTexts('header');
  const { organizations, selected, choose } = useOrganizationSwitch();
  if (organizations.length === 0) return null;
  return (
    <Section
      label={text('organization', 'Organization')}
      value={selected?.name ?? text('select-organization', 'Select Organization')}
      maxHeight={tokens.organizationList.maxHeight}
    >
      {organizations.map(({ organizationUuid, name }) => {
        const isSelected = organizationUuid === selected?.organizationUuid;
        return (
          <ListItem key={organizationUuid} disablePadding>
            <ListItemButton
              aria-pressed={isSelected}
              onClick={() => choose(isSelected ? null : organizationUuid)}
              sx={navigationButtonSx('full', true)}
            >
              <ListItemText primary={name} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
              {isSelected && <CheckRounded fontSize="small" />}
            </ListItemButton>
          </ListItem>
        );
      })}
    </Section>
  );
}

function PlatformSection({ entries }: { entries: PlatformNavigation['navigation'] }) {
  const text = useTexts('header');
  const project = useOpenProject();
  if (entries.length === 0) return null;
  return (
    <Section
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
    </Section>
  );
}

function HelpSection({ links }: { links: PlatformNavigation['helpLinks'] }) {
  const text = useTexts('header');
  if (links.length === 0) return null;
  return (
    <Section label={text('help', 'Help')}>
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
    </Section>
  );
}

/** What the header has no room for on a narrow screen. */
export function SideMenuSections({ navigation }: { navigation: PlatformNavigation }) {
  return (
    <>
      <Divider />
      <List sx={{ py: 1, display: 'grid', gap: 0.25 }}>
        <OrganizationSection />
        <PlatformSection entries={navigation.navigation} />
        <HelpSection links={navigation.helpLinks} />
      </List>
    </>
  );
}
