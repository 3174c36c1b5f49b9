import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createLargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { filePart, formOf } from '../support/uploads.ts';
import type { BenchContext } from './context.ts';
import { makeUsers, tokensOf } from './live.ts';
import { type Hazard, smallRequests } from './smallRequests.ts';

/** What small requests may take beside a neighbour, as a multiple of what they take alone. */
const GOAL = 1.5;
const WORKING = 2_000;
const LARGE = 20_000;
const COPIED = 5_000;
const UPLOADED_BYTES = 20_000_000;
/** Until the neighbour is at work. */
const BEGIN_MS = 1_000;
/** A neighbour sends this many at once. */
const INSISTENCE = 2;
const POLL_MS = 200;

/** A neighbour at work until told to stop; what is under way then is waited for. */
function neighbour(work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const insist = async () => {
    while (!isOver) await work();
  };
  const ended = Promise.all(Array.from({ length: INSISTENCE }, insist));
  // Told by whoever waits for it.
  ended.catch(() => {});
  return async () => {
    isOver = true;
    await ended;
  };
}

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
  // Put together once: the load shares the cores with what is measured.
  const form = formOf([
    filePart('measurement.txt', randomBytes(UPLOADED_BYTES / 2).toString('hex'), 'text/plain'),
  ]);

  async function upload(): Promise<void> {
    const answer = await fetch(`${server.url}/v1/user-api/projects/${large.uuid}/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await session.token()}`, 'content-type': form.type },
      body: form.body as BodyInit,
    });
    if (!answer.ok) throw new Error(`An upload was answered ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
  }

  async function worksheet(): Promise<void> {
    const path = `/v1/user-api/hazards?projectUuid=${large.uuid}&limit=${LARGE}`;
    const answer = await fetch(server.url + path, {
      headers: { authorization: `Bearer ${await session.token()}` },
    });
    if (!answer.ok) throw new Error(`The worksheet was answered ${answer.status}`);
    await answer.arrayBuffer();
  }

  async function report(): Promise<void> {
    const path = `/projects/${copied.uuid}/exports`;
    const { uuid } = await session.call<{ uuid: string }>('POST', path, { kind: 'REPORT', format: 'pdf' });
    for (;;) {
      const { state } = await session.call<{ state: string }>('GET', `${path}/${uuid}`);
      if (state === 'DONE') return;
      if (state === 'FAILED') throw new Error('A report failed');
      await delay(POLL_MS);
    }
  }

  const neighbours: Record<string, () => Promise<unknown>> = {
    [`metrics of ${size(LARGE)}`]: () => session.call('GET', `/hara-metrics/${large.uuid}`),
    [`copies of ${size(COPIED)}`]: () =>
      session.call('POST', `/projects/${copied.uuid}/copy`, { name: 'Copy' }),
    [`uploads of ${UPLOADED_BYTES / 1_000_000} MB`]: upload,
    [`reports of ${size(COPIED)}`]: report,
    [`worksheets of ${size(LARGE)}`]: worksheet,
  };
  const small = async () => {
    const turn = { url: server.url, token: await tokenOf(0), project: own.uuid, hazard };
    const measured = await smallRequests(turn);
    hazard = measured.hazard;
    return measured.times;
  };
  await small();
  const figures: Figure[] = [];
  for (const [name, work] of Object.entries(neighbours)) {
    const times: { beside: number[]; alone: number[] } = { beside: [], alone: [] };
    for (let round = 0; round < (quick ? 2 : 4); round += 1) {
      times.alone.push(...(await small()));
      const stop = neighbour(work);
      await delay(BEGIN_MS);
      times.beside.push(...(await small()));
      await stop();
    }
    const [beside, alone] = [quantile(times.beside, 0.95), quantile(times.alone, 0.95)];
    const median = (values: number[]) => quantile(values, 0.5).toFixed(0);
    figures.push({
      name: `Small requests beside ${name}, p95`,
      product: `${beside.toFixed(0)} ms`,
      floor: `${alone.toFixed(0)} ms`,
      ratio: beside / alone,
      goal: `≤ ${GOAL} ×`,
      reached: beside <= alone * GOAL,
      note: `alone in turns with it; median ${median(times.beside)} and ${median(times.alone)} ms`,
    });
  }
  return figures;
}
