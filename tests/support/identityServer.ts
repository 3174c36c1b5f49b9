import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import fastify from 'fastify';
import pg from 'pg';
import * as identitySchema from '../../server/database/schema/identity.ts';
import { users } from '../../server/database/schema/platform.ts';
import { createAccount } from '../../server/identity/accounts.ts';
import { type IdentityOptions, identityPlugin } from '../../server/identity/plugin.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { createDatabaseFromTemplate, createTemplate, startTestPostgres } from './postgres.ts';

export interface IdentityServer {
  baseUrl: string;
  settings: Settings;
  /** What the server logged, one JSON text a line. */
  logged: string[];
  close(): Promise<void>;
}

/** A database that holds the tables of the OpenID provider and its users, empty. */
export async function startIdentityDatabase(): Promise<{
  pool: pg.Pool;
  url: string;
  stop(): Promise<void>;
}> {
  const postgres = await startTestPostgres();
  await createTemplate(postgres.url, 'identity', async url => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const schema = { ...identitySchema, users };
    for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))) {
      await client.query(statement);
    }
    await client.end();
  });
  const database = await createDatabaseFromTemplate(postgres.url, 'identity');
  const pool = new pg.Pool({ connectionString: database.url, max: 20 });
  pool.on('error', () => {});
  return {
    pool,
    url: database.url,
    async stop() {
      await pool.end();
      await database.drop();
      await postgres.stop();
    },
  };
}

/** The OpenID provider alone on a free port, as the server mounts it. */
export async function startIdentityServer(
  pool: pg.Pool,
  options: Partial<Pick<IdentityOptions, 'demoAccounts' | 'signInsPerMinute'>> = {},
  environment: Record<string, string> = {},
): Promise<IdentityServer> {
  // The port must be known before the provider is made: its issuer carries it.
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ PUBLIC_URL: `http://127.0.0.1:${port}`, ...environment });
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
export async function createUser(
  pool: pg.Pool,
): Promise<{ userUuid: string; email: string; password: string }> {
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
