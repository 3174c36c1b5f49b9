import { createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { destination, pino } from 'pino';
import { DatabaseStartError } from './database/databaseStartError.ts';
import { NewerDatabaseError, UnreleasedDatabaseError } from './database/migrate.ts';
import { demoSignIns, type Platform, startPlatform } from './platform.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Time that requests under way get after SIGTERM before the process ends all the same. */
const STOP_DEADLINE_MS = 20_000;

/** A write for each line costs a tenth of a small request. */
const LOG_BUFFER_BYTES = 4096;
const LOG_FLUSH_MS = 200;

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Found out before anything is started, so that a taken port costs nothing. */
const requireFreePort = ({ host, port }: Settings) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

function explain(error: unknown, settings: Settings | undefined): string | undefined {
  if (
    error instanceof SettingsError ||
    error instanceof DatabaseStartError ||
    error instanceof NewerDatabaseError ||
    error instanceof UnreleasedDatabaseError
  )
    return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${settings?.port} is taken by another program. Stop that program, or start with another one: PORT=8081 npm start`;
  if (code === 'EACCES')
    return `Port ${settings?.port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`;
  return undefined;
}

function announce(settings: Settings): void {
  say(`Badger is ready: ${settings.publicUrl}/badger`);
  say(
    `Data: ${settings.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : settings.dataFolder}. Stop with Ctrl+C.`,
  );
  if (settings.publicUrl.startsWith('https:') && settings.trustedProxies.length === 0)
    say(
      'Proxy: TRUSTED_PROXIES is not set, so all callers behind a proxy count as one address and share its limits.',
    );
  if (!settings.mail.smtpUrl)
    say(
      'Mail: SMTP_URL is not set, so mails are not sent. They can be read in the table mails of the database.',
    );
  if (!settings.demo || settings.externalIssuer) return;
  say('\nDemo accounts (for trying it out only; DEMO=false starts without them):');
  for (const { email, password, role } of demoSignIns())
    say(`  ${email.padEnd(34)} ${password}   ${role.fallback}`);
}

/** From the first moment on: a signal during the start waits for the start, so that no database is left behind. */
function stopOnSignals(starting: Promise<Platform>, log: FastifyBaseLogger): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    starting
      .then(platform => platform.close())
      .then(
        () => process.exit(0),
        error => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  // SIGHUP comes when the terminal is closed; Node would end at once and leave the database running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Lines are written together: at once when there are many, else after a moment, and when the process ends. */
function openLog() {
  const log = destination({ fd: 2, sync: false, minLength: LOG_BUFFER_BYTES });
  setInterval(() => log.flush(), LOG_FLUSH_MS).unref();
  return log;
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  // Logs are written to standard error, one JSON line each; messages for people to standard output.
  const log = pino({ level: settings.logLevel }, openLog()) as FastifyBaseLogger;
  await requireFreePort(settings);
  const starting = startPlatform(settings, log);
  stopOnSignals(starting, log);
  const platform = await starting;
  await platform.app.listen({ port: settings.port, host: settings.host });
  announce(settings);
} catch (error) {
  const told = explain(error, settings);
  complain(told ?? `Badger could not start: ${(error as Error).stack ?? error}`);
  process.exit(told ? 2 : 1);
}
