import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addSessionListeners, type SessionListenerDependencies } from '@/session/sessionListeners';

/** Every family of listeners is registered here, by one call each. */
export function makeListenerMiddleware(dependencies: SessionListenerDependencies) {
  const listenerMiddleware = createListenerMiddleware();
  addSessionListeners(listenerMiddleware.startListening, dependencies);
  return listenerMiddleware;
}
