import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeEmbeddedPostgres } from '../../../server/database/embedded/startEmbeddedPostgres.ts';
import { keepLog } from '../keptLogs.ts';
import { createDatabaseFromTemplate, createTemplate, startTestPostgres } from '../postgres.ts';
import { type Exit, type ServerProcess, startServer } from '../serverProcess.ts';

/** A whole installation of its own: server process, database, demo data. */
export interface Instance {
  url: string;
  /** Stops the process as Ctrl+C does, waits for its end and starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Stops the process and removes the data. @returns how the process ended */
  remove(): Promise<Exit>;
}

const EMPTY_TEMPLATE = 'empty';
const silent = () => {};

/**
 * Starts the product on a free port, on a data folder of its own or, with TEST_DATABASE_URL, on a database of its own
 * over there.
 * @param settings environment variables of this installation
 */
export async function startInstance(settings: Record<string, string> = {}): Promise<Instance> {
  const folder = await mkdtemp(join(tmpdir(), 'badger-e2e-'));
  const database = process.env.TEST_DATABASE_URL ? await createOwnDatabase() : undefined;
  const port = await freePort();
  // What the developer's own environment says about an installation must not reach this one.
  const environment = {
    DATABASE_URL: database?.url ?? '',
    PUBLIC_URL: '',
    HOST: '',
    TRUSTED_PROXIES: '',
    // All journeys come from one address.
    REQUESTS_PER_MINUTE: '1000000',
    OIDC_ISSUER: '',
    OIDC_CLIENT_ID: '',
    DEMO: '',
    COMPANY: '',
    ENVIRONMENT: '',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const start = async () => (await startServer({ port, folder, environment })).server;
  let server: ServerProcess = await start();
  return {
    url: server.url,
    restart: async () => {
      await server.end('SIGTERM');
      server = await start();
    },
    remove: async () => {
      const exit = await server.end('SIGTERM');
      keepLog([server.complained()]);
      await database?.drop();
      await removeEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: silent });
      await rm(folder, { recursive: true, force: true });
      return exit;
    },
  };
}

/** An empty database on the server of TEST_DATABASE_URL; `drop` leaves nothing behind. */
async function createOwnDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const postgres = await startTestPostgres();
  await createTemplate(postgres.url, EMPTY_TEMPLATE, async () => {});
  const { url } = await createDatabaseFromTemplate(postgres.url, EMPTY_TEMPLATE);
  return { url, drop: postgres.stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
