import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import { platformApi } from '@/api/platformApi';
import { askForCurrentUser } from '@/api/users';
import { type Configuration, ConfigurationError } from '@/config/configuration';
import { loadFallbacks, rememberedLanguage } from '@/glossary/languages';
import { delay } from '@/lib/delay';
import { createSession } from '@/session/createSession';
import { createOidcClient } from '@/session/oidcClient';
import { createTokenStore } from '@/session/tokenStore';
import { BadgerThemeProvider } from '@/theme';
import { continuePageLoad } from '@/ui/loadingClock';
import { App } from './App';
import { ConfigurationFailure } from './ConfigurationFailure';
import { pageNonce } from './nonce';
import { OtherAddress } from './OtherAddress';
import { makePersistor, whenRestored } from './persistence';
import { createAppRouter } from './router';
import { prepareShell } from './routes';
import { makeStore } from './store';
import { refuseStrayFiles } from './strayFiles';

/** Wires one app together: session, store, persistence and router. */
async function compose(configuration: Configuration) {
  const { publicUrl } = configuration;
  if (publicUrl && new URL(publicUrl).origin !== window.location.origin)
    return <OtherAddress publicUrl={publicUrl} location={window.location} />;
  const session = createSession({
    oidc: createOidcClient(configuration.oidc, window.location.origin),
    tokens: createTokenStore(window.localStorage, window),
    location: window.location,
    clearState: () => {
      persistor.pause();
      store.dispatch(platformApi.util.resetApiState());
      store.dispatch(hazardAnalysisApi.util.resetApiState());
    },
  });
  const store = makeStore(undefined, {
    configuration,
    getAccessToken: session.getAccessToken,
    getFreshToken: session.getFreshToken,
    signOut: session.signOut,
    delay,
  });
  const persistor = makePersistor(store);
  session.start();
  if (session.getStatus() === 'signed-in') {
    prepareShell();
    // Every screen waits for it: it travels while the screens' code does.
    store.dispatch(askForCurrentUser());
  }
  // Together, so that nothing is drawn twice; without its texts a language shows as soon as they are there.
  await Promise.all([whenRestored(persistor), loadFallbacks(rememberedLanguage()).catch(() => undefined)]);
  return <App configuration={configuration} session={session} store={store} router={createAppRouter()} />;
}

/** True when the page has waited so long for the app that its own spinner shows (index.html). */
const showsSpinner = (root: HTMLElement): boolean => {
  const spinner = root.querySelector('.starting > div');
  return spinner !== null && getComputedStyle(spinner).visibility === 'visible';
};

/**
 * Mounts the app, or a page that says what is wrong with its configuration.
 * @param startedAt when the page's first code ran, ms since 1970: the wait for the first screen began then
 */
export async function start(
  root: HTMLElement,
  configuration: Promise<Configuration>,
  startedAt: number,
): Promise<void> {
  refuseStrayFiles(window);
  const cache = createCache({ key: 'css', nonce: pageNonce() });
  // Also when the browser forbids its storage: a page that says so, not an empty one.
  const content = await configuration
    .then(compose)
    .catch((error: unknown) => (
      <ConfigurationFailure
        problems={error instanceof ConfigurationError ? error.problems : [String(error)]}
        isAway={error instanceof ConfigurationError && error.isAway}
      />
    ));
  // The page's own spinner gives way to the app's without a gap.
  continuePageLoad(showsSpinner(root) ? 0 : startedAt);
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <BadgerThemeProvider>{content}</BadgerThemeProvider>
      </CacheProvider>
    </StrictMode>,
  );
}
