import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { decodeProtectedHeader } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedVerifier } from '../../../server/identity/embeddedVerifier.ts';
import { loadIdentityKeys } from '../../../server/identity/keys.ts';
import { createUser, startIdentityDatabase, startIdentityServer } from '../../support/identityServer.ts';
import { authorizationAddress, Browser, makePkce, postToken, signInForTokens } from '../../support/signIn.ts';

let database: Awaited<ReturnType<typeof startIdentityDatabase>>;
beforeAll(async () => {
  database = await startIdentityDatabase();
});
afterAll(() => database.stop());

const KEYS_MODULE = new URL('../../../server/identity/keys.ts', import.meta.url).href;

/** Loads the keys in a process of its own, as a second server on the same database would. */
async function loadInProcess(): Promise<string> {
  const script = `
    const { default: pg } = await import('pg');
    const { loadIdentityKeys } = await import(${JSON.stringify(KEYS_MODULE)});
    const pool = new pg.Pool({ connectionString: process.argv[1] });
    const { published, cookies } = await loadIdentityKeys(pool);
    await pool.end();
    console.log(JSON.stringify({ published, cookies }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: new URL('../../..', import.meta.url),
  });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  await once(child, 'close');
  return output.trim();
}

test('four processes that start at once on an empty database end up with the same keys', async () => {
  const results = await Promise.all(Array.from({ length: 4 }, loadInProcess));
  expect(JSON.parse(results[0] ?? '')).toMatchObject({
    published: { keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig' }] },
  });
  expect(new Set(results).size).toBe(1);
});

test('the published keys hold nothing private', async () => {
  const { published } = await loadIdentityKeys(database.pool);
  expect(published.keys.map(key => Object.keys(key).sort())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ]);
});

test('a secret of the installation encrypts the keys, also those that stood in clear', async () => {
  const { pool, stop } = await startIdentityDatabase();
  try {
    const secret = 'a secret that nobody else knows, really';
    const stored = async () =>
      JSON.stringify((await pool.query('select name, value from identity_keys order by name')).rows);
    const clear = await loadIdentityKeys(pool);
    const privatePart = clear.signing.keys[0]?.d ?? 'none';
    expect(await stored()).toContain(privatePart);
    expect(await loadIdentityKeys(pool, secret)).toEqual(clear);
    for (const part of [privatePart, clear.cookies[0] ?? '']) expect(await stored()).not.toContain(part);
    expect(await loadIdentityKeys(pool, secret)).toEqual(clear);
    await expect(loadIdentityKeys(pool)).rejects.toThrow('Set KEYS_SECRET');
    await expect(loadIdentityKeys(pool, `${secret}!`)).rejects.toThrow('another secret');

    await pool.query('delete from identity_keys');
    const made = await loadIdentityKeys(pool, secret);
    expect(await stored()).not.toContain(made.signing.keys[0]?.d ?? '');
    expect(await loadIdentityKeys(pool, secret)).toEqual(made);
  } finally {
    await stop();
  }
});

test('tokens and sessions outlive a restart, and any process on the database takes them', async () => {
  const ana = await createUser(database.pool);
  const first = await startIdentityServer(database.pool);
  const browser = new Browser();
  const tokens = await signInForTokens(first.baseUrl, ana, browser);
  const { port } = new URL(first.baseUrl);
  await first.close();

  // Another pool and another server object under the same public address: a restart, or a second process.
  const pool = new pg.Pool({ connectionString: database.url });
  const second = await startIdentityServer(pool, {}, { PUBLIC_URL: `http://127.0.0.1:${port}` });
  const verifyToken = createEmbeddedVerifier(second.settings, await loadIdentityKeys(pool));
  expect(await verifyToken(tokens.accessToken)).toMatchObject({
    subject: ana.userUuid,
    sessionId: expect.any(String),
  });

  const start = authorizationAddress(second.baseUrl, {
    code_challenge: makePkce().challenge,
    prompt: 'none',
    redirect_uri: `${first.baseUrl}/badger/oauth`,
  });
  const { url } = await browser.follow(start, `${first.baseUrl}/badger/oauth`);
  expect(url.searchParams.get('code')).toBeTruthy();
  const refreshed = await postToken(second.baseUrl, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refreshToken,
  });
  const { access_token: renewed } = (await refreshed.json()) as { access_token: string };
  expect(decodeProtectedHeader(renewed).kid).toBe(decodeProtectedHeader(tokens.accessToken).kid);
  await second.close();
  await pool.end();
});

test('behind a proxy every address is the public one and the session cookie is bound to it', async () => {
  const server = await startIdentityServer(database.pool, {}, { PUBLIC_URL: 'https://badger.example' });
  const start = new URL(
    authorizationAddress('https://badger.example', { code_challenge: makePkce().challenge }).search,
    `${server.baseUrl}/auth`,
  );
  const ask = (url: URL | string, cookie = '') =>
    fetch(url, {
      redirect: 'manual',
      headers: { cookie, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    });
  const response = await ask(start);
  expect(response.headers.get('location')).toMatch(/^\/interaction\//);
  const cookies = response.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie.toLowerCase()).toContain('; secure');
    expect(cookie).toMatch(/^__(Host|Secure)-/);
  }
  const document = (await (await ask(`${server.baseUrl}/.well-known/openid-configuration`)).json()) as Record<
    string,
    string
  >;
  expect(document.token_endpoint).toBe('https://badger.example/token');

  // Only the public address may be returned to: no loopback origins on a real installation.
  const local = new URL(start);
  local.searchParams.set('redirect_uri', 'http://localhost:5173/badger/oauth');
  expect((await ask(local)).status).toBe(400);
  await server.close();
});

test('without its database the provider says so with 503 and recovers by itself', async () => {
  let reachable = true;
  class Connection extends Socket {
    override connect(...parameters: unknown[]): this {
      if (reachable) return Reflect.apply(super.connect, this, parameters);
      return this.destroy(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    }
  }
  const pool = new pg.Pool({
    connectionString: database.url,
    application_name: 'cut-off',
    stream: () => new Connection(),
  });
  pool.on('error', () => {});
  const server = await startIdentityServer(pool);
  const browser = new Browser();
  const start = authorizationAddress(server.baseUrl, { code_challenge: makePkce().challenge });
  const { url } = await browser.follow(start, 'none');

  reachable = false;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut-off'`,
  );
  await expect.poll(() => pool.totalCount).toBe(0);
  const page = await browser.request(url);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('The database does not answer');
  const refreshing = { grant_type: 'refresh_token', refresh_token: 'x' };
  const answer = await postToken(server.baseUrl, refreshing);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: 'temporarily_unavailable' });

  reachable = true;
  expect((await browser.request(url)).status).toBe(200);
  expect((await postToken(server.baseUrl, refreshing)).status).toBe(400);
  await server.close();
  await pool.end();
});
