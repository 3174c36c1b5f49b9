import { expect } from 'vitest';
import type { Analysis, ErrorAnswer } from './analysis.ts';
import type { Answer, Person, TestApp } from './app.ts';

export interface Signature {
  uuid: string;
  signerName: string;
  projectRole: string | null;
  isOwnWork: string;
  withdrawnAt: string | null;
  withdrawnReason: string;
}

export interface Review {
  uuid: string;
  name: string;
  result: string | null;
  findingCount: number;
  openFindingCount: number;
}

export interface Baseline {
  uuid: string;
  code: string;
  name: string;
  reason: string;
  openPoints: Record<string, number>;
  counts: { entity: string; count: number }[];
  isSigned: boolean;
  isLatestSigned: boolean;
  signatures: Signature[];
  reviews: Review[];
}

export interface Comparison {
  counts: { entity: string; added: number; removed: number; changed: number }[];
  results: {
    entity: string;
    uuid: string;
    code: string | null;
    name: string;
    hazardUuid: string | null;
    change: 'ADDED' | 'REMOVED' | 'CHANGED';
    fields: { field: string; before: unknown; after: unknown }[];
  }[];
  total: number;
  names: { uuid: string; code: string | null; name: string }[];
}

/** Calls about the baselines of one project. */
export class Baselines {
  readonly app: TestApp;
  readonly project: Analysis;

  constructor(app: TestApp, project: Analysis) {
    this.app = app;
    this.project = project;
  }

  create = (body: object, person: Person = 'lead'): Promise<Answer<{ data: Baseline } & ErrorAnswer>> =>
    this.app.call(person, 'POST', `/user-api/projects/${this.project.projectUuid}/baselines`, { body });

  /** A baseline with a reason, whatever is open. */
  async freeze(name = 'Frozen'): Promise<Baseline> {
    const { status, body } = await this.create({ name, reason: 'To be reviewed as it is' });
    expect(status, `${JSON.stringify(body)} ${status === 500 ? this.app.logged.at(-2) : ''}`).toBe(201);
    return body.data;
  }

  async read(uuid: string): Promise<Baseline> {
    const { body } = await this.app.call<{ data: Baseline }>('lead', 'GET', `/user-api/baselines/${uuid}`);
    return body.data;
  }

  async compare(
    uuid: string,
    query: Record<string, unknown> = {},
    person: Person = 'lead',
  ): Promise<Comparison> {
    const { status, body } = await this.app.call<{ data: Comparison }>(
      person,
      'GET',
      `/user-api/baselines/${uuid}/comparison`,
      { query },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  sign = (
    uuid: string,
    person: Person = 'approver',
    body: object = {},
  ): Promise<Answer<{ data: Baseline } & ErrorAnswer>> =>
    this.app.call(person, 'POST', `/user-api/baselines/${uuid}/signatures`, {
      body: { function: 'Safety manager', independence: 'I3', statement: 'It is complete.', ...body },
    });

  withdraw = (
    uuid: string,
    reason: string,
    person: Person = 'approver',
  ): Promise<Answer<{ data: Baseline } & ErrorAnswer>> =>
    this.app.call(person, 'POST', `/user-api/baseline-signatures/${uuid}/actions/withdraw`, {
      body: { reason },
    });

  remove = (uuid: string, query: object = { reason: 'A mistake' }, person: Person = 'lead') =>
    this.app.call<ErrorAnswer>(person, 'DELETE', `/user-api/baselines/${uuid}`, {
      query: query as Record<string, unknown>,
    });

  post = <Body = { data: Record<string, unknown> } & ErrorAnswer>(
    person: Person,
    path: string,
    body: object,
  ) => this.app.call<Body>(person, 'POST', `/user-api/${path}`, { body });
}

/** The project of these tests also has an approver and an engineer. */
export const addPeople = (app: TestApp, projectUuid: string) =>
  app.pool.query(
    `insert into project_members (project_uuid, user_uuid, role) values ($1, $2, 'APPROVER'), ($1, $3, 'ENGINEER')`,
    [projectUuid, app.userUuid('approver'), app.userUuid('engineer')],
  );
