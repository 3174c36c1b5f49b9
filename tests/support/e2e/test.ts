import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { ApiClient } from './ApiClient.ts';
import { Complaints } from './Complaints.ts';
import { startInstance } from './instance.ts';
import type { Person } from './people.ts';
import { signInAtProvider } from './signInPage.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Fixtures {
  /** What the browser complained about; a test fails on anything that it did not expect. */
  complaints: Complaints;
  /** Another browser of its own, watched as the first one. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /**
   * Signs a person in. The first time over the real sign-in page; later with the browser state of that time. A test
   * that ends the session signs in `afresh`.
   */
  signIn: (page: Page, person: Person, options?: { afresh?: boolean }) => Promise<void>;
  /** Calls /v1 as a person, to lay down what a test works on. */
  apiOf: (person: Person) => Promise<ApiClient>;
}

interface WorkerFixtures {
  /** Address of a whole installation that no other worker's tests change. */
  installation: string;
  browserStates: Map<Person, { state: StorageState; at: number }>;
  apiClients: Map<Person, { client: ApiClient; at: number }>;
}

/** Half of an access token's life: what is handed out lives long enough for any test. */
const GOOD_FOR_MS = 5 * 60_000;

const fresh = <T extends { at: number }>(kept: T | undefined): T | undefined =>
  kept && Date.now() - kept.at < GOOD_FOR_MS ? kept : undefined;

export const test = base.extend<Fixtures, WorkerFixtures>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const instance = await startInstance();
      await use(instance.url);
      const { code, signal } = await instance.remove();
      if (code !== 0) throw new Error(`The server did not stop cleanly: ${code ?? signal}`);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  browserStates: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  apiClients: [async ({}, use) => use(new Map()), { scope: 'worker' }],

  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = new Complaints(baseURL ?? '');
      await complaints.watch(context);
      await use(complaints);
      base.expect(complaints.unexpected(), 'nothing that the browser complains about').toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async options => {
      const context = await browser.newContext(options);
      opened.push(context);
      await complaints.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  signIn: async ({ browserStates }, use) => {
    await use(async (page, person, { afresh = false } = {}) => {
      const kept = afresh ? undefined : fresh(browserStates.get(person));
      if (kept) {
        await page.context().setStorageState(kept.state);
        return;
      }
      await signInAtProvider(page, person);
      if (afresh) return;
      browserStates.set(person, { state: await page.context().storageState(), at: Date.now() });
    });
  },

  apiOf: async ({ apiClients, baseURL }, use) => {
    await use(async person => {
      const kept = fresh(apiClients.get(person));
      if (kept) return kept.client;
      const client = await ApiClient.signIn(baseURL ?? '', person);
      apiClients.set(person, { client, at: Date.now() });
      return client;
    });
  },
});

/** For tests of what moves, and for the main journey, which looks as it does for most people. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect } from '@playwright/test';
