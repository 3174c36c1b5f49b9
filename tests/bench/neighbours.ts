import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createLargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { KeepAliveClient } from '../support/keepAliveClient.ts';
import { filePart, formOf } from '../support/uploads.ts';
import type { BenchContext } from './context.ts';
import { makeUsers, tokensOf } from './live.ts';

/** What small requests may take beside a neighbour, as a multiple of what they take alone. */
const GOAL = 1.5;
const WORKING = 2_000;
const LARGE = 20_000;
const COPIED = 5_000;
const UPLOADED_BYTES = 20_000_000;
const PAGE = 100;
/** So many small requests a second, whether or not the last one is answered: who waits longer is not asked less often. */
const PER_SECOND = 20;
const CLIENTS = 6;
const TURN_MS = 8_000;
/** Until the neighbour is at work. */
const BEGIN_MS = 1_000;
/** A neighbour sends this many at once. */
const INSISTENCE = 2;
const POLL_MS = 200;

interface Hazard {
  uuid: string;
  revision: number;
}

interface Person {
  url: string;
  token(): Promise<string>;
}

/** Somebody who works on a project: first pages, single hazards and changes in turns. @returns milliseconds of each */
async function smallRequests(person: Person, project: string, hazard: Hazard): Promise<number[]> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, () => KeepAliveClient.open(person.url, { keepsBodies: true })),
  );
  const free = [...clients];
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let changing = Promise.resolve();
  const send = async (method: string, path: string, body?: string) => {
    const begun = performance.now();
    // As from a browser: what finds no connection waits for one, and the wait counts.
    while (free.length === 0) await delay(1);
    const client = free.pop() as KeepAliveClient;
    const answer = await client.request(method, `/v1/user-api${path}`, await person.token(), body);
    free.push(client);
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${answer.body}`);
    times.push(performance.now() - begun);
    return answer.body;
  };
  const change = async () => {
    const body = { revision: hazard.revision, name: `Changed ${Math.floor(performance.now())}` };
    const answer = await send('PATCH', `/hazards/${hazard.uuid}`, JSON.stringify(body));
    hazard.revision = (JSON.parse(answer) as { data: Hazard }).data.revision;
  };
  const count = (TURN_MS / 1000) * PER_SECOND;
  const begin = performance.now();
  for (let n = 0; n < count; n += 1) {
    await delay(Math.max(0, begin + (n * 1000) / PER_SECOND - performance.now()));
    if (n % 3 === 0) under.push(send('GET', `/hazards?projectUuid=${project}&limit=${PAGE}`).then(() => {}));
    else if (n % 3 === 1) under.push(send('GET', `/hazards/${hazard.uuid}`).then(() => {}));
    else {
      changing = changing.then(change);
      under.push(changing);
    }
  }
  await Promise.all(under);
  for (const client of clients) client.close();
  return times;
}

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
  const hazard = records[0] as Hazard;
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
  const small = () => smallRequests({ url: server.url, token: () => tokenOf(0) }, own.uuid, hazard);
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
