import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

// ISO 26262-3:2018 table 4: S3 E4 C3 is ASIL D.
test('a hazard is led from its rating to a verified requirement by keyboard alone', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'), 1);
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=HZ-001&cell=severityUuid`);
  await expect(page.getByRole('gridcell', { name: 'HZ-001' })).toBeVisible();
  for (const key of ['3', 'ArrowRight', '4', 'ArrowRight', '3']) await page.keyboard.press(key);
  await expect(page.getByRole('row', { name: /HZ-001/ })).toContainText('D');
  await new WorksheetPage(page).expectSaved();

  await page.goto(`/badger/projects/${projectUuid}/trace`);
  const dialog = page.getByRole('dialog');
  const hole = (name: string) => page.getByRole('button', { name: `${name}. Mend it` });
  await hole('HZ-001: No target').press('Enter');
  await dialog.getByRole('textbox', { name: 'Name' }).press('x');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Brake when asked');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(hole('ST-001: No requirement')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  // Its level is that of its target: nobody types it.
  await expect(dialog.getByRole('textbox', { name: 'Level' })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Second circuit');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(hole('SREM-001: No verification')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'How it is verified' }).focus();
  await page.keyboard.type('Fault injection');
  await dialog.getByRole('textbox', { name: 'Document', exact: true }).focus();
  await page.keyboard.type('SRS-12');
  const state = dialog.getByRole('combobox', { name: 'State' });
  await state.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Verified' }).press('Enter');
  await expect(state).toHaveText('Verified');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();

  await expect(page.getByText('Hazards: 1, targets: 1, requirements: 1. No holes.')).toBeVisible();
  await expect(page.getByRole('row', { name: /HZ-001/ })).toContainText('Verified');
  await page.goto(`/badger/projects/${projectUuid}/trace?holes=1`);
  await expect(page.getByText('The trace has no holes')).toBeVisible();
  await page.goto(`/badger/projects/${projectUuid}/trace?view=picture`);
  await page.getByRole('button', { name: /^HZ-001/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^SREM-001/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'SREM-001' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /SREM-001/ }).getByRole('gridcell', { name: 'D', exact: true }),
  ).toBeVisible();
  await page.goto(`/badger/projects/${projectUuid}/hazards/HZ-001`);
  await expect(page.getByRole('region', { name: 'Requirements' })).toContainText(
    'For ST-001 Brake when asked',
  );
});
