import { spawnSync } from 'node:child_process';
import { isWebBuilt } from '../../../scripts/webBuild.ts';

/** Builds the web app unless what is built is as its sources stand. */
export function ensureBuilt(): void {
  if (isWebBuilt()) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app could not be built.');
}
