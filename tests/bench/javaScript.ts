import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { isBuilt, NOT_BUILT, openContext, signInOnPage, withBrowser } from '../support/benchBrowser.ts';
import { createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';

const GOAL_KB = { first: 250, route: 90 };

/** React, router, store, OpenID client and the parts of the component library alone, bundled as here. */
const BARE_LIBRARIES_KB = 236;

const sizes = new Map<string, number>();

/** Kilobytes (1,000 bytes) of scripts, each compressed as a server does it. */
function gzipKb(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join('dist/assets', file)), { level: 9 }).length;
    sizes.set(file, size);
    bytes += size;
  }
  return bytes / 1000;
}

/** The app's scripts that a page asks for from now on, preloaded ones included. */
function watchScripts(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/badger/assets/') && pathname.endsWith('.js')) files.add(basename(pathname));
  });
  return files;
}

const QUIET_MS = 1500;

/** Until nothing was asked for or answered for a while. An open stream of events is never idle, so it cannot be waited for. */
async function settled(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note).on('requestfinished', note);
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
  page.off('request', note).off('requestfinished', note);
}

const figureOf = (name: string, files: Iterable<string>, goal: number): Figure => {
  const kb = gzipKb(files);
  return { name, product: `${kb.toFixed(1)} KB`, goal: `≤ ${goal} KB`, reached: kb <= goal };
};

/**
 * What an address needs until it can be used, opened by itself in a browser that has nothing. What the app fetches after
 * that, so that it is there offline, does not count.
 */
async function routeScripts(context: BrowserContext, { address, shows }: Route): Promise<Set<string>> {
  const page = await context.newPage();
  const files = watchScripts(page);
  await page.goto(address);
  await page.locator(shows).first().waitFor();
  const needed = new Set(files);
  await page.close();
  return needed;
}

interface Route {
  address: string;
  /** Selector of what can be used once it is there. */
  shows: string;
}

/** Scripts in the order of a person's way: sign-in page, first screen, then each further screen. */
export async function benchJavaScript({ server, session }: BenchContext): Promise<Figure[]> {
  if (!isBuilt()) return [{ name: 'JavaScript (gzip)', product: NOT_BUILT }];
  const project = await createBenchProject(session, 'JavaScript', { hazards: 5 });
  return withBrowser(async browser => {
    const context = await openContext(browser, server.url);
    const page = await context.newPage();
    const first = watchScripts(page);
    await page.goto('/badger/welcome');
    await page.getByLabel('Password').waitFor();
    const untilSignIn = figureOf('JavaScript until the sign-in page (gzip)', first, GOAL_KB.first);
    await signInOnPage(page, '/badger/welcome');
    await settled(page);
    const untilFirstScreen = gzipKb(first);
    const shell: Figure = {
      name: 'JavaScript until the first screen after sign-in (gzip)',
      product: `${untilFirstScreen.toFixed(1)} KB`,
      floor: `${BARE_LIBRARIES_KB} KB`,
      ratio: untilFirstScreen / BARE_LIBRARIES_KB,
      note: 'all together; floor: the libraries alone, measured once',
    };

    const own = `/badger/projects/${project.uuid}`;
    const routes: Record<string, Route> = {
      organizations: { address: '/badger/organizations', shows: 'main a[href*="/organizations/"]' },
      projects: { address: '/badger/projects', shows: 'main a[href*="/projects/"]' },
      'a project': { address: own, shows: 'main h2' },
      worksheet: { address: `${own}/worksheet`, shows: '[role=gridcell]' },
    };
    const further: Figure[] = [];
    for (const [name, route] of Object.entries(routes)) {
      const more = [...(await routeScripts(context, route))].filter(file => !first.has(file));
      further.push(figureOf(`JavaScript more for ${name} (gzip)`, more, GOAL_KB.route));
    }
    return [untilSignIn, shell, ...further];
  });
}
