import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { isBuilt, NOT_BUILT, openContext, signInOnPage, withBrowser } from '../support/benchBrowser.ts';
import { quantile } from '../support/benchMeasure.ts';
import { createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';

const ROWS = 1000;
const COLUMNS = 10;
const BATCHES = 2;
const GOAL_MS = { shown: 300, stored: 1500 };
const PROBE = fileURLToPath(new URL('page-probe.js', import.meta.url));

interface Paste {
  shown: number;
  stored: number;
  saved: number;
}

/** What the sheet itself copies of ten cells of a row: references and levels in the form that it reads again. */
async function copyOf(page: Page, row: number, column: number): Promise<string> {
  await page.locator(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`).click();
  for (let step = 1; step < COLUMNS; step += 1) await page.keyboard.press('Shift+ArrowRight');
  return page.evaluate<string>('probe.copy()');
}

/** A thousand rows that change all of the sheet's; every other run the other way around. */
const textOf = (rows: string[], run: number) =>
  Array.from({ length: ROWS }, (_, n) => rows[(n + run) % rows.length]).join('\n');

async function paste(page: Page, at: { row: number; column: number }, text: string): Promise<Paste> {
  await page.locator(`[aria-rowindex="${at.row}"] > [aria-colindex="${at.column}"]`).click();
  await page.evaluate('probe.painted()');
  return page.evaluate<Paste>(`probe.paste(${JSON.stringify(text)}, ${at.row}, ${at.column}, ${BATCHES})`);
}

const figureOf = (name: string, goal: number, values: number[], note: string): Figure => {
  const worst = quantile(values, 0.95);
  return {
    name,
    product: `${Math.round(worst)} ms`,
    goal: `≤ ${goal} ms`,
    reached: worst <= goal,
    note: `p95 of ${values.length}; median ${Math.round(quantile(values, 0.5))} ms; ${note}`,
  };
};

/** A thousand rows of ten columns pasted into the worksheet: until they are painted, and until all is stored. */
export async function benchPaste(context: BenchContext): Promise<Figure[]> {
  const name = `Paste of ${ROWS} × ${COLUMNS}`;
  if (!isBuilt()) return [{ name, product: NOT_BUILT }];
  const project = await createBenchProject(context.session, 'Paste', { hazards: ROWS, rated: true });
  return withBrowser(async browser => {
    const page = await (await openContext(browser, context.server.url)).newPage();
    const address = `/badger/projects/${project.uuid}/worksheet`;
    await page.addInitScript({ path: PROBE });
    await page.goto(address);
    await signInOnPage(page, address);
    await page.locator('[role="grid"] [aria-rowindex="11"]').waitFor({ timeout: 60_000 });
    const at = await page.evaluate<{ row: number; column: number }>('probe.firstEditable()');
    const rows: string[] = [];
    for (const step of [0, 1, 2]) rows.push(await copyOf(page, at.row + step, at.column));
    const pastes: Paste[] = [];
    const runs = context.quick ? 4 : 12;
    for (let run = 1; run <= runs; run += 1) pastes.push(await paste(page, at, textOf(rows, run)));
    const note = `${Math.min(...pastes.map(({ saved }) => saved))} to ${Math.max(...pastes.map(({ saved }) => saved))} hazards saved in a paste`;
    return [
      figureOf(
        `${name}, shown`,
        GOAL_MS.shown,
        pastes.map(({ shown }) => shown),
        note,
      ),
      figureOf(
        `${name}, stored`,
        GOAL_MS.stored,
        pastes.map(({ stored }) => stored),
        note,
      ),
    ];
  });
}
