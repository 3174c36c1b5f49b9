import type { RouteObject } from 'react-router-dom';
import type { LateHazardSection } from '@/features/shared/hazards/hazardSection';

/** Below a project. */
export const targetRoutes: RouteObject[] = [
  {
    lazy: () => import('./TargetsLayout').then(layout => ({ Component: layout.TargetsLayout })),
    children: [
      {
        path: 'targets',
        lazy: () => import('./TargetsPage').then(page => ({ Component: page.TargetsPage })),
      },
      {
        path: 'requirements',
        lazy: () => import('./RequirementsPage').then(page => ({ Component: page.RequirementsPage })),
      },
      {
        path: 'safety-functions',
        lazy: () =>
          import('./functions/SafetyFunctionsPage').then(page => ({ Component: page.SafetyFunctionsPage })),
      },
      {
        path: 'reqif',
        lazy: () => import('./reqif/ReqifPage').then(page => ({ Component: page.ReqifPage })),
      },
      {
        path: 'trace',
        lazy: () => import('./trace/TracePage').then(page => ({ Component: page.TracePage })),
      },
    ],
  },
];

/** The safety targets of one hazard, on its page. */
export const hazardTargets: LateHazardSection = {
  id: 'targets',
  load: () => import('./hazard/HazardTargets').then(section => section.HazardTargets),
};

/** The requirements of one hazard, on its page. */
export const hazardRequirements: LateHazardSection = {
  id: 'requirements',
  load: () => import('./hazard/HazardRequirements').then(section => section.HazardRequirements),
};

/** The safety functions of one hazard, on its page. */
export const hazardFunctions: LateHazardSection = {
  id: 'functions',
  load: () => import('./hazard/HazardFunctions').then(section => section.HazardFunctions),
};
