import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/e2e/test.ts';

/** Addresses of another site in the spellings that have fooled others (OWASP "Unvalidated Redirects"). */
const FOREIGN = [
  'https://evil.example',
  'https://evil.example/badger/',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'hTTps://evil.example',
  '/badger//evil.example',
  '/badger/..//evil.example',
  '/badger/../..//evil.example',
  '/badger/%2e%2e//evil.example',
  '/badger\\..\\\\evil.example',
  '/badger/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/badger@evil.example',
  '@evil.example',
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  '\u0000//evil.example',
  '/\u202e//evil.example',
  'https://localhost@evil.example',
  '/badger/login?returnTo=https://evil.example',
];

/** Every document that a context asks for from somewhere else; none of them is let out. */
async function watchForeignDocuments(context: BrowserContext, origin: string): Promise<string[]> {
  const foreign: string[] = [];
  await context.route(
    url => url.origin !== origin,
    route => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  return foreign;
}

const isOwnPage = ({ pathname }: URL) => /^\/badger\/(?!login$|oauth$)./.test(pathname);

test('a signed-in user is never sent to another site', async ({ page, context, signIn, baseURL }) => {
  const foreign = await watchForeignDocuments(context, baseURL ?? '');
  await signIn(page, 'lead');
  await page.goto('/badger/organizations');
  await expect(page.getByRole('banner')).toBeVisible();
  for (const address of FOREIGN) {
    // As Back to the sign-in's address would do; the next test reloads the page for each.
    await page.evaluate(
      search => {
        history.pushState(null, '', `/badger/login${search}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
      `?returnTo=${encodeURIComponent(address)}`,
    );
    await expect(page, address).toHaveURL(isOwnPage);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
  await expect(page.getByRole('banner')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('nor after the way over the provider', async ({ page, context, signIn, baseURL }) => {
  const foreign = await watchForeignDocuments(context, baseURL ?? '');
  await signIn(page, 'lead');
  for (const address of FOREIGN.filter((_, index) => index % 4 === 0)) {
    // The provider still knows the user, so the way there and back needs no password. Nothing runs on this page.
    await page.goto('/badger/configuration.json');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/badger/login?returnTo=${encodeURIComponent(address)}`);
    await expect(page.getByRole('banner'), address).toBeVisible();
    await expect(page, address).toHaveURL(isOwnPage);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
  expect(foreign).toEqual([]);
});

test('the provider does not return to another site after sign-out', async ({
  page,
  context,
  signIn,
  baseURL,
  complaints,
}) => {
  complaints.expect(/^400 GET \/logout/);
  const foreign = await watchForeignDocuments(context, baseURL ?? '');
  await signIn(page, 'viewer', { afresh: true });
  const hint = await page.evaluate(() => localStorage.getItem('ID_TOKEN'));
  const query = new URLSearchParams({
    id_token_hint: hint ?? '',
    client_id: 'badger-ui',
    post_logout_redirect_uri: 'https://evil.example/badger/logged-out',
    returnTo: 'https://evil.example',
  });
  await page.goto(`/logout?${query}`);
  expect(new URL(page.url()).origin).toBe(baseURL);
  expect(foreign).toEqual([]);
});
