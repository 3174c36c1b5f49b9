import { createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import sonicBoom from 'sonic-boom';
import { sentenceOf } from './explainStart.ts';
import { SET_UP_HOURS } from './identity/setUpLinks.ts';
import { placeOf } from './openForCommand.ts';
import { type Platform, type StartNotes, startPlatform } from './platform.ts';
import { readSettings, type Settings } from './settings.ts';

/** Time that requests under way get after SIGTERM before the process ends all the same. */
const STOP_DEADLINE_MS = 20_000;

/** A write for each line costs a tenth of a small request. */
const LOG_BUFFER_BYTES = 4096;
const LOG_FLUSH_MS = 200;
/** What is kept for somebody who reads slowly; beyond it lines are lost rather than memory. */
const LOG_KEPT_BYTES = 4_000_000;

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
  const sentence = sentenceOf(error);
  if (sentence) return sentence;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${settings?.port} is taken by another program. Stop that program, or start with another one: PORT=8081 npm start`;
  if (code === 'EACCES')
    return `Port ${settings?.port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST=${settings?.host} is no address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all of its addresses.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST=${settings?.host} is a name that this machine cannot look up. Use an address, such as 127.0.0.1 or 0.0.0.0.`;
  return undefined;
}

/** Who can sign in at a new installation, and who cannot any more. */
function announcePeople(settings: Settings, { demo, firstAdministrator }: StartNotes): void {
  if (demo.disabled.length > 0)
    say(
      `Demo: ${demo.disabled.length} demo accounts were disabled, because DEMO=false and their password is public. ` +
        'Their projects are still there.',
    );
  if (firstAdministrator?.link)
    say(
      `\nNobody administers this installation yet. Whoever opens this link does (good once, for ${SET_UP_HOURS} hours):\n  ${firstAdministrator.link}`,
    );
  else if (firstAdministrator)
    say(
      '\nNobody administers this installation yet. Name somebody who can sign in at your provider:\n' +
        '  npm run admin -- create-administrator --email ana@example.org',
    );
  if (demo.signIns.length === 0) return;
  const isOpen = settings.publicUrl.startsWith('https:') ? ' Whoever reaches this address can use them!' : '';
  say(`\nDemo accounts (for trying it out only; DEMO=false starts without them):${isOpen}`);
  for (const { email, password, role } of demo.signIns)
    say(`  ${email.padEnd(34)} ${password}   ${role.fallback}`);
}

function announce(settings: Settings, notes: StartNotes): void {
  say(`Badger is ready: ${settings.publicUrl}/badger`);
  say(`Data: ${placeOf(settings)}. Stop with Ctrl+C.`);
  if (notes.databaseElsewhere)
    say(
      `Database: ${notes.databaseElsewhere}, because only root can reach ${settings.dataFolder} and PostgreSQL does not run as root.`,
    );
  if (settings.publicUrl.startsWith('https:') && settings.trustedProxies.length === 0)
    say(
      'Proxy: TRUSTED_PROXIES is not set, so all callers behind a proxy count as one address and share its limits.',
    );
  if (!settings.mail.smtpUrl)
    say(
      'Mail: SMTP_URL is not set, so mails are not sent. They can be read in the table mails of the database.',
    );
  announcePeople(settings, notes);
}

/**
 * From the first moment on: a signal during the start calls it off and waits until the database that was being started is
 * gone. An external one rolls back what was under way when the process ends.
 */
function stopOnSignals(starting: Promise<Platform>, callOff: AbortController, log: FastifyBaseLogger): void {
  let stopping = false;
  let isStarted = false;
  starting.then(
    () => {
      isStarted = true;
    },
    () => {},
  );
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    if (!isStarted) {
      callOff.abort();
      if (settings?.databaseUrl) process.exit(0);
    }
    starting
      .then(platform => platform.close())
      .then(
        () => process.exit(0),
        error => {
          if (callOff.signal.aborted) process.exit(0);
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  // SIGHUP comes when the terminal is closed; Node would end at once and leave the database running.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/**
 * Lines are written together: at once when there are many, else after a moment, and when the process ends. pino's own
 * destination is an older version of this package, which never ends when it cannot write its last lines.
 */
function openLog() {
  const log = new sonicBoom.SonicBoom({
    fd: 2,
    sync: false,
    minLength: LOG_BUFFER_BYTES,
    maxLength: LOG_KEPT_BYTES,
    periodicFlush: LOG_FLUSH_MS,
  });
  log.on('error', () => {});
  process.on('exit', () => {
    try {
      log.flushSync();
    } catch {
      // Nobody reads it.
    }
  });
  return log;
}

/** Whoever reads along may go, as `head` does, or a terminal that is closed. The server stays until it is told to end. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

outliveReaders();
let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  // Logs are written to standard error, one JSON line each; messages for people to standard output.
  const log = pino({ level: settings.logLevel }, openLog()) as FastifyBaseLogger;
  await requireFreePort(settings);
  const callOff = new AbortController();
  const starting = startPlatform(settings, log, callOff.signal);
  stopOnSignals(starting, callOff, log);
  const platform = await starting.catch(error => {
    // Whoever called it off waits for the end of the database, not for an explanation.
    if (callOff.signal.aborted) return new Promise<never>(() => {});
    throw error;
  });
  await platform.app.listen({ port: settings.port, host: settings.host });
  announce(settings, platform.notes);
} catch (error) {
  const told = explain(error, settings);
  complain(told ?? `Badger could not start: ${(error as Error).stack ?? error}`);
  process.exit(told ? 2 : 1);
}
