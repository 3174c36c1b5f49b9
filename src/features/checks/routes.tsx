import type { RouteObject } from 'react-router-dom';
import type { LateHazardSection } from '@/features/shared/hazards/hazardSection';

/** What the checks say of one hazard, on its page. */
export const hazardFindings: LateHazardSection = {
  id: 'findings',
  load: () => import('./hazard/HazardFindings').then(section => section.HazardFindings),
};

/** Below a project. */
export const checkRoutes: RouteObject[] = [
  {
    lazy: () => import('./ChecksLayout').then(layout => ({ Component: layout.ChecksLayout })),
    children: [
      {
        path: 'checks',
        lazy: () => import('./ChecksPage').then(page => ({ Component: page.ChecksPage })),
      },
      {
        path: 'metrics',
        lazy: () => import('./metrics/MetricsPage').then(page => ({ Component: page.MetricsPage })),
      },
    ],
  },
];
