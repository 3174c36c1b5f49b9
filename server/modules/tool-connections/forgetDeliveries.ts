import type { Pool } from 'pg';

/** Batch size, so that no statement runs long. */
const AT_ONCE = 10_000;

/**
 * Deletes old delivery records of tools; a call repeated after that is processed again.
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
