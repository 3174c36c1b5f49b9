import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionStatus } from './createSession';

export const SessionContext = createContext<Session | null>(null);

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it.');
  return session;
}

/** Whether somebody is signed in, followed as it changes. */
export function useSessionStatus(): SessionStatus {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getStatus);
}

/** The access token, followed as it is renewed; null when nobody is signed in. */
export function useAccessToken(): string | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getAccessToken);
}
