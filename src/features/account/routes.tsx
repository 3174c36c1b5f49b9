import type { RouteObject } from 'react-router-dom';

export const accountRoutes: RouteObject[] = [
  {
    lazy: () => import('./AccountPage').then(page => ({ Component: page.AccountPage })),
    children: [
      {
        path: 'account',
        lazy: () => import('./ProfilePage').then(page => ({ Component: page.ProfilePage })),
      },
      {
        path: 'preferences',
        lazy: () => import('./PreferencesPage').then(page => ({ Component: page.PreferencesPage })),
      },
      {
        path: 'about',
        lazy: () => import('./AboutPage').then(page => ({ Component: page.AboutPage })),
      },
    ],
  },
];
