import { lazy, Suspense } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CurrentUserProvider } from '@/session/CurrentUser';
import { ProtectedRoute } from '@/session/ProtectedRoute';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { RouteFailure } from './FailureView';
import { RootLayout } from './RootLayout';

/** The shell's code; a signed-in user's start asks for it early. */
export const loadAppLayout = () => import('@/layout/AppLayout');
// Not a lazy route: the router would load it for somebody who is only on the way to the sign-in.
const AppLayout = lazy(() => loadAppLayout().then(({ AppLayout: shell }) => ({ default: shell })));

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
                // A screen that fails leaves the shell standing.
                errorElement: <RouteFailure inShell />,
                children: [
                  {
                    path: 'welcome',
                    lazy: () =>
                      import('@/features/welcome/WelcomePage').then(page => ({
                        Component: page.WelcomePage,
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
                    path: 'projects',
                    lazy: () =>
                      import('@/features/projects/ProjectsPage').then(page => ({
                        Component: page.ProjectsPage,
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
                          import('@/features/projects/ProjectOverview').then(page => ({
                            Component: page.ProjectOverview,
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
