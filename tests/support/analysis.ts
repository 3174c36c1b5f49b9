import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Answer, Person, TestApp } from './app.ts';

/** A record of a project as every answer shows it. */
export interface ProjectRecord extends Record<string, unknown> {
  uuid: string;
  code: string;
  revision: number;
}

export interface ErrorAnswer {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
  requestId: string;
  current?: ProjectRecord;
  tree?: { total: number; groups: { entity: string; field: string; onDelete: string; count: number }[] };
}

interface BatchAnswer {
  data: {
    saved: number;
    records: ProjectRecord[];
    results: { index: number; status: string; uuid?: string; code?: string; error?: ErrorAnswer }[];
  };
}

/** Calls about the records of one project, as one person. */
export class Analysis {
  readonly app: TestApp;
  readonly projectUuid: string;
  readonly person: Person;

  constructor(app: TestApp, projectUuid: string, person: Person = 'lead') {
    this.app = app;
    this.projectUuid = projectUuid;
    this.person = person;
  }

  as = (person: Person) => new Analysis(this.app, this.projectUuid, person);

  batch(area: string, items: unknown[], allOrNothing?: boolean): Promise<Answer<BatchAnswer & ErrorAnswer>> {
    return this.app.call(this.person, 'POST', `/user-api/projects/${this.projectUuid}/${area}/batch`, {
      body: { items },
      ...(allOrNothing === undefined ? {} : { query: { allOrNothing } }),
    });
  }

  async create(area: string, ...items: unknown[]): Promise<ProjectRecord[]> {
    const { status, body } = await this.batch(area, items);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.records;
  }

  async one(area: string, item: unknown): Promise<ProjectRecord> {
    const [record] = await this.create(area, item);
    if (!record) throw new Error('Nothing was created');
    return record;
  }

  change = (
    area: string,
    uuid: string,
    body: unknown,
  ): Promise<Answer<{ data: ProjectRecord } & ErrorAnswer>> =>
    this.app.call(this.person, 'PATCH', `/user-api/${area}/${uuid}`, { body });

  remove = (area: string, uuid: string, query: Record<string, unknown> = {}): Promise<Answer<ErrorAnswer>> =>
    this.app.call(this.person, 'DELETE', `/user-api/${area}/${uuid}`, { query });

  async read(area: string, uuid: string): Promise<ProjectRecord> {
    const { body } = await this.app.call<{ data: ProjectRecord }>(
      this.person,
      'GET',
      `/user-api/${area}/${uuid}`,
    );
    return body.data;
  }

  /** An action over the whole project, such as `malfunctions/actions/generate`. */
  act = <Body>(path: string, body: unknown): Promise<Answer<Body & ErrorAnswer>> =>
    this.app.call(this.person, 'PUT', `/user-api/projects/${this.projectUuid}/${path}`, { body });

  /** How many rows there are, by what follows `from`. */
  async count(from: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.app.pool.query<{ n: number }>(
      `select count(*)::int as n from ${from}`,
      values,
    );
    return rows[0]?.n ?? Number.NaN;
  }

  rate = (uuid: string, body: unknown) => this.change('hazards', `${uuid}/initial-risk`, body);
}

/** The demo project whose name contains this. */
export async function analysisOf(app: TestApp, name: string): Promise<Analysis> {
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from projects where name ilike $1', [
    `%${name}%`,
  ]);
  if (!rows[0]) throw new Error(`There is no demo project ${name}`);
  return new Analysis(app, rows[0].uuid);
}

export interface ForeignProject {
  organizationUuid: string;
  projectUuid: string;
}

/** Another organization with a project that nobody of the demo knows of. */
export async function addForeignProject(pool: Pool): Promise<ForeignProject> {
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into organizations (name) values ('Elsewhere') returning uuid`,
  );
  const organizationUuid = rows[0]?.uuid ?? '';
  const project = await pool.query<{ uuid: string }>(
    `insert into projects (organization_uuid, name, style) values ($1, 'Hidden project', 'FUNCTION') returning uuid`,
    [organizationUuid],
  );
  return { organizationUuid, projectUuid: project.rows[0]?.uuid ?? '' };
}

/** The level of a set by its code, such as ISO 26262's S3. */
export async function levelUuid(pool: Pool, set: string, parameter: string, code: string): Promise<string> {
  const { rows } = await pool.query<{ uuid: string }>(
    'select uuid from risk_levels where risk_rating_set_uuid = $1 and parameter = $2 and code = $3',
    [set, parameter, code],
  );
  if (!rows[0]) throw new Error(`There is no level ${code}`);
  return rows[0].uuid;
}
