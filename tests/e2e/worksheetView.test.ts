import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

/** What the worksheet shows when nothing is filtered, by function as published. */
const BY_FUNCTION = [1, 5, 2, 3, 6, 10, 11, 8, 4, 7, 9, 12].map(
  number => `HZ-${String(number).padStart(3, '0')}`,
);

/** A column that is scrolled out of sight has no header. */
async function inView({ grid }: WorksheetPage, column: string): Promise<boolean> {
  const header = grid.getByRole('columnheader', { name: column, exact: true });
  const [all, own] = [await grid.boundingBox(), (await header.count()) > 0 && (await header.boundingBox())];
  return all && own ? own.x + own.width <= all.x + all.width : false;
}

test('the address keeps search, filter, order, group and selection over a reload', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  await expect.poll(() => worksheet.codes()).toEqual(BY_FUNCTION);

  await page.getByRole('combobox', { name: 'ASIL' }).click();
  await page.getByRole('option', { name: 'ASIL A' }).click();
  await expect
    .poll(() => worksheet.codes())
    .toEqual(['HZ-002', 'HZ-006', 'HZ-010', 'HZ-004', 'HZ-007', 'HZ-009']);
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'No groups' }).click();
  await worksheet.grid.getByRole('columnheader', { name: 'C', exact: true }).click();
  await worksheet.grid.getByRole('columnheader', { name: 'C', exact: true }).click();
  await expect.poll(async () => (await worksheet.codes())[0]).toBe('HZ-010');
  await page.getByRole('searchbox', { name: 'Search hazards' }).fill('executed');
  await expect.poll(() => worksheet.codes()).toEqual(['HZ-002', 'HZ-004', 'HZ-009']);
  await (await worksheet.cell('HZ-004', 'Situation')).click();

  const view = { level: 'A', group: 'none', sort: '-avoidability', q: 'executed', hazard: 'HZ-004' };
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(view);

  await page.reload();
  await expect.poll(() => worksheet.codes()).toEqual(['HZ-002', 'HZ-004', 'HZ-009']);
  await expect(page.getByRole('searchbox', { name: 'Search hazards' })).toHaveValue('executed');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(view);
  // The same address in a fresh tab of a colleague selects the same hazard.
  await page.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByRole('heading', { name: 'HZ-004' })).toBeVisible();
  // Below the sheet they leave no room for all of its rows.
  await page.getByRole('button', { name: 'Close details' }).click();
  await page.getByRole('searchbox', { name: 'Search hazards' }).fill('nothing has this text');
  await expect(page.getByText('No hazard matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(async () => (await worksheet.codes()).length).toBe(12);
});

test('collapsed groups stay collapsed over a reload, each project for itself', async ({
  page,
  signIn,
  apiOf,
}) => {
  const api = await apiOf('lead');
  const { uuid } = await api.projectNamed('Remote control library');
  const other = await createFunctionAnalysis(api);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid);
  const group = worksheet.grid.getByRole('gridcell', { name: /^FN-001 / });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(worksheet.row('HZ-001')).toHaveCount(0);

  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(worksheet.row('HZ-001')).toHaveCount(0);
  await expect(worksheet.row('HZ-002')).toBeVisible();

  await worksheet.open(other.projectUuid);
  await expect(worksheet.row('HZ-001')).toBeVisible();
  await worksheet.open(uuid);
  await page.getByRole('button', { name: 'Expand all groups' }).click();
  await expect(worksheet.row('HZ-001')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all groups' }).click();
  await expect.poll(() => worksheet.codes()).toEqual([]);
});

test('a click on the code opens the details, a link of them finds the hazard', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { uuid } = await (await apiOf('lead')).projectNamed('Remote control library');
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(uuid, '?hazard=HZ-011&panel=1');
  await expect(page.getByRole('heading', { name: 'HZ-011' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why this level' })).toContainText('S2 × E2 × C2 gives QM.');
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'HZ-011' })).toBeVisible();
});

test('the levels stay in view beside the open details, and in the machine worksheet without them', async ({
  page,
  signIn,
  apiOf,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const lead = await apiOf('lead');
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);

  await worksheet.open((await lead.projectNamed('Remote control library')).uuid, '?hazard=HZ-001');
  await (await worksheet.cell('HZ-001', 'Situation')).click();
  await page.keyboard.press('Space');
  await expect(page.getByText('Why this level')).toBeVisible();
  await expect.poll(() => inView(worksheet, 'ASIL')).toBe(true);

  await worksheet.open((await lead.projectNamed('Palletising cell')).uuid, '');
  await expect.poll(() => inView(worksheet, 'Risk level')).toBe(true);
});

test('columns that are chosen take their room from the texts instead of standing out of view', async ({
  page,
  signIn,
  apiOf,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open((await (await apiOf('lead')).projectNamed('Remote control library')).uuid, '');
  await expect.poll(() => inView(worksheet, 'State')).toBe(true);
  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Targets and requirements' }).click();
  await expect.poll(() => inView(worksheet, 'FTTI (ms)')).toBe(true);
});

test('the keyboard focus follows a hazard that moves to a group out of sight', async ({
  page,
  signIn,
  apiOf,
}) => {
  const analysis = await createFunctionAnalysis(await apiOf('lead'), 40);
  await page.setViewportSize({ width: 1280, height: 620 });
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(analysis.projectUuid, '?group=event');
  await (await worksheet.cell('HZ-001', 'Function')).click();
  const { keyboard } = page;
  await keyboard.press('Control+End');
  // One after the other from the last line, which each new hazard pushes down.
  for (const code of ['HZ-041', 'HZ-042']) {
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await worksheet.expectActive(code, 'Function');
  }
  await worksheet.moveTo('HZ-042', 'Hazardous event');
  await expect(worksheet.row('HZ-001')).toHaveCount(0);
  await keyboard.type('rear');
  await expect(page.getByRole('option', { name: 'Rear-end collision' })).toBeVisible();
  await keyboard.press('Tab');
  await worksheet.expectActive('HZ-042', 'S');
  await expect(worksheet.row('HZ-041')).toHaveCount(0);
  await keyboard.type('2');
  await expect(await worksheet.cell('HZ-042', 'S')).toHaveText('S2');
});

test('why a text is refused stands where the list of its cell does not hide it', async ({
  page,
  signIn,
  apiOf,
}) => {
  const { projectUuid } = await createFunctionAnalysis(await apiOf('lead'));
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(projectUuid);
  await (await worksheet.cell('HZ-002', 'Situation')).click();
  await page.keyboard.type('x');
  await page.keyboard.insertText('y'.repeat(200));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^Create/ })).toBeVisible();
  const reason = page
    .locator('.worksheet-floating')
    .getByText('The text has 201 characters; 200 are allowed.');
  // Nothing is clicked; a trial fails where something lies over it.
  await reason.click({ trial: true });
});
