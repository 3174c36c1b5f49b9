import type { Page } from '@playwright/test';
import { readSeedData } from '../../server/seed/seedData.ts';
import { createFunctionAnalysis } from '../support/e2e/analysis.ts';
import { CountingKeyboard, keysInExcel, shortestOf, tabTo } from '../support/e2e/CountingKeyboard.ts';
import { expect, test } from '../support/e2e/test.ts';
import { WorksheetPage } from '../support/e2e/WorksheetPage.ts';

// Whole analyses from an empty project to the last level. Texts and levels are those of what was published or constructed
// (server/seed/data/PROVENANCE.md); keys are counted from the empty worksheet on (docs/worksheet-parity.md).

interface Published {
  functions: { id: string; name: string }[];
  situations: { id: string; name: string }[];
  malfunctions: { id: string; functionId: string; description: string }[];
  hazardousEvents: {
    malfunctionId: string;
    situationIds: string[];
    event: string;
    severity: string;
    exposure: string;
    controllability: string;
  }[];
}

const digit = (code: string) => code.slice(1);

/** Function by function, as somebody works who thinks of one after the other. */
function remoteControlRows(): string[][] {
  const data = readSeedData<Published>('hara_c_rcp_remote_control.json');
  const named = <T extends { id: string }>(records: T[], id: string | undefined) => {
    const found = records.find(record => record.id === id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  return data.hazardousEvents
    .map(({ malfunctionId, situationIds, event, severity, exposure, controllability }) => {
      const { functionId, description } = named(data.malfunctions, malfunctionId);
      const levels = [severity, exposure, controllability].map(digit);
      return {
        functionId,
        cells: [
          named(data.functions, functionId).name,
          description,
          named(data.situations, situationIds[0]).name,
          event,
          ...levels,
        ],
      };
    })
    .sort((a, b) => a.functionId.localeCompare(b.functionId))
    .map(({ cells }) => cells);
}

/** ISO 26262-3:2018, table 4: the sum of S, E and C. */
const asil = (levels: readonly string[]) =>
  ['A', 'B', 'C', 'D'][levels.reduce((sum, level) => sum + Number(level), 0) - 7] ?? 'QM';

const CELL = 'Robot palletising cell (fictional)';
/** The constructed palletising cell in the words of the lists that the product brings, with the levels of its table. */
const PALLETISING = [
  'Clear a dropped box | Robot arm work zone | Jam clearing | Operator | Mechanical: impact | Moving vehicle or machine mass | Unexpected start while inside | 3 | 1 | 3 | High',
  'Teach a new pallet pattern | Robot arm work zone | Setting, teaching, changeover | Programmer / teacher | Mechanical: crushing | Moving vehicle or machine mass | Robot moves towards the person | 3 | 1 | 2 | High',
  'Feed boxes | Infeed conveyor | Normal operation | Operator | Mechanical: drawing-in or trapping | Rotation | Hand pulled into the roller gap | 2 | 2 | 2 | High',
  'Remove full pallet with truck | Pallet exit | Normal operation | Logistics / truck driver | Mechanical: impact | Moving vehicle or machine mass | Walks in behind the pallet | 3 | 2 | 2 | Very high',
  'Replace drive | Control cabinet | Maintenance and repair | Electrician | Electrical | Electric mains | Touches live parts | 3 | 1 | 3 | High',
  'Change suction cups | Gripper | Maintenance and repair | Maintenance technician | Mechanical: impact | Pneumatic pressure | Stored air moves the gripper | 2 | 1 | 2 | Medium',
  'Clean under the frame | Pallet stack | Cleaning | Cleaner | Mechanical: falling or ejected object | Gravity / height | Stack tips | 2 | 1 | 2 | Medium',
  'Stay near the cell | Whole cell | Normal operation | Bystander / passer-by | Noise | Sound | Long stay near suction | 1 | 2 | 1 | Low',
].map(line => line.split(' | '));

/** A new project by its form, and from its overview into the empty worksheet. */
async function beginProject(page: Page, fillIn: (keyboard: CountingKeyboard) => Promise<void>) {
  const keyboard = new CountingKeyboard(page);
  await page.goto('/badger/projects/new');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keyboard.type(`Typed ${Date.now()}`);
  await fillIn(keyboard);
  await tabTo(page, page.getByRole('button', { name: 'Create project' }));
  await keyboard.press('Enter');
  const worksheet = page.getByRole('link', { name: 'Open the worksheet' });
  await expect(worksheet).toBeVisible();
  await tabTo(page, worksheet);
  await keyboard.press('Enter');
  // Its overview says the same in a sentence: a key pressed there is lost.
  await expect(page.getByRole('heading', { name: 'No hazards yet' })).toBeVisible();
  keyboard.reset();
  return keyboard;
}

/**
 * Types the rows one after the other, each into a hazard of its own.
 * @returns the keys of each row
 */
async function typeRows(keyboard: CountingKeyboard, rows: readonly (readonly string[])[], levels: number) {
  const keys: { written: number; control: number }[] = [];
  for (const [at, row] of rows.entries()) {
    keyboard.reset();
    await keyboard.press('Control+Enter');
    const above = rows[at - 1];
    // The new hazard belongs to what the one above belongs to; the focus is on the first cell that is open.
    const isInherited = row[0] === above?.[0];
    if (above && !isInherited) await keyboard.press('ArrowLeft');
    for (const [column, text] of row.entries()) {
      if (column === 0 && isInherited) continue;
      const isLevel = column >= row.length - levels;
      await keyboard.type(
        isLevel
          ? text
          : shortestOf(
              text,
              rows.slice(0, at).map(before => before[column] ?? ''),
            ),
      );
      if (column < row.length - 1) await keyboard.press('Tab');
    }
    keys.push({ written: keyboard.written, control: keyboard.control });
  }
  return keys;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('a function analysis from nothing to rated takes no more keys than in Excel', async ({
  page,
  signIn,
}) => {
  const rows = remoteControlRows();
  await signIn(page, 'lead');
  const keyboard = await beginProject(page, async () => {});
  const keys = await typeRows(keyboard, rows, 3);
  const worksheet = new WorksheetPage(page);
  await worksheet.expectSaved();
  await worksheet.open(new URL(page.url()).pathname.split('/')[3] ?? '', '?group=none');
  for (const [at, row] of rows.entries()) {
    const code = `HZ-${String(at + 1).padStart(3, '0')}`;
    for (const [column, heading] of ['Function', 'Malfunction', 'Situation', 'Hazardous event'].entries())
      await expect(await worksheet.cell(code, heading), `${code} ${heading}`).toHaveText(row[column] ?? '');
    await expect(await worksheet.cell(code, 'ASIL'), code).toHaveText(asil(row.slice(4)));
  }
  const inExcel = keysInExcel(rows, 3);
  expect(Math.max(...keys.map(({ control }) => control))).toBeLessThanOrEqual(8);
  expect(sum(keys.flatMap(({ written, control }) => [written, control]))).toBeLessThanOrEqual(
    sum(inExcel.flatMap(({ written, control }) => [written, control])),
  );
});

test('a machine analysis from nothing to rated takes no more keys than in Excel', async ({
  page,
  signIn,
}) => {
  const rows = PALLETISING.map(row => [CELL, ...row.slice(0, -1)]);
  await signIn(page, 'lead');
  const keyboard = await beginProject(page, async keyboard => {
    await tabTo(page, page.getByRole('combobox', { name: 'Style' }));
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'Tab']) await keyboard.press(key);
    await keyboard.type('House');
    for (const key of ['ArrowDown', 'Enter']) await keyboard.press(key);
  });
  const keys = await typeRows(keyboard, rows, 3);
  const worksheet = new WorksheetPage(page);
  await worksheet.expectSaved();
  await worksheet.open(new URL(page.url()).pathname.split('/')[3] ?? '', '?group=none');
  const headings = [
    'Machine',
    'Task',
    'Zone',
    'Phase',
    'Personnel',
    'Hazard type',
    'Energy',
    'Hazardous event',
  ];
  for (const [at, row] of rows.entries()) {
    const code = `HZ-${String(at + 1).padStart(3, '0')}`;
    for (const [column, heading] of headings.entries())
      await expect(await worksheet.cell(code, heading), `${code} ${heading}`).toHaveText(row[column] ?? '');
    await expect(await worksheet.cell(code, 'Risk level'), code).toHaveText(PALLETISING[at]?.at(-1) ?? '');
  }
  const inExcel = keysInExcel(rows, 3);
  expect(Math.max(...keys.slice(1).map(({ control }) => control))).toBeLessThanOrEqual(10);
  expect(sum(keys.flatMap(({ written, control }) => [written, control]))).toBeLessThanOrEqual(
    sum(inExcel.flatMap(({ written, control }) => [written, control])),
  );
});

test('a long text whose letters come all at once, as from a dictation, is taken whole', async ({
  page,
  signIn,
  apiOf,
}) => {
  const project = await createFunctionAnalysis(await apiOf('lead'), 1);
  await signIn(page, 'lead');
  const worksheet = new WorksheetPage(page);
  await worksheet.open(project.projectUuid, '?group=none');
  const text = 'Endpoint moves although its brake was told to hold, and nobody near it is warned';
  const cell = await worksheet.cell('HZ-001', 'Situation');
  await cell.click();
  // Far more than fifty: React takes as many updates in a row for an endless loop.
  await Promise.all([...text].map(letter => page.keyboard.type(letter)));
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText(text);
  await worksheet.expectSaved();
});
