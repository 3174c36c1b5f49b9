import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

test('a viewer reads the worksheet and changes nothing', async ({ page, signIn, apiOf }) => {
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  const writes: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    // Where somebody is looking is told to the others, and is nothing of the project.
    if (request.method() !== 'GET' && pathname.startsWith('/v1/') && !pathname.endsWith('/presence'))
      writes.push(pathname);
  });
  await signIn(page, 'viewer');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  await expect(await worksheet.cell('HZ-001', 'ASIL')).toHaveText('C');
  for (const name of [/^Add hazard/, /^Delete hazard/, /^Undo/])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(worksheet.row('Add hazard')).toHaveCount(0);

  const severity = await worksheet.cell('HZ-001', 'S');
  await severity.click();
  await page.keyboard.type('1');
  await expect(page.getByRole('alert')).toHaveText('HZ-001, S: Your role may not change this hazard.');
  await expect(severity).toHaveText('S3');
  await (await worksheet.cell('HZ-001', 'Function')).dblclick();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(await worksheet.cell('HZ-001', 'Function')).toHaveText(
    'Deliver and execute safety-tagged requests',
  );
  expect(writes).toEqual([]);
});

test('a guest sees no project, and for its address no more than for one that does not exist', async ({
  page,
  signIn,
  apiOf,
  complaints,
}) => {
  complaints.expect(/^404 GET \/v1\/user-api\/(projects\/|platform-navigation\?.*projectUuid=)/);
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  await signIn(page, 'guest');
  await page.goto('/badger/projects');
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();

  let shown: string | undefined;
  for (const address of [uuid, '0190b3c4-5d6e-7f80-9a1b-00000000dead'])
    for (const tab of ['', '/worksheet']) {
      await page.goto(`/badger/projects/${address}${tab}`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Projects\/?Project$/);
      shown ??= await page.getByRole('main').innerText();
      await expect.poll(() => page.getByRole('main').innerText()).toBe(shown);
    }
  expect(shown).not.toContain('Remote control');
});

test('a supplier sees the palletising cell only', async ({ page, signIn, apiOf, complaints }) => {
  complaints.expect(/^404 GET \/v1\/user-api\/(projects\/|platform-navigation\?.*projectUuid=)/);
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  await signIn(page, 'supplier');
  await page.goto('/badger/projects');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Palletising cell/ })
    .click();
  await page.getByRole('tab', { name: 'Worksheet' }).click();
  await expect(new WorksheetPage(page).row('HZ-008')).toBeVisible();
  await page.goto(`/badger/projects/${uuid}/worksheet`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Remote control library')).toHaveCount(0);
});
