import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { requireChromium } from '../../scripts/browsers.ts';
import { credentialsOf } from './e2e/people.ts';
import { submitSignInForm } from './e2e/signInPage.ts';

/** Whether the web app is built: what is measured in a browser is the build, never the development server. */
export const isBuilt = () => existsSync('dist/index.html');

export const NOT_BUILT = 'skipped: there is no build (npm run build makes one)';

/** The installed Chromium, as people have it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    // Chromium has no sandbox for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export const openContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });

/** Signs the demo lead in on the provider's page, which opens on the way to `address`. */
export async function signInOnPage(page: Page, address: string): Promise<void> {
  const { email, password } = credentialsOf('lead');
  await submitSignInForm(page, email, password);
  await page.waitForURL(url => url.href.endsWith(address));
}
