import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { isBuilt, NOT_BUILT, openContext, signInOnPage, withBrowser } from '../support/benchBrowser.ts';
import { median, quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { withBarePages } from './barePages.ts';
import type { BenchContext } from './context.ts';
import { createSheetProject, FLAT_ROWS } from './sheetProject.ts';

export const ROWS = 10_000;
export const ROWS_TEXT = `${ROWS.toLocaleString('en')} hazards`;
const PRESSES = 20;
const MAX_RATIO = 1.3;
const PROBE = fileURLToPath(new URL('page-probe.js', import.meta.url));

/** A grid that is open in a browser: the product's, the bare one or the peer. */
interface Grid {
  page: Page;
  /** Header of the column whose text follows from column S. */
  result: string;
}

interface Samples {
  keys: number[];
  frames: number[];
}

const KINDS = ['product', 'floor', 'peer'] as const;
type Rounds = Record<(typeof KINDS)[number], Samples[]>;

/** Types S1 and S3 in turns into one cell; each changes the level of a row with E4 and C3 (ISO 26262-3, table 4). */
async function typeLevels({ page, result }: Grid, presses: number): Promise<number[]> {
  const level = await page.evaluate<number>('probe.column("S")');
  const shown = await page.evaluate<number>(`probe.column(${JSON.stringify(result)})`);
  const rows = await page.evaluate<number[]>('probe.rows()');
  if (rows.length === 0) throw new Error('No row on the screen has E4 and C3');
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    // In turns, as somebody who works down the sheet.
    const row = rows[press % rows.length];
    await page.locator(`[aria-rowindex="${row}"] [aria-colindex="${level}"]`).click();
    await page.evaluate('probe.painted()');
    const current = await page.locator(`[aria-rowindex="${row}"] [aria-colindex="${level}"]`).innerText();
    // The page has to listen before the key comes, which is pressed at the same moment of a frame in each grid: whoever happens
    // to be pressed just after one waits for the next, 17 ms, whatever the grid does meanwhile.
    await page.evaluate(`void (probe.time = probe.untilShown(${row}, ${shown}))`);
    await page.evaluate('probe.painted()');
    await page.keyboard.press(current.includes('1') ? '3' : '1');
    times.push(await page.evaluate<number>('probe.time'));
  }
  return times;
}

const scroll = async ({ page }: Grid, seconds: number) => {
  const frames = await page.evaluate<number[]>(`probe.scroll(${seconds})`);
  await page.evaluate('probe.viewport().scrollTop = 0');
  await page.evaluate('probe.painted()');
  return frames;
};

/** A page that knows the probe. */
export async function probedPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await openContext(browser, url)).newPage();
  await page.addInitScript({ path: PROBE });
  return page;
}

async function openProduct(page: Page, address: string): Promise<Grid> {
  await page.goto(address);
  await signInOnPage(page, address);
  await page.locator('[role="grid"] [aria-rowindex="4"]').waitFor({ timeout: 60_000 });
  await page.evaluate('probe.quiet()');
  return { page, result: 'ASIL' };
}

/** Height of a row of the bare grids: the usual one of the product's. */
export const usualHeight = (product: Page) =>
  product.evaluate<number>('probe.cell(probe.rows()[0], 1).offsetHeight');

async function openBare(page: Page, url: string, height: number): Promise<Grid> {
  await page.goto(`${url}?source=rows.json&height=${height}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.locator('[role="row"][aria-rowindex="4"]').first().waitFor({ timeout: 60_000 });
  return { page, result: 'Level' };
}

function figureOf(name: string, of: (samples: Samples) => number[], rounds: Rounds): Figure {
  const p95 = (samples: Samples[]) => quantile(samples.flatMap(of), 0.95);
  const medians = (samples: Samples[]) => median(samples.map(round => quantile(of(round), 0.95)));
  const usual = (samples: Samples[]) => median(samples.flatMap(of)).toFixed(1);
  const ratio = medians(rounds.product) / medians(rounds.floor);
  return {
    name,
    product: `${p95(rounds.product).toFixed(1)} ms`,
    floor: `${p95(rounds.floor).toFixed(1)} ms`,
    ratio,
    goal: `≤ ${MAX_RATIO} × the bare grid`,
    reached: ratio <= MAX_RATIO,
    note:
      `p95 of ${rounds.product.flatMap(of).length}; median ${usual(rounds.product)} and ${usual(rounds.floor)} ms; ` +
      `AG Grid ${p95(rounds.peer).toFixed(1)} ms, median ${usual(rounds.peer)} ms`,
  };
}

/** All columns of the worksheet beside the bare grid and AG Grid with the same rows and columns, in turns. */
export async function benchWorksheet(context: BenchContext): Promise<Figure[]> {
  if (!isBuilt()) return [{ name: `Worksheet of ${ROWS_TEXT}`, product: NOT_BUILT }];
  const { databaseUrl, server } = context;
  const project = await createSheetProject(context, 'Worksheet', ROWS);
  const rows = { sql: FLAT_ROWS, values: [project.uuid] };
  return withBarePages({ port: context.port + 2, databaseUrl, rows }, ({ urls }) =>
    withBrowser(async browser => {
      const address = `/badger/projects/${project.uuid}/worksheet?columns=all`;
      const product = await openProduct(await probedPage(browser, server.url), address);
      const height = await usualHeight(product.page);
      const grids = {
        product,
        floor: await openBare(await probedPage(browser, urls.floor), urls.floor, height),
        peer: await openBare(await probedPage(browser, urls.peer), urls.peer, height),
      };
      const rounds: Rounds = { product: [], floor: [], peer: [] };
      const measure = async (grid: Grid): Promise<Samples> => {
        await grid.page.bringToFront();
        return { keys: await typeLevels(grid, PRESSES), frames: await scroll(grid, context.seconds) };
      };
      for (const kind of KINDS) await measure(grids[kind]);
      for (let round = 0; round < context.rounds; round += 1)
        for (const kind of KINDS) rounds[kind].push(await measure(grids[kind]));
      return [
        figureOf(`Key press to shown level, ${ROWS_TEXT}, p95`, round => round.keys, rounds),
        figureOf(`Frames while scrolling ${ROWS_TEXT}, p95`, round => round.frames, rounds),
      ];
    }),
  );
}
