import type { Pool, PoolClient } from 'pg';
import { ApiError } from '../../contract/errors.ts';

type Queryable = Pool | PoolClient;

/** A search reads whole texts: after this time it makes room for others. */
const SEARCH_TIMEOUT_MS = 2000;

/** SQLSTATE of a statement that was broken off. */
const BROKEN_OFF = '57014';

/**
 * A condition that holds where one of the texts has the words in it, whatever the case. `strpos` looks for them as they
 * are: a pattern of `ilike` is tried again from every character, and took ten times as long for long ones.
 */
export const contains = (texts: readonly string[], words: string): string =>
  `(${texts.map(text => `strpos(lower(${text}), lower(${words})) > 0`).join(' or ')})`;

const isPool = (database: Queryable): database is Pool => 'totalCount' in database;

/**
 * Runs a search, which ends after two seconds. Within a transaction of the caller it has that one's time.
 * @throws ApiError UNAVAILABLE when it took too long
 */
export async function searched<T>(
  database: Queryable,
  work: (database: Queryable) => Promise<T>,
): Promise<T> {
  if (!isPool(database)) return work(database);
  const client = await database.connect();
  try {
    await client.query(`begin read only; set local statement_timeout = ${SEARCH_TIMEOUT_MS}`);
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection whose rollback fails is thrown away, not handed to the next request.
    await client.query('rollback').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
    if ((error as { code?: unknown }).code !== BROKEN_OFF) throw error;
    throw new ApiError(
      'UNAVAILABLE',
      'This search takes too long. Look for other words, or filter by project and kind first.',
    );
  }
}
