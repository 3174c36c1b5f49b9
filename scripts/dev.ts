import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';

/**
 * `npm run dev`: the server restarts and the web app reloads when their sources change. The browser talks to Vite,
 * which passes everything but the web app on to the server, so the public address is Vite's.
 *
 * `node --watch` would restart the server too, but its own process stays behind when this one is killed.
 */
const { PORT = '8080', WEB_PORT = '5173', ENVIRONMENT = 'DEV' } = process.env;
const SERVER_SOURCES = ['server', 'domain', 'glossary', 'openapi/bundled'];
/** An editor or a generator writes several files at a time. */
const SETTLE_MS = 100;

const environment = { ...process.env, PORT, ENVIRONMENT, PUBLIC_URL: `http://localhost:${WEB_PORT}` };
const run = (program: string, ...args: string[]) =>
  spawn(process.execPath, ['--import', './scripts/endWithParent.ts', program, ...args], {
    stdio: 'inherit',
    env: environment,
  });
const startServer = () => run('server/main.ts');

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

if (process.env.npm_lifecycle_event) await import('./endWithParent.ts');
const web = run('node_modules/vite/bin/vite.js', '--port', WEB_PORT, '--strictPort');
let server = startServer();
let restarted = Promise.resolve();
let isStopping = false;
let settling: NodeJS.Timeout | undefined;

async function restart(): Promise<void> {
  await end(server);
  if (!isStopping) server = startServer();
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await restarted;
  await Promise.all([end(web), end(server)]);
  process.exit(code);
}

// A server that ended by itself, over a syntax error for example, waits for the next change.
for (const folder of SERVER_SOURCES.filter(folder => existsSync(folder)))
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      restarted = restarted.then(restart);
    }, SETTLE_MS);
  });
web.on('exit', code => void stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
