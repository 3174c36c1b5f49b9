import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLargeProject } from '../support/benchLargeProject.ts';
import { BenchSession } from '../support/benchProject.ts';
import { credentialsOf, type Person } from '../support/e2e/people.ts';
import { percentile } from '../support/hostile/crowd.ts';
import { KeepAliveClient } from '../support/keepAliveClient.ts';
import {
  databaseOf,
  findFreePort,
  removeServerFolder,
  type ServerProcess,
  startServer,
  withDatabaseOf,
} from '../support/serverProcess.ts';
import { signInForTokens } from '../support/signIn.ts';

/** S12: large lists, long texts and many worksheets at once, on a server process of their own. */
const LISTS = [
  'hazards',
  'functions',
  'malfunctions',
  'exposure-situations',
  'hazardous-events',
  'safety-targets',
  'rrms',
  'ceas',
];
const PEOPLE: Person[] = ['lead', 'engineer', 'voter', 'approver', 'viewer', 'admin', 'owner'];

let folder: string;
let server: ServerProcess;
let session: BenchSession;
let tokens: string[];
let large: string;
let middle: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'badger-lists-'));
  ({ server } = await startServer({
    port: await findFreePort(),
    folder,
    environment: { DATABASE_URL: '', PUBLIC_URL: '', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
  }));
  session = new BenchSession(server.url);
  const { url = '' } = (await databaseOf(folder)) ?? {};
  ({ uuid: large } = await createLargeProject(session, url, 'Twenty thousand', 20_000));
  ({ uuid: middle } = await createLargeProject(session, url, 'A thousand', 1000));
  tokens = [];
  for (const person of PEOPLE)
    tokens.push((await signInForTokens(server.url, credentialsOf(person))).accessToken);
  await withDatabaseOf(folder, client =>
    client.query(
      `insert into project_members (project_uuid, user_uuid, role)
       select p, u.uuid, 'VIEWER' from unnest($1::uuid[]) p, users u where u.email like any($2) on conflict do nothing`,
      [[large, middle], PEOPLE.map(person => `${person}@%`)],
    ),
  );
});
afterAll(async () => {
  await server?.end();
  await removeServerFolder(folder);
});

/** What was measured, for docs/security.md. */
const say = (text: string) => process.stdout.write(`${text}\n`);

const residentMb = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })) / 1024;

interface Answer {
  status: number;
  ms: number;
  bytes: number;
}
async function ask(path: string, token = tokens[0] ?? ''): Promise<Answer> {
  const start = performance.now();
  const client = await KeepAliveClient.open(server.url);
  const { status, bytes } = await client.request('GET', `/v1/user-api/${path}`, token);
  client.close();
  return { status, bytes, ms: performance.now() - start };
}
const p95 = (answers: Answer[]) =>
  Math.round(
    percentile(
      answers.map(({ ms }) => ms),
      95,
    ),
  );
const tokenOf = (index: number) => tokens[index % tokens.length] ?? '';

/** Runs work beside lists of others, one after the other. @returns what those took, and the most memory meanwhile */
async function besides<T>(work: Promise<T>) {
  let isOver = false;
  let mostMb = residentMb();
  const others: Answer[] = [];
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    others.push(await ask('projects', tokenOf(1)));
    mostMb = Math.max(mostMb, residentMb());
  }
  return { result: await done, others, mostMb };
}

describe('20 lists of 20,000 hazards at once', () => {
  it('take less than 500 MB, and nobody else is refused', async () => {
    const before = residentMb();
    const crowd = Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask(`hazards?projectUuid=${large}&limit=20000`, tokenOf(index)),
      ),
    );
    const { result, others, mostMb } = await besides(crowd);
    say(
      `20 lists of 20,000: ${Math.round((result[0]?.bytes ?? 0) / 1e6)} MB each, all in ${Math.round(Math.max(...result.map(({ ms }) => ms)))} ms, ` +
        `${Math.round(before)} to ${Math.round(mostMb)} MB; others p95 ${p95(others)} ms`,
    );
    expect([...new Set(result.map(({ status }) => status))]).toEqual([200]);
    expect([...new Set(others.map(({ status }) => status))], server.complained().slice(-2000)).toEqual([200]);
    expect(mostMb).toBeLessThan(500);
  });
});

describe('30 people who open a worksheet of 1,000 hazards at once', () => {
  it('all get it', async () => {
    for (const round of ['first', 'second']) {
      const start = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, person) =>
          Promise.all(LISTS.map(list => ask(`${list}?projectUuid=${middle}&limit=20000`, tokenOf(person)))),
        ),
      );
      const statuses = answers.flat().map(({ status }) => status);
      const opened = answers.map(lists => ({
        status: 200,
        bytes: 0,
        ms: Math.max(...lists.map(({ ms }) => ms)),
      }));
      say(
        `30 worksheets of 1,000, ${round}: p95 ${p95(opened)} ms, all in ${Math.round(performance.now() - start)} ms, ${statuses.filter(status => status === 429).length} refused`,
      );
      expect([...new Set(statuses)], round).toEqual([200]);
    }
  });
});

describe('a search through 5,000 hazards with long texts', () => {
  it('ends in less than two seconds, whatever it looks for', async () => {
    await withDatabaseOf(folder, client =>
      client.query(
        `update hazards set description = (select string_agg(md5(g::text || code), ' ') from generate_series(1, 120) g)
         where project_uuid = $1 and uuid in (select uuid from hazards where project_uuid = $1 limit 5000)`,
        [large],
      ),
    );
    for (const words of ['zz', 'a'.repeat(199), `${'ab'.repeat(99)}c`, 'e']) {
      const { status, ms } = await ask(`hazards?projectUuid=${large}&limit=50&search=${words}`);
      say(`search of ${words.length} letters: ${status} in ${Math.round(ms)} ms`);
      expect(status, words).toBe(200);
    }
  });
});
