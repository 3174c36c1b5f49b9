import { expect, test } from '../support/e2e/test.ts';

test('signing out clears all local storage and ends at the logged-out page', async ({ page, signIn }) => {
  await signIn(page, 'lead', { afresh: true });
  await page.goto('/badger/projects?search=remote');
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
  const idToken = await page.evaluate(() => {
    localStorage.setItem('something-else', 'left by another screen');
    return localStorage.getItem('ID_TOKEN');
  });
  const logout = page.waitForRequest(request => new URL(request.url()).pathname === '/logout');

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();

  const { origin, searchParams } = new URL((await logout).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    returnTo: '/badger/projects?search=remote',
    id_token_hint: idToken,
    post_logout_redirect_uri: `${origin}/badger/logged-out`,
    client_id: 'badger-ui',
  });
  await expect(page).toHaveURL('/badger/logged-out');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  // The provider's own session ended too: signing in asks for the password again.
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context, signIn }) => {
  await signIn(page, 'engineer', { afresh: true });
  await page.goto('/badger/projects');
  const other = await context.newPage();
  await other.goto('/badger/organizations');
  await expect(other.getByRole('heading', { name: 'My organizations' })).toBeVisible();

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();

  await expect(other).toHaveURL('/badger/logged-out');
  await expect(page).toHaveURL('/badger/logged-out');
  expect(await other.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('a session that ended elsewhere signs out once, however many calls fail', async ({
  page,
  signIn,
  openBrowser,
  complaints,
}) => {
  complaints.expect(/^401 GET \/(v1|api)\//);
  await signIn(page, 'viewer', { afresh: true });
  await expect(page.getByRole('heading', { name: 'Welcome, Vera' })).toBeVisible();
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('API_TOKEN'))}`;
  const storageState = await page.context().storageState();
  // Nothing is asked meanwhile.
  await page.goto('about:blank');
  const elsewhere = await openBrowser({ storageState });
  await elsewhere.goto('/badger/welcome');
  await elsewhere.getByRole('button', { name: 'User menu' }).click();
  await elsewhere.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(elsewhere).toHaveURL('/badger/logged-out');

  const logouts: string[] = [];
  const refused: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/logout') logouts.push(request.url());
  });
  page.on('response', response => {
    if (response.status() === 401) refused.push(response.url());
  });
  const profile = await page.request.get('/v1/user-api/users/me', { headers: { authorization } });
  expect(profile.status()).toBe(401);
  await page.goto('/badger/projects', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/badger/logged-out');
  expect(refused.length).toBeGreaterThan(0);
  expect(logouts).toHaveLength(1);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('without an id token the logout is plain and asks first', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { afresh: true });
  await page.evaluate(() => localStorage.removeItem('ID_TOKEN'));
  const logout = page.waitForRequest(request => new URL(request.url()).pathname === '/logout');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  expect(Object.fromEntries(new URL((await logout).url()).searchParams)).toEqual({
    returnTo: '/badger/welcome',
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/badger/logged-out');
});
