import { createMachineAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

/** Columns of each rating set and what the first hazard of the palletising cell has in them. */
const SETS = [
  { name: 'House S/E/A', levels: { S: 'S3', E: 'E1', A: 'A3' }, result: ['Risk level', 'High'] },
  { name: 'ISO 13849-1', levels: { S: 'S2', F: 'F1', Pr: 'PrN', P: 'P2' }, result: ['PLr', 'd'] },
  {
    name: 'IEC 62061 (2005/2015)',
    levels: { Se: 'Se4', Fr: 'Fr5b', Pr: 'Pr3', Av: 'Av5' },
    result: ['SIL', 'SIL3'],
  },
] as const;

test('the palletising cell is rated in three methods, each with its own columns', async ({
  page,
  signIn,
  apiOf,
}) => {
  await signIn(page, 'lead');
  const { uuid } = await (await apiOf('lead')).projectNamed('Palletising cell');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  for (const { name, levels, result } of SETS) {
    await page.getByRole('combobox', { name: 'Rating set' }).click();
    await page.getByRole('option', { name, exact: true }).click();
    const [label, rating] = result;
    // Sets share the names of some columns: which of them stands there is seen by the result's.
    await expect(worksheet.grid.getByRole('columnheader', { name: label, exact: true })).toBeVisible();
    for (const [column, level] of Object.entries(levels))
      await expect(await worksheet.cell('HZ-001', column), `${name} ${column}`).toHaveText(level);
    await expect(await worksheet.cell('HZ-001', label), name).toHaveText(rating);
    const others = SETS.filter(set => set.name !== name).map(set => set.result[0]);
    for (const other of others)
      await expect(worksheet.grid.getByRole('columnheader', { name: other, exact: true })).toHaveCount(0);
  }
});

test('a hazard is rated in every method by typing', async ({ page, signIn, apiOf }) => {
  const analysis = await createMachineAnalysis(await apiOf('lead'), [
    'ISO13849-1',
    'IEC62061-2005-2015',
    'HOUSE-SEA-27',
  ]);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(analysis.projectUuid);
  const chooseSet = async (name: string) => {
    await page.getByRole('combobox', { name: 'Rating set' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };

  // ISO 13849-1 risk graph: S2, F2, P2 with a probability that is not low is PLr e.
  await worksheet.typeLevel('HZ-001', 'S', '2', 'S2');
  await worksheet.typeLevel('HZ-001', 'F', '2', 'F2');
  await worksheet.typeLevel('HZ-001', 'Pr', 'n', 'PrN');
  await worksheet.typeLevel('HZ-001', 'P', '2', 'P2');
  await expect(await worksheet.cell('HZ-001', 'PLr')).toHaveText('e');

  // IEC 62061: Cl = 4 + 3 + 3 = 10 is in the band 8 to 10, which gives SIL 2 for Se4.
  await chooseSet('IEC 62061 (2005/2015)');
  await expect(await worksheet.cell('HZ-001', 'SIL')).toHaveText('–');
  await worksheet.typeLevel('HZ-001', 'Se', '4', 'Se4');
  await worksheet.typeLevel('HZ-001', 'Fr', '4', 'Fr4');
  await worksheet.typeLevel('HZ-001', 'Pr', '3', 'Pr3');
  await worksheet.typeLevel('HZ-001', 'Av', '3', 'Av3');
  await expect(await worksheet.cell('HZ-001', 'SIL')).toHaveText('SIL2');

  await chooseSet('House S/E/A');
  await worksheet.typeLevel('HZ-001', 'S', '1', 'S1');
  await worksheet.typeLevel('HZ-001', 'E', '0', 'E0');
  await worksheet.typeLevel('HZ-001', 'A', '1', 'A1');
  await expect(await worksheet.cell('HZ-001', 'Risk level')).toHaveText('Negligible');
  await worksheet.expectSaved();

  await page.reload();
  await expect(await worksheet.cell('HZ-001', 'Risk level')).toHaveText('Negligible');
  await chooseSet('ISO 13849-1');
  await expect(await worksheet.cell('HZ-001', 'PLr')).toHaveText('e');
  await chooseSet('IEC 62061 (2005/2015)');
  await expect(await worksheet.cell('HZ-001', 'SIL')).toHaveText('SIL2');
});
