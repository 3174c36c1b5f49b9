import type { Page } from '@playwright/test';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

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
  // Whoever leads the projects of all tests has more than a page of them.
  await signIn(page, 'engineer', { afresh: true });
  await expect(page.getByRole('heading', { name: 'Welcome, Emil' })).toBeVisible();
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

test('a machine that slept 11 minutes waits for the renewal and stays where it was', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  // Whoever leads the projects of all tests has more than a page of them.
  await signIn(page, 'engineer', { afresh: true });
  await expect(page.getByRole('heading', { name: 'Welcome, Emil' })).toBeVisible();
  // What the page asks for itself is not what is asked for after the sleep.
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  const first = await storedToken(page);
  const release = await holdRequests(page, '**/token');
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (/^\/(v1|api)\//.test(pathname)) asked.push(pathname);
  });
  const grant = page.waitForRequest('**/token');
  await page.clock.fastForward('11:00');
  await page.getByRole('link', { name: 'My Projects' }).click();
  await grant;
  await expect(page).toHaveURL('/badger/projects');
  expect(asked).toEqual([]);
  release();
  // The welcome page names the project too, and stands until this one is there.
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
  await expect(page).toHaveURL('/badger/projects');
  expect(await storedToken(page)).not.toBe(first);
});

test('a session that is over leads back after "Sign in again", with what was not sent', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^401 /, /^failed PATCH \/v1\/user-api\/hazards\//);
  const api = await apiOf('engineer');
  const { projectUuid } = await createFunctionAnalysis(api);
  await signIn(page, 'engineer', { afresh: true });
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  const place = `/badger/projects/${projectUuid}/worksheet?hazard=HZ-001`;
  await page.route(/\/initial-risk$/, route => route.abort());
  await worksheet.typeLevel('HZ-001', 'S', '2', 'S2');
  await expect(page).toHaveURL(place);
  const json = { code: 'UNAUTHENTICATED', message: 'Sign in again.', fields: [], requestId: 'test' };
  await page.route('**/v1/**', route => route.fulfill({ status: 401, json }));
  await expect(page).toHaveURL('/badger/logged-out');
  await expect(page.getByText('Changes that were not sent yet stay in this tab')).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  const { email, password } = credentialsOf('engineer');
  await submitSignInForm(page, email, password);
  await expect(page).toHaveURL(place);
  await expect(await worksheet.cell('HZ-001', 'S')).toHaveText('S2');
  await worksheet.expectSaved();
});

test('what was being typed in a cell or a form when the session ended is there again', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^401 /);
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead', { afresh: true });
  const { email, password } = credentialsOf('lead');
  const json = { code: 'UNAUTHENTICATED', message: 'Sign in again.', fields: [], requestId: 'test' };
  const comeBack = async () => {
    await expect(page).toHaveURL('/badger/logged-out');
    await expect(page.getByText('Changes that were not sent yet stay in this tab')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await submitSignInForm(page, email, password);
  };

  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  let refuse = () => {};
  const refused = new Promise<void>(resolve => {
    refuse = resolve;
  });
  await page.route('**/v1/**', async route => {
    await refused;
    await route.fulfill({ status: 401, json });
  });
  // Where one is, colleagues are told: the call that finds the session over.
  const told = page.waitForRequest('**/presence');
  await (await worksheet.cell('HZ-001', 'Function')).dblclick();
  await told;
  await page.keyboard.type(' again');
  refuse();
  await comeBack();
  const question = page.getByRole('dialog', { name: 'Change the name everywhere?' });
  await expect(question).toContainText('becomes “Braking again”');
  await question.getByRole('button', { name: 'Only here' }).click();
  await expect(await worksheet.cell('HZ-001', 'Function')).toHaveText('Braking again');
  await worksheet.expectSaved();

  await page.goto(`/badger/projects/${projectUuid}/settings`);
  await page.getByLabel('Description').fill('Typed as the session ended.');
  await page.route('**/v1/**', route => route.fulfill({ status: 401, json }));
  await page.getByRole('button', { name: 'Save' }).click();
  await comeBack();
  await expect(page.getByLabel('Description')).toHaveValue('Typed as the session ended.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Typed as the session ended.');
});

test('after a reload the session is renewed by the provider, in a hidden frame', async ({ page, signIn }) => {
  await signIn(page, 'engineer', { afresh: true });
  await page.clock.install();
  await page.goto('/badger/projects');
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
  const first = await storedToken(page);
  const silent = page.waitForRequest(request => new URL(request.url()).searchParams.get('prompt') === 'none');
  const asked: string[] = [];
  page.on('request', request => {
    // An app in the frame would ask with the token that is being renewed.
    if (request.frame() !== page.mainFrame() && /\/(v1|api)\//.test(request.url())) asked.push(request.url());
  });
  await page.clock.fastForward('09:05');
  expect((await silent).frame()).not.toBe(page.mainFrame());
  await expect.poll(() => storedToken(page)).not.toBe(first);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'My Organizations' }).click();
  await expect(page.getByRole('link', { name: 'Demo organization', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/badger/organizations');
});
