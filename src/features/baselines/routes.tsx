import type { RouteObject } from 'react-router-dom';

/** In the tab of documents. */
export const baselineRoutes: RouteObject[] = [
  {
    path: 'baselines',
    lazy: () => import('./BaselinesPage').then(page => ({ Component: page.BaselinesPage })),
  },
  {
    path: 'baselines/compare',
    lazy: () => import('./compare/ComparePage').then(page => ({ Component: page.ComparePage })),
  },
];
