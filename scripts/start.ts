import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `npm start`: builds the web app when its sources are newer than the build, then runs the server in this process. */

const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'glossary', 'src', 'public'];
const BUILT = 'dist/index.html';

function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))));
}

if (newest(BUILT) < Math.max(...SOURCES.map(newest))) {
  console.log('Building the web app …');
  await import('./build.ts');
}
await import('../server/main.ts');
