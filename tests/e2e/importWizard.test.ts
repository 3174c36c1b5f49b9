import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { foreignWorkbook } from '../support/import/foreignWorkbook.ts';

test('an Excel analysis and a correction of it as CSV come in by keyboard, read beside the page', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'), 1);
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/import`);
  const press = async (name: RegExp | string) => {
    const button = page.getByRole('button', { name, exact: typeof name === 'string' });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const choose = async (name: string, content: Uint8Array | string) => {
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await press('Choose a file');
    await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content as string) });
  };
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectAccessible(page);

  const worker = page.waitForEvent('worker');
  await choose('G&R.xlsx', await foreignWorkbook());
  // The page's policy lets the reader start, and nothing else reads the file.
  expect((await worker).url()).toContain('reader.worker');
  await expect(page.getByLabel('“Schwere (S)” becomes')).toHaveValue('initial.severity');
  await expectAccessible(page);
  await press('Check');
  await expect(page.getByText('the file says ASIL C, the table gives B for S3 · E2 · C3')).toBeVisible();
  await expectAccessible(page);
  // Back and forth in the browser loses nothing.
  await page.goBack();
  await expect(page.getByLabel('“Fahrsituation” becomes')).toHaveValue('exposureSituationUuid');
  await page.goForward();
  await press('Import 8 rows');
  await expect(page.getByText('8 hazards were written.')).toBeVisible();
  await expectAccessible(page);

  await press('Import another file');
  await choose('correction.csv', 'Code;S;Titel\nHZ-003;S1;\nHZ-004;S2;Kurve\n');
  await press('Check');
  await expect(page.getByText('S: S3 → S1')).toBeVisible();
  await press('Import 2 rows');
  await expect(page.getByText('2 hazards were written.')).toBeVisible();
  await page.getByRole('link', { name: 'Open them in the worksheet' }).press('Enter');
  await expect(page.getByRole('row', { name: /HZ-003/ })).toContainText('S1');
  await expect(page.getByRole('row', { name: /HZ-005/ })).toHaveCount(0);
});
