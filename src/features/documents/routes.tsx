import type { RouteObject } from 'react-router-dom';

/** Below a project. @param inside what other features show in the tab of documents */
export const documentRoutes = (inside: readonly RouteObject[]): RouteObject[] => [
  {
    lazy: () => import('./DocumentsLayout').then(layout => ({ Component: layout.DocumentsLayout })),
    children: [
      {
        path: 'documents',
        lazy: () => import('./DocumentsPage').then(page => ({ Component: page.DocumentsPage })),
      },
      ...inside,
    ],
  },
];
