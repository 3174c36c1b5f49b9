import type { RouteObject } from 'react-router-dom';

export const organizationRoutes: RouteObject[] = [
  {
    path: 'organizations',
    lazy: () => import('./OrganizationsPage').then(page => ({ Component: page.OrganizationsPage })),
  },
  {
    path: 'organizations/new',
    lazy: () => import('./NewOrganizationPage').then(page => ({ Component: page.NewOrganizationPage })),
  },
  {
    path: 'organizations/:organizationUuid',
    lazy: () =>
      import('./OrganizationPage').then(page => ({ Component: page.OrganizationPage, handle: page.handle })),
    children: [
      {
        index: true,
        lazy: () =>
          import('./settings/OrganizationSettingsPage').then(page => ({
            Component: page.OrganizationSettingsPage,
          })),
      },
      {
        path: 'members',
        lazy: () =>
          import('./members/OrganizationMembersPage').then(page => ({
            Component: page.OrganizationMembersPage,
          })),
      },
      {
        path: 'audit-log',
        lazy: () =>
          import('./settings/OrganizationAuditLogPage').then(page => ({
            Component: page.OrganizationAuditLogPage,
          })),
      },
      {
        path: 'library',
        lazy: () => import('./library/LibraryPage').then(page => ({ Component: page.LibraryPage })),
      },
      {
        path: 'rating-sets',
        lazy: () => import('./rating-sets/RatingSetsPage').then(page => ({ Component: page.RatingSetsPage })),
      },
      {
        path: 'rating-sets/:riskRatingSetUuid',
        lazy: () => import('./rating-sets/RatingSetPage').then(page => ({ Component: page.RatingSetPage })),
      },
      {
        path: 'rating-sets/drafts/:riskRatingSetDraftUuid',
        lazy: () => import('./rating-sets/DraftPage').then(page => ({ Component: page.DraftPage })),
      },
      {
        path: 'roles',
        lazy: () =>
          import('./roles/OrganizationRolesPage').then(page => ({ Component: page.OrganizationRolesPage })),
      },
    ],
  },
  {
    path: 'organizations/:organizationUuid/members/:userUuid',
    lazy: () =>
      import('./members/MemberProjectsPage').then(page => ({
        Component: page.MemberProjectsPage,
        handle: page.handle,
      })),
  },
  {
    path: 'members/:organizationUuid/new',
    lazy: () =>
      import('./members/AddMembersPage').then(page => ({
        Component: page.AddMembersPage,
        handle: page.handle,
      })),
  },
];
