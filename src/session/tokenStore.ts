import { API_TOKEN_KEY, ID_TOKEN_KEY, LOGIN_CLIENT_ID_KEY } from '@/config/constants';

export interface Tokens {
  accessToken: string;
  idToken?: string;
  clientId: string;
}

/** The session's tokens in the browser's local storage, where the specification wants them (§3 "Session"). */
export interface TokenStore {
  getAccessToken: () => string | null;
  getIdToken: () => string | null;
  getClientId: () => string | null;
  save: (tokens: Tokens) => void;
  /** Clears all local storage (specification §4 "Sign out"). */
  clear: () => void;
  /** Called after every change, also one by another tab; `byOtherTab` tells which. Returns the way to stop. */
  subscribe: (listener: (byOtherTab: boolean) => void) => () => void;
}

export function createTokenStore(storage: Storage, tab: Window): TokenStore {
  const listeners = new Set<(byOtherTab: boolean) => void>();
  const notify = (byOtherTab: boolean) => {
    for (const listener of listeners) listener(byOtherTab);
  };
  // The event comes from other tabs only; a key of null means that everything was cleared.
  tab.addEventListener('storage', event => {
    if (event.storageArea === storage && (event.key === null || event.key === API_TOKEN_KEY)) notify(true);
  });
  return {
    getAccessToken: () => storage.getItem(API_TOKEN_KEY),
    getIdToken: () => storage.getItem(ID_TOKEN_KEY),
    getClientId: () => storage.getItem(LOGIN_CLIENT_ID_KEY),
    save: ({ accessToken, idToken, clientId }) => {
      storage.setItem(API_TOKEN_KEY, accessToken);
      // A renewal may bring no id token: the first one stays good as a hint for the logout.
      if (idToken) storage.setItem(ID_TOKEN_KEY, idToken);
      storage.setItem(LOGIN_CLIENT_ID_KEY, clientId);
      notify(false);
    },
    clear: () => {
      storage.clear();
      notify(false);
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
