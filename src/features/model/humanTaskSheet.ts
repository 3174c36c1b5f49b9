import type { HumanTask } from '@/api/human-tasks';
import { HumanTaskUpdateLimits } from '@/api/limits';
import type { LookupEntry } from '@/api/lookups';
import type { Task } from '@/api/tasks';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { NewRecord } from '@/records/newRecord';
import { choiceColumn, longTextColumn, numberColumn, type WorksheetColumn } from '@/ui/worksheet';

interface HumanTaskCatalogs {
  tasks: Catalog<Task>;
  personnel: Catalog<LookupEntry>;
  zones: Catalog<LookupEntry>;
}

type Text = TextFunction<'human-tasks'>;

const PROXIMITIES = defineTexts(
  'human-tasks',
  { CONTACT: 'Touches it', REACH: 'Within reach', NEAR: 'Near', REMOTE: 'Away from it' },
  'proximity-',
);
const PROXIMITY_MEANINGS = defineTexts(
  'human-tasks',
  {
    CONTACT: 'The person touches the danger.',
    REACH: 'The person can reach the danger.',
    NEAR: 'The danger can reach the person.',
    REMOTE: 'The person is away from the danger.',
  },
  'proximity-meaning-',
);

const proximityOptions = (text: Text) =>
  (['CONTACT', 'REACH', 'NEAR', 'REMOTE'] as const satisfies HumanTask['proximity'][]).map(value => ({
    value,
    label: text(PROXIMITIES[value]),
    description: text(PROXIMITY_MEANINGS[value]),
  }));

export const humanTaskColumns = (
  { tasks, personnel, zones }: HumanTaskCatalogs,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<HumanTask>[] => {
  const [code, name, description] = recordColumns<HumanTask>(HumanTaskUpdateLimits, sheetText);
  const { frequencyPerYear, durationMinutes, requiredTraining, ppe } = HumanTaskUpdateLimits;
  return [
    ...[code, name].filter(column => column !== undefined),
    referenceColumn<HumanTask>({
      key: 'taskUuid',
      name: text('column-task', 'Task'),
      width: 150,
      catalog: tasks,
      getValue: ({ taskUuid }) => taskUuid,
    }),
    referencesColumn<HumanTask>({
      key: 'personnelUuids',
      name: text('column-personnel', 'Persons'),
      width: 160,
      catalog: personnel,
      getValue: ({ personnelUuids }) => personnelUuids,
    }),
    referencesColumn<HumanTask>({
      key: 'zoneUuids',
      name: text('column-zones', 'Zones'),
      width: 150,
      catalog: zones,
      getValue: ({ zoneUuids }) => zoneUuids,
    }),
    numberColumn<HumanTask>({
      key: 'frequencyPerYear',
      name: text('column-frequency', 'Times a year'),
      width: 100,
      decimalSeparator,
      minimum: frequencyPerYear.minimum,
      maximum: frequencyPerYear.maximum,
      getValue: task => task.frequencyPerYear,
    }),
    numberColumn<HumanTask>({
      key: 'durationMinutes',
      name: text('column-duration', 'Minutes'),
      width: 80,
      decimalSeparator,
      minimum: durationMinutes.minimum,
      maximum: durationMinutes.maximum,
      getValue: task => task.durationMinutes,
    }),
    choiceColumn<HumanTask>({
      key: 'proximity',
      name: text('column-proximity', 'Proximity'),
      width: 110,
      isOrdered: true,
      options: proximityOptions(text),
      getValue: ({ proximity }) => proximity,
    }),
    longTextColumn<HumanTask>({
      key: 'requiredTraining',
      name: text('column-training', 'Training'),
      width: 130,
      maxLength: requiredTraining.maxLength,
      getValue: task => task.requiredTraining,
    }),
    longTextColumn<HumanTask>({
      key: 'ppe',
      name: text('column-ppe', 'Protective equipment'),
      width: 150,
      maxLength: ppe.maxLength,
      getValue: task => task.ppe,
    }),
    ...[description].filter(column => column !== undefined),
  ];
};

export const humanTaskGroups = (tasks: Catalog<Task>, text: Text): readonly SheetGroup<HumanTask>[] => [
  {
    id: 'task',
    label: text('column-task', 'Task'),
    grouping: groupByReference(tasks, ({ taskUuid }) => taskUuid),
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];

/** A human task until it is created, of the task in whose group it was added. */
export const humanTaskDraft = (base: NewRecord, taskUuid: string | undefined): HumanTask => ({
  ...base,
  taskUuid: taskUuid ?? null,
  frequencyPerYear: null,
  durationMinutes: null,
  proximity: null,
  requiredTraining: '',
  ppe: '',
  personnelUuids: [],
  zoneUuids: [],
});
