import { expect, test } from '../../support/e2e/test.ts';
import { FOREIGN_ADDRESSES } from '../../support/hostile/foreignAddresses.ts';

/** S6 in Chromium: 200 addresses of another site at the app after a sign-in, at the way over the provider, at sign-out. */
test('200 addresses lead to no other site', async ({ page, context, signIn, baseURL, complaints }) => {
  test.setTimeout(900_000);
  complaints.expect(/^(?:400|431) GET \/(?:logout|auth)\?/);
  const foreign: string[] = [];
  await context.route(
    url => url.origin !== baseURL,
    route => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  await signIn(page, 'viewer');
  await page.goto('/badger/organizations');
  await expect(page.getByRole('banner')).toBeVisible();
  for (const address of FOREIGN_ADDRESSES) {
    await page.evaluate(
      search => {
        history.pushState(null, '', `/badger/login${search}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
      `?returnTo=${encodeURIComponent(address)}`,
    );
    await expect(page, address).toHaveURL(({ pathname }) => /^\/badger\/(?!login$|oauth$)./.test(pathname));
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
  for (const address of FOREIGN_ADDRESSES) {
    const query = new URLSearchParams({
      client_id: 'badger-ui',
      post_logout_redirect_uri: address,
      returnTo: address,
    });
    await page.goto(`/logout?${query}`);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
  for (const address of FOREIGN_ADDRESSES) {
    const query = new URLSearchParams({
      client_id: 'badger-ui',
      response_type: 'code',
      redirect_uri: address,
    });
    await page.goto(`/auth?${query}`);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
  expect(foreign).toEqual([]);
});
