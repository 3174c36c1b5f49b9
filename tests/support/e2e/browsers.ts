import puppeteer, { type Browser } from 'puppeteer-core';
import { installedChromium, installedFirefox } from '../../../scripts/browsers.ts';

export const BROWSERS = ['chrome', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A browser as people have it, driven by Puppeteer: Playwright knows only a Firefox of its own making. */
export function launch(browser: BrowserName): Promise<Browser> {
  const executablePath = browser === 'chrome' ? installedChromium() : installedFirefox();
  if (!executablePath) throw new Error(`There is no ${browser} here.`);
  return puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    timeout: 120_000,
    defaultViewport: { width: 1440, height: 900 },
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
}
