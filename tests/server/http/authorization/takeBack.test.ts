import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { takeBack } from '../../../support/authorization/takeBack.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

it('what the server does of itself while calls are taken back does not spoil the next ones', async () => {
  const { pool } = app;
  for (let round = 0; round < 3; round += 1) {
    let ofItself: Promise<unknown> = Promise.resolve();
    await takeBack(app, async () => {
      ofItself = pool.query('select pg_sleep(0.05)');
    });
    const { rows } = await takeBack(app, () => pool.query<{ one: number }>('select 1 as one'));
    expect(rows).toEqual([{ one: 1 }]);
    await ofItself;
  }
});

it('a transaction that the server began of itself is ended before the next call', async () => {
  const { pool } = app;
  let ofItself: Promise<unknown> = Promise.resolve();
  await takeBack(app, async () => {
    ofItself = pool.connect().then(async client => {
      await client.query('begin');
      await client.query('select pg_sleep(0.05)');
      await client.query('commit');
      client.release();
    });
  });
  const { rows } = await takeBack(app, () => pool.query<{ one: number }>('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  await ofItself;
});
