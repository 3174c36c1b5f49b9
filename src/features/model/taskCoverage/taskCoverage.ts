import { fillsPlace, isCheckedPlace } from '@domain/hazards/places';
import type { Hazard } from '@/api/hazards';
import type { HumanTask } from '@/api/human-tasks';
import type { LookupEntry } from '@/api/lookups';
import type { Task } from '@/api/tasks';
import type { Catalog } from '@/features/shared/sheet/catalog';

/** What is known of a task in a zone for a person; `elsewhere`: the task does not take place there. */
export type PlaceState = 'elsewhere' | 'open' | 'checked' | 'hazards';

export interface Place {
  readonly zoneUuid: string;
  readonly state: PlaceState;
  readonly hazardCount: number;
  readonly reason: string;
}

/** How many places have a hazard or were checked, of those that there are. */
export interface Covered {
  readonly covered: number;
  readonly total: number;
}

export interface CoverageRow extends Covered {
  readonly key: string;
  readonly task: Task;
  /** null: nobody is named for the task. */
  readonly personnelUuid: string | null;
  /** First of the rows of its task, and how many those are. */
  readonly rowsOfTask: number;
  readonly places: readonly Place[];
}

export interface TaskCoverage extends Covered {
  readonly zones: readonly LookupEntry[];
  readonly rows: readonly CoverageRow[];
  /** In the order of the zones. */
  readonly ofZones: readonly Covered[];
}

interface CoverageSource {
  tasks: readonly Task[];
  humanTasks: readonly HumanTask[];
  hazards: readonly Hazard[];
  zones: Catalog<LookupEntry>;
  personnel: Catalog<LookupEntry>;
}

/**
 * Every place task × zone × person (domain model 2.2, step 2): a hazard of the task in the zone fills it when it names the
 * person, or nobody in particular.
 */
export function taskCoverage({ tasks, humanTasks, hazards, zones, personnel }: CoverageSource): TaskCoverage {
  const humanTasksOf = byTask(humanTasks);
  const hazardsOf = byTask(hazards);
  const placesOf = (task: Task) =>
    new Set([
      ...task.zoneUuids,
      ...(humanTasksOf.get(task.uuid) ?? []).flatMap(({ zoneUuids }) => zoneUuids),
      ...(hazardsOf.get(task.uuid) ?? []).flatMap(({ zoneUuid }) => zoneUuid ?? []),
      ...task.checkedPlaces.map(({ zoneUuid }) => zoneUuid),
    ]);
  const used = new Set(tasks.flatMap(task => [...placesOf(task)]));
  const columns = zones.items.filter(({ uuid }) => used.has(uuid));
  const rows = tasks.flatMap(task => {
    const own = placesOf(task);
    const persons = personsOf(humanTasksOf.get(task.uuid) ?? [], personnel);
    return persons.map((personnelUuid, at): CoverageRow => {
      const places = columns.map(({ uuid }) =>
        own.has(uuid)
          ? placeOf(task, uuid, personnelUuid, hazardsOf.get(task.uuid) ?? [])
          : { zoneUuid: uuid, state: 'elsewhere' as const, hazardCount: 0, reason: '' },
      );
      return {
        key: `${task.uuid} ${personnelUuid ?? ''}`,
        task,
        personnelUuid,
        rowsOfTask: at === 0 ? persons.length : 0,
        places,
        ...coveredOf(places),
      };
    });
  });
  return {
    zones: columns,
    rows,
    ofZones: columns.map((_zone, at) => coveredOf(rows.flatMap(({ places }) => places[at] ?? []))),
    ...coveredOf(rows.flatMap(({ places }) => places)),
  };
}

function byTask<R extends { taskUuid: string | null }>(
  records: readonly R[],
): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const record of records) {
    if (record.taskUuid === null) continue;
    const group = groups.get(record.taskUuid);
    if (group) group.push(record);
    else groups.set(record.taskUuid, [record]);
  }
  return groups;
}

/** In the order of the lookup; one row without a name where nobody is named. */
function personsOf(humanTasks: readonly HumanTask[], personnel: Catalog<LookupEntry>): (string | null)[] {
  const named = new Set(humanTasks.flatMap(({ personnelUuids }) => personnelUuids));
  const persons = personnel.items.filter(({ uuid }) => named.has(uuid)).map(({ uuid }) => uuid);
  return persons.length > 0 ? persons : [null];
}

function placeOf(
  { uuid: taskUuid, checkedPlaces }: Task,
  zoneUuid: string,
  personnelUuid: string | null,
  hazards: readonly Hazard[],
): Place {
  const place = { taskUuid, zoneUuid, personnelUuid };
  const hazardCount = hazards.filter(hazard => fillsPlace(hazard, place, null)).length;
  const checked = checkedPlaces.find(one => isCheckedPlace(one, place));
  const state = hazardCount > 0 ? 'hazards' : checked ? 'checked' : 'open';
  return { zoneUuid, state, hazardCount, reason: checked?.reason ?? '' };
}

function coveredOf(places: readonly Place[]): Covered {
  const real = places.filter(({ state }) => state !== 'elsewhere');
  return { covered: real.filter(({ state }) => state !== 'open').length, total: real.length };
}

/**
 * The task's checked places with this one in or out. What was checked for everybody is kept for the others when one
 * person's place is opened again.
 * @param persons all persons of the task
 */
export function withPlace(
  { checkedPlaces }: Task,
  zoneUuid: string,
  personnelUuid: string | null,
  isChecked: boolean,
  persons: readonly (string | null)[],
): Task['checkedPlaces'] {
  if (isChecked) return [...checkedPlaces, { zoneUuid, personnelUuid, reason: '' }];
  return checkedPlaces.flatMap(place => {
    if (place.zoneUuid !== zoneUuid) return [place];
    if (place.personnelUuid === personnelUuid) return [];
    if (place.personnelUuid !== null) return [place];
    return persons
      .filter(other => other !== personnelUuid && other !== null)
      .filter(
        other => !checkedPlaces.some(known => known.zoneUuid === zoneUuid && known.personnelUuid === other),
      )
      .map(other => ({ ...place, personnelUuid: other }));
  });
}
