import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/accessible.ts';
import { addMember, createBatch, createFunctionAnalysis, createProject } from '../support/e2e/analysis.ts';
import { userUuidOf } from '../support/e2e/people.ts';
import { SheetPage } from '../support/e2e/SheetPage.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
};

/** Takes a row by its grip and holds it over a part of another one: 0 is its upper edge, 1 the lower one. */
async function dragOver(page: Page, row: Locator, target: Locator, part: number) {
  await row.hover();
  const grip = await boxOf(page.locator('.worksheet-grip-handle'));
  const to = await boxOf(target);
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height * part, { steps: 8 });
}

const inOrder = (...numbers: number[]) => numbers.map(number => `HZ-00${number}`);

test('rows are dragged alone and as a block, also by a colleague; what is put below another is inserted there', async ({
  page,
  signIn,
  apiOf,
  openBrowser,
}) => {
  const lead = await apiOf('lead');
  const { projectUuid } = await createFunctionAnalysis(lead, 5);
  await addMember(lead, projectUuid, userUuidOf('engineer'), 'ENGINEER');
  await signIn(page, 'lead');
  const mine = new WorksheetPage(page);
  await mine.open(projectUuid);
  const colleague = await openBrowser();
  await signIn(colleague, 'engineer');
  const theirs = new WorksheetPage(colleague);
  await theirs.open(projectUuid);
  const both = async (...numbers: number[]) => {
    await expect.poll(() => mine.codes()).toEqual(inOrder(...numbers));
    await expect.poll(() => theirs.codes()).toEqual(inOrder(...numbers));
  };
  const code = (number: number) => mine.cell(`HZ-00${number}`, 'Code');

  await dragOver(page, await code(1), await code(3), 0.9);
  await expect(mine.grid.locator('.worksheet-drop-after')).toBeVisible();
  await page.mouse.up();
  await both(2, 3, 1, 4, 5);

  // Two selected rows, to the top.
  await (await mine.cell('HZ-004', 'S')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await dragOver(page, await code(5), await code(2), 0.1);
  await page.mouse.up();
  await both(4, 5, 2, 3, 1);

  // Given up.
  await dragOver(page, await code(2), await code(1), 0.9);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(mine.grid.locator('.worksheet-drop')).toHaveCount(0);
  await both(4, 5, 2, 3, 1);

  await (await theirs.cell('HZ-001', 'S')).click();
  await colleague.keyboard.press('Alt+Shift+ArrowUp');
  await both(4, 5, 2, 1, 3);
  await (await mine.cell('HZ-005', 'S')).click();
  await page.keyboard.press('Control+Enter');
  await both(4, 5, 6, 2, 1, 3);
  await expect(await mine.cell('HZ-006', 'Function')).toHaveText('Braking');
  await mine.expectSaved();
  await page.keyboard.press('Control+z');
  await both(4, 5, 2, 1, 3);
  await page.keyboard.press('Control+z');
  // The colleague's move stays.
  await both(2, 1, 3, 4, 5);
});

test('functions are dragged below another and into one, never into their own parts', async ({
  page,
  signIn,
  apiOf,
}) => {
  const lead = await apiOf('lead');
  const { uuid } = await createProject(lead, 'FUNCTION');
  await createBatch(
    lead,
    uuid,
    'functions',
    ['Drive', 'Brake', 'Steer', 'Hold'].map(name => ({ name })),
  );
  await signIn(page, 'lead');
  await page.goto(`/badger/projects/${uuid}/functions`);
  const sheet = new SheetPage(page, 'Functions');
  const name = (number: number) => sheet.cell(`FN-00${number}`, 'Name');
  const partOf = async (number: number) => (await sheet.cell(`FN-00${number}`, 'Part of')).innerText();
  const codes = async () =>
    (await sheet.grid.getByRole('gridcell', { name: /^FN-\d+$/ }).allInnerTexts()).map(text => text.trim());

  await dragOver(page, await name(4), await name(2), 0.5);
  await expect(sheet.grid.locator('.worksheet-drop-into')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => partOf(4)).toBe('Brake');
  await expect.poll(codes).toEqual(['FN-001', 'FN-002', 'FN-004', 'FN-003']);
  await sheet.expectSaved();

  // Below a part it becomes one itself.
  await dragOver(page, await name(3), await name(4), 0.9);
  await page.mouse.up();
  await expect.poll(() => partOf(3)).toBe('Brake');
  await dragOver(page, await name(3), await name(4), 0.1);
  await page.mouse.up();
  await expect.poll(codes).toEqual(['FN-001', 'FN-002', 'FN-003', 'FN-004']);
  await sheet.expectSaved();

  await dragOver(page, await name(2), await name(3), 0.5);
  await page.mouse.up();
  await expect(
    page.getByText('A row cannot become a part of itself or of one of its parts.').first(),
  ).toBeVisible();
  expect(await partOf(2)).toBe('');

  // The whole branch goes to the top, and a reload shows the same.
  await dragOver(page, await name(2), await name(1), 0.1);
  await page.mouse.up();
  await expect.poll(codes).toEqual(['FN-002', 'FN-003', 'FN-004', 'FN-001']);
  await sheet.expectSaved();
  await page.reload();
  await expect.poll(codes).toEqual(['FN-002', 'FN-003', 'FN-004', 'FN-001']);
  expect(await partOf(3)).toBe('Brake');
});

test('columns are hidden and brought back by keyboard, and kept in a view', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  const heading = (name: string) => worksheet.grid.getByRole('columnheader', { name, exact: true });
  await (await worksheet.cell('HZ-001', 'Situation')).click();
  await page.keyboard.press('Control+Shift+L');
  const hide = page.getByRole('button', { name: 'Hide column' });
  await expect(page.getByRole('searchbox', { name: 'Search in this column' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(hide).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading('Situation')).toHaveCount(0);
  await expect(page).toHaveURL(/hide=situation/);

  await page.getByRole('button', { name: /^My views and columns/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save this view …' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Short');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^My views and columns/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Shown columns' }).press('ArrowRight');
  const situation = page.getByRole('menuitemcheckbox', { name: 'Situation' });
  await expect(situation).toBeVisible();
  await expectAccessible(page, '[role="menu"]');
  await situation.press('Enter');
  await expect(heading('Situation')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^My views and columns/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Short' }).press('Enter');
  await expect(heading('Situation')).toHaveCount(0);
});
