import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { isSessionActive } from '../../../server/identity/storage.ts';
import { createUser, openIdentity, startIdentityServer } from '../../support/identityServer.ts';
import {
  authorizationAddress,
  Browser,
  makePkce,
  postToken,
  signInForTokens,
  submitSignIn,
} from '../../support/signIn.ts';

const { database, server } = await openIdentity();
const ana = await createUser(database.pool);

const callback = () => `${server.baseUrl}/badger/oauth`;

describe('signing in', () => {
  test('gives a JWT access token for ten minutes that names the user, the client, the audience and the session', async () => {
    const { accessToken, idToken } = await signInForTokens(server.baseUrl, ana);
    const access = decodeJwt(accessToken);
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(access).toMatchObject({
      iss: server.settings.publicUrl,
      sub: ana.userUuid,
      aud: `${server.settings.publicUrl}/v1`,
      client_id: 'badger-ui',
      sid: expect.any(String),
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(600);
    expect(JSON.stringify(access)).not.toContain('Ana');
    expect(decodeJwt(idToken)).toMatchObject({
      sub: ana.userUuid,
      aud: 'badger-ui',
      name: 'Ana Kovač',
      given_name: 'Ana',
      family_name: 'Kovač',
      email: ana.email,
    });
  });

  test('takes the e-mail in any case and with blanks around it', async () => {
    const tokens = await signInForTokens(server.baseUrl, { ...ana, email: `  ${ana.email.toUpperCase()} ` });
    expect(decodeJwt(tokens.accessToken).sub).toBe(ana.userUuid);
  });

  test('as somebody else ends the session of the one before', async () => {
    const bo = await createUser(database.pool);
    const browser = new Browser();
    const before = decodeJwt((await signInForTokens(server.baseUrl, ana, browser)).accessToken).sid as string;
    const { challenge } = makePkce();
    const start = authorizationAddress(server.baseUrl, { code_challenge: challenge, prompt: 'login' });
    const { response } = await submitSignIn(browser, start, callback(), bo);
    const page = (await response?.text()) ?? '';
    // The library's own form sends itself by script; nothing but this script is allowed.
    expect(response?.headers.get('content-security-policy')).toMatch(/;script-src 'sha256-[^' ]+';/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const { url } = await browser.follow(`${server.baseUrl}/logout/confirm`, callback(), {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(url.searchParams.get('code')).toBeTruthy();
    expect(await isSessionActive(database.pool, before)).toBe(false);
  });

  test('/me returns the owner of the token, and 401 without one', async () => {
    const { accessToken, idToken } = await signInForTokens(server.baseUrl, ana);
    const ask = (token: string) =>
      fetch(`${server.baseUrl}/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask(accessToken)).json()).toMatchObject({ sub: ana.userUuid, email: ana.email });
    expect((await ask(idToken)).status).toBe(401);
    expect((await ask(`${accessToken}x`)).status).toBe(401);
    expect((await fetch(`${server.baseUrl}/me`)).status).toBe(401);
  });

  test('sets only cookies that scripts cannot read and other sites do not send', async () => {
    const browser = new Browser();
    const response = await browser.request(
      authorizationAddress(server.baseUrl, { code_challenge: makePkce().challenge }),
    );
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/httponly.*|samesite=lax/);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toContain('httponly');
    for (const cookie of cookies) expect(cookie.toLowerCase()).toContain('samesite=lax');
  });

  test('publishes its addresses under the issuer', async () => {
    const document = await (await fetch(`${server.baseUrl}/.well-known/openid-configuration`)).json();
    expect(document).toMatchObject({
      issuer: server.baseUrl,
      authorization_endpoint: `${server.baseUrl}/auth`,
      token_endpoint: `${server.baseUrl}/token`,
      end_session_endpoint: `${server.baseUrl}/logout`,
      jwks_uri: `${server.baseUrl}/jwks`,
      userinfo_endpoint: `${server.baseUrl}/me`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
    const { keys } = (await (await fetch(`${server.baseUrl}/jwks`)).json()) as { keys: [object] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0])).not.toEqual(expect.arrayContaining(['d']));
  });

  test('answers the token request of an allowed origin only', async () => {
    const ask = (origin: string) =>
      postToken(server.baseUrl, { grant_type: 'refresh_token', refresh_token: 'x' }, { origin });
    const port = new URL(server.baseUrl).port;
    for (const origin of [server.baseUrl, `http://localhost:${port}`, 'http://localhost:5173']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBe(origin);
    }
    for (const origin of ['https://evil.example', 'null', 'http://localhost:5174']) {
      const answer = await ask(origin);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.status).toBe(400);
    }
  });
});

describe('the sign-in page', () => {
  const openPage = async (browser: Browser, overrides: Record<string, string> = {}) => {
    const start = authorizationAddress(server.baseUrl, {
      code_challenge: makePkce().challenge,
      ...overrides,
    });
    const { url, response } = await browser.follow(start, callback());
    return { url, page: (await response?.text()) ?? '', response };
  };
  const post = (
    browser: Browser,
    url: URL,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => browser.request(url, { method: 'POST', body: new URLSearchParams(fields), headers });

  test('keeps the e-mail after a wrong password, says what happened and moves the focus there', async () => {
    const browser = new Browser();
    const { url } = await openPage(browser);
    const response = await post(browser, url, { email: ana.email, password: 'wrong' });
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(page).toContain(`value="${ana.email}"`);
    expect(page).toMatch(/<div id="problem" role="alert"[^>]* autofocus>E-mail or password is wrong\./);
    // A second try on the same page works.
    const { url: end } = await browser.follow(url, callback(), {
      method: 'POST',
      body: new URLSearchParams(ana),
    });
    expect(end.searchParams.get('code')).toBeTruthy();
  });

  test('escapes what was typed and what the address brings', async () => {
    const browser = new Browser();
    const attack = '"><script>alert(1)</script>';
    const { url, page } = await openPage(browser, { login_hint: attack });
    const again = await (await post(browser, url, { email: attack, password: 'x' })).text();
    for (const text of [page, again]) {
      expect(text).not.toContain('<script');
      expect(text).toContain('value="&quot;&gt;&lt;script&gt;');
    }
  });

  test('has a policy without any script and inline style, and obeys it', async () => {
    const { page, response } = await openPage(new Browser());
    const policy = response?.headers.get('content-security-policy') ?? '';
    const port = new URL(server.baseUrl).port;
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      `form-action 'self' ${server.baseUrl} http://localhost:${port} http://localhost:5173`,
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
    const sheet = /href="(\/identity\/[^"]+\.css[^"]*)"/.exec(page)?.[1] ?? '';
    const css = await fetch(new URL(sheet, server.baseUrl));
    expect(css.headers.get('content-type')).toContain('text/css');
  });

  test('refuses a form without its cookie, of another page, or sent by another site', async () => {
    const browser = new Browser();
    const { url } = await openPage(browser);
    expect((await post(new Browser(), url, ana)).status).toBe(400);
    const { url: other } = await openPage(new Browser());
    const stolen = await fetch(other, {
      method: 'POST',
      body: new URLSearchParams(ana),
      headers: { cookie: browser.jar.headerFor(url.pathname) },
      redirect: 'manual',
    });
    expect(stolen.status).toBe(400);
    expect((await post(browser, url, ana, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('refuses fields that are missing, doubled, too long or not a form', async () => {
    const browser = new Browser();
    const { url } = await openPage(browser);
    expect((await post(browser, url, { email: '', password: '' })).status).toBe(400);
    const doubled = new URLSearchParams([
      ['email', 'a'],
      ['email', 'b'],
      ['password', 'c'],
    ]);
    expect((await browser.request(url, { method: 'POST', body: doubled })).status).toBe(400);
    expect((await post(browser, url, { email: 'x'.repeat(20_000), password: 'x' })).status).toBe(413);
    expect((await post(browser, url, { email: 'a\0b@example.com', password: 'x\0' })).status).toBe(401);
    const json = await browser.request(url, {
      method: 'POST',
      body: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect(json.status).toBe(415);
  });

  test('lists the demo accounts only on a demo installation', async () => {
    const role = { section: 'identity', id: 'demo-account-test', fallback: 'Safety lead' };
    const demoAccounts = [{ email: 'demo@example.com', password: 'demo password', role }];
    const pageOf = async (environment: Record<string, string>) => {
      const other = await startIdentityServer(database.pool, { demoAccounts }, environment);
      const start = authorizationAddress(other.baseUrl, { code_challenge: makePkce().challenge });
      const page = await (await new Browser().follow(start, 'none')).response?.text();
      await other.close();
      return page;
    };
    expect(await pageOf({})).toMatch(
      /Demo accounts[\s\S]*Safety lead[\s\S]*demo@example\.com[\s\S]*demo password/,
    );
    expect(await pageOf({ DEMO: 'false' })).not.toContain('demo@example.com');
  });

  test('limits the posts of one address', async () => {
    const limited = await startIdentityServer(database.pool, { signInsPerMinute: 3 });
    const browser = new Browser();
    const start = authorizationAddress(limited.baseUrl, { code_challenge: makePkce().challenge });
    const { url } = await browser.follow(start, 'none');
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      statuses.push(
        (await post(browser, url, { email: `nobody${count}@example.com`, password: 'x' })).status,
      );
    }
    await limited.close();
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('writes no e-mail and no password into the log', async () => {
    const text = server.logged.join('');
    expect(text).toContain('sign-in refused');
    expect(text).toContain('signed in');
    expect(text).not.toContain(ana.email);
    expect(text).not.toContain(ana.password);
  });
});
