import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Row {
  uuid: string;
  code: string;
  revision: number;
  status: string;
  [field: string]: unknown;
}
interface Failure {
  code: string;
  fields: { path: string }[];
}
interface Batch {
  data: { records: Row[] };
}

let app: TestApp;
let project: string;
let machineProject: string;

const one = async (sql: string, values: unknown[] = []) =>
  (await app.pool.query<{ uuid: string }>(sql, values)).rows[0]?.uuid ?? '';
const create = (path: string, items: object[], projectUuid: string) =>
  app.call<Batch & Failure>('lead', 'POST', `/user-api/projects/${projectUuid}/${path}/batch`, {
    body: { items },
  });
async function created(path: string, item: object, projectUuid = project): Promise<Row> {
  const { status, body } = await create(path, [item], projectUuid);
  expect(status, JSON.stringify(body)).toBe(201);
  const [record] = body.data.records;
  if (!record) throw new Error('Nothing was created');
  return record;
}
const hazard = (item: object = {}, projectUuid = project) =>
  created('hazards', { style: 'FUNCTION', ...item }, projectUuid);
const patch = (uuid: string, body: object, person = 'lead') =>
  app.call<{ data: Row } & Failure>(person, 'PATCH', `/user-api/hazards/${uuid}`, { body });
const get = async (uuid: string) =>
  (await app.call<{ data: Row }>('viewer', 'GET', `/user-api/hazards/${uuid}`)).body.data;
const list = async (query: object) =>
  (
    await app.call<{ data: { results: Row[] } }>('viewer', 'GET', '/user-api/hazards', {
      query: { projectUuid: project, limit: 500, ...query },
    })
  ).body.data.results.map(({ uuid }) => uuid);
const lookup = (table: string, place = 0) =>
  one(`select uuid from ${table} where project_uuid is null order by "order" offset ${place} limit 1`);

beforeAll(async () => {
  app = await createTestApp();
  project = await one(`select uuid from projects where style = 'FUNCTION'`);
  machineProject = await one(`select uuid from projects where style = 'MACHINE'`);
});
afterAll(() => app.close());

describe('a rejected assumption', () => {
  it('flags the hazards that rely on it, and only as long as it is rejected', async () => {
    const assumption = await created('assumptions', { text: 'The request arrives within 50 ms.' });
    const relying = await hazard({ assumptionUuids: [assumption.uuid] });
    const other = await hazard();
    expect(relying).toMatchObject({ assumptionUuids: [assumption.uuid], needsReview: false });
    const reject = (revision: number, status: string) =>
      app.call('lead', 'PATCH', `/user-api/assumptions/${assumption.uuid}`, { body: { revision, status } });
    await reject(1, 'REJECTED');
    expect((await get(relying.uuid)).needsReview).toBe(true);
    expect((await get(other.uuid)).needsReview).toBe(false);
    expect(await list({ needsReview: true })).toEqual([relying.uuid]);
    expect(await list({ needsReview: false })).not.toContain(relying.uuid);
    expect(await list({ assumptionUuid: assumption.uuid })).toEqual([relying.uuid]);
    // The very answer that links or unlinks it says so.
    const linked = await patch(other.uuid, { revision: 1, assumptionUuids: [assumption.uuid] });
    expect(linked.body.data.needsReview).toBe(true);
    const unlinked = await patch(other.uuid, { revision: 2, assumptionUuids: [] });
    expect(unlinked.body.data.needsReview).toBe(false);
    expect((await hazard({ assumptionUuids: [assumption.uuid] })).needsReview).toBe(true);
    await reject(2, 'CONFIRMED');
    expect(await list({ needsReview: true })).toEqual([]);
  });

  it('leaves its hazards when deleted, but not a frozen one', async () => {
    const assumption = await created('assumptions', { text: 'Short-lived.' });
    const free = await hazard({ assumptionUuids: [assumption.uuid] });
    const frozen = await hazard({ assumptionUuids: [assumption.uuid] });
    await app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [frozen.uuid]);
    const before = await auditLength(app.pool);
    const remove = () =>
      app.call('lead', 'DELETE', `/user-api/assumptions/${assumption.uuid}`, { query: { confirm: true } });
    expect((await remove()).status).toBe(422);
    expect(await auditLength(app.pool)).toBe(before);
    await app.pool.query('update hazards set is_risk_frozen = false where uuid = $1', [frozen.uuid]);
    expect((await remove()).status).toBe(204);
    expect(await get(free.uuid)).toMatchObject({ assumptionUuids: [], revision: 2 });
  });
});

describe('effects and injuries', () => {
  it('are stored in their order, replaced as a whole and recorded in the audit trail', async () => {
    const [operator, bystander] = [
      await lookup('hazard_effect_types'),
      await lookup('hazard_effect_types', 2),
    ];
    const injuries = [await lookup('injury_types', 0), await lookup('injury_types', 1)].sort();
    const record = await hazard({
      injuryTypeUuids: injuries,
      hazardEffects: [
        {
          hazardEffectTypeUuid: bystander,
          personsAffected: 'FEW',
          description: 'Hit by the load.',
          injuryTypeUuids: [injuries[1], injuries[0]],
        },
        { hazardEffectTypeUuid: operator },
      ],
    });
    const first = {
      hazardEffectTypeUuid: bystander,
      description: 'Hit by the load.',
      personsAffected: 'FEW',
      injuryTypeUuids: injuries,
    };
    const second = {
      hazardEffectTypeUuid: operator,
      description: '',
      personsAffected: 'ONE',
      injuryTypeUuids: [],
    };
    expect(record).toMatchObject({ injuryTypeUuids: injuries, hazardEffects: [first, second] });
    expect((await get(record.uuid)).hazardEffects).toEqual([first, second]);
    expect(await list({ hazardEffectTypeUuid: bystander })).toEqual([record.uuid]);
    expect(await list({ injuryTypeUuid: injuries[0] })).toEqual([record.uuid]);

    const swapped = [
      { ...second, injuryTypeUuids: [injuries[0]] },
      { ...first, injuryTypeUuids: [] },
      second,
    ];
    const changed = await patch(record.uuid, { revision: 1, hazardEffects: swapped });
    expect(changed.body.data.hazardEffects).toEqual(swapped);
    expect((await get(record.uuid)).hazardEffects).toEqual(swapped);
    expect((await auditOf(app.pool, record.uuid)).at(-1)).toMatchObject({
      before: { hazardEffects: [first, second] },
      after: { hazardEffects: swapped },
    });
    const none = await patch(record.uuid, { revision: 2, hazardEffects: [] });
    expect(none.body.data.hazardEffects).toEqual([]);
    for (const table of ['hazard_effects', 'hazard_effect_injury_types'])
      expect(
        (await app.pool.query(`select 1 from ${table} where hazard_uuid = $1`, [record.uuid])).rowCount,
        table,
      ).toBe(0);
    const stale = await patch(record.uuid, { revision: 1, hazardEffects: [second] });
    expect(stale.status).toBe(409);
    expect((await get(record.uuid)).hazardEffects).toEqual([]);
  });

  it('name types that exist here, also those of another organization or none are refused', async () => {
    const strange = '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00';
    const foreign = await one(`insert into organizations (name) values ('Elsewhere') returning uuid`);
    const theirs = await one(
      `insert into injury_types (code, name, organization_uuid, severity_rank_low, severity_rank_high) values ('X', 'X', $1, 1, 1) returning uuid`,
      [foreign],
    );
    const type = await lookup('hazard_effect_types');
    const wrong: [object, string][] = [
      [
        { hazardEffects: [{ hazardEffectTypeUuid: type }, { hazardEffectTypeUuid: strange }] },
        'hazardEffects.1.hazardEffectTypeUuid',
      ],
      [
        { hazardEffects: [{ hazardEffectTypeUuid: type, injuryTypeUuids: [theirs] }] },
        'hazardEffects.0.injuryTypeUuids',
      ],
      [{ injuryTypeUuids: [theirs] }, 'injuryTypeUuids'],
    ];
    const record = await hazard();
    const before = await auditLength(app.pool);
    for (const [fields, path] of wrong) {
      const added = await create('hazards', [{ style: 'FUNCTION', ...fields }], project);
      expect(added, path).toMatchObject({ status: 422, body: { fields: [{ path: `items.0.${path}` }] } });
      expect(await patch(record.uuid, { revision: 1, ...fields }), path).toMatchObject({
        status: 422,
        body: { fields: [{ path }] },
      });
    }
    expect(await auditLength(app.pool)).toBe(before);
  });
});

describe('the trigger', () => {
  it('is a malfunction or a misuse, never both', async () => {
    const misuse = await created('misuses', { name: 'Overrides the stop' });
    const malfunction = await one('select uuid from malfunctions where project_uuid = $1 limit 1', [project]);
    const both = { malfunctionUuid: malfunction, misuseUuid: misuse.uuid };
    expect((await create('hazards', [{ style: 'FUNCTION', ...both }], project)).body.fields).toMatchObject([
      { path: 'items.0.misuseUuid' },
    ]);
    const byMisuse = await hazard({ misuseUuid: misuse.uuid });
    const byMalfunction = await hazard({ malfunctionUuid: malfunction });
    expect(
      (await patch(byMisuse.uuid, { revision: 1, malfunctionUuid: malfunction })).body.fields,
    ).toMatchObject([{ path: 'malfunctionUuid' }]);
    expect(
      (await patch(byMalfunction.uuid, { revision: 1, misuseUuid: misuse.uuid })).body.fields,
    ).toMatchObject([{ path: 'misuseUuid' }]);
    await expect(
      app.pool.query('update hazards set malfunction_uuid = $1 where uuid = $2', [
        malfunction,
        byMisuse.uuid,
      ]),
    ).rejects.toThrow('hazards_one_trigger');
    const swapped = await patch(byMalfunction.uuid, {
      revision: 1,
      malfunctionUuid: null,
      misuseUuid: misuse.uuid,
    });
    expect(swapped.body.data).toMatchObject({ malfunctionUuid: null, misuseUuid: misuse.uuid });
    expect(await list({ misuseUuid: misuse.uuid })).toEqual([byMisuse.uuid, byMalfunction.uuid]);
  });

  it('of a misuse makes a described hazard ready like a malfunction does', async () => {
    const misuse = await created('misuses', { name: 'Drives with the gate open' });
    const situation = await one('select uuid from exposure_situations where project_uuid = $1 limit 1', [
      project,
    ]);
    const event = await one('select uuid from hazardous_events where project_uuid = $1 limit 1', [project]);
    expect(await hazard({ misuseUuid: misuse.uuid })).toMatchObject({ status: 'DRAFT' });
    expect(
      await hazard({ misuseUuid: misuse.uuid, exposureSituationUuid: situation, hazardousEventUuid: event }),
    ).toMatchObject({ status: 'READY' });
  });

  it('of a machine hazard brings its machine along and contradicts another one', async () => {
    const [machine, other] = [
      await created('machines', { name: 'Robot' }, machineProject),
      await created('machines', { name: 'Lift' }, machineProject),
    ];
    const type = await lookup('hazard_types');
    const atRobot = await created(
      'machine-hazards',
      { name: 'Crushing', machineUuid: machine.uuid, hazardTypeUuid: type },
      machineProject,
    );
    const atLift = await created(
      'machine-hazards',
      { name: 'Falling', machineUuid: other.uuid, hazardTypeUuid: type },
      machineProject,
    );
    const task = await created('human-tasks', { name: 'Teach' }, machineProject);
    const event = await created('hazardous-events', { name: 'Hand drawn in' }, machineProject);
    const record = await created(
      'hazards',
      {
        style: 'MACHINE',
        machineHazardUuid: atRobot.uuid,
        humanTaskUuid: task.uuid,
        hazardousEventUuid: event.uuid,
      },
      machineProject,
    );
    expect(record).toMatchObject({ machineUuid: machine.uuid, status: 'READY' });
    const refused = await create(
      'hazards',
      [{ style: 'MACHINE', machineHazardUuid: atRobot.uuid, machineUuid: other.uuid }],
      machineProject,
    );
    expect(refused.body.fields).toMatchObject([{ path: 'items.0.machineHazardUuid' }]);
    expect((await patch(record.uuid, { revision: 1, machineUuid: other.uuid })).body.fields).toMatchObject([
      { path: 'machineUuid' },
    ]);
    expect((await patch(record.uuid, { revision: 1, machineUuid: null })).body.fields).toMatchObject([
      { path: 'machineUuid' },
    ]);
    expect(
      (await patch(record.uuid, { revision: 1, machineHazardUuid: atLift.uuid })).body.data,
    ).toMatchObject({ machineUuid: other.uuid });
    const moved = await app.call<Failure>('lead', 'PATCH', `/user-api/machine-hazards/${atLift.uuid}`, {
      body: { revision: 1, machineUuid: machine.uuid },
    });
    expect(moved).toMatchObject({ status: 422, body: { fields: [{ path: 'machineUuid' }] } });
    const foreign = await patch((await hazard()).uuid, { revision: 1, humanTaskUuid: task.uuid });
    expect(foreign).toMatchObject({ status: 422, body: { fields: [{ path: 'humanTaskUuid' }] } });
  });
});

describe('out of the work', () => {
  it('a hazard is rejected with a reason and reopened without a trace in its fields', async () => {
    const record = await hazard();
    for (const statusReason of [undefined, '', '  ']) {
      const refused = await patch(record.uuid, {
        revision: 1,
        statusOverride: 'REJECTED',
        ...(statusReason !== undefined && { statusReason }),
      });
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'REASON_REQUIRED', fields: [{ path: 'statusReason' }] },
      });
    }
    await expect(
      app.pool.query(`update hazards set status_override = 'REJECTED' where uuid = $1`, [record.uuid]),
    ).rejects.toThrow('hazards_rejected_with_reason');
    const rejected = await patch(record.uuid, {
      revision: 1,
      statusOverride: 'REJECTED',
      statusReason: 'There is no such axis.',
    });
    expect(rejected.body.data).toMatchObject({ status: 'REJECTED', statusReason: 'There is no such axis.' });
    expect(await list({ status: 'REJECTED' })).toEqual([record.uuid]);
    expect((await patch(record.uuid, { revision: 2, statusReason: '' })).status).toBe(422);
    const reopened = await patch(record.uuid, { revision: 2, statusOverride: null });
    expect(reopened.body.data).toMatchObject({ status: 'DRAFT', statusOverride: null, statusReason: '' });
  });

  it('a duplicate names the hazard that covers it, and is open again when that is gone', async () => {
    const original = await hazard();
    const record = await hazard();
    expect(
      (await patch(record.uuid, { revision: 1, statusOverride: 'DUPLICATE' })).body.fields,
    ).toMatchObject([{ path: 'duplicateOfUuid' }]);
    expect(
      (await patch(record.uuid, { revision: 1, duplicateOfUuid: original.uuid })).body.fields,
    ).toMatchObject([{ path: 'duplicateOfUuid' }]);
    expect(
      (await patch(record.uuid, { revision: 1, statusOverride: 'DUPLICATE', duplicateOfUuid: record.uuid }))
        .status,
    ).toBe(422);
    const marked = await patch(record.uuid, {
      revision: 1,
      statusOverride: 'DUPLICATE',
      duplicateOfUuid: original.uuid,
    });
    expect(marked.body.data).toMatchObject({ status: 'DUPLICATE', duplicateOfUuid: original.uuid });
    expect(
      (await patch(original.uuid, { revision: 1, statusOverride: 'DUPLICATE', duplicateOfUuid: record.uuid }))
        .status,
    ).toBe(422);
    expect(await list({ duplicateOfUuid: original.uuid })).toEqual([record.uuid]);
    expect((await app.call('lead', 'DELETE', `/user-api/hazards/${original.uuid}`)).status).toBe(409);
    expect(
      (await app.call('lead', 'DELETE', `/user-api/hazards/${original.uuid}`, { query: { confirm: true } }))
        .status,
    ).toBe(204);
    expect(await get(record.uuid)).toMatchObject({ status: 'DRAFT', duplicateOfUuid: null });
  });

  it('a hazard of another project covers nothing', async () => {
    const record = await hazard();
    const foreign = await one('select uuid from hazards where project_uuid = $1 limit 1', [machineProject]);
    const refused = await patch(record.uuid, {
      revision: 1,
      statusOverride: 'DUPLICATE',
      duplicateOfUuid: foreign,
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'duplicateOfUuid' }] } });
  });
});
