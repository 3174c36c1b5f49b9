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
import type { Session } from '@/session/createSession';

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

/** Reads and writes the kept slices of a store once it is told to by `persist()`. */
export const makePersistor = (store: Store): Persistor =>
  // The types forget `manualPersist`.
  persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1]);

/**
 * Keeps the state only while somebody is signed in: the page that a sign-out ends on must not write into the storage
 * that was just cleared.
 */
export async function persistWhileSignedIn(persistor: Persistor, session: Session): Promise<void> {
  const start = (): Promise<void> => {
    persistor.persist();
    return whenRestored(persistor);
  };
  if (session.getStatus() === 'signed-in') return start();
  const unsubscribe = session.subscribe(() => {
    if (session.getStatus() !== 'signed-in') return;
    unsubscribe();
    void start();
  });
}

/** Resolves when the kept slices are back, so that nothing is drawn twice. */
const whenRestored = (persistor: Persistor): Promise<void> =>
  new Promise(resolve => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
