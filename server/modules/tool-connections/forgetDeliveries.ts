import type { Pool } from 'pg';

/** At most so many at once: nobody waits for a long statement. */
const AT_ONCE = 10_000;

/**
 * Forgets which calls of tools were taken long ago; a tool that repeats one still older is heard again.
 * @returns how many were forgotten
 */
export async function forgetDeliveries(pool: Pool, days: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from tool_deliveries where (tool_connection_uuid, delivery_uuid) in (
       select tool_connection_uuid, delivery_uuid from tool_deliveries
       where at < now() - make_interval(days => $1) order by at limit ${AT_ONCE})`,
    [days],
  );
  return rowCount ?? 0;
}
