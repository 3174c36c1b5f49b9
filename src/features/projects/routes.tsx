import type { RouteObject } from 'react-router-dom';

/** @param inside what other features show inside a project, below its tabs */
export const projectRoutes = (inside: readonly RouteObject[]): RouteObject[] => [
  {
    path: 'projects',
    lazy: () => import('./ProjectsPage').then(page => ({ Component: page.ProjectsPage })),
  },
  {
    path: 'projects/new',
    lazy: () => import('./new/NewProjectPage').then(page => ({ Component: page.NewProjectPage })),
  },
  {
    path: 'projects-request-access',
    lazy: () =>
      import('./discover/DiscoverProjectsPage').then(page => ({ Component: page.DiscoverProjectsPage })),
  },
  {
    path: 'projects/:projectUuid',
    lazy: () => import('./ProjectPage').then(page => ({ Component: page.ProjectPage, handle: page.handle })),
    children: [
      {
        index: true,
        lazy: () => import('./overview/ProjectOverview').then(page => ({ Component: page.ProjectOverview })),
      },
      {
        path: 'settings',
        lazy: () =>
          import('./settings/ProjectSettingsPage').then(page => ({ Component: page.ProjectSettingsPage })),
      },
      {
        path: 'settings/audit-log',
        lazy: () =>
          import('./settings/ProjectAuditLogPage').then(page => ({ Component: page.ProjectAuditLogPage })),
      },
      {
        path: 'members',
        lazy: () =>
          import('./members/ProjectMembersPage').then(page => ({ Component: page.ProjectMembersPage })),
      },
      ...inside,
    ],
  },
];
