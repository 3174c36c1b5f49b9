import { ensureBuilt } from './builtApp.ts';
import { startInstance } from './instance.ts';

/** One server for the whole run, with the web app as its sources stand. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  ensureBuilt();
  const instance = await startInstance();
  process.env.BADGER_E2E_URL = instance.url;
  return async () => {
    const { code, signal } = await instance.remove();
    if (code !== 0) throw new Error(`The server did not stop cleanly: ${code ?? signal}`);
  };
}
