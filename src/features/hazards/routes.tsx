import type { RouteObject } from 'react-router-dom';
import type { HazardSection } from '@/features/shared/hazards/hazardSection';

/** Below a project. @param sections what other features show of one hazard, in order, loaded with its page */
export const hazardRoutes = (sections: readonly (() => Promise<HazardSection>)[]): RouteObject[] => [
  {
    path: 'worksheet',
    lazy: () => import('./HazardWorksheetPage').then(page => ({ Component: page.HazardWorksheetPage })),
  },
  {
    path: 'hazards/:hazard',
    lazy: async () => {
      const [{ HazardPage }, ...loaded] = await Promise.all([
        import('./page/HazardPage'),
        ...sections.map(load => load()),
      ]);
      return { element: <HazardPage sections={loaded} /> };
    },
  },
];

/** In the tab of documents: hazards from a spreadsheet. */
export const importRoutes: RouteObject[] = [
  {
    path: 'import',
    lazy: () => import('./import/ImportPage').then(page => ({ Component: page.ImportPage })),
  },
];
