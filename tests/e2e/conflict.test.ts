import type { Page } from '@playwright/test';
import { addMember, createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { holdRequests } from '../support/e2e/holdRequests.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

/** Holds the next rating back until the function that is returned is called. */
const holdInitialRisk = (page: Page) =>
  holdRequests(page, /\/v1\/user-api\/hazards\/[^/]+\/initial-risk$/, { times: 1 });

test.beforeEach(({ complaints }) => {
  complaints.expect(/^409 PATCH \/v1\/user-api\/hazards\//);
});

for (const [choice, level, rating] of [
  ['Keep mine', 'S3', 'D'],
  ['Take theirs', 'S1', 'B'],
] as const)
  test(`two people rate the same hazard: ${choice}`, async ({ page, signIn, apiOf, openBrowser }) => {
    const lead = await apiOf('lead');
    const { projectUuid } = await createFunctionAnalysis(lead);
    await addMember(lead, projectUuid, userUuidOf('engineer'), 'ENGINEER');

    await signIn(page, 'lead');
    const mine = new WorksheetPage(page);
    await mine.open(projectUuid);
    await mine.typeLevel('HZ-001', 'E', '4', 'E4');
    await mine.typeLevel('HZ-001', 'C', '3', 'C3');
    await mine.expectSaved();

    // My change is on its way while theirs is saved.
    const release = await holdInitialRisk(page);
    await (await mine.cell('HZ-001', 'S')).click();
    await page.keyboard.press('3');
    const colleague = await openBrowser();
    await signIn(colleague, 'engineer');
    const theirs = new WorksheetPage(colleague);
    await theirs.open(projectUuid);
    await theirs.typeLevel('HZ-001', 'S', '1', 'S1');
    await theirs.expectSaved();
    release();

    const dialog = page.getByRole('dialog', { name: 'HZ-001 was changed by Emil Okafor' });
    await expect(dialog).toContainText('What you typed is kept until you choose.');
    const values = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'S' }) });
    await expect(values.getByRole('cell')).toHaveText([/^S3/, /^S1/]);
    await dialog.getByRole('button', { name: choice }).click();

    await expect(dialog).toBeHidden();
    await expect(await mine.cell('HZ-001', 'S')).toHaveText(level);
    await expect(await mine.cell('HZ-001', 'ASIL')).toHaveText(rating);
    await mine.expectSaved();
    // What neither of them touched in the conflict stands, for both.
    await colleague.reload();
    for (const worksheet of [mine, theirs]) {
      await expect(await worksheet.cell('HZ-001', 'S')).toHaveText(level);
      await expect(await worksheet.cell('HZ-001', 'E')).toHaveText('E4');
      await expect(await worksheet.cell('HZ-001', 'C')).toHaveText('C3');
      await expect(await worksheet.cell('HZ-001', 'ASIL')).toHaveText(rating);
    }
  });

test('changes of different cells do not meet: both are kept without a question', async ({
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
  await theirs.choose('HZ-001', 'Situation', 'City, dry');
  await theirs.expectSaved();

  await mine.choose('HZ-001', 'Hazardous event', 'Pedestrian is hit');
  await mine.expectSaved();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(await mine.cell('HZ-001', 'Situation')).toHaveText('City, dry');
  await colleague.reload();
  await expect(await theirs.cell('HZ-001', 'Hazardous event')).toHaveText('Pedestrian is hit');
  await expect(await theirs.cell('HZ-001', 'Situation')).toHaveText('City, dry');
});
