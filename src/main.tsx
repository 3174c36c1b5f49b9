import { ensureBasePath } from './app/ensureBasePath';
import { adoptNonce } from './app/nonce';
import { applyStoredColorScheme } from './app/storedColorScheme';
import { loadConfiguration } from './config/configuration';
import { BASE_PATH } from './config/constants';

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

const { start } = await import('./app/start');
await start(document.getElementById('root') as HTMLElement, configuration, startedAt);
