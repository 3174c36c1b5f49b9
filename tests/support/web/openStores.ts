import type { AppStore } from '@/app/store';

/** Those of the apps that the running test shows. */
export const openStores = new Set<AppStore>();

const isAsking = (store: AppStore) => {
  const { platformApi, hazardAnalysisApi } = store.getState();
  return [platformApi, hazardAnalysisApi].some(({ queries, mutations }) =>
    [...Object.values(queries), ...Object.values(mutations)].some(call => call?.status === 'pending'),
  );
};

/**
 * Waits until the apps of a test have an answer to every call: one that is still on its way when the test ends, or is
 * tried again, would be told that there is no handler for it, and the next test would be blamed.
 */
export async function untilAnswered(): Promise<void> {
  const waiting = [...openStores].map(
    store =>
      new Promise<void>(resolve => {
        const look = () => {
          if (isAsking(store)) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(look);
        look();
      }),
  );
  openStores.clear();
  await Promise.all(waiting);
}
