import type { RouteObject } from 'react-router-dom';

/** Below a project. */
export const targetRoutes: RouteObject[] = [
  {
    path: 'requirements',
    lazy: () => import('./RequirementsPage').then(page => ({ Component: page.RequirementsPage })),
  },
];

/** The safety targets of one hazard, on its page. */
export const loadHazardTargets = () =>
  import('./hazard/HazardTargets').then(({ HazardTargets }) => ({ id: 'targets', Section: HazardTargets }));
