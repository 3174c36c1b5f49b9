import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'index.html',
  'vite.config.ts',
  'scripts/codeFiles.ts',
  'package-lock.json',
  'domain',
  'glossary',
  'src',
  'public',
];
const BUILT = 'dist/index.html';

function newest(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))));
}

/** Whether dist/ holds the web app as its sources stand. */
export const isWebBuilt = (): boolean => newest(BUILT) >= Math.max(...SOURCES.map(newest));
