import type { Page } from '@playwright/test';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { tabTo } from '../support/e2e/CountingKeyboard.ts';
import { startInstance } from '../support/e2e/instance.ts';
import { credentialsOf } from '../support/e2e/people.ts';
import { signInAtProvider } from '../support/e2e/signInPage.ts';
import { expect, IN_MOTION, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

test.use(IN_MOTION);

const CODES = Array.from({ length: 12 }, (_, index) => `HZ-${String(index + 1).padStart(3, '0')}`);
/** As published with the analysis, in its order (server/seed/data/PROVENANCE.md). */
const PUBLISHED = ['C', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'A', 'A', 'QM', 'QM'];

/** What the new hazard says: S3, E4, C3 is ASIL D (ISO 26262-3:2018, table 4). */
const NEW_HAZARD = {
  Function: 'Power-mode handshake',
  Malfunction: 'Wake-up handshake does not complete, actuators unresponsive',
  Situation: 'Power transition, wake-up handshake',
  'Hazardous event': 'Corrupted frame executed',
  S: 'S3',
  E: 'E4',
  C: 'C3',
  ASIL: 'D',
};

async function expectNewHazard(worksheet: WorksheetPage): Promise<void> {
  for (const [column, text] of Object.entries(NEW_HAZARD))
    await expect(await worksheet.cell('HZ-013', column), column).toHaveText(text);
}

async function expectPublishedLevels(worksheet: WorksheetPage): Promise<void> {
  await expect(worksheet.row('HZ-012')).toBeVisible();
  await expect.poll(() => worksheet.texts(CODES, 'ASIL')).toEqual(PUBLISHED);
}

async function openDemoWorksheet(page: Page): Promise<WorksheetPage> {
  await page.getByRole('link', { name: 'My Projects' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await page.getByRole('link', { name: /Remote control library/ }).click();
  await page.getByRole('tab', { name: 'Worksheet' }).click();
  // One line for each hazard: all of them are in view.
  await page.getByRole('combobox', { name: 'Lines' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  return new WorksheetPage(page);
}

test('the main job by mouse: a rated hazard is found again after a reload and a restart', async ({
  openBrowser,
}) => {
  test.setTimeout(600_000);
  const instance = await startInstance();
  try {
    const page = await openBrowser({ baseURL: instance.url });
    await signInAtProvider(page, 'lead');
    const worksheet = await openDemoWorksheet(page);
    await expectPublishedLevels(worksheet);

    await page.getByRole('button', { name: 'Add hazard' }).click();
    await expect(worksheet.row('HZ-013')).toBeVisible();
    for (const column of ['Function', 'Malfunction', 'Situation', 'Hazardous event'] as const)
      await worksheet.choose('HZ-013', column, NEW_HAZARD[column]);
    await worksheet.typeLevel('HZ-013', 'S', '3', 'S3');
    await worksheet.typeLevel('HZ-013', 'E', '4', 'E4');
    await worksheet.typeLevel('HZ-013', 'C', '3', 'C3');
    await expectNewHazard(worksheet);

    await page.getByRole('button', { name: /^Details/ }).click();
    const why = page.getByRole('region', { name: 'Why this level' });
    await expect(why).toContainText('S3 × E4 × C3 gives ASIL D');
    await expect(why).toContainText('C2 instead of C3: ASIL C');
    await page.getByRole('button', { name: 'Close details' }).click();
    await worksheet.expectSaved();

    await page.reload();
    await expectNewHazard(worksheet);
    await expectPublishedLevels(worksheet);

    await instance.restart();
    await page.reload();
    await expectNewHazard(worksheet);
    await expectPublishedLevels(worksheet);
  } finally {
    expect(await instance.remove()).toEqual({ code: 0, signal: null });
  }
});

test('the main job by keyboard alone, from the address bar on', async ({ page, context, apiOf }) => {
  const analysis = await createFunctionAnalysis(await apiOf('lead'), 0);
  let pointerEvents = 0;
  await context.exposeFunction('countPointerEvent', () => {
    pointerEvents += 1;
  });
  await context.addInitScript(() => {
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
      window.addEventListener(
        type,
        () => (window as never as { countPointerEvent(): void }).countPointerEvent(),
        true,
      );
  });
  const { keyboard } = page;
  const { email, password } = credentialsOf('lead');
  const worksheet = new WorksheetPage(page);

  await page.goto(`/badger/projects?search=${encodeURIComponent(analysis.name)}`);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await keyboard.type(email);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');

  const project = page.getByRole('link', { name: new RegExp(analysis.name) });
  await expect(project).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await tabTo(page, project);
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Open the worksheet' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Open the worksheet' }));
  await keyboard.press('Enter');

  const addFirst = page.getByRole('button', { name: 'Add the first hazard' });
  await expect(addFirst).toBeVisible();
  await tabTo(page, addFirst);
  await keyboard.press('Enter');
  await expect(worksheet.row('HZ-001')).toBeVisible();
  // The first thing to fill in has the focus: the function.
  const cell = (column: string) => worksheet.cell('HZ-001', column);
  await worksheet.expectActive('HZ-001', 'Function');

  // By typing and Enter, by the list and the arrows, by a name that has to be made first.
  await keyboard.type('brak');
  await expect(page.getByRole('option', { name: 'Braking' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(await cell('Function')).toHaveText('Braking');
  await worksheet.expectActive('HZ-001', 'Malfunction');
  await keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('option', { name: 'Braking is too strong' })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(await cell('Malfunction')).toHaveText(/^Braking is /);
  await keyboard.press('ArrowUp');
  await worksheet.moveTo('HZ-001', 'Situation');
  await keyboard.type('Hill, parked');
  await expect(page.getByRole('option', { name: 'Create “Hill, parked”' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(await cell('Situation')).toHaveText('Hill, parked');
  await worksheet.moveTo('HZ-001', 'Hazardous event');
  await keyboard.type('rear');
  await expect(page.getByRole('option', { name: 'Rear-end collision' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(await cell('Hazardous event')).toHaveText('Rear-end collision');

  await worksheet.moveTo('HZ-001', 'S');
  await keyboard.type('3');
  await worksheet.moveTo('HZ-001', 'E');
  await keyboard.type('4');
  await worksheet.moveTo('HZ-001', 'C');
  await keyboard.type('3');
  await expect(await cell('ASIL')).toHaveText('D');
  await keyboard.press('?');
  const why = page.getByRole('dialog', { name: /^HZ-001: ASIL/ });
  await expect(why).toContainText('S3 × E4 × C3 gives ASIL D');
  await keyboard.press('Escape');
  await expect(why).toBeHidden();
  await worksheet.expectActive('HZ-001', 'C');

  // Taken back and done again, level by level.
  await keyboard.press('Control+z');
  await expect(await cell('ASIL')).toHaveText('–');
  await keyboard.press('Control+y');
  await expect(await cell('ASIL')).toHaveText('D');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect.poll(() => worksheet.grid.evaluate(grid => grid.contains(document.activeElement))).toBe(false);
  await worksheet.expectSaved();

  await page.reload();
  await expect(await cell('Situation')).toHaveText('Hill, parked');
  await expect(await cell('ASIL')).toHaveText('D');
  expect(pointerEvents).toBe(0);
});
