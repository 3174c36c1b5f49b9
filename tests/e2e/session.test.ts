import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test.ts';

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenWith = (claims: Record<string, unknown>) =>
  `${encode({ alg: 'RS256', typ: 'at+jwt' })}.${encode(claims)}.c2lnbmF0dXJl`;

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('API_TOKEN'));

for (const [name, token] of Object.entries({
  'an expired token': tokenWith({ sub: 'somebody', exp: inSeconds(-1) }),
  'a token without expiry': tokenWith({ sub: 'somebody' }),
  'a token whose expiry is no number': tokenWith({ sub: 'somebody', exp: 'tomorrow' }),
  'something that is no token': 'not-a-token',
  'an empty token': '',
})) {
  test(`${name} counts as signed out`, async ({ page }) => {
    const called: string[] = [];
    page.on('request', request => {
      if (new URL(request.url()).pathname.startsWith('/v1/')) called.push(request.url());
    });
    const login = page.waitForURL('/badger/login?returnTo=%2Fbadger%2Fprojects', { waitUntil: 'commit' });
    await page.goto('/badger/logged-out');
    await page.evaluate(value => localStorage.setItem('API_TOKEN', value), token);
    await page.goto('/badger/projects');
    await login;
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(called).toEqual([]);
  });
}

test('a token that only looks right is refused by the server and signs out', async ({ page, complaints }) => {
  complaints.expect(/^401 GET \/(v1|api)\//);
  // A page without the app, which would ask with the token at once.
  await page.goto('/health');
  await page.evaluate(
    value => localStorage.setItem('API_TOKEN', value),
    tokenWith({ sub: 'somebody', exp: inSeconds(600), iss: 'elsewhere' }),
  );
  await page.goto('/badger/projects');
  await expect(page).toHaveURL('/badger/logged-out');
  expect(await storedToken(page)).toBeNull();
});

test('the session is renewed before the access token expires, by the refresh token', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, 'lead', { afresh: true });
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
  const first = await storedToken(page);
  const grant = page.waitForRequest(
    request => request.url().endsWith('/token') && (request.postData() ?? '').includes('refresh_token'),
  );
  // The token lives ten minutes and is renewed a minute before its end.
  await page.clock.fastForward('09:05');
  await grant;
  await expect.poll(() => storedToken(page)).not.toBe(first);
  await page.getByRole('link', { name: 'My Projects' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
  await expect(page).toHaveURL('/badger/projects');
});

test('after a reload the session is renewed by the provider, in a hidden frame', async ({ page, signIn }) => {
  await signIn(page, 'engineer', { afresh: true });
  await page.clock.install();
  await page.goto('/badger/projects');
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
  const first = await storedToken(page);
  const silent = page.waitForRequest(request => new URL(request.url()).searchParams.get('prompt') === 'none');
  await page.clock.fastForward('09:05');
  expect((await silent).frame()).not.toBe(page.mainFrame());
  await expect.poll(() => storedToken(page)).not.toBe(first);
  await page.getByRole('link', { name: 'My Organizations' }).click();
  await expect(page.getByText('Demo organization')).toBeVisible();
  await expect(page).toHaveURL('/badger/organizations');
});
