import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import type { Analysis, ErrorAnswer, ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
let guard: ProjectRecord;

beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'New hazards');
  ({ project } = metrics);
  guard = await project.one('rrms', { name: 'Sliding gate', rrmTypeUuid: seedUuid('rrmTypes', 'FIXED') });
});
afterAll(() => app.close());

const hazard = (name: string) => project.one('hazards', { style: 'MACHINE', name });
const use = (hazardUuid: string, fields: object = {}) =>
  app.call<{ data: ProjectRecord } & ErrorAnswer>(
    'lead',
    'POST',
    `/user-api/hazards/${hazardUuid}/hazard-rrms`,
    { body: { rrmUuid: guard.uuid, ...fields } },
  );
const created = async (hazardUuid: string, fields: object = {}) => {
  const { status, body } = await use(hazardUuid, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const judge = (hazardRrmUuid: string, newHazardsCreated: boolean) =>
  app.call('lead', 'POST', `/user-api/hazard-rrms/${hazardRrmUuid}/evaluation`, {
    body: { effectiveness: 'PARTIAL', newHazardsCreated },
  });

describe('hazards that a measure brings (domain model 1.32)', () => {
  it('are named by the use, and found from either side', async () => {
    const [answered, crushed] = [await hazard('Hand drawn in'), await hazard('Hand crushed by the gate')];
    const made = await created(answered.uuid, { newHazardUuids: [crushed.uuid] });
    expect(made.newHazardUuids).toEqual([crushed.uuid]);
    const uses = async (query: object) => {
      const { body } = await app.call<{ data: { results: ProjectRecord[] } }>(
        'viewer',
        'GET',
        '/user-api/hazard-rrms',
        { query: { projectUuid: project.projectUuid, ...query } },
      );
      return body.data.results.map(({ uuid }) => uuid);
    };
    expect(await uses({ newHazardUuid: crushed.uuid })).toEqual([made.uuid]);
    expect(await uses({ newHazardUuid: answered.uuid })).toEqual([]);
    const cleared = await project.change('hazard-rrms', made.uuid, {
      revision: made.revision,
      newHazardUuids: [],
    });
    expect(cleared.body.data.newHazardUuids).toEqual([]);
    const { rows } = await app.pool.query<{ before: unknown; after: unknown }>(
      `select before->'newHazardUuids' as before, after->'newHazardUuids' as after from audit_trail where record_uuid = $1 and action = 'UPDATE'`,
      [made.uuid],
    );
    expect(rows).toEqual([{ before: [crushed.uuid], after: [] }]);
  });

  it('are never the hazard that it answers, nor of another project', async () => {
    const answered = await hazard('Answered');
    const self = await use(answered.uuid, { newHazardUuids: [answered.uuid] });
    expect(self.status).toBe(422);
    expect(self.body.fields).toEqual([
      {
        path: 'newHazardUuids',
        message: 'A measure brings other hazards along, not the one that it answers. Choose another hazard.',
      },
    ]);
    const made = await created(answered.uuid);
    const later = await project.change('hazard-rrms', made.uuid, {
      revision: made.revision,
      newHazardUuids: [answered.uuid],
    });
    expect(later.body.fields.map(({ path }) => path)).toEqual(['newHazardUuids']);
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select uuid from hazards where project_uuid <> $1 limit 1',
      [project.projectUuid],
    );
    const foreign = await project.change('hazard-rrms', made.uuid, {
      revision: made.revision,
      newHazardUuids: [rows[0]?.uuid],
    });
    expect(foreign.status).toBe(422);
    expect(foreign.body.fields.map(({ path }) => path)).toEqual(['newHazardUuids']);
  });

  it('a deleted new hazard is taken out of the use, after it was told', async () => {
    const [answered, brought] = [await hazard('First'), await hazard('Brought')];
    const made = await created(answered.uuid, { newHazardUuids: [brought.uuid] });
    const refused = await project.remove('hazards', brought.uuid);
    expect(refused.status).toBe(409);
    expect(refused.body.tree?.groups).toEqual([
      expect.objectContaining({ entity: 'HazardRrm', onDelete: 'UNLINKED', count: 1 }),
    ]);
    expect((await project.remove('hazards', brought.uuid, { confirm: true })).status).toBe(204);
    expect((await project.read('hazard-rrms', made.uuid)).newHazardUuids).toEqual([]);
    const other = await hazard('Other');
    const again = await project.read('hazard-rrms', made.uuid);
    await project.change('hazard-rrms', made.uuid, {
      revision: again.revision,
      newHazardUuids: [other.uuid],
    });
    // The link goes with the use, the new hazard stays.
    expect((await project.remove('hazard-rrms', made.uuid)).status).toBe(204);
    expect((await project.read('hazards', other.uuid)).uuid).toBe(other.uuid);
    expect(await project.count('hazard_rrm_new_hazards where hazard_uuid = $1', [other.uuid])).toBe(0);
  });

  it('stay as they are while the risk of the answered hazard is frozen', async () => {
    const [answered, brought] = [await hazard('Frozen'), await hazard('Brought later')];
    const made = await created(answered.uuid);
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [answered.uuid]);
    const refused = await project.change('hazard-rrms', made.uuid, {
      revision: made.revision,
      newHazardUuids: [brought.uuid],
    });
    expect(refused.status).toBe(422);
    await app.pool.query(
      'update hazards set is_risk_frozen = (uuid = $2) where uuid = any(array[$1, $2]::uuid[])',
      [answered.uuid, brought.uuid],
    );
    const linked = await project.change('hazard-rrms', made.uuid, {
      revision: made.revision,
      newHazardUuids: [brought.uuid],
    });
    expect(linked.body.data.newHazardUuids).toEqual([brought.uuid]);
  });

  it('go along in a copy, to the hazards of the copy', async () => {
    const [answered, brought] = [await hazard('Copied'), await hazard('Copied too')];
    await created(answered.uuid, { newHazardUuids: [brought.uuid] });
    const { status, body } = await app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${project.projectUuid}/copy`,
      { body: { name: 'Copy of new hazards' } },
    );
    expect(status, JSON.stringify(body)).toBe(201);
    const { rows } = await app.pool.query<{ answered: string; brought: string; project: string }>(
      `select a.name as answered, b.name as brought, b.project_uuid as project from hazard_rrm_new_hazards l join hazard_rrms u on u.uuid = l.hazard_rrm_uuid
        join hazards a on a.uuid = u.hazard_uuid join hazards b on b.uuid = l.hazard_uuid where l.project_uuid = $1 and a.name = 'Copied'`,
      [body.data.uuid],
    );
    expect(rows).toEqual([{ answered: 'Copied', brought: 'Copied too', project: body.data.uuid }]);
  });
});

describe('V30', () => {
  it('names a hazard whose measure is judged to bring new ones and links none', async () => {
    const [answered, brought] = [await hazard('Judged'), await hazard('Brought by it')];
    const quiet = await hazard('Judged to bring none');
    const made = await created(answered.uuid, { status: 'PROPOSED' });
    expect((await judge(made.uuid, true)).status).toBe(201);
    const none = await created(quiet.uuid, { status: 'ACCEPTED' });
    expect((await judge(none.uuid, false)).status).toBe(201);
    // A proposal does not count.
    expect(await metrics.named('V30')).toEqual([]);
    const accepted = await project.change('hazard-rrms', made.uuid, {
      revision: made.revision,
      status: 'ACCEPTED',
    });
    expect(await metrics.named('V30')).toEqual([answered.uuid]);
    const check = await metrics.check('V30');
    expect(check).toMatchObject({ severity: 'WARNING', field: 'newHazardUuids' });
    const linked = await project.change('hazard-rrms', made.uuid, {
      revision: accepted.body.data.revision,
      newHazardUuids: [brought.uuid],
    });
    expect(linked.status).toBe(200);
    expect(await metrics.named('V30')).toEqual([]);
  });

  it('an accepted finding lapses when another measure brings hazards', async () => {
    const answered = await hazard('Accepted as it is');
    const made = await created(answered.uuid, { status: 'ACCEPTED' });
    await judge(made.uuid, true);
    const accept = await app.call(
      'lead',
      'POST',
      `/user-api/projects/${project.projectUuid}/findings/actions/accept`,
      {
        body: {
          check: 'V30',
          recordUuid: answered.uuid,
          reason: 'The new hazard is analysed by the supplier.',
        },
      },
    );
    expect(accept.status, JSON.stringify(accept.body)).toBe(200);
    expect((await metrics.check('V30')).count).toBe(0);
    const again = await created(answered.uuid, { status: 'ACCEPTED', rrmUuid: (await second()).uuid });
    await judge(again.uuid, true);
    expect(await metrics.named('V30')).toEqual([answered.uuid]);
  });
});

const second = () => project.one('rrms', { name: 'Second gate', rrmTypeUuid: seedUuid('rrmTypes', 'FIXED') });
