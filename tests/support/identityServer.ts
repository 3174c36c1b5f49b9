import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '../../server/database/connection.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { createAccount } from '../../server/identity/accounts.ts';
import { type IdentityOptions, identityPlugin } from '../../server/identity/plugin.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { createDatabaseFromTemplate, createTemplate } from './postgres.ts';

export interface IdentityServer {
  baseUrl: string;
  settings: Settings;
  /** What the server logged, one JSON text a line. */
  logged: string[];
  close(): Promise<void>;
}

/** Many ask at once here; on a busy machine the last of them waits long, and that is no fault. */
const WAIT_FOR_CONNECTION_MS = 60_000;

/** A database of its own for a test file: the schema, and nobody in it. */
export async function startIdentityDatabase(): Promise<{ pool: Pool; url: string; stop(): Promise<void> }> {
  const postgresUrl = inject('postgresUrl');
  const template = `identity_${randomBytes(4).toString('hex')}`;
  await createTemplate(postgresUrl, template, async url => {
    const empty = openDatabase(url);
    await migrateDatabase(empty.pool);
    await empty.close();
  });
  const database = await createDatabaseFromTemplate(postgresUrl, template);
  const { pool, close } = openDatabase(database.url, {
    max: 20,
    connectionTimeoutMs: WAIT_FOR_CONNECTION_MS,
  });
  return {
    pool,
    url: database.url,
    async stop() {
      await close();
      await database.drop();
    },
  };
}

/** The OpenID provider alone on a free port, as the server mounts it. */
export async function startIdentityServer(
  pool: Pool,
  options: Partial<Pick<IdentityOptions, 'demoAccounts' | 'signInsPerMinute'>> = {},
  environment: Record<string, string> = {},
): Promise<IdentityServer> {
  // The port must be known before the provider is made: its issuer carries it.
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ PUBLIC_URL: `http://127.0.0.1:${port}`, DEMO: 'true', ...environment });
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'info', stream: { write: line => logged.push(line) } },
    serverFactory: handler => server.on('request', handler),
  });
  await app.register(identityPlugin, {
    settings,
    pool,
    log: app.log,
    demoAccounts: [],
    signInsPerMinute: 1000,
    ...options,
  });
  await app.ready();
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    settings,
    logged,
    async close() {
      server.closeAllConnections();
      await app.close();
      await new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}

let created = 0;

/** A user with a sign-in. @returns what to sign in with, and the user's uuid */
export async function createUser(pool: Pool): Promise<{ userUuid: string; email: string; password: string }> {
  created += 1;
  const email = `ana.${created}@example.com`;
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into users (email, first_name, last_name) values ($1, 'Ana', 'Kovač') returning uuid`,
    [email],
  );
  const userUuid = rows[0]?.uuid ?? '';
  const password = `correct horse ${created}`;
  await createAccount(pool, { userUuid, email, password });
  return { userUuid, email, password };
}

/** Database and provider of a test file, from its first line until its last test. */
export async function openIdentity() {
  const database = await startIdentityDatabase();
  const server = await startIdentityServer(database.pool);
  afterAll(async () => {
    await server.close();
    await database.stop();
  });
  return { database, server };
}
