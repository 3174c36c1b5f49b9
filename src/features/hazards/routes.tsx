import type { RouteObject } from 'react-router-dom';

/** Below a project. */
export const hazardRoutes: RouteObject[] = [
  {
    path: 'worksheet',
    lazy: () => import('./HazardWorksheetPage').then(page => ({ Component: page.HazardWorksheetPage })),
  },
];
