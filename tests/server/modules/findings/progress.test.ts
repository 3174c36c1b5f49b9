import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject, REASONS } from '../../../support/metricsProject.ts';

interface Day {
  day: string;
  identified: number;
  rated: number;
  mitigated: number;
  verified: number;
}

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'Growing');
  ({ project } = metrics);
});
afterAll(() => app.close());

async function days(person = 'lead'): Promise<Day[]> {
  const { status, body } = await app.call<{ data: { days: Day[] } }>(
    person,
    'GET',
    `/user-api/projects/${project.projectUuid}/progress`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.days;
}
/** What was done so far was done this many days ago; only a superuser without triggers can write that. */
const yesterday = async () => {
  await app.pool.query('alter table audit_log disable trigger user');
  await app.pool.query(`update audit_log set at = at - interval '1 day' where project_uuid = $1`, [
    project.projectUuid,
  ]);
  await app.pool.query('alter table audit_log enable trigger user');
};
const last = async () => {
  const { identified, rated, mitigated, verified } = (await days()).at(-1) ?? ({} as Day);
  return [identified, rated, mitigated, verified];
};

describe('the progress of an analysis, out of the audit trail', () => {
  it('follows what is created, rated, deleted and restored', async () => {
    expect(await days()).toEqual([]);
    const hazard = await metrics.ratedHazard({}, ['S3', 'E4', 'C3'], REASONS);
    await project.one('hazards', { style: 'FUNCTION', name: 'Not rated' });
    expect(await last()).toEqual([2, 1, 0, 0]);
    await yesterday();
    expect((await project.remove('hazards', hazard, { confirm: true })).status).toBe(204);
    expect((await days()).map(({ identified, rated }) => [identified, rated])).toEqual([
      [2, 1],
      [1, 0],
    ]);
    await yesterday();
    const { status } = await app.call(
      'lead',
      'PUT',
      `/user-api/projects/${project.projectUuid}/actions/restore-deleted`,
      { body: { entity: 'Hazard', uuids: [hazard] } },
    );
    expect(status).toBe(200);
    expect((await days()).map(({ identified, rated }) => [identified, rated])).toEqual([
      [2, 1],
      [1, 0],
      [2, 1],
    ]);
    expect((await days()).map(({ day }) => day)).toEqual(
      [2, 1, 0].map(ago => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)),
    );
  });

  it('counts the same as the metrics do now', async () => {
    const [, rated] = await last();
    const { hazards } = await metrics.read();
    expect(rated).toBe(
      hazards.byRating.reduce(
        (sum, { initialRatingUuid, count }) => sum + (initialRatingUuid ? count : 0),
        0,
      ),
    );
  });

  it('knows what was there before the audit trail tells of it, as it was then', async () => {
    const seeded = await MetricsProject.open(app, 'Seeded');
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into hazards (project_uuid, code, name, style, risk_rating_set_uuid, created_at)
       select $1, 'HZ-90' || g, 'Seeded', 'FUNCTION', $2, '2026-01-05T10:00:00Z' from generate_series(1, 3) g returning uuid`,
      [seeded.project.projectUuid, seeded.set],
    );
    const [untouched, rejected, deleted] = rows;
    await app.pool.query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version, rating_uuid, created_at)
       select $1, $2, 'INITIAL', $3, '1', (select uuid from risk_ratings where risk_rating_set_uuid = $3 limit 1), '2026-01-07T10:00:00Z'`,
      [seeded.project.projectUuid, untouched?.uuid, seeded.set],
    );
    const change = { revision: 1, statusOverride: 'REJECTED', statusReason: 'Not there.' };
    expect((await seeded.project.change('hazards', rejected?.uuid ?? '', change)).status).toBe(200);
    expect((await seeded.project.remove('hazards', deleted?.uuid ?? '')).status).toBe(204);
    const { body } = await app.call<{ data: { days: Day[] } }>(
      'lead',
      'GET',
      `/user-api/projects/${seeded.project.projectUuid}/progress`,
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(body.data.days.map(({ day, identified, rated }) => [day, identified, rated])).toEqual([
      ['2026-01-05', 3, 0],
      ['2026-01-07', 3, 1],
      [today, 1, 1],
    ]);
  });

  it('is for readers of the analysis', async () => {
    expect(await days('viewer')).toHaveLength(3);
    const hidden = await app.call('supplier', 'GET', `/user-api/projects/${project.projectUuid}/progress`);
    expect(hidden.status).toBe(404);
  });
});
