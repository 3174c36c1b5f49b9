import { createLargeProject } from '../support/benchLargeProject.ts';
import { quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { databaseOf } from '../support/serverProcess.ts';
import type { BenchContext } from './context.ts';
import { watchMemory } from './memoryOverTime.ts';
import { peopleAtWork } from './peopleAtWork.ts';

const PEOPLE = 50;
const HAZARDS = 5_000;
const GOAL_MS = 100;
/** From so many minutes on a slope of memory says more than where a collection happened to fall. */
const SOAK_MINUTES = 10;
/** What a server may grow in an hour and still be called flat. */
const FLAT_MB = 10;

/** Fifty people at work on one project; with `--minutes=60` also whether memory is flat. */
export async function benchUsers(context: BenchContext): Promise<Figure[]> {
  const { server, session, databaseUrl, quick, minutes, folder } = context;
  const hazards = quick ? HAZARDS / 10 : HAZARDS;
  const database = await databaseOf(folder);
  const project = await createLargeProject(session, databaseUrl, `${PEOPLE} people`, hazards);
  const work = await peopleAtWork({
    databaseUrl,
    url: server.url,
    project: project.uuid,
    hazards,
    people: PEOPLE,
    minutes,
    token: () => session.token(),
  });
  const [{ times, wrong }, memory] = await Promise.all([
    work(),
    watchMemory(server, database?.pid ?? 0, minutes),
  ]);
  const at = (share: number) => Math.round(quantile(times, share));
  const figures: Figure[] = [
    {
      name: `${PEOPLE} people on ${hazards} hazards for ${minutes} min, p95`,
      product: `${at(0.95)} ms`,
      goal: `≤ ${GOAL_MS} ms, no error`,
      reached: at(0.95) <= GOAL_MS && wrong.length === 0,
      note: `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms; ${times.length} calls, ${wrong.length} errors`,
    },
  ];
  if (minutes >= SOAK_MINUTES) {
    const { perHour } = memory;
    const last = memory.minutes.at(-1);
    figures.push({
      name: `Heap of the server over ${minutes} min, slope`,
      product: `${perHour.heap.toFixed(1)} MB/h`,
      goal: `≤ ${FLAT_MB} MB/h, resident too`,
      reached: perHour.heap <= FLAT_MB && perHour.resident <= FLAT_MB,
      note:
        `resident ${perHour.resident.toFixed(1)}, database's own ${perHour.database.toFixed(1)} MB/h; at the end ` +
        `heap ${last?.heap.toFixed(0)}, resident ${last?.resident.toFixed(0)}, database ${last?.database.toFixed(0)} MB`,
    });
  }
  return figures;
}
