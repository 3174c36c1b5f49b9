import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { tokens } from '@/theme';
import { PageHeader } from './PageHeader';
import { TabBar, type TabBarProps } from './TabBar';

interface TabbedHeaderProps<User> extends Omit<TabBarProps<User>, 'tabs'> {
  /** Absent while it is loaded. */
  title: string | undefined;
  actions?: ReactNode;
  /** What it comes to in a few words, below the title. */
  facts?: ReactNode;
  /** Absent while nobody knows which tabs there are: one that comes later would push the open one out of view. */
  tabs: TabBarProps<User>['tabs'] | undefined;
  /** A note about the whole, below the bar. */
  children?: ReactNode;
}

/** Room for the facts, so that the tabs stay where they are when the facts come; less where the tabs need it, px. */
const FACTS = 520;

/**
 * Title and tabs of what has several pages: in one bar on wide screens, where the tabs take the room that they need and a
 * long title takes two lines, else the tabs below it.
 */
export function TabbedHeader<User>({
  title,
  actions,
  facts,
  tabs,
  children,
  ...bar
}: TabbedHeaderProps<User>) {
  const root = useRef<HTMLDivElement>(null);
  useToastsBelow(root);
  return (
    <Box
      ref={root}
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
        <Box
          sx={{
            flex: { xs: '1 1 100%', lg: '0 1000 auto' },
            minWidth: { lg: facts ? 260 : 0 },
            maxWidth: '100%',
            py: facts ? 0.5 : 1,
          }}
        >
          {title === undefined ? (
            <Skeleton variant="text" width={160} height={28} />
          ) : (
            <PageHeader title={title} actions={actions} isInBar />
          )}
          {facts && <Box sx={{ width: { lg: FACTS }, maxWidth: '100%' }}>{facts}</Box>}
        </Box>
        <Box
          sx={{
            flex: { xs: '1 1 100%', lg: '1 1 auto' },
            minWidth: 0,
            maxWidth: '100%',
            alignSelf: 'flex-end',
          }}
        >
          {tabs ? <TabBar {...bar} tabs={tabs} /> : <Skeleton variant="rounded" width={320} height={44} />}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

/** Tells the toasts how high the bar is (toastContainer.css), so that none lies over its tabs. */
function useToastsBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--tabs-height', `${bar.current?.offsetHeight ?? 0}px`);
    tell();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(tell);
    if (bar.current) observer?.observe(bar.current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--tabs-height');
    };
  }, [bar]);
}
