import type { Block } from '../document/model.ts';
import { linesCell, namedCell } from './cells.ts';
import { joined, type Numbering, noneRecorded, type ReportContext, titled } from './context.ts';
import { misuseBlocks } from './functions.ts';
import { cellsTable } from './tables.ts';

const frequency = ({ text, number }: ReportContext, perYear: number | null, minutes: number | null): string =>
  joined([
    perYear !== null && text('per-year', '{1} per year', { values: [number(perYear)] }),
    minutes !== null && text('minutes', '{1} min', { values: [number(minutes)] }),
  ]);

/** Tasks, persons, zones and the dangers of the machine (ISO 12100:2010 clause 5.4). */
export function* machineSideBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, lookup, number } = context;
  yield numbering.chapter(text('tasks-zones', 'Tasks, zones and dangers of the machine'), 's-tasks');
  yield numbering.section(text('tasks', 'Tasks'), 's-tasks-list');
  if (data.tasks.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.5],
        [text('task', 'Task'), 5],
        [text('machine-phase', 'Machine, phase, mode'), 4],
        [text('zones', 'Zones'), 3],
        [text('how-often', 'How often'), 2.4],
      ],
      [...data.tasks.values()].map(one => [
        one.code,
        namedCell(one.name, one.description),
        linesCell(
          titled(data.machines.get(one.machineUuid ?? '')),
          lookup(one.lifecyclePhaseUuid),
          one.operatingMode,
          lookup(one.taskTypeUuid),
        ),
        one.zoneUuids.map(lookup).join(', '),
        frequency(context, one.frequencyPerYear, one.durationMinutes),
      ]),
    );
  yield numbering.section(text('human-tasks', 'What people do'), 's-human-tasks');
  if (data.humanTasks.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.5],
        [text('human-task', 'Activity'), 5],
        [text('persons', 'Persons'), 3],
        [text('zones', 'Zones'), 3],
        [text('how-often', 'How often'), 2.4],
        [text('training-ppe', 'Training, protective equipment'), 3],
      ],
      [...data.humanTasks.values()].map(one => [
        one.code,
        namedCell(one.name, joined([one.description, titled(data.tasks.get(one.taskUuid ?? ''))], '\n\n')),
        one.personnelUuids.map(lookup).join(', '),
        linesCell(
          one.zoneUuids.map(lookup).join(', '),
          one.proximity && word(`human-tasks/proximity-${one.proximity}`),
        ),
        frequency(context, one.frequencyPerYear, one.durationMinutes),
        linesCell(one.requiredTraining, one.ppe),
      ]),
    );
  yield numbering.section(text('machine-hazards', 'Dangers of the machine'), 's-machine-hazards');
  if (data.machineHazards.size === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('code', 'Code'), 1.5],
        [text('danger', 'Danger'), 5],
        [text('type-energy', 'Type, energy'), 4],
        [text('machine-zone', 'Machine, zone'), 4],
        [text('state', 'State'), 2.6],
      ],
      [...data.machineHazards.values()].map(one => [
        one.code,
        namedCell(one.name, one.description),
        linesCell(
          lookup(one.hazardTypeUuid),
          lookup(one.energySourceUuid),
          one.magnitude === null
            ? ''
            : `${number(one.magnitude)} ${one.magnitudeUnit === 'C' ? '°C' : one.magnitudeUnit}`,
        ),
        linesCell(titled(data.machines.get(one.machineUuid)), lookup(one.zoneUuid)),
        word(`machine-hazards/status-${one.status}`),
      ]),
    );
  const checked = [...data.tasks.values()].flatMap(task =>
    task.checkedPlaces.map(place => [
      titled(task),
      lookup(place.zoneUuid),
      lookup(place.personnelUuid) || text('everybody', 'Everybody'),
      place.reason,
    ]),
  );
  yield numbering.section(text('checked-places', 'Places looked at without a hazard'), 's-checked-places');
  if (checked.length === 0) yield noneRecorded(context);
  else
    yield cellsTable(
      'GRID',
      [
        [text('task', 'Task'), 4],
        [text('zone', 'Zone'), 3],
        [text('person', 'Person'), 3],
        [text('reason', 'Reason'), 5],
      ],
      checked,
    );
  yield* misuseBlocks(context, numbering);
}
