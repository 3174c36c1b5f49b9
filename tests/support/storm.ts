import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/seed/demoPeople.ts';
import { ConnectionLostError, KeepAliveClient } from './keepAliveClient.ts';
import type { LoopDisk } from './loopDisk.ts';
import { seededRandom } from './seededRandom.ts';
import { databaseOf, type ServerProcess, startServer, withDatabaseOf } from './serverProcess.ts';
import { signInForTokens } from './signIn.ts';

/** How long a client waits after it was refused. */
const REFUSED_PAUSE_MS = 20;

/** What the server said it had saved: one entry for each create and patch that was answered. */
export interface Acknowledged {
  uuid: string;
  code: string;
  revision: number;
  name: string;
}

interface Project {
  uuid: string;
  token: string;
}

const ENGINEER = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('engineer@'))?.email ?? '';

/** Signs in as the demo engineer and finds the demo project that the storm writes to. */
export async function signInToStorm(url: string): Promise<Project> {
  const { accessToken } = await signInForTokens(url, { email: ENGINEER, password: DEMO_PASSWORD });
  const response = await fetch(`${url}/v1/user-api/projects?orderBy=name`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { data?: { results: { uuid: string }[] } };
  const uuid = answer.data?.results[0]?.uuid;
  if (!uuid) throw new Error(`The demo engineer has no project: ${response.status} ${text}`);
  return { uuid, token: accessToken };
}

/** Several clients that create and change hazards as fast as the server answers, until it is gone or they are told. */
export class WriteStorm {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that no client should have got. */
  readonly refusals: string[] = [];
  #stopped = false;
  readonly #clients: Promise<void>[];
  #first = Promise.withResolvers<void>();

  constructor(url: string, project: Project, clients: number) {
    this.#clients = Array.from({ length: clients }, () => this.#write(url, project));
  }

  /** Until something is saved: only from then on there is something to lose. */
  async begun(): Promise<void> {
    await Promise.race([this.#first.promise, Promise.all(this.#clients)]);
  }

  /** Until something more is saved than what there is now. */
  async goesOn(): Promise<void> {
    this.#first = Promise.withResolvers<void>();
    await this.begun();
  }

  /** Each client ends with the request that it has under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#clients);
  }

  async #write(url: string, { uuid, token }: Project): Promise<void> {
    const client = await KeepAliveClient.open(url, { keepsBodies: true });
    const send = async (method: string, path: string, body: object, expected: number) => {
      const answer = await client.request(method, path, token, JSON.stringify(body));
      // A database that was killed first: refused, so nothing was promised.
      if (answer.status === 503) {
        await delay(REFUSED_PAUSE_MS);
        return undefined;
      }
      if (answer.status !== expected) {
        this.refusals.push(`${method} ${path}: ${answer.status} ${answer.body}`);
        return undefined;
      }
      return JSON.parse(answer.body).data;
    };
    try {
      while (!this.#stopped) {
        const items = [{ style: 'FUNCTION', name: randomUUID() }];
        const created = await send('POST', `/v1/user-api/projects/${uuid}/hazards/batch`, { items }, 201);
        let record: Acknowledged | undefined = created?.records[0];
        if (record) this.#note(record);
        for (let change = 0; record && change < 3 && !this.#stopped; change += 1) {
          const body = { revision: record.revision, name: randomUUID() };
          record = await send('PATCH', `/v1/user-api/hazards/${record.uuid}`, body, 200);
          if (record) this.#note(record);
        }
      }
    } catch (error) {
      if (!(error instanceof ConnectionLostError)) throw error;
    } finally {
      client.close();
    }
  }

  #note({ uuid, code, revision, name }: Acknowledged): void {
    this.acknowledged.push({ uuid, code, revision, name });
    this.#first.resolve();
  }
}

/**
 * What the database lacks of what was acknowledged, and where it contradicts itself.
 * @param project uuid of the project that the storm wrote to
 * @returns nothing when all is well
 */
export async function findLosses(
  client: Client,
  project: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const entries = JSON.stringify(acknowledged);
  const given = 'jsonb_to_recordset($1::jsonb) as a(uuid uuid, code text, revision int, name text)';
  const checks: [problem: string, sql: string, values: unknown[]][] = [
    [
      'acknowledged, but the hazard is missing or older',
      `select a.* from ${given} left join hazards h on h.uuid = a.uuid where h.uuid is null or h.revision < a.revision or h.code <> a.code`,
      [entries],
    ],
    [
      'acknowledged, but its content is not in the audit trail',
      `select a.* from ${given} where not exists (select 1 from audit_trail l where l.record_uuid = a.uuid and l.entity = 'Hazard' and (l.after->>'revision')::int = a.revision and l.after->>'name' = a.name)`,
      [entries],
    ],
    [
      'audit rows of a hazard are not its revisions, each once',
      // The seed writes a hazard and its ratings as one row: only what came through the API is counted.
      `select h.uuid, h.code, h.revision, count(l.id)::int as rows from hazards h join audit_trail l on l.record_uuid = h.uuid and l.entity = 'Hazard'
       where h.project_uuid = $1 and h.uuid in (select record_uuid from audit_trail where operation_id = 'createHazardsBatch')
       group by h.uuid having count(l.id) <> h.revision or count(distinct l.after->>'revision') <> h.revision or max((l.after->>'revision')::int) <> h.revision`,
      [project],
    ],
    [
      'an audit row of a hazard that does not exist',
      `select l.record_uuid from audit_trail l where l.project_uuid = $1 and l.entity = 'Hazard' and not exists (select 1 from hazards h where h.uuid = l.record_uuid)`,
      [project],
    ],
    [
      'a code that two hazards have',
      'select code, count(*)::int from hazards where project_uuid = $1 group by code having count(*) > 1',
      [project],
    ],
    [
      'a code that was drawn and lost',
      `select last, found from (select (select last from project_code_counters where project_uuid = $1 and prefix = 'HZ') as last, (select count(*)::int from hazards where project_uuid = $1) as found) n where last <> found`,
      [project],
    ],
  ];
  const problems: string[] = [];
  for (const [problem, sql, values] of checks) {
    const { rows } = await client.query(sql, values);
    problems.push(...rows.map(row => `${problem}: ${JSON.stringify(row)}`));
  }
  return problems;
}

/** Indexes that do not agree with their table, or are broken (PostgreSQL's own amcheck). */
export async function findBrokenIndexes(client: Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck');
  const { rows } = await client.query<{ oid: string; name: string }>(
    `select c.oid::text, c.relname as name from pg_class c join pg_am a on a.oid = c.relam and a.amname = 'btree'
     join pg_index i on i.indexrelid = c.oid and i.indisvalid where c.relkind = 'i' order by 2`,
  );
  if (rows.length === 0) throw new Error('No index was found');
  const broken: string[] = [];
  for (const { oid, name } of rows) {
    await client
      .query('select bt_index_check($1::oid::regclass, true)', [oid])
      .catch((error: Error) => broken.push(`index ${name}: ${error.message}`));
  }
  return broken;
}

export interface StormOptions {
  folder: string;
  port: number;
  rounds: number;
  seed: number;
  clients?: number;
  /** The disk that holds the data folder: in each round its power is cut, instead of only ending processes. */
  disk?: LoopDisk;
  /** Told of each round. */
  report?: (round: StormRound, number: number) => void;
}

export interface StormRound {
  /** Milliseconds from the start of the process after the kill to its first "ready". */
  readyMs: number;
  /** Milliseconds that the clients wrote before the kill. */
  wroteMs: number;
  killed: 'server' | 'server and database' | 'database and server' | 'power';
  acknowledged: number;
}

export interface StormResult {
  rounds: StormRound[];
  acknowledged: number;
  problems: string[];
}

const KILLS = ['server', 'server and database', 'server', 'database and server'] as const;

async function killAll(
  killed: StormRound['killed'],
  server: ServerProcess,
  databasePid: number,
): Promise<void> {
  const database = () => process.kill(databasePid, 'SIGKILL');
  if (killed === 'database and server') database();
  const gone = server.end('SIGKILL');
  if (killed === 'server and database') database();
  await gone;
}

/** What is written and not synchronized is lost with the power, and all processes end with it. */
async function cutPower(disk: LoopDisk, server: ServerProcess, databasePid: number): Promise<void> {
  await disk.cut();
  await killAll('database and server', server, databasePid);
  await disk.restore();
}

/** Longest time that the clients write before the kill. */
const MAX_ROUND_MS = 1200;

/**
 * Rounds of: start, write from many clients, kill -9 at a random moment, start again, compare. In half of them the
 * database is killed as well; with a disk, its power is cut in each. Every problem is told, none thrown; the data folder stays for whoever looks into one.
 */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const { folder, port, seed, clients = 6, disk } = options;
  const random = seededRandom(seed);
  const result: StormResult = { rounds: [], acknowledged: 0, problems: [] };
  const everything: Acknowledged[] = [];
  let { server } = await startServer({ folder, port });
  try {
    for (let number = 0; number < options.rounds; number += 1) {
      const project = await signInToStorm(server.url);
      const storm = new WriteStorm(server.url, project, clients);
      const wroteMs = Math.round(100 + random() * (MAX_ROUND_MS - 100));
      await storm.begun();
      await delay(wroteMs);
      const killed: StormRound['killed'] = disk ? 'power' : (KILLS[number % KILLS.length] ?? 'server');
      const databasePid = (await databaseOf(folder))?.pid ?? 0;
      if (disk) await cutPower(disk, server, databasePid);
      else await killAll(killed, server, databasePid);
      await storm.stop();
      everything.push(...storm.acknowledged);
      result.problems.push(...storm.refusals);
      const restarted = await startServer({ folder, port });
      server = restarted.server;
      const isLast = number === options.rounds - 1;
      const losses = await withDatabaseOf(folder, client =>
        findLosses(client, project.uuid, isLast ? everything : storm.acknowledged),
      );
      if (isLast) losses.push(...(await withDatabaseOf(folder, findBrokenIndexes, 'superuser')));
      result.problems.push(...losses.map(loss => `round ${number + 1}: ${loss}`));
      const round = { readyMs: restarted.readyMs, wroteMs, killed, acknowledged: storm.acknowledged.length };
      result.rounds.push(round);
      result.acknowledged += round.acknowledged;
      options.report?.(round, number + 1);
    }
  } finally {
    await server.end();
  }
  return result;
}
