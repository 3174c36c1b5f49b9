import { spawnSync } from 'node:child_process';
import { isWebBuilt } from '../../../scripts/webBuild.ts';
import { startInstance } from './instance.ts';

/** One server for the whole run, with the web app as its sources stand. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isWebBuilt()) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The web app could not be built.');
  }
  const instance = await startInstance();
  process.env.BADGER_E2E_URL = instance.url;
  return async () => {
    const { code, signal } = await instance.remove();
    if (code !== 0) throw new Error(`The server did not stop cleanly: ${code ?? signal}`);
  };
}
