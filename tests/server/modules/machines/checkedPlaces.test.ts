import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';

interface Row {
  uuid: string;
  revision: number;
  name: string;
  [field: string]: unknown;
}
type Failure = { code: string; fields: { path: string }[] };

let app: TestApp;
let project: string;
let zones: string[];
let persons: string[];

const uuidsOf = async (sql: string) =>
  (await app.pool.query<{ uuid: string }>(sql)).rows.map(row => row.uuid);

beforeAll(async () => {
  app = await createTestApp();
  [project = ''] = await uuidsOf(`select uuid from projects where style = 'MACHINE'`);
  zones = await uuidsOf('select uuid from zones where project_uuid is null order by "order" limit 2');
  persons = await uuidsOf('select uuid from personnel where project_uuid is null order by "order" limit 2');
});
afterAll(() => app.close());

const create = (area: string, item: object) =>
  app.call<{ data: { records: Row[] } } & Failure>(
    'lead',
    'POST',
    `/user-api/projects/${project}/${area}/batch`,
    { body: { items: [item] } },
  );
const change = (person: string, area: string, uuid: string, body: object) =>
  app.call<{ data: Row } & Failure>(person, 'PATCH', `/user-api/${area}/${uuid}`, { body });

it('places of a task that were checked are kept with who and why, and each change is in the audit trail', async () => {
  const [zone, otherZone] = zones;
  const [person] = persons;
  const { body } = await create('tasks', {
    name: 'Clear a jam',
    checkedPlaces: [{ zoneUuid: zone, personnelUuid: person, reason: 'Guard locked' }],
  });
  const [task] = body.data.records;
  const first = { zoneUuid: zone, personnelUuid: person, reason: 'Guard locked' };
  expect(task).toMatchObject({ checkedPlaces: [first] });
  const checkedPlaces = [{ zoneUuid: otherZone }, first];
  const changed = await change('engineer', 'tasks', task?.uuid ?? '', { revision: 1, checkedPlaces });
  const second = { zoneUuid: otherZone, personnelUuid: null, reason: '' };
  expect(changed.body.data).toMatchObject({ revision: 2, checkedPlaces: [second, first] });
  expect(await auditOf(app.pool, task?.uuid ?? '')).toMatchObject([
    { action: 'CREATE' },
    { action: 'UPDATE', before: { checkedPlaces: [first] }, after: { checkedPlaces: [second, first] } },
  ]);
  // Gone with the task.
  await app.call('lead', 'DELETE', `/user-api/tasks/${task?.uuid}`);
  expect(
    await uuidsOf(`select task_uuid as uuid from task_checked_places where task_uuid = '${task?.uuid}'`),
  ).toEqual([]);
});

it('a place is listed once, and its zone and person are ones that the project may name', async () => {
  const [zone] = zones;
  const [person] = persons;
  const twice = await create('tasks', {
    name: 'Feed boxes',
    checkedPlaces: [{ zoneUuid: zone }, { zoneUuid: zone, personnelUuid: person }, { zoneUuid: zone }],
  });
  expect([twice.status, twice.body.fields.map(({ path }) => path)]).toEqual([
    422,
    ['items.0.checkedPlaces.2.zoneUuid'],
  ]);
  const [task] = (await create('tasks', { name: 'Feed boxes' })).body.data.records;
  const again = await change('lead', 'tasks', task?.uuid ?? '', {
    revision: 1,
    checkedPlaces: [{ zoneUuid: zone }, { zoneUuid: zone, personnelUuid: null }],
  });
  expect([again.status, again.body.fields.map(({ path }) => path)]).toEqual([
    422,
    ['checkedPlaces.1.zoneUuid'],
  ]);
  const unknown = await change('lead', 'tasks', task?.uuid ?? '', {
    revision: 1,
    checkedPlaces: [{ zoneUuid: person }],
  });
  expect(unknown.status).toBe(422);
  const reader = await change('viewer', 'tasks', task?.uuid ?? '', { revision: 1, checkedPlaces: [] });
  expect(reader.status).toBe(403);
});

it('a copy of a project has the checked places and the limits of its machines', async () => {
  const [zone] = zones;
  await create('tasks', { name: 'Copied task', checkedPlaces: [{ zoneUuid: zone, reason: 'Empty cell' }] });
  const limits = {
    machineType: 'Articulated robot',
    variant: 'R 2000 / 165F',
    spaceLimits: 'Reach 2.6 m',
    timeLimits: '20 years',
    otherLimits: '5 to 45 °C',
  };
  const machine = await create('machines', { name: 'Copied machine', ...limits });
  expect(machine.body.data.records[0]).toMatchObject(limits);
  const copy = await app.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/projects/${project}/copy`,
    {
      body: { name: 'Copy with limits' },
    },
  );
  expect(copy.status, JSON.stringify(copy.body)).toBe(201);
  const list = async (area: string) =>
    (
      await app.call<{ data: { results: Row[] } }>(
        'lead',
        'GET',
        `/user-api/${area}?projectUuid=${copy.body.data.uuid}`,
      )
    ).body.data.results;
  expect((await list('tasks')).find(({ name }) => name === 'Copied task')).toMatchObject({
    checkedPlaces: [{ zoneUuid: zone, personnelUuid: null, reason: 'Empty cell' }],
  });
  expect((await list('machines')).find(({ name }) => name === 'Copied machine')).toMatchObject(limits);
});
