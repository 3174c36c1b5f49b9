import type { BrowserContext } from '@playwright/test';

/** What the browser says when a call fails; the answer itself is looked at instead. */
const FAILED_LOAD = 'Failed to load resource:';
/** A page that goes takes its requests with it. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/**
 * Everything that should never happen in a browser: console errors, uncaught errors, violations of the content
 * security policy, refused or failed requests to our own server. A test says beforehand what it provokes.
 */
export class Complaints {
  readonly #origin: string;
  #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Lets complaints of this form pass: `500 GET /v1/...`, `console: ...`, `page: ...`, `failed GET /...`. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Watches every page that the context has or opens. Call it before the first page is loaded. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event =>
        console.error(
          `securitypolicyviolation ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
        ),
      );
    });
    context.on('console', message => {
      if (message.type() === 'error' && !message.text().startsWith(FAILED_LOAD))
        this.#add(`console: ${message.text()}`);
    });
    context.on('weberror', error => this.#add(`page: ${error.error().stack ?? error.error()}`));
    context.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? '';
      if (request.url().startsWith(this.#origin) && reason !== LEFT_BEHIND)
        this.#add(`failed ${request.method()} ${this.#pathOf(request.url())} ${reason}`);
    });
    context.on('response', response => {
      if (!response.url().startsWith(this.#origin)) return;
      if (response.status() >= 400)
        this.#add(`${response.status()} ${response.request().method()} ${this.#pathOf(response.url())}`);
    });
    context.on('request', request => this.#settle(`${request.method()} ${this.#pathOf(request.url())}`));
  }

  /**
   * An edit on a revision that a rating or a colleague had just moved on is sent again by the edit queue: a conflict
   * that the same call is made again for is how edits meet, not a complaint. One that the last such call ends in is.
   */
  #settle(call: string): void {
    if (call.startsWith('PATCH ')) this.#found = this.#found.filter(text => text !== `409 ${call}`);
  }

  /** What was found and not expected. */
  unexpected(): string[] {
    return this.#found.filter(text => !this.#expected.some(pattern => pattern.test(text)));
  }

  #pathOf(url: string): string {
    return url.slice(this.#origin.length);
  }

  #add(text: string): void {
    this.#found.push(text);
  }
}
