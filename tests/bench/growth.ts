import { createLargeProject } from '../support/benchLargeProject.ts';
import { median } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { startServer } from '../support/serverProcess.ts';
import type { BenchContext } from './context.ts';

/** Hazards of the projects that are measured. The last has more than the 20,000 that an installation allows at first. */
const SIZES = [1_000, 5_000, 20_000, 50_000];
/** Rounds of what answers in milliseconds; a copy takes seconds and is made once at each size. */
const ROUNDS = 9;
const START_ROUNDS = 5;

interface Measured {
  name: string;
  /** Most that the exponent may be; absent where it is only told. */
  goal?: number;
  rounds: number;
  work(project: string): Promise<unknown>;
}

interface Point {
  /** Hazards. */
  size: number;
  ms: number;
}

/** Slope of a straight line through the logarithms (least squares): 1 where twice the hazards take twice the time. */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(({ size, ms }) => ({ x: Math.log(size), y: Math.log(ms) }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    logs.reduce((sum, point) => sum + of(point), 0) / logs.length;
  const [x, y] = [mean(point => point.x), mean(point => point.y)];
  return mean(point => (point.x - x) * (point.y - y)) / mean(point => (point.x - x) ** 2);
}

function figureOf(name: string, points: readonly Point[], goal?: number): Figure {
  const exponent = exponentOf(points);
  return {
    name: `Growth of ${name}, exponent`,
    product: exponent.toFixed(2),
    ...(goal !== undefined && { goal: `≤ ${goal.toFixed(1)}`, reached: exponent <= goal }),
    note: points.map(({ size, ms }) => `${size}: ${ms.toFixed(ms < 10 ? 1 : 0)} ms`).join(', '),
  };
}

/** From the spawn of another process on the same database to its first answer to somebody who is signed in, ms. */
async function startOnce({ session, server, databaseUrl, folder, port }: BenchContext): Promise<number> {
  const token = await session.token();
  const environment = { DATABASE_URL: databaseUrl, PUBLIC_URL: server.url };
  const begun = performance.now();
  const { server: another } = await startServer({ folder, port: port + 7, environment });
  try {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${another.url}/v1/user-api/users/me`, { headers });
    if (!answer.ok) throw new Error(`The first answer was ${answer.status}`);
    await answer.text();
    return performance.now() - begun;
  } finally {
    await another.end();
  }
}

/** How the time of an answer grows with the hazards of its project, and that of a start with those of the installation. */
export async function benchGrowth(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick } = context;
  const share = quick ? 0.1 : 1;
  const sizes = SIZES.map(size => size * share);
  const page = (project: string, more = '') => `/hazards?projectUuid=${project}&limit=100${more}`;
  const measured: Measured[] = [
    { name: 'first page of 100', goal: 0.6, rounds: ROUNDS, work: uuid => session.call('GET', page(uuid)) },
    {
      name: 'search',
      goal: 0.6,
      rounds: ROUNDS,
      work: uuid => session.call('GET', page(uuid, '&search=hazard%20999')),
    },
    {
      name: 'metrics',
      goal: 0.6,
      rounds: 3,
      work: uuid => session.call('GET', `/hara-metrics/${uuid}`),
    },
    {
      name: 'copy',
      goal: 1,
      rounds: 1,
      work: uuid => session.call('POST', `/projects/${uuid}/copy`, { name: `Copy of ${uuid}` }),
    },
  ];
  const projects = new Map<number, string>();
  const starts: Point[] = [];
  let installed = 0;
  const grow = async (name: string, hazards: number) => {
    const { uuid } = await createLargeProject(session, databaseUrl, name, hazards);
    installed += hazards;
    const times: number[] = [];
    for (let round = 0; round < START_ROUNDS; round += 1) times.push(await startOnce(context));
    starts.push({ size: installed, ms: median(times) });
    return uuid;
  };
  for (const size of sizes) projects.set(size, await grow(`Growth ${size}`, size));
  const figures = [figureOf('start with the installation', starts)];
  for (const { name, goal, rounds, work } of measured) {
    const points: Point[] = [];
    for (const [size, uuid] of projects) {
      const times: number[] = [];
      if (rounds > 1) await work(uuid);
      for (let round = 0; round < rounds; round += 1) {
        const begun = performance.now();
        await work(uuid);
        times.push(performance.now() - begun);
      }
      points.push({ size, ms: median(times) });
    }
    figures.push(figureOf(name, points, goal));
  }
  return figures;
}
