import { expect } from 'vitest';
import { type Analysis, analysisOf, levelUuid } from './analysis.ts';
import type { TestApp } from './app.ts';

interface Check {
  check: string;
  count: number;
  guaranteedBy: string | null;
  records: { entity: string; uuid: string; code: string; name: string }[];
}

export interface Metrics {
  data: {
    hazards: {
      total: number;
      byStatus: { status: string; count: number }[];
      byRating: { initialRatingUuid: string | null; finalRatingUuid: string | null; count: number }[];
      votedShare: number;
      consensusShare: number;
      locked: number;
      frozen: number;
      riskReduction: number;
    };
    functions: Record<string, number>;
    malfunctions: Record<string, number>;
    exposureSituations: Record<string, number>;
    assumptions: Record<string, number>;
    safetyTargets: Record<string, unknown>;
    measures: Record<string, unknown>;
    srems: Record<string, unknown>;
    lastActivityAt: string | null;
    checks: Check[];
  };
}

export const REASONS = { severity: 'Crushed', exposure: 'Every day', avoidability: 'No time' };

/** An empty project in which every record is there to be counted or checked; rated by ISO 26262-3. */
export class MetricsProject {
  readonly app: TestApp;
  readonly project: Analysis;
  readonly set: string;

  private constructor(app: TestApp, project: Analysis, set: string) {
    this.app = app;
    this.project = project;
    this.set = set;
  }

  static async open(app: TestApp, name = 'Empty for counting'): Promise<MetricsProject> {
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into projects (organization_uuid, name, style) select organization_uuid, $1, 'FUNCTION' from projects where name ilike '%remote%' returning uuid`,
      [name],
    );
    const projectUuid = rows[0]?.uuid ?? '';
    await app.pool.query(
      `insert into project_members (project_uuid, user_uuid, role) values ($1, $2, 'LEAD'), ($1, $3, 'VIEWER')`,
      [projectUuid, app.userUuid('lead'), app.userUuid('viewer')],
    );
    const set = await MetricsProject.setUuid(app, 'ISO26262-3-2018');
    await app.pool.query(
      'insert into project_risk_rating_sets (project_uuid, risk_rating_set_uuid) values ($1, $2)',
      [projectUuid, set],
    );
    return new MetricsProject(app, (await analysisOf(app, name)).as('lead'), set);
  }

  static async setUuid(app: TestApp, code: string): Promise<string> {
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select uuid from risk_rating_sets where code = $1',
      [code],
    );
    return rows[0]?.uuid ?? '';
  }

  async read(person = 'lead', projectUuid = this.project.projectUuid): Promise<Metrics['data']> {
    const { status, body } = await this.app.call<Metrics>(
      person,
      'GET',
      `/user-api/hara-metrics/${projectUuid}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  async check(name: string): Promise<Check> {
    const found = (await this.read()).checks.find(({ check }) => check === name);
    if (!found) throw new Error(`${name} is missing`);
    expect(found.records).toHaveLength(Math.min(50, found.count));
    return found;
  }

  /** Uuids of the records that a check names. */
  named = async (name: string): Promise<string[]> => (await this.check(name)).records.map(({ uuid }) => uuid);

  level = (parameter: string, code: string, set = this.set) => levelUuid(this.app.pool, set, parameter, code);

  /** A hazard rated with severity, exposure and controllability by their codes. */
  async ratedHazard(
    fields: object,
    codes: [string, string, string],
    rationale: object = {},
  ): Promise<string> {
    const hazard = await this.project.one('hazards', { style: 'FUNCTION', name: 'A hazard', ...fields });
    const { status, body } = await this.project.rate(hazard.uuid, {
      revision: hazard.revision,
      severityUuid: await this.level('severity', codes[0]),
      exposureUuid: await this.level('exposure', codes[1]),
      avoidabilityUuid: await this.level('avoidability', codes[2]),
      rationale,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return hazard.uuid;
  }
}
