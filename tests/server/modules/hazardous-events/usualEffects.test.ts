import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, addForeignProject } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';

let app: TestApp;
let project: Analysis;
let types: string[];

beforeAll(async () => {
  app = await createTestApp();
  ({ project } = await MetricsProject.open(app, 'Usual effects'));
  const { rows } = await app.pool.query<{ uuid: string }>(
    'select uuid from hazard_effect_types where project_uuid is null and organization_uuid is null order by uuid limit 3',
  );
  types = rows.map(({ uuid }) => uuid);
});
afterAll(() => app.close());

const event = (name: string, defaultEffectTypeUuids?: string[]) =>
  project.one('hazardous-events', { name, ...(defaultEffectTypeUuids && { defaultEffectTypeUuids }) });
const hazard = (fields: object = {}) => project.one('hazards', { style: 'FUNCTION', ...fields });
const bare = (hazardEffectTypeUuid: string | undefined) => ({
  hazardEffectTypeUuid,
  description: '',
  personsAffected: 'ONE',
  injuryTypeUuids: [],
});
const WRITTEN = { description: 'Crushed hand', personsAffected: 'FEW', injuryTypeUuids: [] };

describe('usual effects of a hazardous event (domain model 1.24)', () => {
  it('a new hazard that names the event gets one effect of each type', async () => {
    const leaves = await event('Leaves the lane', types.slice(0, 2));
    expect(leaves.defaultEffectTypeUuids).toEqual(types.slice(0, 2));
    const [filled, given, none] = await project.create(
      'hazards',
      { style: 'FUNCTION', hazardousEventUuid: leaves.uuid },
      {
        style: 'FUNCTION',
        hazardousEventUuid: leaves.uuid,
        hazardEffects: [{ hazardEffectTypeUuid: types[2], ...WRITTEN }],
      },
      { style: 'FUNCTION', hazardousEventUuid: leaves.uuid, hazardEffects: [] },
    );
    expect(filled?.hazardEffects).toEqual([bare(types[0]), bare(types[1])]);
    expect(given?.hazardEffects).toEqual([{ hazardEffectTypeUuid: types[2], ...WRITTEN }]);
    expect(none?.hazardEffects).toEqual([]);
  });

  it('a hazard that takes it gets them, alone and in a batch, and never loses what is written', async () => {
    const drawn = await event('Hand drawn in', [types[0] ?? '']);
    const plain = await hazard();
    const alone = await project.change('hazards', plain.uuid, {
      revision: plain.revision,
      hazardousEventUuid: drawn.uuid,
    });
    expect(alone.body.data.hazardEffects).toEqual([bare(types[0])]);
    const [empty, written] = [
      await hazard(),
      await hazard({ hazardEffects: [{ hazardEffectTypeUuid: types[2], ...WRITTEN }] }),
    ];
    const { body } = await app.call<{ data: { results: { record: { hazardEffects: unknown } }[] } }>(
      'lead',
      'PATCH',
      `/user-api/projects/${project.projectUuid}/hazards/batch`,
      {
        body: {
          items: [empty, written].map(({ uuid, revision }) => ({
            uuid,
            change: { revision, hazardousEventUuid: drawn.uuid },
          })),
        },
      },
    );
    expect(body.data.results.map(({ record }) => record.hazardEffects)).toEqual([
      [bare(types[0])],
      [{ hazardEffectTypeUuid: types[2], ...WRITTEN }],
    ]);
  });

  it('another event, or a change of the event, changes no hazard', async () => {
    const [first, second] = [await event('First', [types[0] ?? '']), await event('Second', [types[1] ?? ''])];
    const one = await hazard({ hazardousEventUuid: first.uuid });
    await project.change('hazardous-events', first.uuid, {
      revision: first.revision,
      defaultEffectTypeUuids: [types[2]],
    });
    expect((await project.read('hazards', one.uuid)).hazardEffects).toEqual([bare(types[0])]);
    const moved = await project.change('hazards', one.uuid, {
      revision: one.revision,
      hazardousEventUuid: second.uuid,
    });
    expect(moved.body.data.hazardEffects).toEqual([bare(types[0])]);
  });

  it('brings nothing from an event of another project', async () => {
    const foreign = await addForeignProject(app.pool);
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into hazardous_events (project_uuid, code, name, position) values ($1, 'EV-900', 'Elsewhere', 1) returning uuid`,
      [foreign.projectUuid],
    );
    await app.pool.query('insert into hazardous_event_effect_types values ($1, $2)', [
      rows[0]?.uuid,
      types[0],
    ]);
    const own = await hazard();
    const { status, body } = await project.change('hazards', own.uuid, {
      revision: own.revision,
      hazardousEventUuid: rows[0]?.uuid,
    });
    expect(status).toBe(422);
    expect(body.fields.map(({ path }) => path)).toEqual(['hazardousEventUuid']);
    expect((await project.read('hazards', own.uuid)).hazardEffects).toEqual([]);
  });

  it('stands in the history of both, and goes along in a copy', async () => {
    const told = await event('Told', [types[0] ?? '']);
    await project.change('hazardous-events', told.uuid, {
      revision: told.revision,
      defaultEffectTypeUuids: [types[0], types[1]],
    });
    const { rows } = await app.pool.query<{ before: unknown; after: unknown }>(
      `select before->'defaultEffectTypeUuids' as before, after->'defaultEffectTypeUuids' as after from audit_trail
       where record_uuid = $1 and action = 'UPDATE'`,
      [told.uuid],
    );
    expect(rows).toEqual([{ before: [types[0]], after: [types[0], types[1]] }]);
    const copied = await app.call<{ data: { uuid: string } }>(
      'lead',
      'POST',
      `/user-api/projects/${project.projectUuid}/copy`,
      { body: { name: 'Copy of usual effects' } },
    );
    expect(copied.status, JSON.stringify(copied.body)).toBe(201);
    const copy = await app.pool.query<{ types: string[] }>(
      `select array(select hazard_effect_type_uuid from hazardous_event_effect_types l where l.hazardous_event_uuid = e.uuid order by 1) as types
       from hazardous_events e where e.project_uuid = $1 and e.name = 'Told'`,
      [copied.body.data.uuid],
    );
    expect(copy.rows).toEqual([{ types: [types[0], types[1]] }]);
  });
});
