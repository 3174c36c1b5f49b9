import type { RouteObject } from 'react-router-dom';

/** Below a project. */
export const targetRoutes: RouteObject[] = [
  {
    lazy: () => import('./TargetsLayout').then(layout => ({ Component: layout.TargetsLayout })),
    children: [
      {
        path: 'targets',
        lazy: () => import('./TargetsPage').then(page => ({ Component: page.TargetsPage })),
      },
      {
        path: 'requirements',
        lazy: () => import('./RequirementsPage').then(page => ({ Component: page.RequirementsPage })),
      },
      {
        path: 'safety-functions',
        lazy: () =>
          import('./functions/SafetyFunctionsPage').then(page => ({ Component: page.SafetyFunctionsPage })),
      },
      {
        path: 'trace',
        lazy: () => import('./trace/TracePage').then(page => ({ Component: page.TracePage })),
      },
    ],
  },
];

/** The safety targets of one hazard, on its page. */
export const loadHazardTargets = () =>
  import('./hazard/HazardTargets').then(({ HazardTargets }) => ({ id: 'targets', Section: HazardTargets }));

/** The requirements of one hazard, on its page. */
export const loadHazardRequirements = () =>
  import('./hazard/HazardRequirements').then(({ HazardRequirements }) => ({
    id: 'requirements',
    Section: HazardRequirements,
  }));
