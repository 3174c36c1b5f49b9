import { levelUuid } from '../../server/seed/ratingSets.ts';
import { seedUuid } from '../../server/seed/seedUuid.ts';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createBatch, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

// ISO 26262-3:2018 Table 4: S3 E4 C3 is ASIL D.
test('a hazard is rated and frozen in the panel of the worksheet, which is never wider than its place', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { projectUuid, hazards } = await createFunctionAnalysis(api);
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=HZ-001&panel=1`);
  const panel = page.getByRole('complementary');
  for (const [name, level] of [
    [/^S ·/, /^S3/],
    [/^E ·/, /^E4/],
    [/^C ·/, /^C3/],
  ] as const) {
    await panel.getByRole('combobox', { name }).press('Enter');
    await page.getByRole('option', { name: level }).press('Enter');
  }
  await expect(panel.getByRole('region', { name: 'Why this level' })).toContainText('gives ASIL D');
  await expect(page.getByRole('row', { name: /HZ-001/ })).toContainText('D');
  await panel.getByRole('button', { name: 'What happens' }).press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Situation' })).toHaveValue('Motorway, wet');
  await panel.getByRole('button', { name: 'Rating in every set' }).press('Enter');
  await expect(panel.getByRole('table', { name: 'Initial and final rating' })).toContainText('S3 · E4 · C3');
  expect(await panel.evaluate(aside => aside.scrollWidth - aside.clientWidth)).toBe(0);
  await expectAccessible(page);

  // What freezing needs: a final rating, here by a measure that somebody else judged meanwhile.
  const [measure] = await createBatch(api, projectUuid, 'rrms', [
    { name: 'Second circuit', rrmTypeUuid: seedUuid('rrmTypes', 'SUBST') },
  ]);
  const hazard = `/user-api/hazards/${hazards[0]?.uuid}`;
  const use = await api.call<{ uuid: string }>('POST', `${hazard}/hazard-rrms`, {
    rrmUuid: measure?.uuid,
    status: 'ACCEPTED',
  });
  await api.call('POST', `/user-api/hazard-rrms/${use.uuid}/evaluation`, {
    avoidabilityUuid: levelUuid('ISO26262-3-2018', 'avoidability', 'C1'),
  });
  await api.call('PATCH', `${hazard}/ratings/recalculate-final-ratings`, {});
  await expect(panel.getByRole('table', { name: 'Initial and final rating' })).toContainText('S3 · E4 · C1');

  await panel.getByRole('button', { name: 'Freeze the risk' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch').check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed with the customer.');
  await dialog.getByRole('button', { name: 'Freeze', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Open the risk again' })).toBeVisible();
  await expect(panel).toContainText('frozen');
  await expect(panel.getByRole('combobox', { name: /^S ·/ })).toHaveCount(0);
});

test('the panel stands below the sheet where it would take the width of the texts, and beside it on a wide screen', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=HZ-001`);
  const grid = page.getByRole('grid');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const panel = page.getByRole('complementary');
  const boxes = async () => ({ grid: await grid.boundingBox(), panel: await panel.boundingBox() });
  const alone = (await grid.boundingBox())?.width;
  await page.goto(`/badger/projects/${projectUuid}/worksheet?hazard=HZ-001&panel=1`);
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('HZ-001');
  const below = await boxes();
  expect(below.grid?.width).toBe(alone);
  expect(below.panel?.y).toBeGreaterThan((below.grid?.y ?? 0) + 100);
  expect(below.panel?.width).toBeGreaterThan((alone ?? 0) - 20);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(400);
  const beside = await boxes();
  expect(beside.panel?.y).toBeLessThan((beside.grid?.y ?? 0) + 20);
  expect(beside.panel?.x).toBeGreaterThan((beside.grid?.x ?? 0) + (beside.grid?.width ?? 0));
});
