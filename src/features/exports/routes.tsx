import type { RouteObject } from 'react-router-dom';

/** In the tab of documents. */
export const exportRoutes: RouteObject[] = [
  {
    path: 'reports',
    lazy: () => import('./ExportsPage').then(page => ({ Component: page.ExportsPage })),
  },
];
