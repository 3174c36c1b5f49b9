import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

test('a finding says why and leads to its cell, a figure leads to its hazards', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}`);
  await page.getByRole('tab', { name: 'Checks and figures' }).click();
  const empty = page.getByRole('region', { name: /^V17/ });
  await expect(empty).toContainText('no malfunction answers one of the default guidewords');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const [code = ''] = await empty.getByRole('link').allTextContents();
  await empty.getByRole('link', { name: code, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/functions\\?function=${code}`));
  await page.goBack();
  await expect(empty).toBeVisible();

  await page.getByRole('link', { name: 'Figures', exact: true }).click();
  await expect(page.getByRole('region', { name: 'How much of the analysis is complete' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page
    .getByRole('region', { name: /^Initial \(down\) by final rating/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/worksheet\?set=.*&level=/);
  await expect(page.getByRole('row', { name: /HZ-002/ })).toBeVisible();
});
