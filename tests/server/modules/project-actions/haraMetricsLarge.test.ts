import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS_STATEMENT } from '../../../../server/modules/exports/analysisChecks.ts';
import {
  HAZARDS_STATEMENT,
  RECORDS_STATEMENT,
  TREATMENT_STATEMENT,
} from '../../../../server/modules/exports/metricsStatements.ts';
import type { Analysis } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let set: string;

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app);
  ({ project, set } = metrics);
});
afterAll(() => app.close());

describe('a project among 20,000 hazards', () => {
  let large: string;
  beforeAll(async () => {
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into projects (organization_uuid, name, style) select organization_uuid, 'Large', 'FUNCTION' from projects where uuid = $1 returning uuid`,
      [project.projectUuid],
    );
    large = rows[0]?.uuid ?? '';
    await app.pool.query(
      `insert into project_members (project_uuid, user_uuid, role) values ($1, $2, 'LEAD')`,
      [large, app.userUuid('lead')],
    );
    // A connection of its own: the platform's break a statement off after half a minute.
    const client = new pg.Client({ connectionString: app.settings.databaseUrl });
    await client.connect();
    await client.query(
      `insert into hazards (project_uuid, code, name, style, risk_rating_set_uuid, position)
       select $1, 'HZ-' || n, 'Hazard ' || n, 'FUNCTION', $2, n from generate_series(1, 20000) n`,
      [large, set],
    );
    await client.query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version, severity_uuid, exposure_uuid, avoidability_uuid, rating_uuid)
       select h.project_uuid, h.uuid, s.stage, $2, '1', c.severity_uuid, c.exposure_uuid, c.avoidability_uuid, c.rating_uuid
       from hazards h, unnest(array['INITIAL', 'FINAL']) s(stage), (select * from risk_table_cells where risk_rating_set_uuid = $2 limit 1) c
       where h.project_uuid = $1`,
      [large, set],
    );
    await client.query('analyze');
    await client.end();
  });

  it.each(Object.entries({ HAZARDS_STATEMENT, RECORDS_STATEMENT, TREATMENT_STATEMENT, CHECKS_STATEMENT }))(
    '%s reads no table of records from end to end for a small project',
    async (_name, sql) => {
      const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [
        project.projectUuid,
      ]);
      const plan = rows.map(row => row['QUERY PLAN']);
      expect(plan.filter(line => /Seq Scan on (hazards|hazard_evaluations)\b/.test(line))).toEqual([]);
    },
  );
  it('answers with every hazard counted and fifty named', async () => {
    const { hazards, checks } = await metrics.read('lead', large);
    expect(hazards.total).toBe(20_000);
    const unexplained = checks.find(({ check }) => check === 'V6');
    expect([unexplained?.count, unexplained?.records.length]).toEqual([20_000, 50]);
    expect(unexplained?.records[0]?.code).toBe('HZ-1');
  });
});
