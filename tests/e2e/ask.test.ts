import type { Request } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';

test('ask: a question is answered by counts and by quotations of documents, or said to have no answer', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${projectUuid}/documents`);
  await expect(page.getByText('No documents yet')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Winch manual.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The drum is red.\fThe winch shall stop within two seconds. It is loud.'),
  });
  await page.getByRole('link', { name: /Winch manual/ }).click();
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Suggestions' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Documents and files' })
    .getByRole('link', { name: 'Ask' })
    .click();
  const question = page.getByRole('textbox', { name: 'Question' });
  const sources = page.getByRole('list', { name: 'Sources' });

  await test.step('a page of a document is quoted, with the way to it', async () => {
    await question.fill('When does the winch stop?');
    await question.press('Enter');
    await expect(sources).toContainText('The winch shall stop within two seconds.');
    await expect(sources).toContainText('Revision 1 · Page 2');
    await expectAccessible(page);
    await sources.getByRole('link', { name: /Winch manual/ }).click();
    await expect(page.getByRole('heading', { name: /Winch manual/ }).first()).toBeVisible();
    await page.goBack();
    await expect(question).toHaveValue('When does the winch stop?');
    await expect(sources).toContainText('The winch shall stop within two seconds.');
  });

  await test.step('hazards are counted, each with the way to it', async () => {
    await question.fill('Which hazards have no final rating?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Hazards without a final rating: \d+/ })).toBeVisible();
    await expect(sources.getByRole('link', { name: /^HZ-/ }).first()).toBeVisible();
  });

  await test.step('all projects of the organization are looked at', async () => {
    await createFunctionAnalysis(await apiOf('lead'));
    await page.getByRole('button', { name: 'All projects of the organization' }).click();
    await expect(page).toHaveURL(/in=organization/);
    const projects = page.getByText(/^.+ · hazard$/);
    await expect(projects.first()).toBeVisible();
    expect(new Set(await projects.allTextContents()).size).toBeGreaterThan(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'This project' }).click();
    await expect(page).not.toHaveURL(/in=organization/);
  });

  await test.step('who asks the next question while an answer is awaited is answered that one', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const isHeld = (request: Request) => request.postData()?.includes('brake') ?? false;
    await page.route('**/system/actions/get-answer', async route => {
      if (isHeld(route.request())) await held;
      await route.continue();
    });
    await question.fill('Where is the brake?');
    const sent = page.waitForRequest(isHeld);
    await question.press('Enter');
    await sent;
    await question.fill('When does the winch stop?');
    await question.press('Enter');
    await expect(sources).toContainText('The winch shall stop within two seconds.');
    const late = page.waitForEvent('requestfinished', isHeld);
    letGo();
    await late;
    await expect(question).toHaveValue('When does the winch stop?');
    await expect(sources).toContainText('The winch shall stop within two seconds.');
  });

  await test.step('nothing is made up', async () => {
    await question.fill('What about the xylophone quartet?');
    await question.press('Enter');
    await expect(page.getByText(/^Nothing was found about this/)).toBeVisible();
  });
});
