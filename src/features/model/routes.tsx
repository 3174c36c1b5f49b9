import type { RouteObject } from 'react-router-dom';
import type { ModelSheet } from '@/config/paths';

const pages = {
  functions: () => import('./FunctionsPage').then(page => ({ Component: page.FunctionsPage })),
  'functions/matrix': () => import('./matrix/MatrixPage').then(page => ({ Component: page.MatrixPage })),
  malfunctions: () => import('./MalfunctionsPage').then(page => ({ Component: page.MalfunctionsPage })),
  situations: () => import('./SituationsPage').then(page => ({ Component: page.SituationsPage })),
  misuses: () => import('./MisusesPage').then(page => ({ Component: page.MisusesPage })),
  elements: () => import('./ElementsPage').then(page => ({ Component: page.ElementsPage })),
  assumptions: () => import('./AssumptionsPage').then(page => ({ Component: page.AssumptionsPage })),
  'situations/builder': () => import('./builder/BuilderPage').then(page => ({ Component: page.BuilderPage })),
  machines: () => import('./MachinesPage').then(page => ({ Component: page.MachinesPage })),
  'machine-hazards': () =>
    import('./MachineHazardsPage').then(page => ({ Component: page.MachineHazardsPage })),
  tasks: () => import('./TasksPage').then(page => ({ Component: page.TasksPage })),
  'human-tasks': () => import('./HumanTasksPage').then(page => ({ Component: page.HumanTasksPage })),
  'tasks/coverage': () =>
    import('./taskCoverage/TaskCoveragePage').then(page => ({ Component: page.TaskCoveragePage })),
  layout: () => import('./layout/LayoutPage').then(page => ({ Component: page.LayoutPage })),
  events: () => import('./EventsPage').then(page => ({ Component: page.EventsPage })),
  figures: () => import('./figures/FiguresPage').then(page => ({ Component: page.FiguresPage })),
  'item-definition': () =>
    import('./ItemDefinitionPage').then(page => ({ Component: page.ItemDefinitionPage })),
} satisfies Record<ModelSheet, RouteObject['lazy']>;

/** Below a project. */
export const modelRoutes: RouteObject[] = [
  {
    lazy: () => import('./ModelLayout').then(layout => ({ Component: layout.ModelLayout })),
    children: Object.entries(pages).map(([path, lazy]) => ({ path, lazy })),
  },
];
