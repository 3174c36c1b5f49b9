import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { loadIdentityKeys, SIGNING_ALGORITHM } from '../../server/identity/keys.ts';
import { startPlatform } from '../../server/platform.ts';
import { DEMO_ACCOUNTS } from '../../server/seed/demoPeople.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { ExerciseLog, listenToRequests, watchedPool } from './exercised.ts';
import { TEMPLATE } from './globalSetup.ts';
import { keepLog } from './keptLogs.ts';
import { createDatabaseFromTemplate } from './postgres.ts';

/** The local part of a demo account's e-mail: lead, engineer, voter, approver, viewer, … */
export type Person = string;

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

export interface Call {
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  pool: Pool;
  /** Of requests that take seconds. */
  heavyPool: Pool;
  settings: Settings;
  /** What the server logged, one JSON text a line. */
  logged: string[];
  /** Calls /v1 as a demo person (undefined: nobody). */
  call<Body = unknown>(
    person: Person | undefined,
    method: string,
    path: string,
    call?: Call,
  ): Promise<Answer<Body>>;
  /** A real access token of the embedded provider's key, without going through the sign-in page. */
  tokenOf(userUuid: string, claims?: Record<string, unknown>): Promise<string>;
  userUuid(person: Person): string;
  /** Work in the queue is begun from now on, as when the server listens. */
  startJobs(): void;
  close(): Promise<void>;
}

/** `{ status: ['A','B'] }` → `status=A&status=B`, as the web app sends it. */
function queryText(query: Record<string, unknown> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) parameters.append(name, String(one));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The whole platform, in process, on a database of its own with the demo data in it. */
export async function createTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const database = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
  // A fast machine sends more in a minute than one caller may; tests of that limit set it.
  const settings = readSettings({
    DATABASE_URL: database.url,
    REQUESTS_PER_MINUTE: '1000000',
    DEMO: 'true',
    ...environment,
  });
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: line => void logged.push(line) }) as FastifyBaseLogger;
  const platform = await startPlatform(settings, log);
  // Tests send many requests at once; on a busy machine the last of them waits long for a connection, which is no fault.
  for (const { options } of [platform.pool, platform.heavyPool]) options.connectionTimeoutMillis = 60_000;
  const exercises = new ExerciseLog();
  listenToRequests(platform.app, exercises);
  const { signing } = await loadIdentityKeys(platform.pool);
  const jwk = signing.keys[0];
  if (!jwk) throw new Error('The provider has no signing key');
  const key = await importJWK(jwk, SIGNING_ALGORITHM);

  const userUuid = (person: Person) => {
    const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${person}@`));
    if (!account) throw new Error(`There is no demo account ${person}`);
    return account.userUuid;
  };

  const tokenOf = (subject: string, claims: Record<string, unknown> = {}) =>
    new SignJWT({ client_id: settings.oidc.clientId, scope: 'openid profile email', ...claims })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
      .setIssuer(settings.oidc.issuer)
      .setAudience(settings.oidc.audience ?? '')
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime((claims.exp as number | undefined) ?? '24h')
      .sign(key);

  const tokens = new Map<string, Promise<string>>();
  /** Good for longer than any test: those of an ended sign-in say when theirs ends. */
  const tokenFor = (person: Person) => {
    const known = tokens.get(person) ?? tokenOf(userUuid(person));
    tokens.set(person, known);
    return known;
  };

  return {
    app: platform.app,
    pool: watchedPool(platform.pool, exercises),
    heavyPool: platform.heavyPool,
    settings,
    logged,
    tokenOf,
    userUuid,
    startJobs: () => platform.jobs.start(),
    async call<Body>(
      person: Person | undefined,
      method: string,
      path: string,
      { query, body, headers = {} }: Call = {},
    ) {
      const authorization = person ? { authorization: `Bearer ${await tokenFor(person)}` } : {};
      const response = await platform.app.inject({
        method: method as 'GET',
        url: `/v1${path}${queryText(query)}`,
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const text = response.body;
      return {
        status: response.statusCode,
        headers: response.headers,
        body: (text ? JSON.parse(text) : undefined) as Body,
      };
    },
    async close() {
      exercises.write();
      await platform.close();
      keepLog(logged);
      await database.drop();
    },
  };
}
