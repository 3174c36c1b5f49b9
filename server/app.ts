import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Configuration } from 'openid-client';
import type { Pool } from 'pg';
import type { Principals } from './access/principals.ts';
import type { VerifiedToken } from './access/tokenVerifier.ts';
import { adminPlugin } from './content/admin/adminPlugin.ts';
import { contentPlugin } from './content/contentPlugin.ts';
import { documentationPlugin } from './documentation/documentationPlugin.ts';
import { LiveEvents } from './events/liveEvents.ts';
import type { NotificationConnection } from './events/notifications.ts';
import { apiPlugin } from './http/apiPlugin.ts';
import { installErrorHandling, refuseAddress, unknownAddress } from './http/errorHandling.ts';
import { refuseLongBoundaries } from './http/formBoundary.ts';
import { withOneImageName } from './http/imageAddress.ts';
import { limitRequests } from './http/requestLimits.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { SharedCounts } from './http/sharedCounts.ts';
import { webAppPlugin } from './http/webApp.ts';
import type { DemoAccount } from './identity/pages/signInPage.ts';
import { identityPlugin } from './identity/plugin.ts';
import { createSetUps } from './modules/admin/index.ts';
import { handlers } from './modules/handlers.ts';
import { createInvitations } from './modules/organizations/index.ts';
import { PROJECT_ROLE_PERMISSIONS, rolesWith } from './modules/permissions/permissionRules.ts';
import { recordTypes } from './modules/recordTypes.ts';
import { demoProjects } from './seed/demoProjects.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage/openStorage.ts';
import { keepCurrentRequest } from './telemetry/currentRequest.ts';
import type { DiskSpace } from './telemetry/diskSpace.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { serveMetrics } from './telemetry/metricsPlugin.ts';
import { traceIdOf } from './telemetry/traceId.ts';
import type { Tracing } from './telemetry/tracing.ts';

export interface Dependencies {
  settings: Settings;
  pool: Pool;
  /** For requests that take seconds (http/heavyReads.ts). */
  heavyPool: Pool;
  log: FastifyBaseLogger;
  notifications: NotificationConnection;
  disk: DiskSpace;
  tracing: Tracing | undefined;
  version: string;
  verifyToken: (token: string) => Promise<VerifiedToken>;
  principals: Principals;
  /** Where people sign in at an external provider; left out, the embedded one is asked. */
  signInClient?: () => Promise<Configuration>;
  /** Told on the embedded provider's sign-in page. */
  demoAccounts: DemoAccount[];
}

/** Header and address fields that must never reach the log. */
function pathOf({ url, params }: FastifyRequest): string | undefined {
  const path = url.split('?')[0];
  const values = Object.entries((params ?? {}) as Record<string, unknown>);
  // Addresses of people are theirs; what else stands in a path are uuids.
  const email = values.find(([name]) => name === 'email');
  return email ? path?.split('/').slice(0, -1).concat(':email').join('/') : path;
}

const IDLE_CHECK_MS = 50;

/**
 * A browser keeps its connection for a minute after an answer. Those that are idle when the server closes are closed
 * with it; those that were just being answered have to be closed after that, or the end would wait for them. It also
 * opens connections in advance, which Node does not count as idle as long as nothing was asked on them.
 */
function closeConnectionsWithServer(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on('connection', socket => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  const closeUnneeded = () => {
    app.server.closeIdleConnections();
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(closeUnneeded, IDLE_CHECK_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}

/**
 * The whole platform as one HTTP server: web app, /v1, glossary service and, unless another is configured, the
 * OpenID provider. It keeps no state of its own; any number of these processes may share one database.
 */
export async function createApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings, pool, heavyPool, log, version } = dependencies;
  const headers = securityHeaders({
    // Pages set their own; answers of /v1 are never documents.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: settings.publicUrl.startsWith('https://') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
  });
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: settings.bodyLimit,
    // A whole upload of the largest size at 1.5 Mbit/s; headers have a minute.
    requestTimeout: 300_000,
    // For what hangs: compiling the contract takes longer than the usual 10 s on a machine that is busy enough.
    pluginTimeout: 120_000,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Whoever else sends X-Forwarded-For could be any number of addresses.
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: refuseAddress(headers),
    rewriteUrl: request => withOneImageName(request.url ?? '/'),
  });
  keepCurrentRequest(app);
  dependencies.tracing?.traceRequests(app);
  installErrorHandling(app);
  closeConnectionsWithServer(app);
  let metrics: Metrics | undefined;
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId, isPolled } = request.routeOptions.config;
    const level = isPolled && reply.statusCode < 400 ? 'debug' : 'info';
    const trace = traceIdOf(request.headers.traceparent);
    metrics?.observe(operationId ?? 'other', request.method, reply.statusCode, reply.elapsedTime / 1000);
    request.log[level](
      {
        method: request.method,
        path: pathOf(request),
        ...(trace && { trace }),
        ...(operationId && { operation: operationId }),
        ...(request.userUuid && { user: request.userUuid }),
        ...(request.apiToken && { apiToken: request.apiToken.uuid }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  await app.register(compress, { threshold: 1024, encodings: ['zstd', 'br', 'gzip'] });

  app.get('/health', { config: { isPolled: true } }, async () => ({ status: 'ok', version }));
  app.get('/ready', { config: { isPolled: true } }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'not ready');
      return reply.status(503).send({ status: 'not ready', reason: 'The database cannot be reached.' });
    }
  });

  const reading = [rolesWith('project.read'), rolesWith('analysis.read')];
  const live = await LiveEvents.start({ pool, log, connection: dependencies.notifications, reading });
  // Before the server waits for its connections: a stream has no end of its own.
  app.addHook('preClose', async () => live.close());
  if (settings.metricsToken) {
    metrics = createMetrics({
      pool,
      heavyPool,
      disk: dependencies.disk,
      version,
      streams: () => live.openStreams,
    });
    serveMetrics(app, metrics, settings.metricsToken);
  }

  const counts = settings.severalProcesses ? new SharedCounts(pool, log) : undefined;
  app.addHook('onClose', async () => counts?.close());
  await app.register(async limited => {
    await limitRequests(limited, settings, counts?.store);
    refuseLongBoundaries(limited);
    await limited.register(async v1 => {
      await v1.register(documentationPlugin, { settings, signInClient: dependencies.signInClient });
      await v1.register(apiPlugin, {
        pool,
        heavyPool,
        settings,
        files: openStorage(settings),
        disk: dependencies.disk,
        live,
        demos: demoProjects,
        handlers,
        types: recordTypes,
        projectRoles: PROJECT_ROLE_PERMISSIONS,
        verifyToken: dependencies.verifyToken,
        principals: dependencies.principals,
      });
      v1.all('/v1/*', unknownAddress);
    });
    await limited.register(contentPlugin, {
      pool,
      verifyToken: dependencies.verifyToken,
      principals: dependencies.principals,
    });
    await limited.register(adminPlugin, {
      settings,
      pool,
      verifyToken: dependencies.verifyToken,
      principals: dependencies.principals,
      signInClient: dependencies.signInClient,
    });
    if (!settings.externalIssuer)
      await limited.register(identityPlugin, {
        settings,
        pool,
        log,
        counts: counts?.store,
        demoAccounts: dependencies.demoAccounts,
        invitations: createInvitations(pool),
        setUps: createSetUps(pool),
      });
  });
  await app.register(webAppPlugin, { settings, version });
  return app;
}
