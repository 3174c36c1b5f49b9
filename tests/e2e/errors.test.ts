import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/test.ts';

/** Answers one kind of call as a server in trouble would. */
const answer = (page: Page, path: string, status: number, json: unknown) =>
  page.route(
    url => url.pathname === path,
    route => route.fulfill({ status, json }),
  );

const body = (message: string) => ({ code: 'FAILED', message, fields: [], requestId: 'request-of-the-test' });

// Specification §8, "Generic fetch error view".
for (const [status, message, shown] of [
  [500, 'connection refused at 10.0.0.7', 'Something went wrong.'],
  [403, 'Not yours.', "You don't have permission to view this content."],
  [418, 'The kettle is empty.', 'The kettle is empty.'],
  [404, '', 'Something went wrong.'],
] as const) {
  test(`an answer ${status} ${message ? 'with' : 'without'} a message shows "${shown}"`, async ({
    page,
    signIn,
    complaints,
  }) => {
    complaints.expect(new RegExp(`^${status} GET /v1/user-api/users/me$`));
    await signIn(page, 'lead');
    let calls = 0;
    page.on('request', request => {
      if (request.url().endsWith('/v1/user-api/users/me')) calls += 1;
    });
    await answer(page, '/v1/user-api/users/me', status, body(message));
    await page.goto('/badger/welcome');
    await expect(page.getByRole('alert')).toContainText(shown);
    await expect(page.getByText('Request request-of-the-test')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    // The profile is asked for once (specification §4).
    expect(calls).toBe(1);
  });
}

test('an answer that is there before the app is asked for once all the same', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^418 GET \/v1\/user-api\/users\/me$/);
  await signIn(page, 'lead');
  await page.addInitScript(() => window.localStorage.setItem('LANGUAGE', 'de'));
  let calls = 0;
  const answered = Promise.withResolvers<void>();
  await page.route('**/v1/user-api/users/me', async route => {
    calls += 1;
    await route.fulfill({ status: 418, json: body('The kettle is empty.') });
    answered.resolve();
  });
  // The app is shown once the words of its language are there.
  await page.route(/\/german-[^/]+\.js$/, async route => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/badger/welcome');
  await expect(page.getByRole('alert')).toContainText('The kettle is empty.');
  // What a view asks for when it is shown is under way by the frame after the next one.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(calls).toBe(1);
});

test('a screen that fails is retried three times, says so and tries again', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^500 GET \/v1\/user-api\/projects\?/);
  await signIn(page, 'lead');
  let broken = true;
  let calls = 0;
  const told: number[] = [];
  await page.route(
    url => url.pathname === '/v1/user-api/projects',
    async route => {
      calls += 1;
      told.push(await page.getByRole('alert').count());
      return broken ? route.fulfill({ status: 500, json: body('out of memory') }) : route.continue();
    },
  );
  await page.clock.install();
  await page.goto('/badger/projects');
  // Retries wait 1, 2 and 4 s (specification §9). The clock goes on beside these steps, which only save time.
  for (let call = 1; call <= 3; call++) {
    await expect.poll(() => calls).toBeGreaterThanOrEqual(call);
    await page.clock.fastForward(2 ** (call - 1) * 1000);
  }
  await expect(page.getByRole('alert')).toContainText('Something went wrong.');
  expect(calls).toBe(4);
  // Nothing is told before the last of them.
  expect(told).toEqual([0, 0, 0, 0]);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Remote control library/ })).toBeVisible();
});

test('an unreachable server is reported', async ({ page, signIn, complaints }) => {
  complaints.expect(/^failed GET \/v1\/user-api\/users\/me /);
  await signIn(page, 'lead');
  await page.route('**/v1/user-api/users/me', route => route.abort('connectionrefused'));
  await page.goto('/badger/welcome');
  await expect(page.getByRole('alert')).toContainText(
    'The server could not be reached. Check your connection.',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
});

test('missing flags are an error', async ({ page, signIn, complaints }) => {
  complaints.expect(/^404 GET \/v1\/user-api\/feature-flags\//);
  await signIn(page, 'lead');
  await page.route('**/v1/user-api/feature-flags/**', route =>
    route.fulfill({ status: 404, json: body('There is no such flag.') }),
  );
  await page.goto('/badger/welcome');
  await expect(page.getByRole('alert')).toContainText('There is no such flag.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
});

test('an error of a screen moves the page to the failure view, whose way out is the sign-in', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^console: /, /^page: /);
  await signIn(page, 'lead', { afresh: true });
  // Data that no screen can draw.
  await answer(page, '/v1/user-api/projects', 200, { data: { results: [null], total: 1 } });
  await page.goto('/badger/projects');
  await expect(page.getByRole('heading', { name: 'Something went wrong :(' })).toBeVisible();
  await expect(page.getByText('Please reload the page, or sign out')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('something-else', 'left by another screen'));
  const login = page.waitForRequest(request => new URL(request.url()).pathname === '/badger/login');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await login;
  // The provider knows who it is, and asks all the same.
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goto('/badger/configuration.json');
  expect(await page.evaluate(() => localStorage.getItem('something-else'))).toBeNull();
});

test('a wrong configuration says what is wrong with it', async ({ page, complaints }) => {
  complaints.expect(/^console: /);
  await page.route('**/badger/configuration.json', async route => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), environment: 'PLAYGROUND' } });
  });
  await page.goto('/badger/welcome');
  await expect(page.getByRole('heading', { name: 'Badger is not configured correctly' })).toBeVisible();
  await expect(page.getByRole('listitem')).toContainText('PLAYGROUND');
});

test('an installation that is away says so, and the page comes by itself', async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.expect(/^503 GET \/badger\/configuration\.json$/);
  await signIn(page, 'lead');
  await page.route('**/badger/configuration.json', route => route.fulfill({ status: 503, body: 'starting' }));
  await page.goto('/badger/welcome');
  await expect(page.getByRole('heading', { name: 'Badger cannot be reached' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
});

test('under another address than its own the app says where it is, and the link leads there', async ({
  page,
  baseURL,
}) => {
  const { port, origin } = new URL(baseURL ?? '');
  const other = new URL(origin).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.goto(`http://${other}:${port}/badger/logged-out`);
  await expect(page.getByRole('heading', { name: 'Badger has another address' })).toBeVisible();
  await page.getByRole('link', { name: `${origin}/badger/logged-out` }).click();
  await expect(page).toHaveURL(`${origin}/badger/logged-out`);
  await expect(page.getByRole('heading', { name: 'Badger has another address' })).toHaveCount(0);
});
