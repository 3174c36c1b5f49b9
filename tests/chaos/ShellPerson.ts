import { expect, type Page, type Request, type Route } from '@playwright/test';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import type { ShellFault } from './shellPlan.ts';

const PERSON = 'lead';
const CLICK_MS = 2_000;
/** A link that is not there now is not waited for. */
const FIND_MS = 500;
const SLOW_MS = 1_500;
/**
 * Longer than everything that comes by itself one after another: a silent renewal that gets no answer (10 s), three
 * retries (7 s), what asks again after a pause (10 s), a sign-in.
 */
const PATIENCE_MS = 90_000;
/** What a view may offer to somebody who cannot go on; the last where the browser lost the cookies of the sign-in page. */
const WAYS_ON = /^(Try again|Reload|Reload the page|Sign in again|Sign in|Stay|Go to Badger)$/;

/** What a proxy says while there is no server. */
const AWAY = 'starting';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Somebody at the app who has the views' own ways on and nothing else. */
export class ShellPerson {
  readonly #page: Page;
  readonly #projectUuid: string;
  readonly #tell: (line: string) => void;
  #isSlow = false;
  #isAway = false;
  #isDeployed = false;
  #refuses = false;
  /** Where the person was before loading a page that could not be had. */
  #place = '';
  #hasLeft = false;
  /** Ways on that were needed. */
  used = 0;

  constructor(page: Page, projectUuid: string, tell: (line: string) => void) {
    this.#page = page;
    this.#projectUuid = projectUuid;
    this.#tell = tell;
    page.setDefaultTimeout(CLICK_MS);
    page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
    page.on('pageerror', error => tell(`uncaught: ${error.message}`));
  }

  #address(place: string): string {
    return `/badger${place.replace(':project', this.#projectUuid)}`;
  }

  async open(place: string): Promise<void> {
    await this.#page.route('**', (route, request) => this.#serve(route, request));
    await this.#page.goto(this.#address(place), { timeout: PATIENCE_MS });
    await this.comeOn();
  }

  /** The network between this person and the server. */
  async #serve(route: Route, request: Request): Promise<void> {
    const { pathname } = new URL(request.url());
    const isCall = pathname.startsWith('/v1/') || pathname.startsWith('/api/');
    if (this.#isAway) return route.fulfill({ status: 503, contentType: 'text/plain', body: AWAY });
    if (this.#isDeployed && pathname.startsWith('/badger/assets/'))
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
    // A page that is loaded now is one of the new version, whose code is there.
    if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame()) this.#isDeployed = false;
    if (isCall && this.#refuses) {
      const json = { code: 'UNAUTHENTICATED', message: 'Sign in again.', fields: [], requestId: 'chaos' };
      return route.fulfill({ status: 401, json });
    }
    if (isCall && this.#isSlow) await new Promise(resolve => setTimeout(resolve, SLOW_MS));
    return route.continue().catch(() => undefined);
  }

  async suffer(fault: ShellFault): Promise<void> {
    const context = this.#page.context();
    switch (fault) {
      case 'offline':
        return context.setOffline(true);
      case 'slow':
        this.#isSlow = true;
        return;
      case 'away':
        this.#isAway = true;
        return;
      case 'deploy':
        this.#isDeployed = true;
        return;
      case 'answer 401':
        this.#refuses = true;
        return;
      case 'sleep':
        return this.#expire();
      case 'session over':
        await context.clearCookies();
        return this.#expire();
    }
  }

  /** As after a sleep that was longer than the token's life. */
  async #expire(): Promise<void> {
    await this.#page
      .evaluate(
        ([header, signature]) => {
          const token = localStorage.getItem('API_TOKEN');
          if (!token) return;
          const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
          const expired = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }));
          localStorage.setItem('API_TOKEN', `${header}.${expired}.${signature}`);
        },
        [encode({ alg: 'RS256' }), 'c2ln'],
      )
      // On the way to another page, or on one of the browser's own.
      .catch(() => undefined);
  }

  async back(): Promise<void> {
    this.#isSlow = false;
    this.#isAway = false;
    this.#refuses = false;
    await this.#page.context().setOffline(false);
  }

  /** Follows a link where the view has one. */
  async go(place: string): Promise<void> {
    const link = this.#page.locator(`a[href="${this.#address(place)}"]`).first();
    try {
      await link.click({ timeout: FIND_MS });
      this.#tell(`went to ${place}`);
    } catch {
      this.#tell(`found no way to ${place}`);
    }
  }

  /** The browser's own way, which leads to its own page without a connection. */
  async reload(): Promise<void> {
    if (this.#hasLeft) return;
    this.#place = this.#page.url();
    const answer = await this.#page
      .reload({ timeout: PATIENCE_MS, waitUntil: 'commit' })
      .catch(() => undefined);
    this.#hasLeft = answer?.ok() !== true;
    this.#tell(this.#hasLeft ? 'the page could not be loaded again' : 'loaded the page again');
  }

  /** No fault of the network is an error of the app. */
  async hasFailed(): Promise<boolean> {
    return this.#page
      .getByText('Something went wrong :(')
      .isVisible()
      .catch(() => false);
  }

  /** Goes on by what the views offer until a page of the app stands. @throws when one offers nothing */
  async comeOn(): Promise<void> {
    await expect
      .poll(() => this.#oneWayOn().catch(() => 'is loading'), {
        message: 'a page of the app, by what the views offer',
        timeout: PATIENCE_MS,
        intervals: [100, 200, 400, 800],
      })
      .toBe('stands');
  }

  async #oneWayOn(): Promise<string> {
    const page = this.#page;
    // The page was loaded again at the very moment at which the server went.
    if ((await page.locator('body').innerText()) === AWAY) this.#hasLeft = true;
    // Not the app: a reload without a connection led to the browser's own page, or to a proxy's.
    if (this.#hasLeft) {
      this.#tell('loaded the page again');
      await page.goto(this.#place || page.url(), { timeout: PATIENCE_MS });
      this.#hasLeft = false;
      return 'is loading';
    }
    if (await page.getByLabel(/^Password$/).isVisible()) {
      const { email, password } = credentialsOf(PERSON);
      this.#refuses = false;
      this.#tell('signed in');
      this.used += 1;
      await submitSignInForm(page, email, password);
      return 'is loading';
    }
    const way = page
      .getByRole('button', { name: WAYS_ON })
      .or(page.getByRole('link', { name: WAYS_ON }))
      .first();
    if (await way.isVisible()) {
      const name = await way.innerText();
      // By itself it may be gone before the click.
      await way.click();
      this.#tell(`chose ${name}`);
      this.used += 1;
      await page.waitForTimeout(300);
      return 'is loading';
    }
    const main = page.getByRole('main');
    const hasShell = await page.getByRole('link', { name: 'My Projects', exact: true }).first().isVisible();
    const isLoading = await page.getByRole('progressbar').first().isVisible();
    const content = hasShell ? (await main.innerText()).trim() : '';
    return content === '' || isLoading ? 'is loading' : 'stands';
  }

  /** The whole of what is shown, for the story of a round that failed. */
  async view(): Promise<string> {
    const text = await this.#page
      .locator('body')
      .innerText()
      .catch(() => '(no page)');
    return `${this.#page.url()}: ${text.replace(/\s+/g, ' ').slice(0, 300) || '(empty)'}`;
  }
}
