import { createProject } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

/** The policy of docs/architecture.md "Session": no inline script, styles by nonce only, no HTML from strings. */
const APP_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src-elem': ["'self'", "'nonce-*'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['badger-worker'],
};

const parsePolicy = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.map(source => source.replace(/^'nonce-.+'$/, "'nonce-*'"))];
    }),
  );

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('every page of the app carries the strict policy, with a nonce of its own', async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of ['/badger/welcome', '/badger', '/badger/no/such/page', '/welcome', '/badger/login']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(parsePolicy(policy), path).toEqual(APP_POLICY);
    expect(headers, path).toMatchObject({
      ...COMMON,
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
    });
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await response.text(), path).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

test('only the callback may stand in a frame, of our own', async ({ request }) => {
  const headers = (await request.get('/badger/oauth', { headers: { accept: 'text/html' } })).headers();
  expect(parsePolicy(headers['content-security-policy'] ?? '')).toEqual({
    ...APP_POLICY,
    'frame-ancestors': ["'self'"],
  });
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('assets are kept for a year, data never carries a document policy', async ({ request, page }) => {
  const assets: string[] = [];
  page.on('response', response => {
    if (response.url().includes('/badger/assets/')) assets.push(response.url());
  });
  await page.goto('/badger/logged-out');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(assets.length).toBeGreaterThan(0);
  for (const address of assets)
    expect((await request.get(address)).headers()).toMatchObject({
      ...COMMON,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  for (const name of ['none.js', '..%2findex.html', '..%5cindex.html', '%00'])
    expect((await request.get(`/badger/assets/${name}`)).status(), name).toBe(404);

  for (const path of [
    '/v1/user-api/users/me',
    '/v1/no/such/operation',
    '/health',
    '/badger/configuration.json',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(COMMON);
    expect(headers['content-security-policy'], path).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['content-type'], path).toMatch(/^application\/json/);
  }
});

test('nothing says what the server runs on', async ({ request }) => {
  for (const path of ['/badger/welcome', '/v1/user-api/users/me', '/.well-known/openid-configuration']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers.server, path).toBeUndefined();
  }
});

test('a description may name characters, which Trusted Types leave alone', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { uuid } = await createProject(await apiOf('lead'), 'FUNCTION', {
    description: 'Salt &amp; pepper, 3 &lt; 4 &copy; &nosuch;',
  });
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${uuid}`);
  await expect(page.getByText('Salt & pepper, 3 < 4 © &nosuch;')).toBeVisible();
});
