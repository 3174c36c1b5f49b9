import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/browsers.ts';
import { keepScratchInMemory } from './tests/support/scratchMemory.ts';

keepScratchInMemory();

/** End-to-end tests: the built web app on a real server in a real Chromium. CHROMIUM_PATH names the browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e/globalSetup.ts',
  // Each with a server, a database and a browser of its own: one alone takes less than a core.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Limits are for what hangs: a machine four times slower than a developer's, and busy, stays far below them.
  timeout: 240_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // Whatever fades or slides is painted sixty times a second, and a click waits for its end. Tests that need motion ask
    // for it (`IN_MOTION`).
    contextOptions: { reducedMotion: 'reduce' },
    // What a browser with a window allows after a click, the headless shell denies: to write to the clipboard.
    permissions: ['clipboard-read', 'clipboard-write'],
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // What a page asked for and logged costs a third of a run, the documents before and after each step more: both are for
    // looking into a failure.
    trace: {
      mode: process.env.TRACE === '1' || process.env.TRACE_SNAPSHOTS === '1' ? 'retain-on-failure' : 'off',
      screenshots: false,
      sources: false,
      snapshots: process.env.TRACE_SNAPSHOTS === '1',
    },
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        '--no-sandbox',
        // Nobody watches: painting through an emulated graphics card is a tenth of the time.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});
