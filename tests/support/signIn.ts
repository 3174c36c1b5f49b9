import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';

export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** The uid of the session that an access token names. */
export const sessionIdOf = ({ accessToken }: Pick<Tokens, 'accessToken'>): string =>
  decodeJwt(accessToken).sid as string;

const CLIENT_ID = 'badger-ui';
const MAX_REDIRECTS = 10;

/** Keeps cookies as a browser would for one origin: by name and path, dropped when they expire. */
export class CookieJar {
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>();

  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map(part => part.trim());
      const split = pair.indexOf('=');
      const read = (name: string) =>
        attributes.find(attribute => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
      const name = pair.slice(0, split);
      const path = read('path') ?? '/';
      const expires = read('expires');
      if (expires && Date.parse(expires) <= Date.now()) this.#cookies.delete(`${name} ${path}`);
      else this.#cookies.set(`${name} ${path}`, { name, value: pair.slice(split + 1), path });
    }
  }

  headerFor(path: string): string {
    const matches = [...this.#cookies.values()].filter(
      cookie => cookie.path === '/' || path === cookie.path || path.startsWith(`${cookie.path}/`),
    );
    return matches.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  names(): string[] {
    return [...this.#cookies.values()].map(cookie => cookie.name);
  }
}

/** One browser without a screen: follows redirects one by one with its cookies. */
export class Browser {
  readonly jar = new CookieJar();
  readonly #userAgent: string;

  constructor(userAgent = 'node') {
    this.#userAgent = userAgent;
  }

  /** One request, no redirect followed. */
  async request(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.jar.headerFor(url.pathname));
    headers.set('user-agent', this.#userAgent);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.jar.store(response);
    return response;
  }

  /** Follows redirects until a page answers or the address begins with `stopAt`, which is not asked. */
  async follow(
    address: string | URL,
    stopAt: string,
    init?: RequestInit,
  ): Promise<{ url: URL; response?: Response }> {
    let url = new URL(address);
    let options = init;
    for (let count = 0; count < MAX_REDIRECTS; count++) {
      if (url.href.startsWith(stopAt)) return { url };
      const response = await this.request(url, options);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location) return { url, response };
      url = new URL(location, url);
      options = undefined;
    }
    throw new Error(`More than ${MAX_REDIRECTS} redirects from ${address}`);
  }
}

/** A fresh PKCE pair (RFC 7636, S256). */
export function makePkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address that the web app sends a browser to in order to sign in. */
export function authorizationAddress(baseUrl: string, overrides: Record<string, string | undefined>): URL {
  const url = new URL('/auth', baseUrl);
  const parameters = {
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${baseUrl}/badger/oauth`,
    code_challenge_method: 'S256',
    state: randomBytes(8).toString('hex'),
    ...overrides,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** A form post as the token endpoint takes it. */
export function postToken(
  baseUrl: string,
  parameters: Record<string, string>,
  headers?: Record<string, string>,
) {
  return fetch(new URL('/token', baseUrl), {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT_ID, ...parameters }),
    ...(headers && { headers }),
  });
}

/** Signs in on the page that the provider shows. @returns where the browser ends: the app's callback or a page */
export async function submitSignIn(
  browser: Browser,
  start: URL,
  stopAt: string,
  { email, password }: { email: string; password: string },
) {
  const page = await browser.follow(start, stopAt);
  if (!page.response) return page;
  return browser.follow(page.url, stopAt, { method: 'POST', body: new URLSearchParams({ email, password }) });
}

/**
 * Signs in at the embedded provider as the web app would: authorization code with PKCE, by HTTP alone.
 * @param baseUrl the server's public address, without a trailing slash
 * @throws Error with the page's reason when the sign-in is refused
 */
export async function signInForTokens(
  baseUrl: string,
  account: { email: string; password: string },
  browser = new Browser(),
): Promise<Tokens> {
  const { verifier, challenge } = makePkce();
  const redirectUri = `${baseUrl}/badger/oauth`;
  const start = authorizationAddress(baseUrl, { code_challenge: challenge });
  const { url, response } = await submitSignIn(browser, start, redirectUri, account);
  const code = url.searchParams.get('code');
  if (!code) {
    const page = (await response?.text()) ?? '';
    const reason = /role="alert"[^>]*>([^<]+)/.exec(page)?.[1] ?? page;
    throw new Error(`Sign-in of ${account.email} failed: ${response?.status} ${reason} ${url.search}`);
  }

  const answer = await postToken(baseUrl, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  const tokens = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(`The token endpoint answered ${answer.status}: ${JSON.stringify(tokens)}`);
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken } = tokens;
  if (!accessToken || !idToken || !refreshToken) throw new Error('The token endpoint left out a token.');
  return { accessToken, idToken, refreshToken };
}
