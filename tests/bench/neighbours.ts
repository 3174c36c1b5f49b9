import { setTimeout as delay } from 'node:timers/promises';
import { createLargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import type { BenchContext } from './context.ts';
import { makeUsers, tokensOf } from './live.ts';
import { NeighbourLoad } from './neighbourLoad.ts';
import type { Neighbour } from './neighbourProcess.ts';
import { type Hazard, smallRequests } from './smallRequests.ts';

/** What small requests may take beside a neighbour, as a multiple of what they take alone. */
const GOAL = 1.5;
const WORKING = 2_000;
const LARGE = 20_000;
const COPIED = 5_000;
const UPLOADED_BYTES = 20_000_000;
/** What the machine itself makes of any neighbour, who only takes what nobody else wants. */
const CONTROL = 'a process that asks for nothing and computes';
/** Until the neighbour is at work. */
const BEGIN_MS = 1_000;

/** p95 of small requests beside what is heavy, and alone, in turns. */
export async function benchNeighbours(context: BenchContext): Promise<Figure[]> {
  const { server, session, databaseUrl, quick } = context;
  const size = (hazards: number) => (quick ? hazards / 10 : hazards);
  const make = (name: string, hazards: number) =>
    createLargeProject(session, databaseUrl, name, size(hazards));
  const own = await make('Beside neighbours', WORKING);
  const large = await make('Neighbour', LARGE);
  const copied = await make('Copied neighbour', COPIED);
  const { records } = await session.call<{ records: Hazard[] }>(
    'POST',
    `/projects/${own.uuid}/hazards/batch`,
    { items: [{ style: 'FUNCTION', name: 'Beside neighbours' }] },
  );
  let hazard = records[0] as Hazard;
  const [user] = await withDatabase(databaseUrl, pool =>
    makeUsers(pool, server.url, [server.url], own, { count: 1 }),
  );
  const tokenOf = tokensOf(user ? [user] : []);
  const load = new NeighbourLoad({
    url: server.url,
    largeUuid: large.uuid,
    copiedUuid: copied.uuid,
    limit: LARGE,
    uploadedBytes: UPLOADED_BYTES,
  });
  const neighbours: [name: string, neighbour: Neighbour][] = [
    [`metrics of ${size(LARGE)}`, 'metrics'],
    [`copies of ${size(COPIED)}`, 'copies'],
    [`uploads of ${UPLOADED_BYTES / 1_000_000} MB`, 'uploads'],
    [`reports of ${size(COPIED)}`, 'reports'],
    [`worksheets of ${size(LARGE)}`, 'worksheets'],
    [CONTROL, 'computing'],
  ];
  const small = async () => {
    const turn = { url: server.url, token: await tokenOf(0), project: own.uuid, hazard };
    const measured = await smallRequests(turn);
    hazard = measured.hazard;
    return measured.times;
  };
  await small();
  const figures: Figure[] = [];
  for (const [name, neighbour] of neighbours) {
    const times: { beside: number[]; alone: number[] } = { beside: [], alone: [] };
    for (let round = 0; round < (quick ? 2 : 4); round += 1) {
      times.alone.push(...(await small()));
      load.begin(neighbour);
      await delay(BEGIN_MS);
      times.beside.push(...(await small()));
      await load.stop();
    }
    const [beside, alone] = [quantile(times.beside, 0.95), quantile(times.alone, 0.95)];
    const median = (values: number[]) => quantile(values, 0.5).toFixed(0);
    figures.push({
      name: `Small requests beside ${name}, p95`,
      product: `${beside.toFixed(0)} ms`,
      floor: `${alone.toFixed(0)} ms`,
      ratio: beside / alone,
      ...(name !== CONTROL && { goal: `≤ ${GOAL} ×`, reached: beside <= alone * GOAL }),
      note: `alone in turns with it; median ${median(times.beside)} and ${median(times.alone)} ms`,
    });
  }
  load.close();
  return figures;
}
