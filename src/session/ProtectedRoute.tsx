import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths, withBasePath } from '@/config/paths';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { useSessionStatus } from './SessionContext';

/** State of the way to the sign-in: where the user came from, when the query string has no room for it. */
export interface SignInLocationState {
  from: string;
}

/**
 * Lets only a signed-in user through. Others go to the sign-in with `returnTo` (current path and query), unless a
 * query string is already there (specification §4): that one is kept as it is, and the way back travels in the
 * history entry.
 */
export function ProtectedRoute() {
  const status = useSessionStatus();
  const { pathname, search } = useLocation();
  if (status === 'signing-out') return <LoadingSpinner />;
  if (status === 'signed-in') return <Outlet />;
  const from = `${withBasePath(pathname)}${search}`;
  const state: SignInLocationState = { from };
  return (
    <Navigate
      replace
      to={{ pathname: paths.login(), search: search || `?${new URLSearchParams({ returnTo: from })}` }}
      state={state}
    />
  );
}
