import type { RouteObject } from 'react-router-dom';

export const notificationRoutes: RouteObject[] = [
  {
    path: 'notifications',
    lazy: () => import('./NotificationsPage').then(page => ({ Component: page.NotificationsPage })),
  },
];
