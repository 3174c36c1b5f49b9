import type { Pool } from 'pg';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { problemsOfError } from '../../support/contract.ts';

let app: TestApp;
let admin: Pool;
let database: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
  database = new URL(app.settings.databaseUrl ?? '').pathname.slice(1);
});
afterAll(async () => {
  await admin.query(`alter database "${database}" with allow_connections true`);
  await admin.end();
  await app.close();
});

interface ErrorAnswer {
  code: string;
  message: string;
}

/** Ends every connection, and waits until they have ended. */
const terminate = () =>
  admin.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [database]);
const allow = (on: boolean) => admin.query(`alter database "${database}" with allow_connections ${on}`);
const list = () => app.call<ErrorAnswer>('lead', 'GET', '/user-api/hazards');

describe('a database that becomes unreachable while running', () => {
  it('fails only the requests of that moment, each with 503, and the server reconnects by itself', async () => {
    expect((await list()).status).toBe(200);
    for (let round = 0; round < 5; round += 1) {
      const under = Array.from({ length: 8 }, list);
      await terminate();
      for (const { status, body } of await Promise.all(under)) {
        expect([200, 503]).toContain(status);
        if (status === 503) {
          expect(body.code).toBe('UNAVAILABLE');
          expect(problemsOfError(body)).toEqual([]);
        }
      }
      await expect.poll(async () => (await list()).status).toBe(200);
    }
  });
  it('gives 503 while it is unreachable; nothing is left half done', async () => {
    const { rows } = await app.pool.query<{ uuid: string; n: number }>(
      'select project_uuid as uuid, (select count(*)::int from audit_trail) as n from hazards limit 1',
    );
    await allow(false);
    await terminate();
    await expect.poll(async () => (await list()).status).toBe(503);
    const create = await app.call<ErrorAnswer>(
      'lead',
      'POST',
      `/user-api/projects/${rows[0]?.uuid}/machines/batch`,
      {
        body: { items: [{ name: 'Press' }] },
      },
    );
    expect(`${create.status} ${create.body.code}`).toBe('503 UNAVAILABLE');
    expect((await app.app.inject({ method: 'GET', url: '/ready' })).statusCode).toBe(503);
    expect((await app.app.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
    await allow(true);
    await expect.poll(async () => (await list()).status).toBe(200);
    expect((await app.app.inject({ method: 'GET', url: '/ready' })).statusCode).toBe(200);
    const after = await app.pool.query<{ n: number }>('select count(*)::int as n from audit_trail');
    expect(after.rows[0]?.n).toBe(rows[0]?.n);
  });
  it('a statement that takes too long gives 503, not an internal error', async () => {
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table machines in access exclusive mode');
      const waiting = app.call<ErrorAnswer>('lead', 'GET', '/user-api/machines');
      // The administrator breaks the waiting statement off, as the time limit would.
      const broken = () =>
        admin.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
          [database],
        );
      await expect.poll(async () => (await broken()).rowCount).toBeGreaterThan(0);
      const { status, body } = await waiting;
      expect(`${status} ${body.code}`).toBe('503 UNAVAILABLE');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
