import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useAppDispatch } from '@/api/hooks';
import { askForCurrentUser, type CurrentUser, useCurrentUserState } from '@/api/users';
import { LoadingSpinner } from '@/ui/LoadingSpinner';
import { ShellError } from './ShellError';

/** The signed-in user, or null when nobody is (specification §3 "User context"). */
export const UserContext = createContext<CurrentUser | null>(null);

export const useUser = (): CurrentUser | null => useContext(UserContext);

/** The signed-in user below a {@link CurrentUserProvider}. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useCurrentUser needs a signed-in user above it.');
  return user;
}

/** Loads the profile once for everything inside; no retry on failure unless somebody asks for it (specification §4). */
export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, isUninitialized } = useCurrentUserState();
  useEffect(() => {
    if (isUninitialized) void dispatch(askForCurrentUser());
  }, [dispatch, isUninitialized]);
  if (data) return <UserContext value={data.data}>{children}</UserContext>;
  if (error && !isFetching)
    return <ShellError error={error} onRetry={() => void dispatch(askForCurrentUser())} />;
  return <LoadingSpinner />;
}
