import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

// ISO 26262-3:2018 table 4: S3 E4 C3 is ASIL D, S2 E4 C3 is ASIL C.
test('what is frozen stays: a changed rating is all that differs, and what is signed is baselined', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api, 2);
  await api.call('POST', `/user-api/projects/${projectUuid}/safety-targets/batch`, {
    items: [{ name: 'Brake when asked', status: 'AGREED', hazardUuids: [hazards[1]?.uuid] }],
  });
  await signIn(page, 'lead');
  const rate = async (digits: string[]) => {
    await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=HZ-001&cell=severityUuid`);
    await expect(page.getByRole('gridcell', { name: 'HZ-001' })).toBeVisible();
    for (const key of digits) await page.keyboard.press(key);
    await new WorksheetPage(page).expectSaved();
  };
  await rate(['3', 'ArrowRight', '4', 'ArrowRight', '3']);

  await page.goto(`/badger/projects/${projectUuid}/baselines`);
  await page.getByRole('button', { name: 'Freeze as baseline…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Not everything is ready');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('First');
  await dialog.getByRole('textbox', { name: 'Why it is frozen' }).fill('To show it');
  await dialog.getByRole('button', { name: 'Freeze as baseline' }).click();
  await expect(page.getByRole('heading', { name: 'BL-001 First' })).toBeVisible();

  await rate(['2']);
  await page.goto(`/badger/projects/${projectUuid}/baselines/compare`);
  const ratings = page.getByRole('region', { name: 'Rating' });
  await expect(ratings.getByRole('listitem')).toHaveCount(1);
  await expect(ratings).toContainText('HZ-001');
  await expect(ratings).toContainText(/S3.*S2/s);
  await expect(page.getByRole('group', { name: 'Kinds of records' }).getByRole('button')).toHaveCount(1);
  await expectAccessible(page);

  await page.goto(`/badger/projects/${projectUuid}/baselines`);
  await page.getByRole('link', { name: 'BL-001 First' }).click();
  await page.getByRole('button', { name: 'Sign…' }).click();
  await dialog.getByRole('textbox', { name: 'Function' }).fill('Safety manager');
  await dialog.getByRole('textbox', { name: 'Independence in words' }).fill('I lead it.');
  await dialog.getByRole('textbox', { name: 'What you confirm' }).fill('It is complete.');
  await dialog.getByRole('button', { name: 'Sign baseline' }).click();
  await expect(page.getByText('Latest signed')).toBeVisible();
  await expectAccessible(page);
  // The sheet is wider than the window: the address brings the column into view.
  await page.goto(`/badger/projects/${projectUuid}/targets?target=ST-001&cell=status`);
  await expect(page.getByRole('row', { name: /ST-001/ })).toContainText('Baselined');
});
