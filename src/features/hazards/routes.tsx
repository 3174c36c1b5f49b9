import type { RouteObject } from 'react-router-dom';
import type {
  HazardSection,
  HazardsAction,
  LateHazardSection,
  LateHazardsAction,
} from '@/features/shared/hazards/hazardSection';
import { lazyPart } from '@/ui/lazyPart';

/**
 * Below a project.
 * @param sections what other features show of one hazard, in order; the panel and the page have the same
 * @param actions what other features do with the hazards that are selected
 */
export function hazardRoutes(
  sections: readonly LateHazardSection[],
  actions: readonly LateHazardsAction[],
): RouteObject[] {
  // In the panel each comes when it is unfolded.
  const inPanel: HazardSection[] = sections.map(({ id, load }) => ({ id, Section: lazyPart(load) }));
  const onSelection: HazardsAction[] = actions.map(({ id, load }) => ({ id, Dialog: lazyPart(load) }));
  return [
    {
      path: 'worksheet',
      lazy: async () => {
        const { HazardWorksheetPage } = await import('./HazardWorksheetPage');
        return { element: <HazardWorksheetPage sections={inPanel} actions={onSelection} /> };
      },
    },
    {
      path: 'hazards/:hazard',
      lazy: async () => {
        const [{ HazardPage }, ...onPage] = await Promise.all([
          import('./page/HazardPage'),
          ...sections.map(async ({ id, load }) => ({ id, Section: await load() })),
        ]);
        return { element: <HazardPage sections={onPage} /> };
      },
    },
  ];
}

/** In the tab of documents: hazards from a spreadsheet. */
export const importRoutes: RouteObject[] = [
  {
    path: 'import',
    lazy: () => import('./import/ImportPage').then(page => ({ Component: page.ImportPage })),
  },
];
