import type { RouteObject } from 'react-router-dom';

/** Below a project. */
export const functionRoutes: RouteObject[] = [
  {
    path: 'functions',
    lazy: () => import('./FunctionsPage').then(page => ({ Component: page.FunctionsPage })),
  },
];
