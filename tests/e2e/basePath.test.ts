import { expect, test } from '../support/e2e/test.ts';

test('an address without the base path gets it, without a reload', async ({ page, signIn }) => {
  await signIn(page, 'lead');
  const documents: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/welcome?from=mail#top');
  await expect(page).toHaveURL('/badger/welcome?from=mail#top');
  await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
  expect(documents).toEqual(['/welcome']);
});

test('the home route leads to the welcome page and keeps the query', async ({ page, signIn }) => {
  await signIn(page, 'lead');
  for (const [address, shown] of [
    ['/', '/badger/welcome'],
    ['/?a=1&b=2', '/badger/welcome?a=1&b=2'],
    ['/badger', '/badger/welcome'],
    ['/badger/?a=1&b=2', '/badger/welcome?a=1&b=2'],
  ] as const) {
    await page.goto(address);
    await expect(page, address).toHaveURL(shown);
    await expect(page.getByRole('heading', { name: 'Welcome, Lena' })).toBeVisible();
  }
});

for (const address of ['/badger/no-such-page', '/badger/welcome/deeper', '/no-such-page', '/badgerish']) {
  test(`${address} shows the 404 page inside the shell`, async ({ page, signIn }) => {
    await signIn(page, 'lead');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the welcome page' }).click();
    await expect(page).toHaveURL('/badger/welcome');
  });
}

test('back and forward walk through the screens', async ({ page, signIn }) => {
  await signIn(page, 'lead');
  await page.goto('/badger/welcome');
  await page.getByRole('link', { name: 'My Projects' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await page.getByRole('link', { name: /Palletising cell/ }).click();
  // The card in the list has a heading of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Palletising cell' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/badger/projects');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Palletising cell' })).toBeVisible();
});
