import type { RouteObject } from 'react-router-dom';
import type { LateHazardSection } from '@/features/shared/hazards/hazardSection';

/** The documents that are about one hazard, on its page. */
export const hazardDocuments: LateHazardSection = {
  id: 'documents',
  load: () => import('./links/HazardDocuments').then(section => section.HazardDocuments),
};

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
