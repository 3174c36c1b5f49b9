import type { RouteObject } from 'react-router-dom';
import type { HazardSection } from '@/features/shared/hazards/hazardSection';

/** Below a project. @param loadSections what other features show of one hazard, loaded with its page */
export const hazardRoutes = (
  loadSections: () => Promise<{ HAZARD_SECTIONS: readonly HazardSection[] }>,
): RouteObject[] => [
  {
    path: 'worksheet',
    lazy: () => import('./HazardWorksheetPage').then(page => ({ Component: page.HazardWorksheetPage })),
  },
  {
    path: 'hazards/:hazard',
    lazy: async () => {
      const [{ HazardPage }, { HAZARD_SECTIONS }] = await Promise.all([
        import('./page/HazardPage'),
        loadSections(),
      ]);
      return { element: <HazardPage sections={HAZARD_SECTIONS} /> };
    },
  },
];
