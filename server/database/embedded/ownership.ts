import pg from 'pg';
import { DatabaseStartError } from '../databaseStartError.ts';
import { type Cluster, SUPERUSER } from './cluster.ts';
import { errorCode, reasonOf } from './errors.ts';
import type { Endpoint } from './postmaster.ts';

/** Role and database of the server: not a superuser, so that no statement of it can reach the machine. */
const APPLICATION = 'badger';

/** Any number, the same in every version of Badger. */
const OWNER_LOCK = 0x62616467;

/** A process that was killed is let go of by the database within this time. */
const LOCK_WAIT_MS = 2000;

/** The address of the database for the server, or with `superuser` for backups and tests. */
export function databaseUrl(cluster: Cluster, endpoint: Endpoint, role: 'application' | 'superuser'): string {
  const url = new URL('postgresql://localhost');
  const superuser = role === 'superuser';
  url.username = superuser ? SUPERUSER : APPLICATION;
  url.password = superuser ? cluster.secrets.superuserPassword : cluster.secrets.password;
  url.pathname = superuser ? 'postgres' : APPLICATION;
  if (endpoint.kind === 'socket') {
    url.searchParams.set('host', cluster.directory);
  } else {
    url.hostname = '127.0.0.1';
    url.port = String(endpoint.port);
  }
  return url.href;
}

/**
 * Connects as superuser, if the database answers.
 *
 * @returns undefined while it does not
 * @throws DatabaseStartError when it does not take the stored password
 */
export async function connectAsSuperuser(
  cluster: Cluster,
  endpoint: Endpoint,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl(cluster, endpoint, 'superuser'),
    application_name: `badger process ${process.pid}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Whoever holds the client learns of its end; without a listener a lost connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (errorCode(error) !== '28P01') return undefined;
    throw new DatabaseStartError(
      `The database in ${cluster.directory} does not take the password in postgres.json (${reasonOf(error)}). ` +
        'Nothing was changed. Bring postgres.json back from the backup that the database came from.',
    );
  }
}

/**
 * Makes this process the only owner of the database. The lock lives as long as the connection, so it ends with
 * the process however that ends.
 *
 * @throws DatabaseStartError when another process owns it
 */
export async function takeOwnership(client: pg.Client, cluster: Cluster): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query('SELECT pg_advisory_lock($1)', [OWNER_LOCK]);
    await client.query('RESET lock_timeout');
  } catch (error) {
    if (errorCode(error) !== '55P03') throw error;
    const { rows } = await client.query<{ owner: string }>(
      `SELECT activity.application_name AS owner FROM pg_locks lock JOIN pg_stat_activity activity USING (pid)
       WHERE lock.locktype = 'advisory' AND lock.granted AND lock.classid = 0 AND lock.objid = $1`,
      [OWNER_LOCK],
    );
    const owner = rows[0]?.owner.replace(/^badger /, '') ?? 'unknown process';
    throw new DatabaseStartError(
      `Another Badger is using this data folder (${owner}): ${cluster.dataFolder}. Nothing was changed. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  }
}

/** Creates the server's own role and database where they are missing. */
export async function ensureApplicationDatabase(client: pg.Client, cluster: Cluster): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
    [APPLICATION],
  );
  const name = client.escapeIdentifier(APPLICATION);
  if (!rows[0]?.role) {
    await client.query(
      `CREATE ROLE ${name} LOGIN PASSWORD ${client.escapeLiteral(cluster.secrets.password)}`,
    );
  }
  if (!rows[0]?.database) await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
}
