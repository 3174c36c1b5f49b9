import type { Page } from '@playwright/test';
import { isBuilt, NOT_BUILT, signInOnPage, withBrowser } from '../support/benchBrowser.ts';
import { median, quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { withBarePages } from './barePages.ts';
import type { BenchContext } from './context.ts';
import { createSheetProject, FLAT_ROWS } from './sheetProject.ts';
import { probedPage, ROWS, ROWS_TEXT, usualHeight } from './worksheet.ts';

const GOAL = { openRatio: 2, actionMs: 100, memoryMb: 500 };

/**
 * From the click: until the first rows are painted, which can be typed into (`tests/web/features/hazards/firstRows.test.tsx`),
 * and until all that was asked for is there and painted.
 */
interface Opened {
  usable: number;
  whole: number;
  /** What came from the server meanwhile, unpacked. */
  kilobytes: number;
}

interface Sheet {
  page: Page;
  /** Goes to the page from which the sheet is opened, and waits until it is there. */
  leave(): Promise<void>;
  /** What opens it, in the page. */
  open: string;
}

async function openSheet({ page, leave, open }: Sheet): Promise<Opened> {
  await leave();
  await page.bringToFront();
  return page.evaluate<Opened>(`probe.open(() => { ${open} })`);
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** What is done in the page, each once and back again, so that every round begins where the first one did. */
async function timesOf(page: Page, actions: readonly string[], rounds: number): Promise<number[]> {
  await page.bringToFront();
  const times: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const action of actions) {
      const time = await page.evaluate<number>(action);
      await page.evaluate('probe.quiet()');
      if (round > 0) times.push(time);
    }
  return times;
}

const actionFigure = (name: string, times: number[], peer?: number[]): Figure => {
  const worst = quantile(times, 0.95);
  return {
    name: `${name}, ${ROWS_TEXT}, p95`,
    product: `${Math.round(worst)} ms`,
    goal: `≤ ${GOAL.actionMs} ms`,
    reached: worst <= GOAL.actionMs,
    note:
      `p95 of ${times.length}; median ${Math.round(median(times))} ms` +
      (peer ? `; AG Grid ${Math.round(quantile(peer, 0.95))} ms, median ${Math.round(median(peer))} ms` : ''),
  };
};

function openFigures(opened: Record<'product' | 'floor' | 'peer', Opened[]>): Figure[] {
  const of = (kind: keyof typeof opened, what: keyof Opened) => median(opened[kind].map(one => one[what]));
  const medians = `median of ${opened.product.length}; AG Grid`;
  const [ours, theirs] = [of('product', 'usable'), of('floor', 'usable')];
  const [ourWhole, theirWhole] = [of('product', 'whole'), of('floor', 'whole')];
  return [
    {
      name: `Worksheet from click to rows that can be typed into, ${ROWS_TEXT}`,
      product: `${Math.round(ours)} ms`,
      floor: `${Math.round(theirs)} ms`,
      ratio: ours / theirs,
      goal: `≤ ${GOAL.openRatio} × the bare grid`,
      reached: ours <= GOAL.openRatio * theirs,
      note: `${medians} ${Math.round(of('peer', 'usable'))} ms`,
    },
    {
      name: `Worksheet from click to all rows and columns, ${ROWS_TEXT}`,
      product: `${Math.round(ourWhole)} ms`,
      floor: `${Math.round(theirWhole)} ms`,
      ratio: ourWhole / theirWhole,
      note: `${medians} ${Math.round(of('peer', 'whole'))} ms`,
    },
    {
      name: 'What is sent for it, unpacked',
      product: `${Math.round(of('product', 'kilobytes'))} KB`,
      floor: `${Math.round(of('floor', 'kilobytes'))} KB`,
      ratio: of('product', 'kilobytes') / of('floor', 'kilobytes'),
    },
  ];
}

/** The worksheet of a large project, opened, searched, sorted, grouped, beside the bare grid that gets the same rows flat. */
export async function benchOpenSheet(context: BenchContext): Promise<Figure[]> {
  if (!isBuilt()) return [{ name: `Worksheet of ${ROWS_TEXT}`, product: NOT_BUILT }];
  const { databaseUrl, server } = context;
  const project = await createSheetProject(context, 'Opened', ROWS);
  const rows = { sql: FLAT_ROWS, values: [project.uuid] };
  const rounds = context.quick ? 3 : 7;
  return withBarePages({ port: context.port + 3, databaseUrl, rows }, ({ urls }) =>
    withBrowser(async browser => {
      const ours = await probedPage(browser, server.url);
      const overview = `/badger/projects/${project.uuid}`;
      const sheet = `${overview}/worksheet?columns=all`;
      await ours.goto(overview);
      await signInOnPage(ours, overview);
      const product: Sheet = {
        page: ours,
        leave: async () => {
          await ours.goto(overview);
          // The code of pages is fetched while nothing else is to be done.
          await ours.evaluate('probe.loaded("HazardWorksheet")');
          await ours.evaluate('probe.quiet()');
        },
        // As a link of the app does.
        open: `history.pushState({}, '', ${JSON.stringify(sheet)}); dispatchEvent(new PopStateEvent('popstate'));`,
      };
      await openSheet(product);
      const height = await usualHeight(ours);
      const bare = async (url: string): Promise<Sheet> => {
        const page = await probedPage(browser, url);
        const leave = async () => {
          await page.goto(`${url}?source=rows.json&height=${height}`);
          await page.getByRole('button', { name: 'Open' }).waitFor();
        };
        return { page, leave, open: `document.querySelector('button').click();` };
      };
      const [floor, peer] = [await bare(urls.floor), await bare(urls.peer)];
      const opened = { product: [] as Opened[], floor: [] as Opened[], peer: [] as Opened[] };
      for (const one of [floor, peer]) await openSheet(one);
      for (let round = 0; round < rounds; round += 1) {
        opened.product.push(await openSheet(product));
        opened.floor.push(await openSheet(floor));
        opened.peer.push(await openSheet(peer));
      }
      const memory = [await heapMb(ours), await heapMb(floor.page), await heapMb(peer.page)] as const;
      const searches = ['hazards 9', ''].map(text => `probe.search(${JSON.stringify(text)})`);
      const sorts = ['ascending', 'descending', 'none'].map(() => `probe.sort('ASIL')`);
      const groups = ['No groups', 'Function'].map(name => `probe.group(${JSON.stringify(name)})`);
      const filters = ['S1', ''].map(text => `probe.filter('only.severity', ${JSON.stringify(text)})`);
      const peerSearches = ['hazards 9', ''].map(text => `probe.peerSearch(${JSON.stringify(text)})`);
      const peerSorts = ['asc', 'desc', null].map(
        order => `probe.peerSort('Level', ${JSON.stringify(order)})`,
      );
      return [
        ...openFigures(opened),
        actionFigure(
          'Search to paint',
          await timesOf(ours, searches, rounds),
          await timesOf(peer.page, peerSearches, rounds),
        ),
        actionFigure('Filter of a column to paint', await timesOf(ours, filters, rounds)),
        actionFigure(
          'Sort to paint',
          await timesOf(ours, sorts, rounds),
          await timesOf(peer.page, peerSorts, rounds),
        ),
        actionFigure('Group to paint', await timesOf(ours, groups, rounds)),
        {
          name: `Memory of the page, ${ROWS_TEXT}`,
          product: `${Math.round(memory[0])} MB`,
          floor: `${Math.round(memory[1])} MB`,
          ratio: memory[0] / memory[1],
          goal: `< ${GOAL.memoryMb} MB`,
          reached: memory[0] < GOAL.memoryMb,
          note: `heap after a collection; AG Grid ${Math.round(memory[2])} MB`,
        },
      ];
    }),
  );
}
