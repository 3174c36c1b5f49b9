import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addOvertakenQueryListener } from '@/api/overtakenQueries';
import { addSharedInvalidationListener } from '@/api/sharedInvalidation';
import { addHazardSelectionListeners } from '@/features/hazards/hazardSelectionListeners';
import { addSessionListeners, type SessionListenerDependencies } from '@/session/sessionListeners';

/** Every family of listeners is registered here, by one call each. */
export function makeListenerMiddleware(dependencies: SessionListenerDependencies) {
  const listenerMiddleware = createListenerMiddleware();
  addSessionListeners(listenerMiddleware.startListening, dependencies);
  addOvertakenQueryListener(listenerMiddleware.startListening);
  addSharedInvalidationListener(listenerMiddleware.startListening);
  addHazardSelectionListeners(listenerMiddleware.startListening);
  return listenerMiddleware;
}
