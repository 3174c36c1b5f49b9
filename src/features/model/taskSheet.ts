import { TaskUpdateLimits } from '@/api/limits';
import type { LookupEntry } from '@/api/lookups';
import type { Machine } from '@/api/machines';
import type { Task } from '@/api/tasks';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import type { TextFunction } from '@/glossary/useText';
import { numberColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';

interface TaskCatalogs {
  machines: Catalog<Machine>;
  taskTypes: Catalog<LookupEntry>;
  phases: Catalog<LookupEntry>;
  zones: Catalog<LookupEntry>;
}

type Text = TextFunction<'tasks'>;

const { operatingMode, frequencyPerYear, durationMinutes } = TaskUpdateLimits;

export const taskColumns = (
  { machines, taskTypes, phases, zones }: TaskCatalogs,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<Task>[] => [
  ...recordColumns<Task>(TaskUpdateLimits, sheetText),
  referenceColumn<Task>({
    key: 'machineUuid',
    name: text('column-machine', 'Machine'),
    width: 130,
    catalog: machines,
    getValue: ({ machineUuid }) => machineUuid,
  }),
  referenceColumn<Task>({
    key: 'taskTypeUuid',
    name: text('column-type', 'Type'),
    width: 130,
    catalog: taskTypes,
    getValue: ({ taskTypeUuid }) => taskTypeUuid,
  }),
  referenceColumn<Task>({
    key: 'lifecyclePhaseUuid',
    name: text('column-phase', 'Phase'),
    width: 120,
    catalog: phases,
    getValue: ({ lifecyclePhaseUuid }) => lifecyclePhaseUuid,
  }),
  textColumn<Task>({
    key: 'operatingMode',
    name: text('column-mode', 'Operating mode'),
    width: 130,
    maxLength: operatingMode.maxLength,
    getValue: task => task.operatingMode,
  }),
  numberColumn<Task>({
    key: 'frequencyPerYear',
    name: text('column-frequency', 'Times a year'),
    width: 110,
    decimalSeparator,
    minimum: frequencyPerYear.minimum,
    maximum: frequencyPerYear.maximum,
    getValue: task => task.frequencyPerYear,
  }),
  numberColumn<Task>({
    key: 'durationMinutes',
    name: text('column-duration', 'Minutes'),
    width: 90,
    decimalSeparator,
    minimum: durationMinutes.minimum,
    maximum: durationMinutes.maximum,
    getValue: task => task.durationMinutes,
  }),
  referencesColumn<Task>({
    key: 'zoneUuids',
    name: text('column-zones', 'Zones'),
    width: 140,
    catalog: zones,
    getValue: ({ zoneUuids }) => zoneUuids,
  }),
];

export const taskGroups = (machines: Catalog<Machine>, text: Text): readonly SheetGroup<Task>[] => [
  {
    id: 'machine',
    label: text('column-machine', 'Machine'),
    grouping: groupByReference(machines, ({ machineUuid }) => machineUuid),
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];
