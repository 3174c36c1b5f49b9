import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Menu, MenuLink } from './menu';
import { usePageAddress } from './PageAddress';
import { useUiTexts } from './UiTexts';

export interface TabItem<User = unknown> {
  /** Address of the tab; also its identity. */
  to: string;
  label: string;
  /** More addresses that belong to it. */
  covers?: readonly string[];
  disabled?: boolean;
  /** Left out of the bar when it says no (specification §2). */
  visibleTo?: (user: User) => boolean;
}

export interface TabBarProps<User> {
  /** Names the bar for screen readers. */
  label: string;
  tabs: readonly TabItem<User>[];
  user: User;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Navigation between the tabs of a page; every tab is a link of its own, and none is marked on an address that no tab
 * covers. Those that have no room are pushed aside, as a finger does, or chosen from a menu at the end.
 */
export function TabBar<User>({ label, tabs, user }: TabBarProps<User>) {
  const texts = useUiTexts();
  const { pathname: current } = usePageAddress();
  const bar = useRef<HTMLDivElement>(null);
  const visible = tabs.filter(tab => tab.visibleTo?.(user) ?? true);
  const selected = visible.find(({ to, covers }) => to === current || covers?.includes(current))?.to ?? false;
  const hidden = useHiddenTabs(bar, visible.map(({ to }) => to).join(' '));
  const isCut = hidden.size > 0;
  useEffect(() => {
    if (!isCut || !selected) return;
    // Since the menu stands beside them there is less room than when the bar itself looked for the open tab.
    bar.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [isCut, selected]);
  return (
    <Box ref={bar} sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Tabs
        component="nav"
        aria-label={label}
        value={selected}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          minWidth: 0,
          ...(isCut && { maskImage: 'linear-gradient(to right, #000 calc(100% - 12px), transparent)' }),
        }}
      >
        {visible.map(tab => (
          <Tab
            key={tab.to}
            value={tab.to}
            label={tab.label}
            disabled={tab.disabled}
            component={Link}
            to={tab.to}
            data-tab={tab.to}
            aria-current={tab.to === selected ? 'page' : undefined}
          />
        ))}
      </Tabs>
      {isCut && (
        <Menu
          trigger={
            <Button
              size="small"
              color="inherit"
              endIcon={<KeyboardArrowDownRounded fontSize="small" />}
              sx={{ flexShrink: 0, color: 'text.secondary' }}
            >
              {texts.moreTabs}
            </Button>
          }
        >
          {visible
            .filter(({ to, disabled }) => hidden.has(to) && !disabled)
            .map(({ to, label: name }) => (
              <MenuLink key={to} target={{ to }}>
                {name}
              </MenuLink>
            ))}
        </Menu>
      )}
    </Box>
  );
}

/** Addresses of the tabs that are not in view as a whole; none without a layout. @param tabs all of them, as one text */
function useHiddenTabs(bar: RefObject<HTMLElement | null>, tabs: string): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements
  useEffect(() => {
    setHidden(NONE);
    const root = bar.current?.querySelector('.MuiTabs-scroller');
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      seen =>
        setHidden(before => {
          const next = new Set(before);
          for (const { target, intersectionRatio } of seen) {
            const { tab = '' } = (target as HTMLElement).dataset;
            if (intersectionRatio < ALL_OF_IT) next.add(tab);
            else next.delete(tab);
          }
          return next;
        }),
      { root, threshold: [0, ALL_OF_IT] },
    );
    for (const tab of root.querySelectorAll('[data-tab]')) observer.observe(tab);
    return () => observer.disconnect();
  }, [bar, tabs]);
  return hidden;
}

/** Parts of a pixel are no reason to call a tab cut. */
const ALL_OF_IT = 0.98;
