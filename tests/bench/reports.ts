import { setTimeout as wait } from 'node:timers/promises';
import { createLargeProject } from '../support/benchLargeProject.ts';
import { median, quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';
import { exported, watched } from './exchange.ts';
import { secondsOf } from './largeProject.ts';

const HAZARDS = 5_000;
const GOAL = { seconds: 30, makerMb: 600 };
/** Between two requests of somebody who works meanwhile. */
const PAUSE_MS = 200;

/** How long the requests of somebody else took while `work` ran, ms. */
async function withColleague<T>({ session }: BenchContext, project: string, work: () => Promise<T>) {
  const took: number[] = [];
  let isOver = false;
  const colleague = async () => {
    while (!isOver) {
      const begin = performance.now();
      await session.call('GET', `/hazards?projectUuid=${project}&limit=100`);
      took.push(performance.now() - begin);
      await wait(PAUSE_MS);
    }
  };
  const [result] = await Promise.all([
    work().finally(() => {
      isOver = true;
    }),
    colleague(),
  ]);
  return { result, took };
}

/** Full reports of 5,000 hazards in each format, each until its file is there, while somebody else reads lists. */
export async function benchReports(context: BenchContext): Promise<Figure[]> {
  const { session, server, databaseUrl, quick } = context;
  const hazards = quick ? HAZARDS / 10 : HAZARDS;
  const project = await createLargeProject(session, databaseUrl, 'To report', hazards);
  const figures: Figure[] = [];
  for (const format of ['pdf', 'docx', 'html']) {
    const seconds: number[] = [];
    const took: number[] = [];
    let [maker, most] = [0, 0];
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const { result, peaks } = await watched(server.child.pid ?? 0, () =>
        withColleague(context, project.uuid, () =>
          secondsOf(() => exported(context, project, 'REPORT', format)),
        ),
      );
      seconds.push(result.result);
      took.push(...result.took);
      maker = Math.max(maker, peaks.maker);
      most = Math.max(most, peaks.server);
    }
    const time = median(seconds);
    figures.push({
      name: `Report of ${hazards} hazards as ${format.toUpperCase()}`,
      product: `${time.toFixed(1)} s, ${Math.round(maker)} MB`,
      goal: `≤ ${GOAL.seconds} s, ≤ ${GOAL.makerMb} MB`,
      reached: time <= GOAL.seconds && maker <= GOAL.makerMb,
      note: `list of 100 hazards meanwhile: median ${median(took).toFixed(0)}, p95 ${quantile(took, 0.95).toFixed(0)}, at most ${quantile(took, 1).toFixed(0)} ms; server at ${Math.round(most)} MB`,
    });
  }
  return figures;
}
