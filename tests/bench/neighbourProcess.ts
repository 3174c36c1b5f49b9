import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { BenchSession } from '../support/benchProject.ts';
import { filePart, formOf } from '../support/uploads.ts';

// Body of the process of `neighbourLoad.ts`.

export interface NeighbourSettings {
  url: string;
  /** Projects that they read whole, and copy or report. */
  largeUuid: string;
  copiedUuid: string;
  /** Hazards of the large one. */
  limit: number;
  uploadedBytes: number;
}

export type Neighbour = 'metrics' | 'copies' | 'uploads' | 'reports' | 'worksheets' | 'computing';

/** A neighbour sends this many at once. */
const INSISTENCE = 2;
const POLL_MS = 200;
/** What Chromium takes. */
const ENCODINGS = 'gzip, deflate, br, zstd';
/** What is computed in one go. */
const ROUNDS = 100_000;

function neighboursOf({ url, largeUuid, copiedUuid, limit, uploadedBytes }: NeighbourSettings) {
  const session = new BenchSession(url);
  const authorization = async () => `Bearer ${await session.token()}`;
  const form = formOf([
    filePart('measurement.txt', randomBytes(uploadedBytes / 2).toString('hex'), 'text/plain'),
  ]);
  const received = async (path: string, request: RequestInit) => {
    const answer = await fetch(`${url}/v1/user-api${path}`, request);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const neighbours: Record<Neighbour, () => Promise<unknown>> = {
    metrics: () => session.call('GET', `/hara-metrics/${largeUuid}`),
    copies: () => session.call('POST', `/projects/${copiedUuid}/copy`, { name: 'Copy' }),
    uploads: async () =>
      received(`/projects/${largeUuid}/documents`, {
        method: 'POST',
        headers: { authorization: await authorization(), 'content-type': form.type },
        body: form.body as BodyInit,
      }),
    worksheets: async () =>
      received(`/hazards?projectUuid=${largeUuid}&limit=${limit}`, {
        headers: { authorization: await authorization(), 'accept-encoding': ENCODINGS },
      }),
    // Nothing of the product's: what a busy core does to the other one.
    async computing() {
      let hash = 0;
      for (let round = 0; round < ROUNDS; round += 1) hash = Math.imul(hash ^ round, 0x01000193);
      await setImmediate(hash);
    },
    async reports() {
      const path = `/projects/${copiedUuid}/exports`;
      const { uuid } = await session.call<{ uuid: string }>('POST', path, { kind: 'REPORT', format: 'pdf' });
      for (;;) {
        const { state } = await session.call<{ state: string }>('GET', `${path}/${uuid}`);
        if (state === 'DONE') return;
        if (state === 'FAILED') throw new Error('A report failed');
        await delay(POLL_MS);
      }
    },
  };
  return neighbours;
}

// A fault ends the process, which whoever waits for it is told.
process.once('disconnect', () => process.exit());
const [settings] = (await once(process, 'message')) as [NeighbourSettings];
const neighbours = neighboursOf(settings);
for (;;) {
  const [name] = (await once(process, 'message')) as [Neighbour];
  let isOver = false;
  const stop = once(process, 'message').then(() => {
    isOver = true;
  });
  const insist = async () => {
    while (!isOver) await neighbours[name]();
  };
  await Promise.all(Array.from({ length: INSISTENCE }, insist));
  await stop;
  process.send?.('ended');
}
