import type { RouteObject } from 'react-router-dom';
import type { LateHazardSection } from '@/features/shared/hazards/hazardSection';

/** Below a project. */
export const votingRoutes: RouteObject[] = [
  {
    path: 'voting',
    lazy: () => import('./VotingLayout').then(layout => ({ Component: layout.VotingLayout })),
    children: [
      {
        index: true,
        lazy: () => import('./board/BoardPage').then(page => ({ Component: page.BoardPage })),
      },
      {
        path: 'queue',
        lazy: () => import('./queue/QueuePage').then(page => ({ Component: page.QueuePage })),
      },
      {
        path: 'meeting',
        lazy: () => import('./meeting/MeetingPage').then(page => ({ Component: page.MeetingPage })),
      },
    ],
  },
];

/** The votes on one hazard, on its page. */
export const hazardVotes: LateHazardSection = {
  id: 'votes',
  load: () => import('./hazard/HazardVotes').then(section => section.HazardVotes),
};
