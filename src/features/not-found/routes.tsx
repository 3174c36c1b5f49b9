import type { RouteObject } from 'react-router-dom';

export const notFoundRoutes: RouteObject[] = [
  {
    path: '*',
    lazy: () => import('./NotFoundPage').then(page => ({ Component: page.NotFoundPage })),
  },
];
