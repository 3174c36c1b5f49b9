import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Row {
  uuid: string;
  code: string;
  name: string;
  revision: number;
  [field: string]: unknown;
}
interface Batch {
  data: { saved: number; records: Row[]; results: { status: string; error?: { code: string } }[] };
}
interface Failure {
  code: string;
  fields: { path: string }[];
  tree?: { groups: { entity: string; field: string; onDelete: string; count: number }[] };
}

let app: TestApp;
let machineProject: string;
let otherProject: string;
let machine: string;
let task: string;
let zone: string;
let hazardType: string;
let operator: string;

const one = async (sql: string, values: unknown[] = []) =>
  (await app.pool.query<{ uuid: string }>(sql, values)).rows[0]?.uuid ?? '';

beforeAll(async () => {
  app = await createTestApp();
  machineProject = await one(`select uuid from projects where style = 'MACHINE'`);
  otherProject = await one(`select uuid from projects where style = 'FUNCTION'`);
  machine = await one('select uuid from machines where project_uuid = $1', [machineProject]);
  task = await one('select uuid from tasks where project_uuid = $1', [machineProject]);
  zone = await one('select uuid from zones where project_uuid = $1', [machineProject]);
  hazardType = await one('select uuid from hazard_types order by "order" limit 1');
  operator = await one('select uuid from personnel where project_uuid is null order by "order" limit 1');
  expect([machineProject, otherProject, machine, task, zone, hazardType, operator]).not.toContain('');
});
afterAll(() => app.close());

const create = (person: string, path: string, items: object[], projectUuid = machineProject) =>
  app.call<Batch & Failure>(person, 'POST', `/user-api/projects/${projectUuid}/${path}/batch`, {
    body: { items },
  });
const created = async (path: string, item: object, projectUuid = machineProject): Promise<Row> => {
  const { status, body } = await create('lead', path, [item], projectUuid);
  expect(status, JSON.stringify(body)).toBe(201);
  const [record] = body.data.records;
  if (!record) throw new Error('Nothing was created');
  return record;
};
const change = (person: string, path: string, uuid: string, body: object) =>
  app.call<{ data: Row } & Failure>(person, 'PATCH', `/user-api/${path}/${uuid}`, { body });

describe('machine hazards', () => {
  it('are stored with their magnitude and recorded in the audit trail', async () => {
    const record = await created('machine-hazards', {
      name: 'Crushing between gripper fingers',
      machineUuid: machine,
      hazardTypeUuid: hazardType,
      zoneUuid: zone,
      magnitude: 400,
      magnitudeUnit: 'N',
    });
    expect(record).toMatchObject({
      code: 'MH-001',
      status: 'IDENTIFIED',
      revision: 1,
      energySourceUuid: null,
    });
    const { rows } = await app.pool.query('select * from machine_hazards where uuid = $1', [record.uuid]);
    expect(rows[0]).toMatchObject({ machine_uuid: machine, magnitude: 400, magnitude_unit: 'N' });
    const changed = await change('engineer', 'machine-hazards', record.uuid, {
      revision: 1,
      status: 'NOT_PRESENT',
      reason: 'The gripper yields.',
    });
    expect(changed.body.data).toMatchObject({ status: 'NOT_PRESENT', revision: 2 });
    expect(await auditOf(app.pool, record.uuid)).toMatchObject([
      { action: 'CREATE', entity: 'MachineHazard', projectUuid: machineProject },
      {
        action: 'UPDATE',
        reason: 'The gripper yields.',
        before: { status: 'IDENTIFIED' },
        after: { status: 'NOT_PRESENT' },
      },
    ]);
  });

  it('need a unit with a number and a number with a unit, also over two changes', async () => {
    const item = { name: 'Hot surface', machineUuid: machine, hazardTypeUuid: hazardType };
    const before = await auditLength(app.pool);
    const refused = await create('lead', 'machine-hazards', [
      { ...item, magnitude: 70 },
      { ...item, magnitudeUnit: 'C' },
    ]);
    expect(refused.status).toBe(422);
    expect(refused.body.fields.map(({ path }) => path)).toEqual([
      'items.0.magnitudeUnit',
      'items.1.magnitude',
    ]);
    expect(await auditLength(app.pool)).toBe(before);
    const record = await created('machine-hazards', { ...item, magnitude: 70, magnitudeUnit: 'C' });
    expect(
      (await change('lead', 'machine-hazards', record.uuid, { revision: 1, magnitude: null })).status,
    ).toBe(422);
    const cleared = await change('lead', 'machine-hazards', record.uuid, {
      revision: 1,
      magnitude: null,
      magnitudeUnit: null,
    });
    expect(cleared.body.data).toMatchObject({ magnitude: null, magnitudeUnit: null });
  });

  it('stay at their machine while hazards use them with it', async () => {
    const record = await created('machine-hazards', {
      name: 'Blade',
      machineUuid: machine,
      hazardTypeUuid: hazardType,
    });
    const other = await created('machines', { name: 'Another saw' });
    await created('hazards', { style: 'MACHINE', machineHazardUuid: record.uuid });
    const moved = await change('lead', 'machine-hazards', record.uuid, {
      revision: 1,
      machineUuid: other.uuid,
    });
    expect([moved.status, moved.body.fields]).toMatchObject([422, [{ path: 'machineUuid' }]]);
    const same = await change('lead', 'machine-hazards', record.uuid, { revision: 1, machineUuid: machine });
    expect(same.status).toBe(200);
  });

  it('belong to a machine of their project', async () => {
    const item = { name: 'Foreign', machineUuid: machine, hazardTypeUuid: hazardType };
    const refused = await create('lead', 'machine-hazards', [item], otherProject);
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.0.machineUuid' }] } });
  });

  it('go with their machine when that is deleted with confirmation', async () => {
    const [press] = (await create('lead', 'machines', [{ name: 'Press' }])).body.data.records;
    const record = await created('machine-hazards', {
      name: 'Falling ram',
      machineUuid: press?.uuid,
      hazardTypeUuid: hazardType,
    });
    const refused = await app.call<Failure>('lead', 'DELETE', `/user-api/machines/${press?.uuid}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        tree: { groups: [{ entity: 'MachineHazard', field: 'machineUuid', onDelete: 'DELETED', count: 1 }] },
      },
    });
    const deleted = await app.call('lead', 'DELETE', `/user-api/machines/${press?.uuid}`, {
      query: { confirm: true },
    });
    expect(deleted.status).toBe(204);
    expect((await app.call('lead', 'GET', `/user-api/machine-hazards/${record.uuid}`)).status).toBe(404);
    expect((await auditOf(app.pool, record.uuid)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });
});

describe('human tasks and misuses', () => {
  it('keep who and where as lists, found by each of them', async () => {
    const record = await created('human-tasks', {
      name: 'Reach in and clear a dropped box',
      taskUuid: task,
      personnelUuids: [operator],
      zoneUuids: [zone],
      frequencyPerYear: 250,
      durationMinutes: 5,
      proximity: 'CONTACT',
    });
    expect(record).toMatchObject({ code: 'HT-001', personnelUuids: [operator], zoneUuids: [zone] });
    for (const query of [
      { zoneUuid: zone },
      { personnelUuid: operator },
      { taskUuid: task },
      { proximity: 'CONTACT' },
    ]) {
      const { body } = await app.call<{ data: { results: Row[] } }>(
        'viewer',
        'GET',
        '/user-api/human-tasks',
        { query },
      );
      expect(
        body.data.results.map(({ uuid }) => uuid),
        JSON.stringify(query),
      ).toEqual([record.uuid]);
    }
    const changed = await change('lead', 'human-tasks', record.uuid, {
      revision: 1,
      zoneUuids: [],
      proximity: null,
    });
    expect(changed.body.data).toMatchObject({ zoneUuids: [], personnelUuids: [operator], proximity: null });
    const { rows } = await app.pool.query('select * from human_task_zones where human_task_uuid = $1', [
      record.uuid,
    ]);
    expect(rows).toEqual([]);
    expect((await auditOf(app.pool, record.uuid)).at(-1)).toMatchObject({
      before: { zoneUuids: [zone] },
      after: { zoneUuids: [] },
    });
  });

  it('a misuse never repeats itself, directly or in a circle', async () => {
    const first = await created('misuses', {
      name: 'Climbs over the fence',
      taskUuid: task,
      personnelUuids: [operator],
    });
    const second = await created('misuses', {
      name: 'Climbs the fence',
      disposition: 'DUPLICATE',
      duplicateOfUuid: first.uuid,
    });
    expect(second).toMatchObject({ code: 'MU-002', duplicateOfUuid: first.uuid });
    for (const duplicateOfUuid of [first.uuid, second.uuid]) {
      const refused = await change('lead', 'misuses', first.uuid, { revision: 1, duplicateOfUuid });
      expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'duplicateOfUuid' }] } });
    }
  });

  it('are refused with a person or zone of another project', async () => {
    const [strange] = (await create('lead', 'zones', [{ name: 'Elsewhere' }], otherProject)).body.data
      .records;
    const refused = await create('lead', 'human-tasks', [{ name: 'Foreign', zoneUuids: [strange?.uuid] }]);
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.0.zoneUuids' }] } });
  });
});

describe('assumptions', () => {
  it('take a name from their text and keep owner and day', async () => {
    const record = await created('assumptions', {
      text: 'Only trained operators use the cell.\n\nSee the manual.',
      category: 'USER',
      ownerUserUuid: app.userUuid('engineer'),
      dueDate: '2027-03-31',
    });
    expect(record).toMatchObject({
      code: 'AS-001',
      name: 'Only trained operators use the cell.',
      status: 'OPEN',
      dueDate: '2027-03-31',
      ownerUserUuid: app.userUuid('engineer'),
    });
    const long = await created('assumptions', { text: `${'word '.repeat(60)}end` });
    expect(long.name.length).toBeLessThanOrEqual(200);
    expect(long.name).toMatch(/^(word )+word…$/);
  });

  it('are owned by a member of the project only', async () => {
    for (const stranger of ['guest', 'supplier']) {
      const refused = await create(
        'lead',
        'assumptions',
        [{ text: 'Foreign owner.', ownerUserUuid: app.userUuid(stranger) }],
        otherProject,
      );
      expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.0.ownerUserUuid' }] } });
    }
    const record = await created('assumptions', { text: 'No owner yet.' }, otherProject);
    const refused = await change('lead', 'assumptions', record.uuid, {
      revision: 1,
      ownerUserUuid: app.userUuid('guest'),
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'ownerUserUuid' }] } });
  });

  it('are linked by functions, which let go of a deleted one', async () => {
    const assumption = await created(
      'assumptions',
      { text: 'The link has less than 50 ms latency.' },
      otherProject,
    );
    const fn = await created(
      'functions',
      { name: 'Stop on request', assumptionUuids: [assumption.uuid] },
      otherProject,
    );
    expect(fn.assumptionUuids).toEqual([assumption.uuid]);
    const tree = await app.call<{ data: Failure['tree'] }>(
      'viewer',
      'GET',
      `/user-api/assumptions/${assumption.uuid}/dependency-tree`,
    );
    expect(tree.body.data?.groups).toMatchObject([
      { entity: 'Function', field: 'assumptionUuids', onDelete: 'UNLINKED', count: 1 },
    ]);
    expect((await app.call('lead', 'DELETE', `/user-api/assumptions/${assumption.uuid}`)).status).toBe(409);
    expect(
      (
        await app.call('lead', 'DELETE', `/user-api/assumptions/${assumption.uuid}`, {
          query: { confirm: true },
        })
      ).status,
    ).toBe(204);
    const after = await app.call<{ data: Row }>('lead', 'GET', `/user-api/functions/${fn.uuid}`);
    expect(after.body.data).toMatchObject({ assumptionUuids: [], revision: 2 });
  });

  it('of another project cannot be linked', async () => {
    const assumption = await created('assumptions', { text: 'Of the cell.' });
    const refused = await create(
      'lead',
      'functions',
      [{ name: 'Foreign', assumptionUuids: [assumption.uuid] }],
      otherProject,
    );
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: 'items.0.assumptionUuids' }] } });
  });
});

describe('who may', () => {
  const items = {
    assumptions: { text: 'Anything.' },
    'human-tasks': { name: 'Anything' },
    misuses: { name: 'Anything' },
  };
  it.each(Object.entries(items))(
    '%s: viewers and voters read, strangers know of nothing',
    async (path, item) => {
      const before = await auditLength(app.pool);
      for (const person of ['viewer', 'voter', 'approver'])
        expect((await create(person, path, [item], otherProject)).status, person).toBe(403);
      for (const person of ['guest', 'supplier'])
        expect((await create(person, path, [item], otherProject)).status, person).toBe(404);
      expect(await auditLength(app.pool)).toBe(before);
      expect((await create('engineer', path, [item], otherProject)).status).toBe(201);
    },
  );
});
