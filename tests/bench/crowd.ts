import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createLargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { quantile } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { startHaproxy } from '../support/haproxy.ts';
import { startServer } from '../support/serverProcess.ts';
import type { BenchContext } from './context.ts';
import { makeUsers, tokensOf } from './live.ts';
import { peopleAtWork } from './peopleAtWork.ts';

const PEOPLE = 200;
const HAZARDS = 5_000;
const PROXY_CONFIG = 'deploy/haproxy/several-processes.cfg';
const POLL_MS = 50;

/** The proxy as `deploy/haproxy` has it, without TLS, before servers on this machine. @returns ends it */
async function startProxy(port: number, servers: readonly string[]): Promise<() => Promise<void>> {
  let config = await readFile(PROXY_CONFIG, 'utf8');
  config = config.replace(/bind :443 .*/, `bind 127.0.0.1:${port}`);
  for (const [index, url] of servers.entries())
    config = config.replace(`badger-${index + 1}.example:8080`, new URL(url).host);
  return startHaproxy(config);
}

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/ready`).then(
      answer => answer.ok,
      () => false,
    );
  while (!(await isReady())) await delay(POLL_MS);
}

/** Two hundred people, each with an account of their own, through HAProxy on two processes on one database. */
export async function benchCrowd(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick, minutes, folder, port } = context;
  const hazards = quick ? HAZARDS / 10 : HAZARDS;
  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: context.server.url,
    TRUSTED_PROXIES: 'loopback',
    REQUESTS_PER_MINUTE: '10000000',
  };
  const { server } = await startServer({ folder, port: port + 5, environment });
  const proxyPort = port + 6;
  const url = `http://localhost:${proxyPort}`;
  const stopProxy = await startProxy(proxyPort, [context.server.url, server.url]);
  try {
    await untilReady(url);
    const project = await createLargeProject(session, databaseUrl, `${PEOPLE} people`, hazards);
    const { times, wrong } = await withDatabase(databaseUrl, async pool => {
      const users = await makeUsers(pool, context.server.url, [url], project, { count: PEOPLE });
      const work = await peopleAtWork({
        databaseUrl,
        url,
        project: project.uuid,
        hazards,
        people: PEOPLE,
        minutes,
        token: tokensOf(users),
      });
      return work();
    });
    const at = (share: number) => Math.round(quantile(times, share));
    return [
      {
        name: `${PEOPLE} people on ${hazards} hazards, 2 processes behind HAProxy, ${minutes} min, p95`,
        product: `${at(0.95)} ms`,
        goal: 'no error',
        reached: wrong.length === 0,
        note: `p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)} ms; ${times.length} calls, ${wrong.length} errors`,
      },
    ];
  } finally {
    await stopProxy();
    await server.end();
  }
}
