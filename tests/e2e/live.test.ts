import { addMember, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { SheetPage } from '../support/e2e/SheetPage.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

// How quickly is measured by the bench (p95 of 20 people on a sheet).
test('two browsers on one project see each other’s edits without a reload', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  const lead = await apiOf('lead');
  const { projectUuid } = await createFunctionAnalysis(lead);
  await addMember(lead, projectUuid, userUuidOf('engineer'), 'ENGINEER');
  await signIn(page, 'lead');
  const mine = new WorksheetPage(page);
  await mine.open(projectUuid);
  const colleague = await openBrowser();
  await signIn(colleague, 'engineer');
  const theirs = new WorksheetPage(colleague);
  await theirs.open(projectUuid);

  await mine.typeLevel('HZ-001', 'S', '3', 'S3');
  await expect(await theirs.cell('HZ-001', 'S')).toHaveText('S3');
  await theirs.typeLevel('HZ-001', 'E', '4', 'E4');
  await expect(await mine.cell('HZ-001', 'E')).toHaveText('E4');
  await mine.typeLevel('HZ-001', 'C', '3', 'C3');
  await expect(await theirs.cell('HZ-001', 'ASIL')).toHaveText('D');

  // A colleague's change is on my page before I type: nothing meets, and nobody is asked.
  await theirs.typeLevel('HZ-001', 'S', '1', 'S1');
  await expect(await mine.cell('HZ-001', 'S')).toHaveText('S1');
  await mine.typeLevel('HZ-001', 'S', '2', 'S2');
  await mine.expectSaved();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await mine.page.getByRole('button', { name: 'Add hazard' }).click();
  await expect(colleague.getByRole('gridcell', { name: 'HZ-003' })).toBeVisible();
});

test('two browsers see where the other one is, and each other’s functions', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  const lead = await apiOf('lead');
  const { projectUuid } = await createFunctionAnalysis(lead);
  await addMember(lead, projectUuid, userUuidOf('engineer'), 'ENGINEER');
  await signIn(page, 'lead');
  const colleague = await openBrowser();
  await signIn(colleague, 'engineer');

  const mine = new WorksheetPage(page);
  await mine.open(projectUuid);
  const theirs = new WorksheetPage(colleague);
  await theirs.open(projectUuid);
  await expect(page.getByRole('img', { name: 'Here now: Emil Okafor' })).toBeVisible();
  await expect(colleague.getByRole('img', { name: 'Here now: Lena Brandt' })).toBeVisible();
  await (await theirs.cell('HZ-002', 'S')).click();
  const there = await mine.cell('HZ-002', 'S');
  await expect(there).toHaveAttribute('data-colleague', 'EO');
  await expect(there).toHaveAttribute('aria-description', /Here now: Emil Okafor/);
  await (await theirs.cell('HZ-001', 'E')).click();
  await expect(await mine.cell('HZ-001', 'E')).toHaveAttribute('data-colleague', 'EO');
  await expect(there).not.toHaveAttribute('data-colleague', 'EO');

  const myFunctions = new SheetPage(page, 'Functions');
  await page.goto(`/badger/projects/${projectUuid}/functions`);
  const theirFunctions = new SheetPage(colleague, 'Functions');
  await colleague.goto(`/badger/projects/${projectUuid}/functions`);
  await (await theirFunctions.cell('FN-001', 'Name')).click();
  await expect(await myFunctions.cell('FN-001', 'Name')).toHaveAttribute('data-colleague', 'EO');
  await colleague.keyboard.type('Service brake');
  await colleague.keyboard.press('Enter');
  await expect(await myFunctions.cell('FN-001', 'Name')).toHaveText('Service brake');
  await (await myFunctions.cell('FN-002', 'Status')).click();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(await theirFunctions.cell('FN-002', 'Status')).toHaveText('Analysed');
});
