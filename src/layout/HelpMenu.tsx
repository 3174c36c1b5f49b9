import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import IconButton from '@mui/material/IconButton';
import type { PlatformNavigation } from '@/api/navigation';
import { paths } from '@/config/paths';
import { HELP_TITLES, helpPageOf } from '@/features/shared/help/helpPages';
import { useTexts } from '@/glossary/useText';
import { safeHref } from '@/lib/safeHref';
import { Menu, MenuAction, MenuLink, MenuSeparator } from '@/ui/menu';
import { usePageAddress } from '@/ui/PageAddress';
import { useShortcutSheet } from '@/ui/shortcuts';

/** The user guide, its page about this screen first; the configured links, each in a new tab; the keyboard shortcuts. */
export function HelpMenu({ links }: { links: PlatformNavigation['helpLinks'] }) {
  const text = useTexts('header');
  const title = useTexts('help');
  const about = helpPageOf(usePageAddress().pathname);
  const { openSheet } = useShortcutSheet();
  const label = text('help', 'Help');
  return (
    <Menu
      tooltip={label}
      trigger={
        <IconButton size="extraSmall" aria-label={label}>
          <HelpOutlineRounded fontSize="small" />
        </IconButton>
      }
    >
      {about && (
        <MenuLink target={{ to: paths.help(about) }}>
          {text('guide-page', 'Help with: {1}', { values: [title(HELP_TITLES[about])] })}
        </MenuLink>
      )}
      <MenuLink target={{ to: paths.help() }}>{text('guide', 'User guide')}</MenuLink>
      <MenuLink target={{ to: paths.help('release-notes') }}>{title(HELP_TITLES['release-notes'])}</MenuLink>
      <MenuSeparator />
      {links.map(({ name, link }) => (
        <MenuLink
          key={`${name} ${link}`}
          target={{ href: safeHref(link, window.location.origin), newTab: true }}
          end={<OpenInNewRounded />}
        >
          {name}
        </MenuLink>
      ))}
      {links.length > 0 && <MenuSeparator />}
      <MenuAction onSelect={openSheet} end={<kbd>?</kbd>}>
        {text('shortcuts', 'Keyboard shortcuts')}
      </MenuAction>
    </Menu>
  );
}
