import type { Action, Reducer, Store } from '@reduxjs/toolkit';
import {
  createMigrate,
  type MigrationManifest,
  type Persistor,
  type PersistState,
  persistReducer,
  persistStore,
} from 'redux-persist';
import { API_TOKEN_KEY } from '@/config/constants';
import { browserStorage } from '@/lib/browserStorage';

/**
 * State of a person is kept only while somebody is signed in. Asked at every write, because redux-persist writes with a delay: a
 * late one must not bring the state back into a storage that a sign-out, here or in another tab, has just cleared.
 */
const somebodyIsSignedIn = () => window.localStorage.getItem(API_TOKEN_KEY) !== null;

const STORAGES = {
  /** Kept until sign-out. */
  local: browserStorage(() => window.localStorage, somebodyIsSignedIn),
  /** Kept as long as the tab, also across the way to the sign-in and back: the mode of the tab, nothing of a person. */
  session: browserStorage(
    () => window.sessionStorage,
    () => true,
  ),
};

interface Persistence<State> {
  /** Raise it with every change of the slice's shape and add a migration to that number. */
  version: number;
  migrations?: MigrationManifest;
  storage: keyof typeof STORAGES;
  /** The only fields that are kept. */
  whitelist: (keyof State & string)[];
}

/** What a slice looks like in the store once redux-persist holds it. */
export type Persisted<State> = State & { _persist?: PersistState };

/** Keeps a slice across page loads. Never used for an API cache: its data would be stale and its hooks phantoms. */
export function persisted<State>(
  key: string,
  reducer: Reducer<State>,
  { version, migrations = {}, storage, whitelist }: Persistence<State>,
): Reducer<Persisted<State>, Action, Persisted<State> | undefined> {
  return persistReducer<State>(
    {
      key,
      version,
      storage: STORAGES[storage],
      whitelist,
      migrate: createMigrate(migrations, { debug: false }),
    },
    reducer as Reducer<State, Action>,
  ) as unknown as Reducer<Persisted<State>, Action, Persisted<State> | undefined>;
}

/** Starts reading and writing the kept slices of a store. */
export const makePersistor = (store: Store): Persistor => persistStore(store);

/** Resolves when the kept slices are back, so that nothing is drawn twice. */
export const whenRestored = (persistor: Persistor): Promise<void> =>
  new Promise(resolve => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
