import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  // Without windows to draw it needs a third less of the processor, and it is the same browser otherwise.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns the path of the browser that stands here already: the one that CHROMIUM_PATH names before all others */
export const installedChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find(
    path => path && existsSync(path),
  );

const attempt = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * The browser of the end-to-end tests: an installed one, else one installed now, from the system's packages or by
 * Playwright, whichever works here.
 * @returns the path of its program
 */
export function requireChromium(): string {
  const known = installedChromium();
  if (known) return known;
  console.log('No Chromium found; installing one …');
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const installed =
    (isDebianRoot &&
      attempt('apt-get', 'update', '-qq') &&
      attempt('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')) ||
    attempt('playwright', 'install', 'chromium');
  const path = installed ? installedChromium() : undefined;
  if (path) return path;
  console.error('Chromium could not be installed. Install it, or set CHROMIUM_PATH to a Chromium or Chrome.');
  process.exit(1);
}
