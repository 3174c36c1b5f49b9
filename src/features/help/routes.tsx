import type { RouteObject } from 'react-router-dom';

export const helpRoutes: RouteObject[] = [
  { path: 'help', lazy: () => import('./HelpPage').then(page => ({ Component: page.HelpPage })) },
  { path: 'help/:page', lazy: () => import('./HelpPage').then(page => ({ Component: page.HelpPage })) },
];
