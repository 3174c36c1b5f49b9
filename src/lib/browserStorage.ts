/** The asynchronous face that redux-persist wants, over a browser storage that may be full or forbidden. */
export interface AsyncStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/**
 * Wraps `localStorage` or `sessionStorage`; failures reject, they never throw into a reducer.
 *
 * @param mayWrite asked before every write; a refused write is dropped
 */
export const browserStorage = (storage: () => Storage, mayWrite: () => boolean): AsyncStorage => ({
  getItem: async key => storage().getItem(key),
  setItem: async (key, value) => {
    if (mayWrite()) storage().setItem(key, value);
  },
  removeItem: async key => storage().removeItem(key),
});
