import type { Action, Reducer, Store } from '@reduxjs/toolkit';
import {
  createMigrate,
  type MigrationManifest,
  type Persistor,
  type PersistState,
  persistReducer,
  persistStore,
} from 'redux-persist';
import { browserStorage } from '@/lib/browserStorage';

const STORAGES = {
  /** Kept until sign-out. */
  local: browserStorage(() => window.localStorage),
  /** Kept as long as the tab: survives the way to the identity provider and back. */
  session: browserStorage(() => window.sessionStorage),
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
