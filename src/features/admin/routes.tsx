import type { RouteObject } from 'react-router-dom';

export const adminRoutes: RouteObject[] = [
  {
    path: 'admin/features',
    lazy: () => import('./FeatureFlagsPage').then(page => ({ Component: page.FeatureFlagsPage })),
  },
  {
    path: 'admin/users',
    lazy: () => import('./UsersPage').then(page => ({ Component: page.UsersPage })),
  },
];
