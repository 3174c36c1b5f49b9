import HelpOutlineRounded from '@mui/icons-material/HelpOutlineRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import IconButton from '@mui/material/IconButton';
import type { PlatformNavigation } from '@/api/navigation';
import { useTexts } from '@/glossary/useText';
import { safeHref } from '@/lib/safeHref';
import { Menu, MenuAction, MenuLink, MenuSeparator } from '@/ui/menu';
import { useShortcutSheet } from '@/ui/shortcuts';

/** Help, each link in a new tab, and the keyboard shortcuts. */
export function HelpMenu({ links }: { links: PlatformNavigation['helpLinks'] }) {
  const text = useTexts('header');
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
