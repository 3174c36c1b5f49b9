import type { Locator } from '@playwright/test';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

const centre = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('the fill handle: dragged it fills what it passes over, a double click fills down, Escape leaves all as it was', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'), 6);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  const codes = ['HZ-001', 'HZ-002', 'HZ-003', 'HZ-004', 'HZ-005', 'HZ-006'];
  const handle = worksheet.grid.locator('.worksheet-fill-handle');
  const dragTo = async (target: Locator) => {
    const [from, to] = [await centre(handle), await centre(target)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
  };
  await worksheet.typeLevel('HZ-001', 'S', '3', 'S3');
  await worksheet.typeLevel('HZ-002', 'S', '1', 'S1');

  // Two cells, repeated.
  await (await worksheet.cell('HZ-001', 'S')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await dragTo(await worksheet.cell('HZ-005', 'S'));
  await expect(worksheet.grid.locator('.worksheet-fill-preview')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => worksheet.texts(codes, 'S')).toEqual(['S3', 'S1', 'S3', 'S1', 'S3', '']);
  await worksheet.expectSaved();

  await page.keyboard.press('Control+z');
  await expect.poll(() => worksheet.texts(codes, 'S')).toEqual(['S3', 'S1', '', '', '', '']);

  await (await worksheet.cell('HZ-002', 'S')).click();
  await dragTo(await worksheet.cell('HZ-006', 'S'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(() => worksheet.texts(codes, 'S')).toEqual(['S3', 'S1', '', '', '', '']);

  await handle.dblclick();
  await expect.poll(() => worksheet.texts(codes, 'S')).toEqual(['S3', 'S1', 'S1', 'S1', 'S1', 'S1']);
  await worksheet.expectSaved();
});
