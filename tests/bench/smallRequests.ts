import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { KeepAliveClient } from '../support/keepAliveClient.ts';

const PAGE = 100;
/** So many small requests a second, whether or not the last one is answered: who waits longer is not asked less often. */
const PER_SECOND = 20;
const CLIENTS = 6;
const TURN_MS = 8_000;

export interface Hazard {
  uuid: string;
  revision: number;
}

interface Turn {
  url: string;
  /** An access token that outlives the turn. */
  token: string;
  project: string;
  hazard: Hazard;
}

interface Measured {
  /** Milliseconds of each request. */
  times: number[];
  hazard: Hazard;
}

/**
 * Somebody who works on a project for eight seconds: first pages, single hazards and changes in turns. In a thread of its
 * own, so that no request is measured later because a neighbour's client unpacks what it was sent.
 */
export function smallRequests(turn: Turn): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: turn });
    worker.once('message', resolve).once('error', reject);
  });
}

async function work({ url, token, project, hazard: { uuid, revision } }: Turn): Promise<Measured> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, () => KeepAliveClient.open(url, { keepsBodies: true })),
  );
  const free = [...clients];
  const times: number[] = [];
  const under: Promise<void>[] = [];
  let known = revision;
  let changing = Promise.resolve();
  const send = async (method: string, path: string, body?: string) => {
    const begun = performance.now();
    // As from a browser: what finds no connection waits for one, and the wait counts.
    while (free.length === 0) await delay(1);
    const client = free.pop() as KeepAliveClient;
    const answer = await client.request(method, `/v1/user-api${path}`, token, body);
    free.push(client);
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${answer.body}`);
    times.push(performance.now() - begun);
    return answer.body;
  };
  const change = async () => {
    const body = { revision: known, name: `Changed ${Math.floor(performance.now())}` };
    const answer = await send('PATCH', `/hazards/${uuid}`, JSON.stringify(body));
    known = (JSON.parse(answer) as { data: Hazard }).data.revision;
  };
  const count = (TURN_MS / 1000) * PER_SECOND;
  const begin = performance.now();
  for (let n = 0; n < count; n += 1) {
    await delay(Math.max(0, begin + (n * 1000) / PER_SECOND - performance.now()));
    if (n % 3 === 0) under.push(send('GET', `/hazards?projectUuid=${project}&limit=${PAGE}`).then(() => {}));
    else if (n % 3 === 1) under.push(send('GET', `/hazards/${uuid}`).then(() => {}));
    else {
      changing = changing.then(change);
      under.push(changing);
    }
  }
  await Promise.all(under);
  for (const client of clients) client.close();
  return { times, hazard: { uuid, revision: known } };
}

if (parentPort) parentPort.postMessage(await work(workerData as Turn));
