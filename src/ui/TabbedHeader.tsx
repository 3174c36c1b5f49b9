import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { tokens } from '@/theme';
import { PageHeader } from './PageHeader';
import { TabBar, type TabBarProps } from './TabBar';

interface TabbedHeaderProps<User> extends Omit<TabBarProps<User>, 'tabs'> {
  /** Absent while it is loaded. */
  title: string | undefined;
  actions?: ReactNode;
  /** Absent while nobody knows which tabs there are: one that comes later would push the open one out of view. */
  tabs: TabBarProps<User>['tabs'] | undefined;
  /** A note about the whole, below the bar. */
  children?: ReactNode;
}

/** Title and tabs of what has several pages: in one bar on wide screens, where a long title is cut, else the tabs below it. */
export function TabbedHeader<User>({ title, actions, tabs, children, ...bar }: TabbedHeaderProps<User>) {
  return (
    <Box
      sx={{
        px: `${tokens.page.marginInline}px`,
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', lg: 'nowrap' },
          alignItems: 'center',
          columnGap: 2,
        }}
      >
        <Box sx={{ flex: { xs: '0 1 auto', lg: '0 0 auto' }, maxWidth: { xs: '100%', lg: '40%' }, py: 1 }}>
          {title === undefined ? (
            <Skeleton variant="text" width={160} height={28} />
          ) : (
            <PageHeader title={title} actions={actions} isInBar />
          )}
        </Box>
        <Box sx={{ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' }}>
          {tabs ? <TabBar {...bar} tabs={tabs} /> : <Skeleton variant="rounded" width={320} height={44} />}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
