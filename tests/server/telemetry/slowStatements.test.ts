import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

interface Line {
  msg: string;
  ms: number;
  operation?: string;
  reqId?: string;
  failure?: string;
  statement: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SLOW_STATEMENT_MS: '300' });
});
afterAll(() => app.close());

const slow = (from = 0) =>
  app.logged
    .slice(from)
    .map(line => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'slow statement');

it('a statement that takes long stands in the log with the request that sent it, and without its values', async () => {
  const { rows } = await app.pool.query<{ uuid: string; revision: number }>(
    `select uuid, revision from projects where style = 'FUNCTION'`,
  );
  const [project] = rows;
  const before = app.logged.length;
  const holder = await app.pool.connect();
  let changing: ReturnType<typeof app.call>;
  try {
    await holder.query('begin');
    await holder.query('select 1 from projects where uuid = $1 for update', [project?.uuid]);
    changing = app.call('lead', 'PATCH', `/user-api/projects/${project?.uuid}`, {
      body: { revision: project?.revision, description: 'Words that belong to nobody else' },
    });
    const waiting = () =>
      app.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(async () => (await waiting()).rowCount, { interval: 50 }).toBe(1);
    await holder.query('select pg_sleep(0.4)');
    await holder.query('commit');
  } finally {
    holder.release(true);
  }
  const { status, headers } = await changing;
  expect(status).toBe(200);
  const lines = slow(before);
  const line = lines.find(({ operation }) => operation === 'updateProject');
  expect(line?.reqId).toBe(headers['x-request-id']);
  expect(line?.ms).toBeGreaterThanOrEqual(300);
  expect(line?.statement).toMatch(/update/i);
  expect(JSON.stringify(lines)).not.toContain('Words that belong');
  // The test's own one is nobody's request.
  expect(lines.find(({ statement }) => statement === 'select pg_sleep(0.4)')).toMatchObject({
    msg: 'slow statement',
  });
  expect(lines.find(({ statement }) => statement === 'select pg_sleep(0.4)')?.reqId).toBeUndefined();
});

it('of one that fails late the SQLSTATE stands there as well, no words that may hold a value, and a long one is cut', async () => {
  const before = app.logged.length;
  const long = `select ${'1, '.repeat(500)} pg_sleep(0.4), 1 / (random() * 0)::int`;
  await expect(app.pool.query(long)).rejects.toThrow('division by zero');
  const line = slow(before).find(({ failure }) => failure);
  // SQLSTATE of a division by zero (PostgreSQL, appendix A).
  expect(line?.failure).toBe('22012');
  expect(line?.statement).toHaveLength(1001);
});

it('quick ones are not told', async () => {
  const before = app.logged.length;
  expect((await app.call('lead', 'GET', '/user-api/users/me')).status).toBe(200);
  expect(slow(before)).toEqual([]);
});
