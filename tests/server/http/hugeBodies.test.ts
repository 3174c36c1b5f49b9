import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { RefusedBodies } from '../../support/authorization/refusedBodies.ts';
import { type ContractOperation, operations, problemsOfError } from '../../support/contract.ts';
import { leastTime, listsOfObjects, nonsense } from '../../support/nonsense.ts';

let app: TestApp;
let bodies: RefusedBodies;

beforeAll(async () => {
  // What grows with the square of a body shows at a twentieth of the size that installations allow.
  app = await createTestApp({ BODY_LIMIT: '100000' });
  bodies = await RefusedBodies.open(app);
});
afterAll(() => app.close());

const writes = operations.filter(({ body }) => body);
/** What any request takes, however small its body. */
const OWN_TIME_MS = 10;
/**
 * A validator that collects every problem takes some 3,000 times as long as the parsing, and more with every entry; one
 * that stops at the first stays below 30 on a calm machine. In between there is room for a busy one.
 */
const MAX_RATIO = 300;

describe('the largest body of nonsense', () => {
  it('is what 33 and more operations with lists of objects are tried with', () => {
    expect(writes.filter(operation => listsOfObjects(operation).length > 0).length).toBeGreaterThanOrEqual(
      33,
    );
  });

  it.each(writes)('$id: is refused in a few times the time of parsing it', async operation => {
    for (const [what, body] of nonsense(operation, bodies.smallest(operation), app.settings.bodyLimit)) {
      const parsing = await leastTime(() => JSON.parse(body));
      const statuses = new Set<number>();
      const asking = await leastTime(async () => statuses.add((await bodies.send(operation, body)).status));
      expect([...statuses], what).toEqual([400]);
      const ratio = asking / (parsing + OWN_TIME_MS / MAX_RATIO);
      expect(ratio, `${what}: ${asking} ms, parsed in ${parsing} ms`).toBeLessThan(MAX_RATIO);
    }
  });

  it('is not read from a stranger: what they are told is not even what is wrong with it', async () => {
    const broken = '['.repeat(100_000);
    const hazard = writes.filter(({ id }) => id === 'updateHazard' || id === 'createHazardsBatch');
    expect(hazard).toHaveLength(2);
    for (const operation of hazard) {
      expect((await bodies.send(operation, broken, 'noOrganization')).status).toBe(404);
      expect((await bodies.send(operation, broken, 'viewer')).status).toBe(403);
      expect((await bodies.send(operation, broken, 'lead')).status).toBe(400);
    }
  });
});

describe('who may not is told so before what is wrong with the request', () => {
  const scoped = writes.filter(({ permission }) => permission.from?.startsWith('path.'));
  it.each(scoped)('$id', async operation => {
    const body = { ...bodies.smallest(operation), nothing: 1 };
    const answer = await bodies.send(operation, body, 'noOrganization');
    expect(answer.status, JSON.stringify(answer.body)).toBe(404);
    expect(problemsOfError(answer.body)).toEqual([]);
    expect(JSON.stringify(answer.body)).not.toContain('nothing');
  });
});

describe('what an allowed caller is told', () => {
  const create = operations.find(({ id }) => id === 'createHazardsBatch') as ContractOperation;
  const problemsOf = async (count: number) => {
    const items = Array.from({ length: count }, () => ({ code: 1 }));
    const { body } = await bodies.send<{ fields: unknown[] }>(create, { items });
    return body.fields.length;
  };
  it('is every problem of a small body, up to 50, and the first one of a large body', async () => {
    expect(await problemsOf(2)).toBeGreaterThanOrEqual(2);
    expect(await problemsOf(50)).toBe(50);
    expect(await problemsOf(400)).toBe(1);
  });
});
