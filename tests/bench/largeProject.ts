import type { RequestContext } from '../../server/http/handler.ts';
import { exportHandlers } from '../../server/modules/exports/index.ts';
import { createLargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { median } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { fillProjects } from '../support/bigProject.ts';
import type { BenchContext } from './context.ts';
import { residentMb } from './memory.ts';
import { Bench, statementsOf } from './throughput.ts';

const COPIED_HAZARDS = 5_000;
const COUNTED_HAZARDS = 20_000;

export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

/** Product and floor in turns, and the most memory that the server took meanwhile. */
export async function inTurns(
  { server, quick }: BenchContext,
  name: string,
  product: () => Promise<unknown>,
  floor: () => Promise<unknown>,
): Promise<Figure> {
  const seconds: { product: number[]; floor: number[] } = { product: [], floor: [] };
  const pid = server.child.pid ?? 0;
  const before = residentMb(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, 100);
  try {
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      seconds.product.push(await secondsOf(product));
      seconds.floor.push(await secondsOf(floor));
    }
  } finally {
    clearInterval(watch);
  }
  const [ours, theirs] = [median(seconds.product), median(seconds.floor)];
  return {
    name,
    product: `${ours.toFixed(2)} s`,
    floor: `${theirs.toFixed(2)} s`,
    // As elsewhere: how much of the floor's speed the product reaches.
    ratio: theirs / ours,
    note: `server at ${Math.round(peak)} MB at most, ${Math.round(before)} MB before`,
  };
}

/** A deep copy with its audit rows, beside as many rows that the database makes by itself in the same tables. */
export async function benchCopy(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick } = context;
  const hazards = quick ? COPIED_HAZARDS / 10 : COPIED_HAZARDS;
  const project = await createLargeProject(session, databaseUrl, 'To copy', hazards);
  const empty = () =>
    session.call<{ uuid: string }>('POST', `/organizations/${project.organizationUuid}/projects`, {
      name: 'Floor of a copy',
      style: 'FUNCTION',
    });
  const figure = await inTurns(
    context,
    `Copy of a project with ${hazards} hazards`,
    () => session.call('POST', `/projects/${project.uuid}/copy`, { name: 'Copy' }),
    async () => {
      const { uuid } = await empty();
      await withDatabase(databaseUrl, pool => fillProjects(pool, [uuid], hazards, { isAnalysed: false }));
    },
  );
  return [figure];
}

/** All counts and checks of a project, beside the same statements without the product. */
export async function benchMetrics(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick } = context;
  const hazards = quick ? COUNTED_HAZARDS / 10 : COUNTED_HAZARDS;
  const { uuid: projectUuid } = await createLargeProject(session, databaseUrl, 'To count', hazards);
  const request = { path: { projectUuid }, query: {}, body: undefined } as never;
  const statements = await statementsOf(pool =>
    // Nothing but the database is asked for.
    exportHandlers.getHaraMetrics(request, { pool } as unknown as RequestContext),
  );
  const bench = await Bench.open(context);
  try {
    const path = `/hara-metrics/${projectUuid}`;
    const figure = await inTurns(
      context,
      `Metrics of a project with ${hazards} hazards`,
      () => bench.send(0, 'GET', path, 200),
      () => Promise.all(statements.map((statement, worker) => bench.query(worker, statement))),
    );
    return [figure];
  } finally {
    await bench.close();
  }
}
