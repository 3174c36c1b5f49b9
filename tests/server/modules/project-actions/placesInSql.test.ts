import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Danger, fillsPlace, isCheckedPlace } from '../../../../domain/hazards/places.ts';
import { machineStyleSuggestions } from '../../../../server/modules/project-actions/recommendMachineHazards.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject } from '../../../support/metricsProject.ts';
import { Chance, insertRows, newUuid } from '../../../support/randomRows.ts';

// The places that are recommended in SQL are those which the rules in domain/ leave open, over tasks, dangers and hazards made
// at random (13.10).

interface Task {
  uuid: string;
  zones: string[];
  persons: string[];
  checked: { zoneUuid: string; personnelUuid: string | null }[];
}
interface MachineHazard {
  uuid: string;
  code: string;
  zoneUuid: string | null;
  hazardTypeUuid: string;
  status: 'IDENTIFIED' | 'NOT_PRESENT';
}
interface Hazard {
  uuid: string;
  position: number;
  taskUuid: string | null;
  zoneUuid: string | null;
  hazardTypeUuid: string | null;
  machineHazardUuid: string | null;
  personnelUuids: string[];
}
interface World {
  projectUuid: string;
  tasks: Task[];
  dangers: MachineHazard[];
  hazards: Hazard[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const coded = (letter: string, index: number) => {
  const code = `${letter}-${String(index).padStart(3, '0')}`;
  return { code, name: code };
};

async function newWorld(seed: number): Promise<World> {
  const chance = new Chance(seed);
  const { project } = await MetricsProject.open(app, `Places ${seed}`);
  const { projectUuid } = project;
  const place = { project_uuid: projectUuid };
  const some = async (table: string, count: number) =>
    (
      await app.pool.query<{ uuid: string }>(`select uuid from ${table} order by code limit ${count}`)
    ).rows.map(({ uuid }) => uuid);
  const [zones, types, persons] = [
    await some('zones', 3),
    await some('hazard_types', 3),
    await some('personnel', 3),
  ];
  const machine = { ...place, uuid: newUuid(), ...coded('MA', 1) };
  await insertRows(app.pool, 'machines', [machine]);
  const tasks: Task[] = chance.many(6, () => ({
    uuid: newUuid(),
    zones: chance.some(zones, 0.7),
    persons: chance.is(0.3) ? [] : chance.some(persons, 0.6),
    checked: chance.many(chance.one([0, 0, 1, 2]), () => ({
      zoneUuid: chance.one(zones),
      personnelUuid: chance.one([null, ...persons]),
    })),
  }));
  const dangers: MachineHazard[] = chance.many(5, index => ({
    uuid: newUuid(),
    code: coded('MH', index).code,
    zoneUuid: chance.one([null, ...zones]),
    hazardTypeUuid: chance.one(types),
    status: chance.is(0.2) ? 'NOT_PRESENT' : 'IDENTIFIED',
  }));
  const hazards: Hazard[] = chance.many(30, index => ({
    uuid: newUuid(),
    position: index,
    taskUuid: chance.one([null, ...tasks.map(({ uuid }) => uuid)]),
    zoneUuid: chance.one([null, ...zones]),
    hazardTypeUuid: chance.one([null, ...types]),
    machineHazardUuid: chance.one([null, null, ...dangers.map(({ uuid }) => uuid)]),
    personnelUuids: chance.is(0.4) ? [] : chance.some(persons, 0.4),
  }));
  await insertRows(
    app.pool,
    'tasks',
    tasks.map(({ uuid }, index) => ({
      ...place,
      uuid,
      ...coded('TK', index),
      machine_uuid: machine.uuid,
      position: index,
    })),
  );
  const ofTask = tasks
    .filter(({ persons: { length } }) => length > 0)
    .map(task => ({ task, uuid: newUuid() }));
  await insertRows(
    app.pool,
    'human_tasks',
    ofTask.map(({ task, uuid }, index) => ({ ...place, uuid, ...coded('HT', index), task_uuid: task.uuid })),
  );
  await insertRows(
    app.pool,
    'human_task_personnel',
    ofTask.flatMap(({ task, uuid }) =>
      task.persons.map(person => ({ human_task_uuid: uuid, personnel_uuid: person })),
    ),
  );
  await insertRows(
    app.pool,
    'task_zones',
    tasks.flatMap(({ uuid, zones: own }) => own.map(zone => ({ task_uuid: uuid, zone_uuid: zone }))),
  );
  await insertRows(
    app.pool,
    'task_checked_places',
    tasks.flatMap(({ uuid, checked }) =>
      checked.map(({ zoneUuid, personnelUuid }, position) => ({
        task_uuid: uuid,
        position,
        zone_uuid: zoneUuid,
        personnel_uuid: personnelUuid,
        reason: '',
      })),
    ),
  );
  await insertRows(
    app.pool,
    'machine_hazards',
    dangers.map(({ uuid, code, zoneUuid, hazardTypeUuid, status }) => ({
      ...place,
      uuid,
      code,
      name: code,
      machine_uuid: machine.uuid,
      zone_uuid: zoneUuid,
      hazard_type_uuid: hazardTypeUuid,
      status,
    })),
  );
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from risk_rating_sets where code = 'HOUSE-SEA-27'`,
  );
  await insertRows(
    app.pool,
    'hazards',
    hazards.map(hazard => ({
      ...place,
      uuid: hazard.uuid,
      ...coded('HZ', hazard.position),
      position: hazard.position,
      style: 'MACHINE',
      risk_rating_set_uuid: rows[0]?.uuid,
      task_uuid: hazard.taskUuid,
      zone_uuid: hazard.zoneUuid,
      hazard_type_uuid: hazard.hazardTypeUuid,
      machine_hazard_uuid: hazard.machineHazardUuid,
    })),
  );
  await insertRows(
    app.pool,
    'hazard_personnel',
    hazards.flatMap(({ uuid, personnelUuids }) =>
      personnelUuids.map(person => ({ hazard_uuid: uuid, personnel_uuid: person })),
    ),
  );
  return { projectUuid, tasks, dangers, hazards };
}

/** What a zone is looked at for, by type: dangers of the zone first, then those anywhere, then what other hazards are of. */
function dangersOf({ dangers, hazards }: World, zoneUuid: string): (Danger | null)[] {
  const absent = dangers.filter(one => one.status === 'NOT_PRESENT' && one.zoneUuid === zoneUuid);
  const present = dangers.filter(
    one => one.status !== 'NOT_PRESENT' && (one.zoneUuid === zoneUuid || one.zoneUuid === null),
  );
  const others = hazards.filter(one => one.zoneUuid === zoneUuid && one.hazardTypeUuid !== null);
  const types = new Set([...present, ...others].flatMap(({ hazardTypeUuid }) => hazardTypeUuid ?? []));
  const found = [...types]
    .filter(type => !absent.some(({ hazardTypeUuid }) => hazardTypeUuid === type))
    .map((hazardTypeUuid): Danger => {
      const [machineHazard = null] = present
        .filter(one => one.hazardTypeUuid === hazardTypeUuid)
        .sort(
          (a, b) => Number(a.zoneUuid === null) - Number(b.zoneUuid === null) || (a.code < b.code ? -1 : 1),
        );
      return { hazardTypeUuid, machineHazard };
    });
  return found.length > 0 ? found : [null];
}

function openPlaces(world: World): string[] {
  const persons = (task: Task) => (task.persons.length > 0 ? task.persons : [null]);
  return world.tasks
    .flatMap(task =>
      task.zones.flatMap(zoneUuid =>
        dangersOf(world, zoneUuid).flatMap(danger =>
          persons(task)
            .map(personnelUuid => ({ taskUuid: task.uuid, zoneUuid, personnelUuid }))
            .filter(
              place =>
                !world.hazards.some(hazard => fillsPlace(hazard, place, danger)) &&
                !task.checked.some(checked => isCheckedPlace(checked, place)),
            )
            .map(place => named({ ...place, danger })),
        ),
      ),
    )
    .sort();
}

const named = (one: {
  taskUuid: string;
  zoneUuid: string;
  personnelUuid: string | null;
  danger: Danger | null;
}) =>
  [
    one.taskUuid,
    one.zoneUuid,
    one.personnelUuid,
    one.danger?.hazardTypeUuid ?? null,
    one.danger?.machineHazard?.uuid ?? null,
  ].join(' ');

it('recommends the places that the rule leaves open, and no others', async () => {
  let [open, filled] = [0, 0];
  for (let seed = 1; seed <= 12; seed += 1) {
    const world = await newWorld(seed);
    const suggestions = await machineStyleSuggestions(
      app.pool,
      { projectUuid: world.projectUuid, taskUuids: undefined, limit: 10_000, refused: [] },
      name => name,
    );
    const got = suggestions.flatMap(({ payload }) => {
      const { taskUuid, zoneUuid, personnelUuids = [], hazardTypeUuid, machineHazardUuid } = payload;
      const people = personnelUuids.length > 0 ? personnelUuids : [null];
      return people.map(one => [taskUuid, zoneUuid, one, hazardTypeUuid, machineHazardUuid].join(' '));
    });
    expect(got.sort(), `world ${seed}`).toEqual(openPlaces(world));
    open += got.length;
    filled += openPlaces({
      ...world,
      hazards: world.hazards.map(one => ({ ...one, taskUuid: null })),
    }).length;
  }
  // Both kinds of places occur.
  expect(open).toBeGreaterThan(50);
  expect(filled).toBeGreaterThan(open + 50);
});
