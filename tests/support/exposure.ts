import { expect } from 'vitest';
import { type Answer, createTestApp, type TestApp } from './app.ts';

export interface Row {
  uuid: string;
  code: string;
  name: string;
  revision: number;
  [field: string]: unknown;
}
export interface Failure {
  code: string;
  fields: { path: string }[];
}
interface Batch {
  data: { saved: number; records: Row[]; results: { status: string }[] };
}

const SET = 'ISO26262-3-2018';

/** The bands of a type of estimates, in order. */
export const bandsOf = (type: Row) => type.values as Row[];

/** Where a test estimates and rates exposure in the demo project of functions, as its lead. */
export class ExposureDesk {
  readonly app: TestApp;
  readonly project: string;
  /** The project's rating set, ISO 26262. */
  readonly set: string;
  /** Uuid of an exposure level of that set by its code. */
  readonly level: Record<string, string>;
  /** Built-in type: share of operating time. */
  readonly duration: Row;
  /** Built-in type: how often a year. */
  readonly frequency: Row;

  private constructor(
    app: TestApp,
    { project, set, level }: { project: string; set: string; level: Record<string, string> },
    types: Row[],
  ) {
    this.app = app;
    this.project = project;
    this.set = set;
    this.level = level;
    const typeOf = (code: string) => {
      const found = types.find(type => type.code === code);
      if (!found) throw new Error(`There is no type ${code}`);
      return found;
    };
    this.duration = typeOf('DUR');
    this.frequency = typeOf('FREQ');
  }

  static async open(): Promise<ExposureDesk> {
    const app = await createTestApp();
    const project = await uuidOf(app, `select uuid from projects where style = 'FUNCTION'`);
    const set = await uuidOf(app, 'select uuid from risk_rating_sets where code = $1', [SET]);
    const { rows } = await app.pool.query<{ uuid: string; code: string }>(
      `select uuid, code from risk_levels where risk_rating_set_uuid = $1 and parameter = 'exposure'`,
      [set],
    );
    const level = Object.fromEntries(rows.map(({ uuid, code }) => [code, uuid]));
    const { body } = await app.call<{ data: { results: Row[] } }>(
      'viewer',
      'GET',
      '/user-api/exposure-estimate-types',
      { query: { projectUuid: project } },
    );
    return new ExposureDesk(app, { project, set, level }, body.data.results);
  }

  close = () => this.app.close();

  /** The uuid that a query finds first. */
  uuidOf = (sql: string, values: unknown[] = []) => uuidOf(this.app, sql, values);

  create = (
    person: string,
    path: string,
    items: object[],
    projectUuid = this.project,
    query = {},
  ): Promise<Answer<Batch & Failure>> =>
    this.app.call(person, 'POST', `/user-api/projects/${projectUuid}/${path}/batch`, {
      body: { items },
      query,
    });

  async created(path: string, item: object, projectUuid = this.project): Promise<Row> {
    const { status, body } = await this.create('lead', path, [item], projectUuid);
    expect(status, JSON.stringify(body)).toBe(201);
    const [record] = body.data.records;
    if (!record) throw new Error('Nothing was created');
    return record;
  }

  change = (path: string, uuid: string, body: object): Promise<Answer<{ data: Row } & Failure>> =>
    this.app.call('lead', 'PATCH', `/user-api/${path}/${uuid}`, { body });

  read = async (path: string, uuid: string) =>
    (await this.app.call<{ data: Row }>('viewer', 'GET', `/user-api/${path}/${uuid}`)).body.data;
}

async function uuidOf(app: TestApp, sql: string, values: unknown[] = []): Promise<string> {
  return (await app.pool.query<{ uuid: string }>(sql, values)).rows[0]?.uuid ?? '';
}
