import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CHROMIUMS = [
  // Without windows to draw it needs a third less of the processor, and it is the same browser otherwise.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const firstThere = (...paths: (string | undefined)[]) => paths.find(path => path && existsSync(path));

/** @returns the path of the browser that stands here already: the one that CHROMIUM_PATH names before all others */
export const installedChromium = (): string | undefined =>
  firstThere(process.env.CHROMIUM_PATH, ...CHROMIUMS, chromium.executablePath());

/** @returns the path of the browser that stands here already: the one that FIREFOX_PATH names before all others */
export const installedFirefox = (): string | undefined => firstThere(process.env.FIREFOX_PATH, ...FIREFOXES);

const attempt = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const installPackage = (name: string) =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  attempt('apt-get', 'update', '-qq') &&
  attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);

/**
 * The browser of the end-to-end tests: an installed one, else one installed now, from the system's packages or by
 * Playwright, whichever works here.
 * @returns the path of its program
 */
export function requireChromium(): string {
  return required(
    'Chromium',
    'CHROMIUM_PATH',
    installedChromium,
    () => installPackage('chromium-headless-shell') || attempt('playwright', 'install', 'chromium'),
  );
}

/** The second browser of the end-to-end tests, installed as the first. @returns the path of its program */
export function requireFirefox(): string {
  return required('Firefox', 'FIREFOX_PATH', installedFirefox, () => installPackage('firefox-esr'));
}

function required(
  name: string,
  setting: string,
  find: () => string | undefined,
  install: () => boolean,
): string {
  const known = find();
  if (known) return known;
  console.log(`No ${name} found; installing one …`);
  const path = install() ? find() : undefined;
  if (path) return path;
  console.error(`${name} could not be installed. Install it, or name it by ${setting}.`);
  process.exit(1);
}
