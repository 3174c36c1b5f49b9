import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';

/** Any number that no other lock of the product uses. */
const SEED_LOCK = 237_288_150;

export interface SeedTransaction {
  database: Pick<NodePgDatabase, 'insert' | 'execute'>;
  /** The connection that the transaction runs on. */
  client: PoolClient;
}

/** Runs `work` in one transaction; of several processes that start at once, one after the other. */
export async function inSeedTransaction<T>(
  pool: Pool,
  work: (seed: SeedTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(async database => {
      await database.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
      return work({ database, client });
    });
  } finally {
    client.release();
  }
}

/**
 * Adds the rows that are not there yet; a row that is there keeps what people made of it.
 * @returns how many were added
 */
export async function addRows<T extends PgTable>(
  { database }: SeedTransaction,
  table: T,
  rows: PgInsertValue<T>[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const { rowCount } = await database.insert(table).values(rows).onConflictDoNothing();
  return rowCount ?? 0;
}
