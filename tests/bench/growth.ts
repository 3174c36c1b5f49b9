import { createLargeProject } from '../support/benchLargeProject.ts';
import { median } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';

/** Hazards of the projects that are measured, up to the most that a project may hold. */
const SIZES = [1_000, 5_000, 20_000];
/** Rounds of what answers in milliseconds; a copy takes seconds and is made once at each size. */
const ROUNDS = 9;

interface Measured {
  name: string;
  /** Most that the exponent may be; absent where it is only told. */
  goal?: number;
  rounds: number;
  work(project: string): Promise<unknown>;
}

/** Slope of a straight line through the logarithms (least squares): 1 where twice the hazards take twice the time. */
export function exponentOf(points: readonly { size: number; ms: number }[]): number {
  const logs = points.map(({ size, ms }) => ({ x: Math.log(size), y: Math.log(ms) }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    logs.reduce((sum, point) => sum + of(point), 0) / logs.length;
  const [x, y] = [mean(point => point.x), mean(point => point.y)];
  return mean(point => (point.x - x) * (point.y - y)) / mean(point => (point.x - x) ** 2);
}

/** How the time of an answer grows with the hazards of its project. */
export async function benchGrowth({ session, databaseUrl, quick }: BenchContext): Promise<Figure[]> {
  const sizes = quick ? SIZES.map(size => size / 10) : SIZES;
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
  for (const size of sizes)
    projects.set(size, (await createLargeProject(session, databaseUrl, `Growth ${size}`, size)).uuid);
  const figures: Figure[] = [];
  for (const { name, goal, rounds, work } of measured) {
    const points: { size: number; ms: number }[] = [];
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
    const exponent = exponentOf(points);
    figures.push({
      name: `Growth of ${name}, exponent`,
      product: exponent.toFixed(2),
      ...(goal !== undefined && { goal: `≤ ${goal.toFixed(1)}`, reached: exponent <= goal }),
      note: points.map(({ size, ms }) => `${size}: ${ms.toFixed(ms < 10 ? 1 : 0)} ms`).join(', '),
    });
  }
  return figures;
}
