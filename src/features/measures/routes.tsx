import type { RouteObject } from 'react-router-dom';

/** Below a project. */
export const measureRoutes: RouteObject[] = [
  {
    path: 'measures',
    lazy: () => import('./MeasuresPage').then(page => ({ Component: page.MeasuresPage })),
  },
];

/** The measures of one hazard, on its page. */
export const loadHazardMeasures = () =>
  import('./hazard/HazardMeasures').then(({ HazardMeasures }) => ({
    id: 'measures',
    Section: HazardMeasures,
  }));
