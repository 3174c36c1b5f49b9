import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

test('guidewords are asked of functions by keyboard alone', async ({ page, signIn, apiOf }) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/functions/matrix`);
  const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true });
  await cell('FN-001 Braking').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('no braking at all');
  await page.keyboard.press('Tab');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Braking × MORE' });
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('One pedal only');
  await page.keyboard.press('Enter');
  await expect(cell('n/a: One pedal only')).toBeVisible();
  // The focus is back where it was.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('too weak');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 22 cells decided (14%)')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Braking × LESS' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Generate missing' }).press('Enter');
  await expect(page.getByText('19 of 19 chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add 18 malfunctions' }).press('Enter');
  await expect(page.getByText('21 of 22 cells decided (95%)')).toBeVisible();
  await page.reload();
  await expect(page.getByText('21 of 22 cells decided (95%)')).toBeVisible();
});

test('situations are put together by keyboard alone', async ({ page, signIn, apiOf }) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/situations/builder`);
  const add = (type: string) => page.getByRole('textbox', { name: `Add an element to ${type}` });
  await add('Weather').focus();
  for (const name of ['Clear', 'Snow']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await add('Light').focus();
  await page.keyboard.type('Night');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 combinations')).toBeVisible();
  const preview = page.getByRole('button', { name: 'Preview situations' });
  await expect(preview).toBeEnabled();
  await preview.press('Enter');
  const proposed = page.getByRole('group', { name: 'Proposed situations' });
  await expect(proposed.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await proposed.getByRole('checkbox').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Keep 1 situation' }).press('Enter');
  // In the sheet, by its name and by its elements.
  await expect(page.getByRole('gridcell', { name: 'Clear, Night', exact: true })).toHaveCount(2);
  await expect(page.getByRole('gridcell', { name: 'Snow, Night', exact: true })).toHaveCount(0);
});
