import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { RefusedBodies } from '../support/authorization/refusedBodies.ts';
import { operations } from '../support/contract.ts';
import { leastTime, nonsense } from '../support/nonsense.ts';

/** S12: bodies of the very size that an installation allows. */
let app: TestApp;
let bodies: RefusedBodies;

beforeAll(async () => {
  app = await createTestApp();
  bodies = await RefusedBodies.open(app);
});
afterAll(() => app.close());

/** Times of parsing the same body. */
const MAX_RATIO = 15;

const writes = operations.filter(({ body }) => body);

describe('two megabytes', () => {
  it.each(writes)('$id: are refused in a few times the time of parsing them', async operation => {
    for (const [what, body] of nonsense(operation, bodies.smallest(operation), app.settings.bodyLimit)) {
      const parsing = await leastTime(() => JSON.parse(body), 2);
      const ask = async () => expect((await bodies.send(operation, body)).status, what).toBe(400);
      // Whatever else the process does only adds: what was too slow once is measured again.
      let asking = await leastTime(ask, 1);
      if (asking >= MAX_RATIO * parsing) asking = await leastTime(ask, 3);
      expect(asking / parsing, `${what}: ${asking} ms, parsed in ${parsing} ms`).toBeLessThan(MAX_RATIO);
    }
  });

  it.each(writes.slice(0, 20))('$id: 10,000 deep are refused', async operation => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      expect((await bodies.send(operation, body)).status).toBe(400);
    }
  });

  it.each(writes.filter(({ id }) => /Batch$/.test(id)))(
    '$id: 10,001 entries are refused',
    async operation => {
      const { items = [] } = bodies.smallest(operation) as { items?: unknown[] };
      const body = {
        ...bodies.smallest(operation),
        items: Array.from({ length: 10_001 }, () => items[0] ?? {}),
      };
      expect((await bodies.send(operation, body)).status).toBe(400);
    },
  );
});
