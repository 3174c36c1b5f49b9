import type { RouteObject } from 'react-router-dom';

/** In the tab of documents. */
export const askRoutes: RouteObject[] = [
  {
    path: 'ask',
    lazy: () => import('./AskPage').then(page => ({ Component: page.AskPage })),
  },
];
