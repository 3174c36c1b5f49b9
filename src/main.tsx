import { ensureBasePath } from './app/ensureBasePath';
import { adoptNonce } from './app/nonce';
import { applyStoredColorScheme } from './app/storedColorScheme';
import { loadConfiguration } from './config/configuration';
import { BASE_PATH } from './config/constants';
import { reloadPage } from './ui/reloadPage';

const startedAt = Date.now();
applyStoredColorScheme();
// Before any module that writes styles is even loaded; the configuration travels meanwhile.
adoptNonce();
ensureBasePath(window.location, window.history);
const configuration = loadConfiguration(
  `${BASE_PATH}/configuration.json`,
  window.location.origin,
  window.fetch,
);
// Whoever mounts waits for it and shows what is wrong.
configuration.catch(() => undefined);

/** Nothing but the callback may stand in a frame (the server's `frame-ancestors`): that of a silent renewal. */
const isRenewal = window.parent !== window;

try {
  if (isRenewal) {
    const { answerRenewal } = await import('./session/renewalFrame');
    await answerRenewal(await configuration);
  } else {
    const { start } = await import('./app/start');
    await start(document.getElementById('root') as HTMLElement, configuration, startedAt);
  }
} catch (error) {
  // Without its code the page cannot say so in its own way: index.html does, and this loads it again.
  const again = () => void reloadPage();
  window.addEventListener('online', again);
  setInterval(again, 10_000);
  throw error;
}
