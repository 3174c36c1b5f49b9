import { relative } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { ActiveSessions } from './access/activeSessions.ts';
import {
  embeddedPrincipals,
  externalPrincipals,
  forgetClosedIdentities,
  withActiveSession,
} from './access/principals.ts';
import { discoverProvider } from './access/providerDiscovery.ts';
import { createTokenVerifier } from './access/tokenVerifier.ts';
import { createApp } from './app.ts';
import { makeNextAuditMonths } from './database/auditMonths.ts';
import { openDatabase, waitForDatabase } from './database/connection.ts';
import { startEmbeddedPostgres } from './database/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './database/migrate.ts';
import { watchStatements } from './database/watchStatements.ts';
import { SESSION_ENDS } from './events/liveEvents.ts';
import { NotificationConnection } from './events/notifications.ts';
import { HEAVY_CONNECTIONS } from './http/heavyReads.ts';
import { forgetIdempotencyKeys } from './http/idempotency.ts';
import { createAccount } from './identity/accounts.ts';
import { createEmbeddedVerifier } from './identity/embeddedVerifier.ts';
import { loadIdentityKeys } from './identity/keys.ts';
import { makeSetUpLink } from './identity/setUpLinks.ts';
import { isSessionActive } from './identity/storage.ts';
import { createJobRunner, type JobRunner } from './jobs/jobRunner.ts';
import { forgetJobs } from './jobs/jobStore.ts';
import { startMailSender } from './mail/mailSender.ts';
import { hasAdministrator } from './modules/admin/index.ts';
import { JOB_WORKERS } from './modules/jobWorkers.ts';
import { forgetInvitationSends } from './modules/organizations/index.ts';
import { forgetDeliveries } from './modules/tool-connections/index.ts';
import { disableDemoAccounts, usableDemoAccounts } from './seed/demoAccess.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/demoPeople.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { seedReference } from './seed/seedReference.ts';
import type { Settings } from './settings.ts';
import { type Sweep, startSweeper } from './startSweeper.ts';
import { openStorage } from './storage/openStorage.ts';
import { sweepIncoming } from './storage/receiveFile.ts';
import { sweepFiles } from './storage/storedFiles.ts';
import { DiskSpace } from './telemetry/diskSpace.ts';
import { tellStatements } from './telemetry/slowStatements.ts';
import { VERSION } from './version.ts';

export interface Platform {
  app: FastifyInstance;
  pool: Pool;
  heavyPool: Pool;
  /** Started when the server listens. */
  jobs: JobRunner;
  /** What whoever starts it should be told. */
  notes: StartNotes;
  /** Answers what is under way, then closes server, connections and, where it is ours, the database. */
  close(): Promise<void>;
}

export interface StartNotes {
  /** PostgreSQL's own folder, where it is not in the data folder. */
  databaseElsewhere: string | undefined;
  /** Demo accounts that can sign in; those whose password is public were disabled where the demo is off. */
  demo: { signIns: ReturnType<typeof demoSignIns>; disabled: string[] };
  /** Nobody administers the platform: under this address somebody becomes its administrator, where we sign people in. */
  firstAdministrator: { link: string | undefined } | undefined;
}

/** How long an external database may take to answer at start. */
const DATABASE_DEADLINE_MS = 10_000;

/** Shown on the sign-in page and printed at start, with the word "demo" beside them. */
export const demoSignIns = () =>
  DEMO_ACCOUNTS.map(({ email, purpose }) => ({ email, password: DEMO_PASSWORD, role: purpose }));

async function openStore(settings: Settings, log: FastifyBaseLogger, signal?: AbortSignal) {
  const { dataFolder, isDataFolderChosen } = settings;
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataFolder,
        isFolderChosen: isDataFolderChosen,
        log: line => log.info(line),
        ...(signal && { signal }),
      });
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  if (!embedded) await waitForDatabase(url, DATABASE_DEADLINE_MS);
  // The start is called off: statements under way are cut off, and their transactions with them.
  signal?.addEventListener('abort', () => void embedded?.stop(), { once: true });
  if (signal?.aborted) {
    await embedded?.stop();
    signal.throwIfAborted();
  }
  const onConnectionLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  const database = openDatabase(url, { max: settings.databaseConnections, onConnectionLost });
  // Who waits for seconds anyway may wait for a connection too.
  const heavy = openDatabase(url, {
    max: HEAVY_CONNECTIONS,
    connectionTimeoutMs: 30_000,
    // On a new connection the figures of a small project take four times as long: all its statements are planned again.
    idleTimeoutMs: 300_000,
    standsBehind: true,
    onConnectionLost,
  });
  return {
    pool: database.pool,
    heavyPool: heavy.pool,
    elsewhere:
      embedded && relative(dataFolder, embedded.directory).startsWith('..') ? embedded.directory : undefined,
    async close() {
      await Promise.all([database.close(), heavy.close()]);
      await embedded?.stop();
    },
  };
}

/** Who signs people in, and how their tokens are checked. */
async function tokenChecks(settings: Settings, pool: Pool, notifications: NotificationConnection) {
  const { externalIssuer, oidc } = settings;
  if (externalIssuer) {
    const provider = discoverProvider(externalIssuer, oidc.clientId);
    return {
      verifyToken: createTokenVerifier({
        issuer: externalIssuer,
        audience: oidc.audience,
        clientId: oidc.clientId,
        keys: provider.keys,
      }),
      principals: externalPrincipals(pool, provider.fetchUserinfo),
      signInClient: provider.signInClient,
    };
  }
  const sessions = new ActiveSessions({
    isActive: sessionId => isSessionActive(pool, sessionId),
    isTold: () => notifications.isOpen,
  });
  const forget = () => sessions.forget();
  notifications.tell({ channels: [SESSION_ENDS], onNotification: forget, onRestored: forget });
  return {
    verifyToken: createEmbeddedVerifier(settings, await loadIdentityKeys(pool, settings.keysSecret)),
    principals: withActiveSession(embeddedPrincipals, sessions),
  };
}

/** Demo accounts and the first administrator: what depends on who is there already. */
async function preparePeople(settings: Settings, pool: Pool): Promise<Omit<StartNotes, 'databaseElsewhere'>> {
  const { demo, externalIssuer, publicUrl } = settings;
  if (demo) await seedDemo(pool, externalIssuer ? { settings } : { settings, createAccount });
  const disabled = demo ? [] : await disableDemoAccounts(pool);
  const usable = demo && !externalIssuer ? await usableDemoAccounts(pool) : new Set<string>();
  return {
    demo: { signIns: demoSignIns().filter(({ email }) => usable.has(email)), disabled },
    firstAdministrator: (await hasAdministrator(pool))
      ? undefined
      : { link: externalIssuer ? undefined : await makeSetUpLink(pool, publicUrl) },
  };
}

/**
 * Starts everything but the listening: database, schema, first data, server.
 * @param signal calls the start off
 * @throws DatabaseStartError, NewerDatabaseError with a message that a person can act on
 */
export async function startPlatform(
  settings: Settings,
  log: FastifyBaseLogger,
  signal?: AbortSignal,
): Promise<Platform> {
  const store = await openStore(settings, log, signal);
  const tracing =
    settings.tracing && (await import('./telemetry/tracing.ts')).startTracing(settings.tracing, VERSION, log);
  const watch = tellStatements({ log, slowMs: settings.slowStatementMs, tracing });
  for (const pool of [store.pool, store.heavyPool]) watchStatements(pool, watch);
  const notifications = new NotificationConnection(store.pool, log);
  const disk = new DiskSpace({
    folder: settings.dataFolder,
    reserve: settings.diskReserve,
    holdsDatabase: settings.databaseUrl === undefined,
    log,
  });
  try {
    await disk.watch();
    await migrateDatabase(store.pool);
    await seedReference(store.pool, log);
    const people = await preparePeople(settings, store.pool);
    // Those who check tokens are told first that a session has ended, then the streams that were opened with it.
    const app = await createApp({
      settings,
      pool: store.pool,
      heavyPool: store.heavyPool,
      log,
      notifications,
      disk,
      tracing,
      version: VERSION,
      ...(await tokenChecks(settings, store.pool, notifications)),
      demoAccounts: people.demo.signIns,
    });
    const files = openStorage(settings);
    const jobs = createJobRunner({
      pool: store.pool,
      log,
      notifications,
      files,
      dataFolder: settings.dataFolder,
      workers: JOB_WORKERS,
      atOnce: settings.jobsAtOnce,
    });
    // Nobody waits for a job before the server answers.
    app.addHook('onListen', async () => jobs.start());
    if (!settings.externalIssuer) await notifications.open();
    const { smtpUrl, from } = settings.mail;
    const sender = smtpUrl ? startMailSender({ pool: store.pool, log, smtpUrl, from }) : undefined;
    const sweeps: Sweep[] = [
      { what: 'old exports', done: 'removed', run: () => forgetJobs(store.pool) },
      { what: 'files without a record', done: 'removed', run: () => sweepFiles(store.pool, files) },
      { what: 'files that broke off', done: 'removed', run: () => sweepIncoming(settings.dataFolder) },
      { what: 'ends of accounts', done: 'removed', run: () => forgetClosedIdentities(store.pool) },
      { what: 'counted invitations', done: 'removed', run: () => forgetInvitationSends(store.pool) },
      { what: 'old answers to keys', done: 'removed', run: () => forgetIdempotencyKeys(store.pool) },
      {
        what: 'old calls of tools',
        done: 'removed',
        run: () => forgetDeliveries(store.pool, settings.toolDeliveryDays),
      },
      { what: 'months of the audit trail', done: 'made', run: () => makeNextAuditMonths(store.pool) },
    ];
    // A process that answers nobody, such as a command, sweeps nothing.
    let sweeper: ReturnType<typeof startSweeper> | undefined;
    app.addHook('onListen', async () => {
      sweeper = startSweeper(sweeps, log);
    });
    return {
      app,
      pool: store.pool,
      heavyPool: store.heavyPool,
      jobs,
      notes: { ...people, databaseElsewhere: store.elsewhere },
      async close() {
        // Work is given back at once, while requests are still being answered.
        await Promise.all([jobs.close(), app.close()]);
        await notifications.close();
        await sender?.close();
        await sweeper?.close();
        disk.close();
        await store.close();
        await tracing?.close();
      },
    };
  } catch (error) {
    await notifications.close();
    disk.close();
    await store.close();
    await tracing?.close();
    throw error;
  }
}
