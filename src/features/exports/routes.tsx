import type { RouteObject } from 'react-router-dom';
import type { LateHazardsAction } from '@/features/shared/hazards/hazardSection';

/** In the tab of documents. */
export const exportRoutes: RouteObject[] = [
  {
    path: 'reports',
    lazy: () => import('./ExportsPage').then(page => ({ Component: page.ExportsPage })),
  },
];

/** A worksheet of the hazards that are shown or selected in the worksheet. */
export const exportHazards: LateHazardsAction = {
  id: 'export',
  load: () => import('./ExportHazardsDialog').then(dialog => dialog.ExportHazardsDialog),
};
