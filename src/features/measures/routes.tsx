import type { RouteObject } from 'react-router-dom';
import type { LateHazardSection } from '@/features/shared/hazards/hazardSection';

/** Below a project. */
export const measureRoutes: RouteObject[] = [
  {
    path: 'measures',
    lazy: () => import('./MeasuresPage').then(page => ({ Component: page.MeasuresPage })),
  },
];

/** The measures of one hazard, on its page. */
export const hazardMeasures: LateHazardSection = {
  id: 'measures',
  load: () => import('./hazard/HazardMeasures').then(section => section.HazardMeasures),
};

/** The alternatives of one hazard, side by side. */
export const hazardAlternatives: LateHazardSection = {
  id: 'alternatives',
  load: () => import('./hazard/HazardAlternatives').then(section => section.HazardAlternatives),
};
