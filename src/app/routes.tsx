import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CurrentUserProvider } from '@/session/CurrentUser';
import { ProtectedRoute } from '@/session/ProtectedRoute';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { RouteFailure } from './FailureView';
import { KnownAddress } from './KnownAddress';
import { RootLayout } from './RootLayout';

/** The shell's code; a signed-in user's start asks for it early. */
export const loadAppLayout = () => import('@/layout/AppLayout');
// Not a lazy route: the router would load it for somebody who is only on the way to the sign-in.
const AppLayout = lazy(() => loadAppLayout().then(({ AppLayout: shell }) => ({ default: shell })));

/** The page of most starts, likewise: it comes with the shell. */
const WelcomePage = lazy(() =>
  import('@/features/welcome/WelcomePage').then(page => ({ default: page.WelcomePage })),
);

function SignedInShell() {
  return (
    <CurrentUserProvider>
      <Suspense fallback={<LoadingSpinner />}>
        <AppLayout />
      </Suspense>
    </CurrentUserProvider>
  );
}

function WelcomeRedirect() {
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: paths.welcome(), search }} />;
}

const loginPage = () => import('@/features/sign-in/LoginPage').then(page => ({ Component: page.LoginPage }));

/** Every address of the app (specification §2). A screen's code is loaded when its address is first opened. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <LoadingSpinner />,
    children: [
      { path: 'login', lazy: loginPage },
      { path: 'login-test', lazy: loginPage },
      {
        path: 'logged-out',
        lazy: () =>
          import('@/features/sign-in/LoggedOutPage').then(page => ({ Component: page.LoggedOutPage })),
      },
      {
        path: 'oauth',
        lazy: () =>
          import('@/features/sign-in/OAuthCallbackPage').then(page => ({
            Component: page.OAuthCallbackPage,
          })),
      },
      {
        path: 'reset-password',
        lazy: () =>
          import('@/features/sign-in/ResetPasswordPage').then(page => ({
            Component: page.ResetPasswordPage,
          })),
      },
      {
        element: <ProtectedRoute />,
        children: [
          {
            element: <SignedInShell />,
            children: [
              { index: true, element: <WelcomeRedirect /> },
              {
                element: <KnownAddress />,
                // A screen that fails leaves the shell standing.
                errorElement: <RouteFailure inShell />,
                children: [
                  { path: 'welcome', element: <WelcomePage /> },
                  {
                    lazy: () =>
                      import('@/features/account/AccountPage').then(page => ({
                        Component: page.AccountPage,
                      })),
                    children: [
                      {
                        path: 'account',
                        lazy: () =>
                          import('@/features/account/ProfilePage').then(page => ({
                            Component: page.ProfilePage,
                          })),
                      },
                      {
                        path: 'preferences',
                        lazy: () =>
                          import('@/features/account/PreferencesPage').then(page => ({
                            Component: page.PreferencesPage,
                          })),
                      },
                      {
                        path: 'about',
                        lazy: () =>
                          import('@/features/account/AboutPage').then(page => ({
                            Component: page.AboutPage,
                          })),
                      },
                    ],
                  },
                  {
                    path: 'notifications',
                    lazy: () =>
                      import('@/features/notifications/NotificationsPage').then(page => ({
                        Component: page.NotificationsPage,
                      })),
                  },
                  {
                    path: 'invite-supplier',
                    lazy: () =>
                      import('@/features/supplier/InviteSupplierPage').then(page => ({
                        Component: page.InviteSupplierPage,
                      })),
                  },
                  {
                    path: 'admin/users',
                    lazy: () =>
                      import('@/features/admin/UsersPage').then(page => ({
                        Component: page.UsersPage,
                      })),
                  },
                  {
                    path: 'organizations',
                    lazy: () =>
                      import('@/features/organizations/OrganizationsPage').then(page => ({
                        Component: page.OrganizationsPage,
                      })),
                  },
                  {
                    path: 'organizations/new',
                    lazy: () =>
                      import('@/features/organizations/NewOrganizationPage').then(page => ({
                        Component: page.NewOrganizationPage,
                      })),
                  },
                  {
                    path: 'organizations/:organizationUuid',
                    lazy: () =>
                      import('@/features/organizations/OrganizationPage').then(page => ({
                        Component: page.OrganizationPage,
                        handle: page.handle,
                      })),
                    children: [
                      {
                        index: true,
                        lazy: () =>
                          import('@/features/organizations/settings/OrganizationSettingsPage').then(page => ({
                            Component: page.OrganizationSettingsPage,
                          })),
                      },
                      {
                        path: 'members',
                        lazy: () =>
                          import('@/features/organizations/members/OrganizationMembersPage').then(page => ({
                            Component: page.OrganizationMembersPage,
                          })),
                      },
                      {
                        path: 'roles',
                        lazy: () =>
                          import('@/features/organizations/roles/OrganizationRolesPage').then(page => ({
                            Component: page.OrganizationRolesPage,
                          })),
                      },
                    ],
                  },
                  {
                    path: 'organizations/:organizationUuid/members/:userUuid',
                    lazy: () =>
                      import('@/features/organizations/members/MemberProjectsPage').then(page => ({
                        Component: page.MemberProjectsPage,
                        handle: page.handle,
                      })),
                  },
                  {
                    path: 'members/:organizationUuid/new',
                    lazy: () =>
                      import('@/features/organizations/members/AddMembersPage').then(page => ({
                        Component: page.AddMembersPage,
                        handle: page.handle,
                      })),
                  },
                  {
                    path: 'projects',
                    lazy: () =>
                      import('@/features/projects/ProjectsPage').then(page => ({
                        Component: page.ProjectsPage,
                      })),
                  },
                  {
                    path: 'projects/new',
                    lazy: () =>
                      import('@/features/projects/new/NewProjectPage').then(page => ({
                        Component: page.NewProjectPage,
                      })),
                  },
                  {
                    path: 'projects-request-access',
                    lazy: () =>
                      import('@/features/projects/discover/DiscoverProjectsPage').then(page => ({
                        Component: page.DiscoverProjectsPage,
                      })),
                  },
                  {
                    path: 'projects/:projectUuid',
                    lazy: () =>
                      import('@/features/projects/ProjectPage').then(page => ({
                        Component: page.ProjectPage,
                        handle: page.handle,
                      })),
                    children: [
                      {
                        index: true,
                        lazy: () =>
                          import('@/features/projects/overview/ProjectOverview').then(page => ({
                            Component: page.ProjectOverview,
                          })),
                      },
                      {
                        path: 'settings',
                        lazy: () =>
                          import('@/features/projects/settings/ProjectSettingsPage').then(page => ({
                            Component: page.ProjectSettingsPage,
                          })),
                      },
                      {
                        path: 'members',
                        lazy: () =>
                          import('@/features/projects/members/ProjectMembersPage').then(page => ({
                            Component: page.ProjectMembersPage,
                          })),
                      },
                      {
                        path: 'worksheet',
                        lazy: () =>
                          import('@/features/hazards').then(page => ({
                            Component: page.HazardWorksheetPage,
                          })),
                      },
                    ],
                  },
                  {
                    path: '*',
                    lazy: () =>
                      import('@/features/not-found/NotFoundPage').then(page => ({
                        Component: page.NotFoundPage,
                      })),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
