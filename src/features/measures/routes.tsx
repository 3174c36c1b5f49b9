import type { RouteObject } from 'react-router-dom';
import type { LateHazardSection, LateHazardsAction } from '@/features/shared/hazards/hazardSection';

/** Below a project. */
export const measureRoutes: RouteObject[] = [
  {
    lazy: () => import('./MeasuresLayout').then(layout => ({ Component: layout.MeasuresLayout })),
    children: [
      {
        path: 'measures',
        lazy: () => import('./MeasuresPage').then(page => ({ Component: page.MeasuresPage })),
      },
      {
        path: 'measures/uses',
        lazy: () => import('./used/UsesPage').then(page => ({ Component: page.UsesPage })),
      },
      {
        path: 'solution-sets',
        lazy: () =>
          import('./alternatives/SolutionSetsPage').then(page => ({ Component: page.SolutionSetsPage })),
      },
      {
        path: 'solution-sets/compare',
        lazy: () =>
          import('./alternatives/ComparisonPage').then(page => ({ Component: page.ComparisonPage })),
      },
    ],
  },
];

/** The measures of one hazard. */
export const hazardMeasures: LateHazardSection = {
  id: 'measures',
  load: () => import('./hazard/HazardMeasures').then(section => section.HazardMeasures),
};

/** The alternatives of one hazard, side by side. */
export const hazardAlternatives: LateHazardSection = {
  id: 'alternatives',
  load: () => import('./hazard/HazardAlternatives').then(section => section.HazardAlternatives),
};

/** Measures for the hazards that are selected in the worksheet. */
export const applyMeasures: LateHazardsAction = {
  id: 'apply-measures',
  load: () => import('./apply/ApplyMeasuresDialog').then(dialog => dialog.ApplyMeasuresDialog),
};
