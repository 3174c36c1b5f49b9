import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { type Mock, vi } from 'vitest';
import { App } from '@/app/App';
import { routes } from '@/app/routes';
import { makeStore, type RootState } from '@/app/store';
import type { Configuration } from '@/config/configuration';
import { API_TOKEN_KEY, BASE_PATH } from '@/config/constants';
import type { Session } from '@/session/createSession';
import { isLoggedIn } from '@/session/tokenClaims';
import { createTokenStore } from '@/session/tokenStore';
import { BadgerThemeProvider } from '@/theme';
import { CONFIGURATION } from './configuration.ts';
import { openStores } from './openStores.ts';
import { holding, tokenFor } from './tokens.ts';

/**
 * As in the built app, rules go into one style element: Emotion's development build makes an element for each, thousands
 * in a worker, through which every look for one goes.
 */
const styles = createCache({ key: 'css', speedy: true });

interface RenderAppOptions {
  /** Address below the base path. */
  route: string;
  signedIn?: boolean;
  /** Access token of the signed-in person; by default one that no platform would take. */
  token?: string;
  preloadedState?: Partial<RootState>;
  configuration?: Partial<Configuration>;
}

export type SessionMocks = {
  [Name in 'signIn' | 'completeSignIn' | 'signOut' | 'abandon']: Mock;
};

/** The whole app at an address, with its real providers and routes; only the way to the provider is cut off. */
export function renderApp(options: RenderAppOptions) {
  const { route, signedIn = true, token = tokenFor('ana', 600), preloadedState, configuration } = options;
  if (signedIn) window.localStorage.setItem(API_TOKEN_KEY, token);
  const tokens = createTokenStore(window.localStorage, window);
  const mocks: SessionMocks = {
    signIn: vi.fn(async () => undefined),
    completeSignIn: vi.fn(),
    signOut: vi.fn(),
    abandon: vi.fn(),
  };
  const session: Session = {
    ...mocks,
    ...holding(tokens.getAccessToken),
    getStatus: () => (isLoggedIn(tokens.getAccessToken(), Date.now()) ? 'signed-in' : 'signed-out'),
    subscribe: listener => tokens.subscribe(listener),
    start: () => () => undefined,
  };
  const settings = { ...CONFIGURATION, ...configuration };
  const store = makeStore(preloadedState, {
    configuration: settings,
    getAccessToken: session.getAccessToken,
    getFreshToken: session.getFreshToken,
    signOut: session.signOut,
    delay: async () => undefined,
  });
  openStores.add(store);
  const router = createMemoryRouter(routes, {
    basename: BASE_PATH,
    initialEntries: [`${BASE_PATH}${route}`],
  });
  const view = render(
    <CacheProvider value={styles}>
      <BadgerThemeProvider>
        <App configuration={settings} session={session} store={store} router={router} />
      </BadgerThemeProvider>
    </CacheProvider>,
  );
  return { ...view, store, router, session: mocks, tokens, user: userEvent.setup() };
}
