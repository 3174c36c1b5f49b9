import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inVisibleProjects } from '../../server/access/visibility.ts';
import { SESSION_OPTIONS } from '../../server/database/connection.ts';
import { listRecords, type Queryable } from '../../server/database/records/reading.ts';
import type { RecordType } from '../../server/database/records/recordType.ts';
import {
  type ChangeContext,
  insertRecords,
  systemChange,
  updateRecord,
} from '../../server/database/records/writing.ts';
import { hazardType } from '../../server/modules/hazards/index.ts';
import { DEMO_ACCOUNTS } from '../../server/seed/demoPeople.ts';
import { type Comparison, compare, type Work } from '../support/benchMeasure.ts';
import { type BenchProject, createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import { KeepAliveClient } from '../support/keepAliveClient.ts';
import type { BenchContext } from './context.ts';

const MAX_WORKERS = 8;
export const USER = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('lead@'))?.userUuid ?? '';

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** As many rows are answered, so that whoever writes less finds one for each. */
const MAX_BATCH = 500;

/** The statements that the product's own code sends, caught before they are sent. */
export async function statementsOf(run: (database: Queryable) => Promise<unknown>): Promise<Statement[]> {
  const caught: Statement[] = [];
  const database = {
    query: async (statement: Statement) => {
      caught.push(statement);
      return { rows: Array.from({ length: MAX_BATCH }, () => ({})), rowCount: 1 };
    },
  } as unknown as Queryable;
  await run(database);
  return caught;
}

/** The only one of them. */
export async function statementOf(run: (database: Queryable) => Promise<unknown>): Promise<Statement> {
  const [statement, ...more] = await statementsOf(run);
  if (!statement || more.length > 0)
    throw new Error(`${more.length + (statement ? 1 : 0)} statements were sent`);
  return statement;
}

/** Stands in a caught change for the revision of each run. */
const ANY_REVISION = 987_654_321;

/** The statement of a change. @returns it for a record and the revision that it stands at */
export async function changeStatement(
  type: RecordType,
  body: Record<string, unknown>,
  context: ChangeContext,
): Promise<(uuid: string, revision: number) => Statement> {
  const any = randomUUID();
  const statement = await statementOf(database =>
    updateRecord(database, type, any, { ...body, revision: ANY_REVISION }, context),
  );
  return (uuid, revision) => ({
    ...statement,
    values: statement.values.map(value => (value === any ? uuid : value === ANY_REVISION ? revision : value)),
  });
}

/** Product and floor of one measure: what one worker does once. */
export interface Pair {
  product: Work;
  floor: Work;
}

export class Bench {
  readonly context: BenchContext;
  readonly clients: KeepAliveClient[];
  readonly connections: pg.Client[];

  private constructor(context: BenchContext, clients: KeepAliveClient[], connections: pg.Client[]) {
    this.context = context;
    this.clients = clients;
    this.connections = connections;
  }

  /** As many HTTP connections as database connections, all open before anything is measured. */
  static async open(context: BenchContext): Promise<Bench> {
    const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: MAX_WORKERS }, make));
    const clients = await many(() => KeepAliveClient.open(context.server.url));
    const connections = await many(async () => {
      // The same session settings as the server's own connections (server/database/connection.ts).
      const client = new pg.Client({
        connectionString: context.databaseUrl,
        options: SESSION_OPTIONS,
      });
      await client.connect();
      return client;
    });
    return new Bench(context, clients, connections);
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await Promise.all(this.connections.map(connection => connection.end()));
  }

  /** One request of a worker. @throws Error for an answer other than `expected` */
  async send(worker: number, method: string, path: string, expected: number, body?: string): Promise<number> {
    const client = this.clients[worker] as KeepAliveClient;
    // Asked for each time: a long part outlives the token that it began with.
    const token = await this.context.session.token();
    const { status, bytes } = await client.request(method, `/v1/user-api${path}`, token, body);
    if (status !== expected) throw new Error(`${method} ${path} answered ${status}`);
    return bytes;
  }

  /** One statement of a worker, prepared on its connection as the product's are. */
  async query(worker: number, statement: Statement): Promise<pg.QueryResult> {
    return (this.connections[worker] as pg.Client).query(statement);
  }

  compare(pair: Pair, workers: number, seconds = this.context.seconds): Promise<Comparison> {
    return compare(pair.product, pair.floor, { workers, seconds, rounds: this.context.rounds });
  }
}

const share = (value: number) => `${Math.round(value * 100)} %`;

export function figureOf(
  name: string,
  unit: string,
  workers: number,
  goal: number | undefined,
  result: Comparison,
) {
  const rate = (value: number) => `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${unit}/s`;
  const figure: Figure = {
    name: `${name}, c=${workers}`,
    product: rate(result.product),
    floor: rate(result.floor),
    ratio: result.ratio,
    note: `client took ${share(result.clientShare)} of a core`,
  };
  if (goal !== undefined) {
    figure.goal = `≥ ${goal.toFixed(2)}`;
    figure.reached = result.ratio >= goal;
  }
  return figure;
}

/** A thousand hazards of a project with ratings: HTTP, token, scope and validation against the SELECT alone. */
async function listPair(bench: Bench): Promise<Pair & { size: string }> {
  const project = await createBenchProject(bench.context.session, 'List', { hazards: 1000, rated: true });
  const statement = await statementOf(database =>
    listRecords(
      database,
      hazardType,
      { projectUuid: project.uuid, limit: 1000, offset: 0, order: 'asc', orderBy: 'position' },
      parameters => inVisibleProjects(USER, parameters),
      USER,
    ),
  );
  const path = `/hazards?projectUuid=${project.uuid}&limit=1000&orderBy=position`;
  const bytes = await bench.send(0, 'GET', path, 200);
  const { rows } = await bench.query(0, statement);
  const raw = Buffer.byteLength(rows.map(({ record }) => record).join());
  // The envelope of the answer is all that may differ.
  if (Math.abs(bytes - raw) > 100) throw new Error(`The answer has ${bytes} bytes, the rows have ${raw}`);
  return {
    product: async worker => void (await bench.send(worker, 'GET', path, 200)),
    floor: async worker => void (await bench.query(worker, statement)),
    size: `${Math.round(raw / 1024)} KB`,
  };
}

export async function benchList(context: BenchContext): Promise<Figure[]> {
  const bench = await Bench.open(context);
  try {
    const pair = await listPair(bench);
    const figures: Figure[] = [];
    for (const workers of [1, MAX_WORKERS]) {
      const result = await bench.compare(pair, workers);
      figures.push(figureOf(`List of 1,000 hazards (${pair.size})`, 'lists', workers, 0.7, result));
    }
    return figures;
  } finally {
    await bench.close();
  }
}

export const changeOf = (project: Pick<BenchProject, 'uuid' | 'organizationUuid'>) =>
  systemChange({
    userUuid: USER,
    organizationUuid: project.organizationUuid,
    projectUuid: project.uuid,
    operationId: 'createHazardsBatch',
    requestId: randomUUID(),
  });

/** The hazard as the rules complete it before it is written. */
async function insertPair(bench: Bench, project: BenchProject, size: number, setUuid: string): Promise<Pair> {
  const items = Array.from({ length: size }, (_, n) => project.hazard(n));
  const statement = await statementOf(database =>
    insertRecords(
      database,
      hazardType,
      items.map(item => ({ ...item, riskRatingSetUuid: setUuid })),
      { column: 'projectUuid', uuid: project.uuid },
      changeOf(project),
    ),
  );
  const place = statement.values.findIndex(value => typeof value === 'string' && value.startsWith('[{'));
  const rows = JSON.parse(String(statement.values[place])) as { uuid: string }[];
  const path = `/projects/${project.uuid}/hazards/batch`;
  const body = JSON.stringify({ items });
  return {
    product: async worker => void (await bench.send(worker, 'POST', path, 201, body)),
    floor: async worker => {
      for (const row of rows) row.uuid = randomUUID();
      const values = statement.values.with(place, JSON.stringify(rows));
      await bench.query(worker, { ...statement, values });
    },
  };
}

/** Each worker changes a hazard of its own, from revision to revision. */
async function patchPair(bench: Bench, project: BenchProject): Promise<Pair> {
  const change = { name: 'Another name', fttiMs: 250 };
  const { hazards } = project;
  const statement = await changeStatement(hazardType, change, changeOf(project));
  const next = (worker: number) => {
    const hazard = hazards[worker];
    if (!hazard) throw new Error('A hazard for each worker is missing');
    return hazard;
  };
  return {
    product: async worker => {
      const hazard = next(worker);
      const body = JSON.stringify({ ...change, revision: hazard.revision });
      await bench.send(worker, 'PATCH', `/hazards/${hazard.uuid}`, 200, body);
      hazard.revision += 1;
    },
    floor: async worker => {
      const hazard = next(MAX_WORKERS + worker);
      const { rowCount } = await bench.query(worker, statement(hazard.uuid, hazard.revision));
      if (rowCount !== 1) throw new Error('The floor changed nothing');
      hazard.revision += 1;
    },
  };
}

async function writeProject(context: BenchContext, name: string) {
  const project = await createBenchProject(context.session, name, { hazards: 2 * MAX_WORKERS });
  const first = await context.session.call<{ riskRatingSetUuid: string }>(
    'GET',
    `/hazards/${project.hazards[0]?.uuid}`,
  );
  return { project, setUuid: first.riskRatingSetUuid };
}

export async function benchWrite(context: BenchContext): Promise<Figure[]> {
  const bench = await Bench.open(context);
  try {
    const { project, setUuid } = await writeProject(context, 'Write');
    const create = await insertPair(bench, project, 1, setUuid);
    const patch = await patchPair(bench, project);
    const figures: Figure[] = [];
    for (const workers of [1, MAX_WORKERS]) {
      const created = await bench.compare(create, workers);
      figures.push(figureOf('Create of one hazard with audit', 'creates', workers, 0.6, created));
      const patched = await bench.compare(patch, workers);
      figures.push(figureOf('Change of a hazard with audit', 'changes', workers, 0.6, patched));
    }
    return figures;
  } finally {
    await bench.close();
  }
}

export async function benchBatch(context: BenchContext): Promise<Figure[]> {
  const bench = await Bench.open(context);
  try {
    const { project, setUuid } = await writeProject(context, 'Batch');
    const pair = await insertPair(bench, project, MAX_BATCH, setUuid);
    const result = await bench.compare(pair, 1);
    return [figureOf('Batch of 500 hazards with audit', 'batches', 1, undefined, result)];
  } finally {
    await bench.close();
  }
}
