import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';

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
  /** Address of the open tab; none is marked when it is not among the tabs. */
  current: string;
}

/** Navigation between the tabs of a page; every tab is a link of its own. */
export function TabBar<User>({ label, tabs, user, current }: TabBarProps<User>) {
  const visible = tabs.filter(tab => tab.visibleTo?.(user) ?? true);
  const selected = visible.find(({ to, covers }) => to === current || covers?.includes(current))?.to ?? false;
  return (
    <Tabs
      component="nav"
      aria-label={label}
      value={selected}
      variant="scrollable"
      // A finger needs no buttons, and without them the open tab is in view from the start.
      scrollButtons="auto"
    >
      {visible.map(tab => (
        <Tab
          key={tab.to}
          value={tab.to}
          label={tab.label}
          disabled={tab.disabled}
          component={Link}
          to={tab.to}
          aria-current={tab.to === selected ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
}
