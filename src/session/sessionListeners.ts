import { isRejectedWithValue, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { isUnauthorized } from '@/lib/apiError';

export interface SessionListenerDependencies {
  /** Throttled by itself: many calls fail at once when a token dies. */
  signOut: () => void;
}

/** A call answered with 401 signs the user out (specification §4). */
export function addSessionListeners(
  startListening: ListenerMiddlewareInstance['startListening'],
  { signOut }: SessionListenerDependencies,
): void {
  startListening({
    predicate: action => isRejectedWithValue(action) && isUnauthorized(action.payload),
    effect: () => signOut(),
  });
}
