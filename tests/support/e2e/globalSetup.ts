import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startInstance } from './instance.ts';

const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'glossary', 'src', 'public'];

function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))));
}

/** One server for the whole run, with the web app as its sources stand. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (newest('dist/index.html') < Math.max(...SOURCES.map(newest))) {
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
