import { Complaints } from '../support/e2e/Complaints.ts';
import { expect, test } from '../support/e2e/test.ts';

/** The net under all other tests has to hold: everything that may never happen is found. */
test('what the browser complains about is found', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const complaints = new Complaints(baseURL ?? '');
  await complaints.watch(context);
  const page = await context.newPage();
  await page.goto('/badger/logged-out');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(complaints.unexpected()).toEqual([]);

  await page.evaluate(async () => {
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.head.append(style);
    try {
      document.body.innerHTML = '<p>not allowed</p>';
    } catch {
      // Trusted Types refuse it; that it was tried is what counts.
    }
    // biome-ignore lint/suspicious/noConsole: what the test is about
    console.error('something is wrong');
    await fetch('/v1/user-api/users/me');
    await fetch('https://elsewhere.example/').catch(() => {});
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
  });
  for (const expected of [
    /^console: securitypolicyviolation style-src-elem inline/,
    /^console: securitypolicyviolation require-trusted-types-for/,
    /^console: securitypolicyviolation connect-src https:\/\/elsewhere\.example/,
    /^console: something is wrong$/,
    /^401 GET \/v1\/user-api\/users\/me$/,
    /^page: Error: nobody catches this/,
  ])
    await expect
      .poll(() => complaints.unexpected().some(text => expected.test(text)), String(expected))
      .toBe(true);

  complaints.expect(/./);
  expect(complaints.unexpected()).toEqual([]);
  await context.close();
});

test('a conflict is a complaint until the same call is made again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const complaints = new Complaints(baseURL ?? '');
  await complaints.watch(context);
  const page = await context.newPage();
  await page.goto('/badger/logged-out');
  let status = 409;
  await page.route('**/v1/user-api/hazards/*', route => route.fulfill({ status, json: {} }));
  const patch = (name: string) =>
    page.evaluate(path => fetch(path, { method: 'PATCH' }).then(() => {}), `/v1/user-api/hazards/${name}`);

  const conflicts = ['one', 'other'].map(name => `409 PATCH /v1/user-api/hazards/${name}`);
  await patch('one');
  await patch('other');
  await expect.poll(() => complaints.unexpected()).toEqual(conflicts);
  await patch('one');
  await expect.poll(() => complaints.unexpected().toSorted()).toEqual(conflicts);
  status = 200;
  await patch('one');
  await expect.poll(() => complaints.unexpected()).toEqual(['409 PATCH /v1/user-api/hazards/other']);
  await context.close();
});
