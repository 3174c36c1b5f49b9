import type { Page } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { isBuilt, NOT_BUILT, openContext, signInOnPage, withBrowser } from '../support/benchBrowser.ts';
import { withDatabase } from '../support/benchLargeProject.ts';
import { median, quantile } from '../support/benchMeasure.ts';
import { createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';
import { PROBE, serveBareGrid } from './worksheet.ts';

const ROWS = 10_000;
const ROUNDS = 5;
const GOAL = { openRatio: 2, actionMs: 100, memoryMb: 500 };

/** What the product's list shows, as one SELECT of flat rows: names instead of uuids, levels by their codes. */
const FLAT = `select h.uuid, h.code, f.name as c0, m.name as c1, s.name as c2, e.name as c3, h.name as c4, h.description as c5,
    h.status_override as c6, h.ftti_ms::text as c7, sv.code as s, ex.code as c8, av.code as c9, r.code as level
  from hazards h left join functions f on f.uuid = h.function_uuid left join malfunctions m on m.uuid = h.malfunction_uuid
  left join exposure_situations s on s.uuid = h.exposure_situation_uuid left join hazardous_events e on e.uuid = h.hazardous_event_uuid
  left join hazard_evaluations v on v.hazard_uuid = h.uuid and v.stage = 'INITIAL' and v.risk_rating_set_uuid = h.risk_rating_set_uuid
  left join risk_levels sv on sv.uuid = v.severity_uuid left join risk_levels ex on ex.uuid = v.exposure_uuid
  left join risk_levels av on av.uuid = v.avoidability_uuid left join risk_ratings r on r.uuid = v.rating_uuid
  where h.project_uuid = $1 order by h.position, h.uuid`;

/** From the click to the frame with the first rows, and the bytes that came from the server meanwhile, unpacked. */
interface Opened {
  ms: number;
  kilobytes: number;
}

/** Answers `/rows.json` with the rows, asked for each time. */
const answerRows = (server: PreviewServer, databaseUrl: string, projectUuid: string) =>
  server.middlewares.use('/rows.json', (_request, response) => {
    void withDatabase(databaseUrl, async pool => {
      const { rows } = await pool.query(FLAT, [projectUuid]);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
    });
  });

async function openOften(page: Page, address: string, place: string): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address);
    await page.locator(place).waitFor();
    await page.waitForLoadState('networkidle');
    opened.push(await page.evaluate<Opened>(`probe.open(${JSON.stringify(place)})`));
  }
  return opened;
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

const actionFigure = (name: string, times: number[]): Figure => {
  const worst = quantile(times, 0.95);
  return {
    name: `${name}, ${ROWS.toLocaleString('en')} hazards, p95`,
    product: `${Math.round(worst)} ms`,
    goal: `≤ ${GOAL.actionMs} ms`,
    reached: worst <= GOAL.actionMs,
    note: `p95 of ${times.length}; median ${Math.round(median(times))} ms`,
  };
};

/** Each choice once and back again, so that every round begins where the first one did. */
async function inTurns(page: Page, choices: readonly (() => Promise<number>)[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const choose of choices) {
      times.push(await choose());
      await page.evaluate('probe.painted()');
    }
  return times;
}

/** The worksheet of a large project: opened, filtered, sorted, grouped; beside the bare grid with the same rows. */
export async function benchOpenSheet(context: BenchContext): Promise<Figure[]> {
  if (!isBuilt()) return [{ name: `Worksheet of ${ROWS} hazards`, product: NOT_BUILT }];
  const { session, server, databaseUrl } = context;
  const project = await createBenchProject(session, 'Opened', { hazards: ROWS, rated: true });
  const bare = await serveBareGrid(context.port + 3);
  answerRows(bare.server, databaseUrl, project.uuid);
  try {
    return await withBrowser(async browser => {
      const pageOf = async (url: string) => {
        const page = await (await openContext(browser, url)).newPage();
        await page.addInitScript({ path: PROBE });
        return page;
      };
      const ours = await pageOf(server.url);
      const overview = `/badger/projects/${project.uuid}`;
      await ours.goto(overview);
      await signInOnPage(ours, overview);
      const floor = await openOften(
        await pageOf(bare.url),
        `${bare.url}?columns=12&height=40&source=rows.json`,
        'button',
      );
      const product = await openOften(ours, overview, `a[href$="/projects/${project.uuid}/worksheet"]`);
      const [mine, theirs] = [median(product.map(({ ms }) => ms)), median(floor.map(({ ms }) => ms))];
      const evaluate = (call: string) => () => ours.evaluate<number>(call);
      const searched = await inTurns(ours, [
        evaluate(`probe.search('Hazard 9')`),
        evaluate(`probe.search('')`),
      ]);
      const sorted = await inTurns(ours, [
        evaluate(`probe.sort('ASIL')`),
        evaluate(`probe.sort('ASIL')`),
        evaluate(`probe.sort('ASIL')`),
      ]);
      const group = (option: string) => async () => {
        await ours.getByRole('combobox', { name: 'Group' }).click();
        return ours.evaluate<number>(`probe.choose(${JSON.stringify(option)})`);
      };
      const grouped = await inTurns(ours, [group('No groups'), group('Function')]);
      const memory = await heapMb(ours);
      return [
        {
          name: `Worksheet from click to rows, ${ROWS.toLocaleString('en')} hazards`,
          product: `${Math.round(mine)} ms`,
          floor: `${Math.round(theirs)} ms`,
          ratio: mine / theirs,
          goal: `≤ ${GOAL.openRatio} × the bare grid`,
          reached: mine <= GOAL.openRatio * theirs,
          note: `median of ${ROUNDS}; ${Math.round(product[0]?.kilobytes ?? 0)} KB and ${Math.round(floor[0]?.kilobytes ?? 0)} KB, unpacked`,
        },
        actionFigure('Search to paint', searched),
        actionFigure('Sort to paint', sorted),
        actionFigure('Group to paint', grouped),
        {
          name: `Memory of the page, ${ROWS.toLocaleString('en')} hazards`,
          product: `${Math.round(memory)} MB`,
          goal: `< ${GOAL.memoryMb} MB`,
          reached: memory < GOAL.memoryMb,
          note: 'heap after a collection',
        },
      ];
    });
  } finally {
    await bare.close();
  }
}
