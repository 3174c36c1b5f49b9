import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { addressOf, operations, STRANGE_UUID } from '../support/contract.ts';

/** S11: twelve headers on every route, asset and error, to the letter. */
const ALWAYS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
/** Two more, by what is answered: data is never a document, pages may not stand in a frame. */
const DATA = {
  ...ALWAYS,
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-frame-options': 'SAMEORIGIN',
};

let app: TestApp;
let guest: string;
let lead: string;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://badger.example' });
  guest = `Bearer ${await app.tokenOf(app.userUuid('guest'))}`;
  lead = `Bearer ${await app.tokenOf(app.userUuid('lead'))}`;
});
afterAll(() => app.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

async function headersAt(method: string, url: string, headers: Record<string, string> = {}) {
  const answer = await app.app.inject({ method: method as 'GET', url, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: `${method} ${url} ${answer.statusCode}`,
  };
}

const FORBIDDEN = ['x-powered-by', 'server', 'access-control-allow-origin', 'x-aspnet-version', 'via'];

function expectHeaders(found: Awaited<ReturnType<typeof headersAt>>, expected: Record<string, string>) {
  const told = Object.fromEntries(Object.keys(expected).map(name => [name, found.headers[name]]));
  expect(told, found.text).toEqual(expected);
  for (const name of FORBIDDEN) expect(found.headers[name], `${found.text}: ${name}`).toBeUndefined();
  expect(found.headers['x-request-id'], found.text).toMatch(/^[0-9a-f-]{36}$/);
}

describe('every operation', () => {
  it.each(operations.filter(({ isStream }) => !isStream))('$id', async ({ path, permission }) => {
    const url = `/v1${addressOf(path, {}, STRANGE_UUID)}`;
    for (const method of METHODS) {
      // 401, and 405 for the methods that it does not have.
      const callers: Record<string, string>[] = [{}];
      // 200, 400 and 404; nothing that is one's own is changed on the way.
      if (method === 'GET') callers.push({ authorization: guest }, { authorization: lead });
      else if (permission.scope !== 'self' && permission.scope !== 'signed-in')
        callers.push({ authorization: guest });
      for (const headers of callers) {
        const found = await headersAt(method, url, headers);
        expect(found.status, found.text).toBeLessThan(500);
        expectHeaders(found, { ...DATA, 'cache-control': 'no-store' });
      }
    }
  });
});

describe('every error', () => {
  it.each([
    ['no such operation', 'GET', '/v1/nothing', {}, 404],
    ['an invalid address', 'GET', '/v1/%ff', {}, 400],
    ['an invalid address outside of v1', 'GET', '/%ff', {}, 400],
    ['no such page', 'GET', '/nothing', {}, 404],
    ['no such asset', 'GET', '/badger/assets/none.js', {}, 404],
    ['a method that nobody has', 'TRACE', '/v1/user-api/hazards', {}, 404],
    ['another kind of body', 'POST', '/token', { 'content-type': 'application/xml' }, 400],
    ['a long address', 'GET', `/v1/user-api/hazards/${'x'.repeat(3000)}`, {}, 404],
    ['an invalid parameter', 'GET', '/v1/user-api/hazards?limit=x', 'lead', 400],
  ] as const)('%s', async (_what, method, url, headers, _status) => {
    const found = await headersAt(method, url, headers === 'lead' ? { authorization: lead } : headers);
    expect(found.status, found.text).toBeGreaterThanOrEqual(400);
    expect(found.status, found.text).toBeLessThan(500);
    const { 'content-security-policy': policy } = found.headers;
    expect(String(policy), found.text).toMatch(/^default-src 'none'/);
    expect(String(policy), found.text).toContain('frame-ancestors');
    expect(found.headers['x-content-type-options'], found.text).toBe('nosniff');
    expect(found.headers['x-request-id'], found.text).toMatch(/^[0-9a-f-]{36}$/);
  });
});

/** Files of the web app, where it is built. */
const files = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => `${entry.parentPath}/${entry.name}`.slice(folder.length))
    : [];

describe('every page and asset', () => {
  const PAGES = [
    '/badger',
    '/badger/',
    '/badger/projects',
    '/badger/oauth',
    '/badger/no/such/page',
    '/v1/docs',
    '/v1/docs/signed-in',
  ];
  it.each(PAGES)('%s', async url => {
    const found = await headersAt('GET', url, { accept: 'text/html' });
    expectHeaders(found, ALWAYS);
    const policy = String(found.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors '(none|self)'/);
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(found.headers['x-frame-options']).toMatch(/^(DENY|SAMEORIGIN)$/);
  });
  it('all files of the built web app', async () => {
    for (const file of files('dist').filter(name => !/\.(br|gz|html)$/.test(name))) {
      const found = await headersAt('GET', `/badger${file}`);
      expectHeaders(found, ALWAYS);
      expect(String(found.headers['content-security-policy']), found.text).toMatch(/^default-src 'none'/);
    }
  });
  it.each([
    '/.well-known/openid-configuration',
    '/jwks',
    '/me',
    '/auth',
    '/logout',
    '/interaction/none',
    '/reset-password',
    '/admin',
  ])('%s', async url => {
    const found = await headersAt('GET', url, { accept: 'text/html' });
    expect(found.headers, found.text).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': ALWAYS['strict-transport-security'],
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of ['x-powered-by', 'server']) expect(found.headers[name]).toBeUndefined();
  });
});
