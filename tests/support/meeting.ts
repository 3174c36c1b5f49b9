import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';

const DEADLINE_MS = 60_000;

/**
 * Makes requests meet: the rows that they will change are held until all of them wait, so that a rule which only
 * looks first is passed by every one of them.
 * @param hold statement that locks the rows, such as `select … for update`
 */
export async function meeting<T>(
  pool: Pool,
  hold: { sql: string; values: unknown[] },
  requests: (() => Promise<T>)[],
): Promise<T[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(hold.sql, hold.values);
    const answers = Promise.all(requests.map(request => request()));
    await untilWaiting(pool, requests.length);
    await client.query('commit');
    return await answers;
  } finally {
    client.release();
  }
}

/** Until so many sessions of the database wait for a lock. */
export async function untilWaiting(pool: Pool, sessions: number): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rowCount ?? 0) >= sessions) return;
    await nextTurn();
  }
  throw new Error('The requests did not meet: they wait for nothing');
}
