import pg from 'pg';

/** What was sent to the database: text with $1, $2 … and their values. */
export interface Statement {
  text: string;
  values: unknown[];
}

type Query = (this: pg.Client, config: string | pg.QueryConfig, values?: unknown) => unknown;

/**
 * Listens to every statement that this process sends on any connection, a transaction's included.
 * @returns `take`: what was sent since the last time; `stop`
 */
export function recordStatements(): { take(): Statement[]; stop(): void } {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  let sent: Statement[] = [];
  client.query = function recorded(config, values, ...rest) {
    const text = typeof config === 'string' ? config : config.text;
    const given = Array.isArray(values) ? values : typeof config === 'string' ? [] : (config.values ?? []);
    if (text) sent.push({ text, values: given });
    return (query as (...all: unknown[]) => unknown).call(this, config, values, ...(rest as []));
  } as Query;
  return {
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop() {
      client.query = query;
    },
  };
}
