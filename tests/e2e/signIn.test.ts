import { credentialsOf } from '../support/e2e/people.ts';
import { submitSignInForm } from '../support/e2e/signInPage.ts';
import { expect, test } from '../support/e2e/test.ts';

test('a deep link with a query survives the sign-in', async ({ page }) => {
  const { email, password, name } = credentialsOf('lead');
  await page.goto('/badger/projects?search=remote');
  // A query string is already there, so the address keeps it instead of a returnTo (specification §4).
  await expect(page).toHaveURL(/\/interaction\//);
  await submitSignInForm(page, email, password);
  await expect(page).toHaveURL('/badger/projects?search=remote');
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem', { name })).toBeVisible();
});

test('an address without a query is carried as returnTo', async ({ page }) => {
  const asked: string[] = [];
  page.on('framenavigated', frame => asked.push(frame.url()));
  const { email, password } = credentialsOf('engineer');
  await page.goto('/badger/organizations');
  await expect(page).toHaveURL(/\/interaction\//);
  expect(asked.some(address => address.endsWith('/badger/login?returnTo=%2Fbadger%2Forganizations'))).toBe(
    true,
  );
  await submitSignInForm(page, email, password);
  await expect(page).toHaveURL('/badger/organizations');
});

test('tokens stand under the three keys and nothing else of the session is stored', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'lead', { afresh: true });
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('API_TOKEN')?.split('.').length,
    idToken: localStorage.getItem('ID_TOKEN')?.split('.').length,
    clientId: localStorage.getItem('LOGIN_CLIENT_ID'),
    refreshToken: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes('refresh'),
  }));
  expect(stored).toEqual({ token: 3, idToken: 3, clientId: 'badger-ui', refreshToken: false });
});

test('a signed-in user at the sign-in is sent on', async ({ page, signIn }) => {
  await signIn(page, 'lead');
  await page.goto('/badger/login?returnTo=%2Fbadger%2Fprojects%3Fsearch%3Dcell');
  await expect(page).toHaveURL('/badger/projects?search=cell');
  await page.goto('/badger/login-test');
  await expect(page).toHaveURL('/badger/welcome');
});

test('a wrong password is reported, the e-mail is kept and the right one signs in', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^401 POST \/interaction\//);
  const { email, password } = credentialsOf('voter');
  await page.goto('/badger/projects');
  await submitSignInForm(page, email, 'not the password');
  await expect(page.getByRole('alert')).toHaveText(
    'E-mail or password is wrong. After 5 failed sign-ins you have to wait before each further one, longer every time.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await submitSignInForm(page, email, password);
  await expect(page).toHaveURL('/badger/projects');
});

test('five failures lock the account, also for the right password', async ({ page, complaints }) => {
  complaints.expect(/^401 POST \/interaction\//, /^429 POST \/interaction\//);
  // Nobody else signs in as the approver.
  const { email, password } = credentialsOf('approver');
  await page.goto('/badger/login');
  for (let failure = 1; failure <= 5; failure++) {
    const answer = page.waitForResponse(response => response.request().method() === 'POST');
    await submitSignInForm(page, email, `wrong ${failure}`);
    expect((await answer).status()).toBe(401);
    // The form of the answer, not the one that was sent.
    await expect(page.getByLabel('Password')).toHaveValue('');
  }
  await submitSignInForm(page, email, password);
  await expect(page.getByRole('alert')).toContainText('This account is locked until');
  await expect(page).toHaveURL(/\/interaction\//);
  expect(await page.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull();
});

test('a callback that nobody asked for is refused with a way on', async ({ page }) => {
  await page.goto('/badger/oauth?code=made-up&state=made-up');
  await expect(page.getByRole('heading', { name: 'Sign-in was not completed' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a sign-in that the server does not live to see is done again, and leads where it was to lead', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^failed POST \/token /);
  const { email, password } = credentialsOf('viewer');
  await page.goto(`/badger/login?returnTo=${encodeURIComponent('/badger/organizations?search=a')}`);
  // As when the server is started again between the form and what follows it.
  await page.route('**/token', route => route.abort('connectionrefused'));
  await submitSignInForm(page, email, password);
  await expect(page.getByRole('heading', { name: 'Sign-in was not completed' })).toBeVisible();
  await page.unroute('**/token');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/badger\/organizations\?search=a$/);
});
