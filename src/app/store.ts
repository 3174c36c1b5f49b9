import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { ApiDependencies } from '@/api/dependencies';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import { platformApi } from '@/api/platformApi';
import { usedCommandsSlice } from '@/features/command-palette/usedCommandsSlice';
import { hazardSelectionSlice } from '@/features/hazards/hazardSelectionSlice';
import { glossarySlice } from '@/glossary/glossarySlice';
import { accordionSlice } from '@/layout/accordionSlice';
import { sidebarSlice } from '@/layout/sidebarSlice';
import { sideMenuSlice } from '@/layout/sideMenuSlice';
import { organizationSelectionSlice } from '@/session/organizationSelectionSlice';
import { makeListenerMiddleware } from './listeners';
import { persisted } from './persistence';

/** Everything the store needs from outside; tests give their own. */
export interface StoreDependencies extends ApiDependencies {
  /** Signs out through the identity provider; called for every answer with status 401. */
  signOut: () => void;
}

/** One reducer for each store: redux-persist keeps state inside it. */
const makeRootReducer = () =>
  combineSlices({
    [platformApi.reducerPath]: platformApi.reducer,
    [hazardAnalysisApi.reducerPath]: hazardAnalysisApi.reducer,
    [sidebarSlice.name]: persisted('sidebar', sidebarSlice.reducer, {
      version: 1,
      storage: 'local',
      whitelist: ['expanded'],
    }),
    [accordionSlice.name]: persisted('accordion', accordionSlice.reducer, {
      version: 1,
      storage: 'local',
      whitelist: ['openItems'],
    }),
    [hazardSelectionSlice.name]: persisted('hazardSelection', hazardSelectionSlice.reducer, {
      version: 1,
      storage: 'local',
      whitelist: ['selectedHazardUuid', 'collapsedItems'],
    }),
    [organizationSelectionSlice.name]: persisted(
      'organizationSelection',
      organizationSelectionSlice.reducer,
      { version: 1, storage: 'local', whitelist: ['selectedOrganizationUuid'] },
    ),
    [usedCommandsSlice.name]: persisted('usedCommands', usedCommandsSlice.reducer, {
      version: 1,
      storage: 'local',
      whitelist: ['ids'],
    }),
    [glossarySlice.name]: persisted('glossary', glossarySlice.reducer, {
      version: 1,
      storage: 'session',
      whitelist: ['editMode'],
    }),
    [sideMenuSlice.name]: sideMenuSlice.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof makeRootReducer>>;

/** A store of its own; the app makes one, every test makes its own. */
export function makeStore(preloadedState: Partial<RootState> | undefined, dependencies: StoreDependencies) {
  return configureStore({
    reducer: makeRootReducer(),
    preloadedState,
    devTools: { name: 'Badger' },
    middleware: getDefaultMiddleware =>
      getDefaultMiddleware({
        thunk: { extraArgument: dependencies },
        // How long a check takes says nothing about a defect; both are off in production builds.
        immutableCheck: { warnAfter: Number.POSITIVE_INFINITY },
        serializableCheck: {
          warnAfter: Number.POSITIVE_INFINITY,
          // redux-persist passes functions in these.
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
          // What the platform answered came as text, and is most of the state; uploads pass files in an argument.
          ignoredPaths: [platformApi.reducerPath, hazardAnalysisApi.reducerPath],
        },
      })
        // First, so that a listener sees an action before any other middleware may stop it.
        .prepend(makeListenerMiddleware(dependencies).middleware)
        .concat(platformApi.middleware, hazardAnalysisApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
