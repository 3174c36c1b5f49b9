import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError } from './databaseStartError.ts';
import { connectionStandsBehind } from './standBehind.ts';

/** The oldest PostgreSQL that Badger's statements are written for. */
const OLDEST_MAJOR = 15;

const CONNECT_TIMEOUT_MS = 5000;
const IDLE_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const POLL_MS = 200;

/**
 * Settings of every session, whatever the server's own are. One request, one core: a worker started for a statement
 * costs the others more than it gains this one, and the embedded build's workers cannot restore
 * default_text_search_config (0A000, pg_catalog.pg_catalog.english). Nor is a statement compiled: for the metrics of a
 * large project that took several times as long as running them.
 */
export const SESSION_OPTIONS = '-c timezone=UTC -c max_parallel_workers_per_gather=0 -c jit=off';

export interface Database {
  pool: pg.Pool;
  url: string;
  /** Waits for the statements under way, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most; default 10. */
  max?: number;
  /** Name that the database shows for these connections; default `badger`. */
  applicationName?: string;
  /** After this time the database breaks a statement off; default 30,000 ms, with 0 a statement takes as long as it takes. */
  statementTimeoutMs?: number;
  /** How long a caller waits for a connection, at most; default 5,000 ms. */
  connectionTimeoutMs?: number;
  /** After this time an idle connection is closed; default 10,000 ms. */
  idleTimeoutMs?: number;
  /** Whether others come first (`standBehind.ts`): for what takes seconds. */
  standsBehind?: boolean;
  /** Called for every idle connection that was lost. The pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/**
 * A pool of connections. It opens them when they are needed and replaces lost ones, so it outlives a database
 * that goes away and comes back; what is asked meanwhile fails with an error that `isConnectionError` knows.
 *
 * Values: `bigint` is a number, `timestamptz` an ISO 8601 text in UTC (`2026-11-20T14:30:00.000Z`), `date` its own
 * text, `json` and `jsonb` the parsed value.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    ...sessionOf(url, options),
    max: options.max ?? 10,
    idleTimeoutMillis: options.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
  });
  // Without listeners, a connection lost while idle, or between two statements of a transaction, ends the process.
  pool.on('error', error => options.onConnectionLost?.(error));
  pool.on('connect', client => client.on('error', () => {}));
  if (options.standsBehind) pool.on('connect', connectionStandsBehind);
  let closed: Promise<void> | undefined;
  return {
    pool,
    url,
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

/** How each connection is opened. */
function sessionOf(url: string, options: DatabaseOptions): pg.ClientConfig {
  const statementTimeout = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  return {
    connectionString: url,
    application_name: options.applicationName ?? 'badger',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeout,
    // The database breaks off a slow statement; this one is for a database that no longer says anything. Of a statement that
    // lifts its limit it knows nothing, and of the end of a copy neither.
    query_timeout: statementTimeout > 0 ? statementTimeout + CONNECT_TIMEOUT_MS : 0,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    keepAlive: true,
    options: SESSION_OPTIONS,
    types: { getTypeParser },
  };
}

const toTimestamp = (text: string): string => {
  const time = new Date(text);
  // infinity and -infinity have no ISO form.
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
};

const PARSERS: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: toTimestamp,
  [pg.types.builtins.DATE]: (text: string) => text,
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format);
}

/** SQLSTATEs about the connection or the server as a whole, not about the statement. */
const SERVER_STATES = /^(08...|57P0[1235]|53300)$/;

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]);

/** What pg says in plain errors without a code. */
const PLAIN_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error)|Query read timeout)/;

/** Whether the database could not be reached or went away, so that the same call may succeed a moment later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string') {
    if (SERVER_STATES.test(code) || SYSTEM_CODES.has(code)) return true;
    // The socket file of an embedded database that is being restarted.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  if (PLAIN_MESSAGES.test(error.message)) return true;
  // Drizzle wraps the error of pg.
  return error.cause !== undefined && error.cause !== error && isConnectionError(error.cause);
}

/**
 * Waits until the database answers and checks that it is new enough, and that a connection is a session of its own.
 *
 * @param oldestMajor oldest PostgreSQL that will do
 * @throws DatabaseStartError naming host and port, never the password
 */
export async function waitForDatabase(
  url: string,
  timeoutMs: number,
  oldestMajor = OLDEST_MAJOR,
  signal?: AbortSignal,
): Promise<void> {
  const place = describeDatabase(url);
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new DatabaseStartError(
      'DATABASE_URL has to look like postgresql://user:password@host:5432/database.',
    );
  }
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: Math.max(1, Math.min(CONNECT_TIMEOUT_MS, deadline - Date.now())),
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      requireVersion(rows[0]?.server_version ?? '', oldestMajor, place);
      await requireOwnSession(url, client, place);
      return;
    } catch (error) {
      if (error instanceof DatabaseStartError) throw error;
      if (UNKNOWN_PARAMETER.test((error as Error).message))
        throw new DatabaseStartError(
          `The pooler at ${place} refuses how a session is opened (${(error as Error).message}). Let it leave that out ` +
            '(PgBouncer: ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options).',
        );
      if (!isConnectionError(error)) throw new DatabaseStartError(explainRefusal(error, place));
      if (Date.now() + POLL_MS >= deadline) {
        throw new DatabaseStartError(
          `The database at ${place} is not reachable (${(error as Error).message || (error as { code?: string }).code}). ` +
            'Start it, or correct DATABASE_URL.',
        );
      }
    } finally {
      await client.end().catch(() => {});
    }
    await delay(POLL_MS, undefined, { signal });
  }
}

function requireVersion(version: string, oldestMajor: number, place: string): void {
  if (Number.parseInt(version, 10) >= oldestMajor) return;
  throw new DatabaseStartError(
    `The database at ${place} is PostgreSQL ${version}; Badger needs ${oldestMajor} or newer. Nothing was changed. ` +
      'Upgrade it, or set DATABASE_URL to another one.',
  );
}

/** What PgBouncer says to settings that a connection brings along. */
const UNKNOWN_PARAMETER = /unsupported startup parameter/;

/** PostgreSQL's process behind a connection. */
const processOf = async (client: pg.Client) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/**
 * Statements are prepared and notifications listened to, both of which belong to a session: a pooler that lends its
 * sessions for single transactions gives two connections the same one.
 * @param other a connection that is open and does nothing
 */
async function requireOwnSession(url: string, other: pg.Client, place: string): Promise<void> {
  const client = new pg.Client(sessionOf(url, {}));
  client.on('error', () => {});
  try {
    await client.connect();
    const [one, two] = [await processOf(other), await processOf(client)];
    if (one === two)
      throw new DatabaseStartError(
        `The pooler at ${place} lends one session of the database to several connections. Let it keep one for each ` +
          '(PgBouncer: pool_mode = session), or let DATABASE_URL name the database itself.',
      );
    const { rows } = await client.query<{ zone: string; timeout: string }>(
      `select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout`,
    );
    if (rows[0]?.zone !== 'UTC' || rows[0].timeout === '0')
      throw new DatabaseStartError(
        `The pooler at ${place} does not pass on how a session is opened. Set it for the role instead: ` +
          `alter role … set timezone = 'UTC', jit = off, max_parallel_workers_per_gather = 0 and ` +
          `statement_timeout = '${STATEMENT_TIMEOUT_MS / 1000}s', each in a statement of its own.`,
      );
  } finally {
    await client.end().catch(() => {});
  }
}

function explainRefusal(error: unknown, place: string): string {
  const { code, message } = error as { code?: string; message: string };
  if (code === '28P01' || code?.startsWith('28')) {
    return `The database at ${place} refuses the user or password. Correct DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `The server at ${place} has no such database. Create it, or correct DATABASE_URL.`;
  }
  return `The database at ${place} cannot be used (${message}). Correct DATABASE_URL.`;
}

/** Host, port and database name for a message, without user and password. */
function describeDatabase(url: string): string {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url });
    return `${host}:${port}/${database ?? ''}`;
  } catch {
    return 'an address that cannot be read';
  }
}
