import type { PoolClient } from 'pg';
import type { TestApp } from '../app.ts';

type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * Runs calls whose changes are taken back: all statements of the app's pools go through one connection inside a transaction
 * that is rolled back, and the transactions of the calls become savepoints in it. One at a time. What the server does
 * of itself meanwhile (the outbox is looked at every other second) goes the same way, and is waited for: a statement of
 * it that came after the rollback would spoil whatever the connection does next.
 */
export async function takeBack<T>(app: TestApp, work: () => Promise<T>): Promise<T> {
  const pools = [app.pool, app.heavyPool];
  const client = await app.pool.connect();
  const real = pools.map(({ query, connect }) => ({ query, connect }));
  const send = client.query.bind(client) as unknown as Query;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <R>(step: () => Promise<R>): Promise<R> => {
    const result = last.then(step);
    last = result.catch(() => undefined);
    return result;
  };
  // A statement that fails must not spoil the ones after it, just as outside of a transaction.
  const alone = async (given: unknown[]) => {
    await send('savepoint single');
    try {
      const result = await send(...given);
      await send('release savepoint single');
      return result;
    } catch (error) {
      await send('rollback to savepoint single');
      throw error;
    }
  };
  const asSavepoint: Record<string, string> = {
    begin: 'savepoint transaction',
    commit: 'release savepoint transaction',
    rollback: 'rollback to savepoint transaction',
  };
  const inner = (release: () => void) =>
    ({
      query: (...given: unknown[]) =>
        inTurn(async () => {
          const text = String(given[0]);
          // The isolation of the whole is settled already.
          if (text.startsWith('set transaction')) return undefined;
          return send(asSavepoint[text] ?? given[0], ...given.slice(1));
        }),
      release,
    }) as unknown as PoolClient;
  const lent: Promise<void>[] = [];
  await send('begin');
  const inside = {
    query: (...given: unknown[]) => inTurn(() => alone(given)),
    connect: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      lent.push(promise);
      return inner(resolve);
    },
  };
  for (const pool of pools) Object.assign(pool, inside);
  try {
    return await work();
  } finally {
    for (const [index, pool] of pools.entries()) Object.assign(pool, real[index]);
    await Promise.all(lent);
    await last;
    await send('rollback');
    client.release();
  }
}
