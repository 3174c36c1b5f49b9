import { getPriority } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** How far each of PostgreSQL's processes for this database stands behind the one that is asked for it. */
async function behind(): Promise<number[]> {
  const { rows } = await app.pool.query<{ pid: number; isOwn: boolean }>(
    `select pid, pid = pg_backend_pid() as "isOwn" from pg_stat_activity where datname = current_database()`,
  );
  const own = getPriority(rows.find(({ isOwn }) => isOwn)?.pid);
  return rows.map(({ pid }) => getPriority(pid) - own);
}

// A database of another machine, or of another user of this one, cannot be told so.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'what takes seconds stands behind what takes milliseconds, on a connection of its own',
  async () => {
    const { rows } = await app.pool.query<{ uuid: string }>('select uuid from projects limit 1');
    const project = rows[0]?.uuid;
    await app.call('lead', 'GET', '/user-api/hazards', { query: { projectUuid: project, limit: 9 } });
    expect((await behind()).every(steps => steps === 0)).toBe(true);

    for (const [path, query] of [
      [`/user-api/hara-metrics/${project}`, {}],
      ['/user-api/hazards', { projectUuid: project, limit: 20_000 }],
    ] as const) {
      expect((await app.call('lead', 'GET', path, { query })).status).toBe(200);
      expect((await behind()).filter(steps => steps > 0)).toEqual([5]);
    }
  },
);
