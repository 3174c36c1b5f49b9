import type { Pool, PoolClient } from 'pg';

/**
 * Told of each statement when it is sent.
 * @param text with its placeholders; values are never handed over
 * @returns told when it has ended, and by which SQLSTATE when it failed: the words of an error may hold values
 */
export type StatementWatch = (text: string) => (failure?: string) => void;

/** Of errors without a SQLSTATE, such as a lost connection, the name. */
const failureOf = (error: Error): string => (error as { code?: string }).code ?? error.name;

type Query = (...given: unknown[]) => unknown;

/** Of a cursor or a copy, which end when somebody has read them, nothing. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = query as { text?: string; submit?: unknown };
  return submit ? undefined : text;
}

/** Watches every statement that a pool's connections are sent from now on. Waiting for a connection is not counted. */
export function watchStatements(pool: Pool, watch: StatementWatch): void {
  pool.on('connect', client => watchClient(client, watch));
}

/** pg takes a callback, as its pool does, or gives a promise. */
function watchClient(client: PoolClient, watch: StatementWatch): void {
  // Looked up with each statement: who else listens does so at the class, before this or after it.
  const ofClass = Object.getPrototypeOf(client) as { query: Query };
  const send: Query = (...given) => Reflect.apply(ofClass.query, client, given);
  const watched: Query = (...given) => {
    const text = textOf(given[0]);
    if (!text) return send(...given);
    const ended = watch(text);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const told = (error: Error | undefined, result: unknown) => {
        ended(error ? failureOf(error) : undefined);
        callback(error, result);
      };
      return send(...given.slice(0, -1), told);
    }
    const result = send(...given);
    if (result instanceof Promise)
      result.then(
        () => ended(),
        (error: Error) => ended(failureOf(error)),
      );
    return result;
  };
  client.query = watched as PoolClient['query'];
}
