import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createBatch, createProject } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { readReport, squeezed } from '../support/reportText.ts';

/** As manufacturers of lift units list residual risks: zone, hazard, levels, measures, what is left. */
const TABLE = [
  ['Zone', 'Hazardous event', 'S', 'E', 'A', 'Measure type', 'Measure', 'Residual risk note'],
  [
    'Lift shaft',
    'Platform comes down',
    ['S3', 'E2', 'A2'],
    ['Fixed guard', 'Fence around the shaft'],
    'Climbing over the fence stays possible.',
  ].flat(),
  [
    'Drive station',
    'Clothes are drawn in',
    ['S3', 'E1', 'A3'],
    ['Fixed guard', 'Cover over the belt'],
    'Lock the drive out before the cover is taken off.',
  ].flat(),
  [
    'Lift shaft',
    'Hand is pinched at the frame',
    ['S2', 'E2', 'A2'],
    ['Substitute / reduce by design', 'Gap of 25 mm'],
    'Fingers may be pinched while the platform is moved by hand.',
  ].flat(),
] as const;
// The house table: S3 E2 A2 is very high, S3 E1 A3 and S2 E2 A2 are high.
const RATINGS = ['Very high', 'High', 'High'];

test('the residual-risk table of a lift unit is entered from a file and printed by zones', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const set = (await api.list('risk-rating-sets')).find(({ code }) => code === 'HOUSE-SEA-27');
  const { uuid } = await createProject(api, 'MACHINE', { riskRatingSetUuids: [set?.uuid] });
  await createBatch(
    api,
    uuid,
    'zones',
    ['Lift shaft', 'Drive station'].map(name => ({ name })),
  );
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${uuid}/import`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({
    name: 'Lift unit.csv',
    mimeType: '',
    buffer: Buffer.from(TABLE.map(row => row.join(';')).join('\n')),
  });
  await expect(page.getByLabel('“Measure” becomes')).toHaveValue('measure');
  await expect(page.getByLabel('“Residual risk note” becomes')).toHaveValue('residualRiskNote');
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 3 rows' }).press('Enter');
  await expect(page.getByText('3 hazards were written.')).toBeVisible();
  await page.getByRole('link', { name: 'Open them in the worksheet' }).press('Enter');
  for (const [index, rating] of RATINGS.entries())
    await expect(page.getByRole('row', { name: new RegExp(`HZ-00${index + 1}`) })).toContainText(rating);

  await page.goto(`/badger/projects/${uuid}/reports`);
  await page.getByRole('button', { name: 'Make the file' }).press('Enter');
  const button = page.getByRole('button', { name: 'Download' });
  await expect(button).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const { text: printed } = await readReport('pdf', await readFile(await download.path()));
  const [residual = ''] = printed
    .slice(printed.lastIndexOf(squeezed('What remains')))
    .split(squeezed('Open points'));
  const places = ['HZ-001', 'HZ-003', 'HZ-002'].map(code => residual.indexOf(squeezed(code)));
  // Both hazards of the shaft stand together, whatever their codes.
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const [zone, event, , , , , measure, note] of TABLE.slice(1))
    for (const words of [zone, event, measure, note]) expect(residual).toContain(squeezed(words ?? ''));
});
