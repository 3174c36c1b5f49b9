import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

test('a file is made while one does something else, and has what the worksheet has', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}`);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('link', { name: 'Reports and exports' }).click();
  await expect(page.getByText('No files yet')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Worksheet' }).click();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const made = page.getByRole('listitem').filter({ hasText: /Worksheet|worksheet/ });
  await expect(made).toHaveCount(1);
  // It is the server's: the page may go.
  await page.reload();
  await expect(made.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ – worksheet\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const [titles = [], ...rows] = sheets[0]?.rows ?? [];
  expect(titles.slice(0, 4)).toEqual(['Code', 'External ID', 'Status', 'Function']);
  expect(rows.map(([code]) => code)).toEqual(expect.arrayContaining(['HZ-001', 'HZ-002']));
});

test('a file under way is cancelled, and made after all', async ({ page, signIn, apiOf }) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/reports`);
  await page.getByRole('button', { name: 'Make the file' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cancelled' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
});

test('the full report is a PDF that opens in the page of documents', async ({ page, signIn, apiOf }) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/reports`);
  await page.getByRole('button', { name: 'Make the file' }).click();
  const button = page.getByRole('button', { name: 'Download' });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(`/badger/projects/${projectUuid}/documents`);
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await page.getByRole('link', { name: /DOC-001/ }).click();
  await expect(page.getByText(/Page 1 of \d/)).toBeVisible();
});
