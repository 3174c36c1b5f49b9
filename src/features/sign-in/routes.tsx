import type { RouteObject } from 'react-router-dom';

const loginPage = () => import('./LoginPage').then(page => ({ Component: page.LoginPage }));

/** What somebody sees who is not signed in. */
export const signInRoutes: RouteObject[] = [
  { path: 'login', lazy: loginPage },
  { path: 'login-test', lazy: loginPage },
  {
    path: 'logged-out',
    lazy: () => import('./LoggedOutPage').then(page => ({ Component: page.LoggedOutPage })),
  },
  {
    path: 'oauth',
    lazy: () => import('./OAuthCallbackPage').then(page => ({ Component: page.OAuthCallbackPage })),
  },
  {
    path: 'reset-password',
    lazy: () => import('./ResetPasswordPage').then(page => ({ Component: page.ResetPasswordPage })),
  },
];
