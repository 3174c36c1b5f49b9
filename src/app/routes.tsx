import { Suspense } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { accountRoutes } from '@/features/account/routes';
import { adminRoutes } from '@/features/admin/routes';
import { askRoutes } from '@/features/ask/routes';
import { baselineRoutes } from '@/features/baselines/routes';
import { checkRoutes, hazardFindings } from '@/features/checks/routes';
import { documentRoutes, hazardDocuments } from '@/features/documents/routes';
import { exportHazards, exportRoutes } from '@/features/exports/routes';
import { hazardRoutes, importRoutes } from '@/features/hazards/routes';
import { helpRoutes } from '@/features/help/routes';
import { applyMeasures, hazardAlternatives, hazardMeasures, measureRoutes } from '@/features/measures/routes';
import { modelRoutes } from '@/features/model/routes';
import { notFoundRoutes } from '@/features/not-found/routes';
import { notificationRoutes } from '@/features/notifications/routes';
import { organizationRoutes } from '@/features/organizations/routes';
import { projectRoutes } from '@/features/projects/routes';
import { signInRoutes } from '@/features/sign-in/routes';
import { supplierRoutes } from '@/features/supplier/routes';
import { hazardFunctions, hazardRequirements, hazardTargets, targetRoutes } from '@/features/targets/routes';
import { hazardVotes, votingRoutes } from '@/features/voting/routes';
import { CurrentUserProvider } from '@/session/CurrentUser';
import { ProtectedRoute } from '@/session/ProtectedRoute';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { lazyPart } from '@/ui/lazyPart';
import { RouteFailure } from './FailureView';
import { KnownAddress } from './KnownAddress';
import { lateScreens } from './lateScreens';
import { RootLayout } from './RootLayout';

// Not a lazy route: the router would load it for somebody who is only on the way to the sign-in.
const AppLayout = lazyPart(() => import('@/layout/AppLayout').then(({ AppLayout: shell }) => shell));

/** The page of most starts, likewise: it comes with the shell. */
const WelcomeRoute = lazyPart(() => import('./WelcomeRoute').then(page => page.WelcomeRoute));

/** Fetches what every screen of somebody signed in stands in, before anything is shown. */
export function prepareShell(): void {
  AppLayout.prepare();
  WelcomeRoute.prepare();
}

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

const ofProjects = lateScreens(
  projectRoutes([
    ...modelRoutes,
    ...hazardRoutes(
      [
        hazardVotes,
        hazardMeasures,
        hazardAlternatives,
        hazardTargets,
        hazardRequirements,
        hazardFunctions,
        hazardDocuments,
        hazardFindings,
      ],
      [applyMeasures, exportHazards],
    ),
    ...measureRoutes,
    ...targetRoutes,
    ...votingRoutes,
    ...checkRoutes,
    ...documentRoutes([...exportRoutes, ...importRoutes, ...baselineRoutes, ...askRoutes]),
  ]),
);

/** Every address of the app (specification §2). A screen's code is loaded when its address is first opened. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <LoadingSpinner />,
    children: [
      ...lateScreens(signInRoutes),
      {
        element: <ProtectedRoute />,
        children: [
          {
            element: <SignedInShell />,
            children: [
              { index: true, element: <WelcomeRedirect /> },
              {
                element: <KnownAddress ofProjects={ofProjects} />,
                // A screen that fails leaves the shell standing.
                errorElement: <RouteFailure inShell />,
                children: [
                  { path: 'welcome', element: <WelcomeRoute /> },
                  ...lateScreens(accountRoutes),
                  ...lateScreens(notificationRoutes),
                  ...lateScreens(helpRoutes),
                  ...lateScreens(supplierRoutes),
                  ...lateScreens(adminRoutes),
                  ...lateScreens(organizationRoutes),
                  ...ofProjects,
                  ...lateScreens(notFoundRoutes),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
