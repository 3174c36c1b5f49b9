import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let performance: string;

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'Factors of avoidance');
  ({ project } = metrics);
  performance = await MetricsProject.setUuid(app, 'ISO13849-1');
  await app.pool.query(
    'insert into project_risk_rating_sets (project_uuid, risk_rating_set_uuid, position) values ($1, $2, 1)',
    [project.projectUuid, performance],
  );
});
afterAll(() => app.close());

interface Rated extends ProjectRecord {
  evaluations: {
    uuid: string;
    riskRatingSetUuid: string;
    avoidanceFactors: object;
    ratingUuid: string | null;
  }[];
}
const hazard = async () =>
  (await project.one('hazards', { style: 'MACHINE', riskRatingSetUuid: performance })) as Rated;
const rate = async (uuid: string, body: object) => {
  const { status, body: answer } = await project.rate(uuid, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data as Rated;
};
const inSet = ({ evaluations }: Rated, set = performance) =>
  evaluations.find(({ riskRatingSetUuid }) => riskRatingSetUuid === set);

describe('factors of avoidance (ISO 13849-1:2023, domain model 1.27, 3.2)', () => {
  it('are kept factor by factor, with the levels and beside them', async () => {
    const made = await hazard();
    const first = await rate(made.uuid, {
      revision: made.revision,
      avoidabilityUuid: await metrics.level('avoidability', 'P2', performance),
      avoidanceFactors: { speed: 'HARDER', escape: 'EASIER' },
    });
    expect(inSet(first)?.avoidanceFactors).toEqual({ speed: 'HARDER', escape: 'EASIER' });
    const later = await rate(made.uuid, {
      revision: first.revision,
      avoidanceFactors: { escape: null, operator: 'EASIER' },
    });
    expect(inSet(later)?.avoidanceFactors).toEqual({ speed: 'HARDER', operator: 'EASIER' });
    const other = await rate(made.uuid, {
      revision: later.revision,
      rationale: { avoidability: 'It closes within 0.2 s.' },
    });
    expect(inSet(other)?.avoidanceFactors).toEqual({ speed: 'HARDER', operator: 'EASIER' });
    const { rows } = await app.pool.query<{ before: unknown; after: unknown }>(
      `select before->'avoidanceFactors' as before, after->'avoidanceFactors' as after from audit_trail
       where entity = 'HazardEvaluation' and record_uuid = $1 and before->'avoidanceFactors' <> after->'avoidanceFactors'`,
      [inSet(other)?.uuid],
    );
    expect(rows).toEqual([
      { before: { speed: 'HARDER', escape: 'EASIER' }, after: { speed: 'HARDER', operator: 'EASIER' } },
    ]);
  });

  it('say nothing about the result: the level alone is looked up', async () => {
    const made = await hazard();
    const levels = {
      severityUuid: await metrics.level('severity', 'S2', performance),
      exposureUuid: await metrics.level('exposure', 'F1', performance),
      probabilityUuid: await metrics.level('probability', 'PrN', performance),
      avoidabilityUuid: await metrics.level('avoidability', 'P1', performance),
    };
    const rated = await rate(made.uuid, { revision: made.revision, ...levels });
    const judged = await rate(made.uuid, {
      revision: rated.revision,
      avoidanceFactors: {
        operator: 'HARDER',
        speed: 'HARDER',
        escape: 'HARDER',
        recognition: 'HARDER',
        complexity: 'HARDER',
      },
    });
    // ISO 13849-1, figure A.1: S2, F1, P1 is PL c.
    const { rows } = await app.pool.query<{ code: string }>('select code from risk_ratings where uuid = $1', [
      inSet(judged)?.ratingUuid,
    ]);
    expect(rows.map(({ code }) => code)).toEqual(['c']);
    expect(inSet(judged)?.ratingUuid).toBe(inSet(rated)?.ratingUuid);
  });

  it('are refused in a set of another standard, and when nobody knows the factor', async () => {
    const made = await hazard();
    const refused = await project.rate(made.uuid, {
      revision: made.revision,
      riskRatingSetUuid: metrics.set,
      avoidanceFactors: { speed: 'HARDER' },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.map(({ path }) => path)).toEqual(['avoidanceFactors']);
    for (const avoidanceFactors of [{ luck: 'EASIER' }, { speed: 'FAST' }]) {
      const unknown = await project.rate(made.uuid, { revision: made.revision, avoidanceFactors });
      expect(unknown.status).toBe(400);
    }
  });

  it('come with a batch of ratings', async () => {
    const [one, two] = [await hazard(), await hazard()];
    const { status, body } = await app.call<{
      data: { results: { status: string; record?: Rated; error?: { fields: { path: string }[] } }[] };
    }>('lead', 'PATCH', `/user-api/projects/${project.projectUuid}/hazards/batch`, {
      body: {
        items: [
          {
            uuid: one.uuid,
            change: { revision: one.revision },
            ratings: [{ riskRatingSetUuid: performance, avoidanceFactors: { complexity: 'HARDER' } }],
          },
          {
            uuid: two.uuid,
            change: { revision: two.revision },
            ratings: [{ riskRatingSetUuid: metrics.set, avoidanceFactors: { complexity: 'HARDER' } }],
          },
        ],
      },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const [saved, failed] = body.data.results;
    expect(saved?.record && inSet(saved.record)?.avoidanceFactors).toEqual({ complexity: 'HARDER' });
    expect(failed?.status).toBe('FAILED');
    expect(failed?.error?.fields.map(({ path }) => path)).toEqual(['avoidanceFactors']);
  });

  it('go along in a copy with the ratings', async () => {
    const made = await project.one('hazards', {
      style: 'MACHINE',
      name: 'Copied with its factors',
      riskRatingSetUuid: performance,
    });
    await rate(made.uuid, { revision: made.revision, avoidanceFactors: { recognition: 'EASIER' } });
    const { body } = await app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${project.projectUuid}/copy`,
      { body: { name: 'Copy of factors', parts: ['RATINGS'] } },
    );
    const { rows } = await app.pool.query<{ factors: object }>(
      `select e.avoidance_factors as factors from hazard_evaluations e join hazards h on h.uuid = e.hazard_uuid
       where h.project_uuid = $1 and h.name = 'Copied with its factors'`,
      [body.data.uuid],
    );
    expect(rows).toEqual([{ factors: { recognition: 'EASIER' } }]);
  });
});
