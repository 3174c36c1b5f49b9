import type { Pool } from 'pg';

/** How often the running transaction has looked at a table and how many rows it has written, so far. */
export interface TableUse {
  name: string;
  reads: number;
  writes: number;
}

/**
 * What PostgreSQL itself counts, triggers, views and cascades included. The counts may begin before the transaction:
 * only differences mean something.
 */
export async function tableUse(pool: Pool): Promise<TableUse[]> {
  const { rows } = await pool.query<TableUse>(
    `select schemaname || '.' || relname as name, (seq_scan + coalesce(idx_scan, 0))::int as reads,
            (n_tup_ins + n_tup_upd + n_tup_del)::int as writes
     from pg_stat_xact_user_tables`,
  );
  return rows;
}

/** Names of the tables of which one count has grown. */
export function grown(
  what: 'reads' | 'writes',
  before: readonly TableUse[],
  after: readonly TableUse[],
): Set<string> {
  const counts = new Map(before.map(use => [use.name, use[what]]));
  return new Set(after.filter(use => use[what] > (counts.get(use.name) ?? 0)).map(({ name }) => name));
}
