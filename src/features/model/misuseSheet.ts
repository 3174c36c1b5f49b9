import { MisuseUpdateLimits } from '@/api/limits';
import type { LookupEntry } from '@/api/lookups';
import type { Misuse } from '@/api/misuses';
import type { Task } from '@/api/tasks';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import type { TextFunction } from '@/glossary/useText';
import { choiceColumn, longTextColumn, type WorksheetColumn } from '@/ui/worksheet';
import { dispositionOptions } from './malfunctionSheet';

interface MisuseCatalogs {
  misuses: Catalog<Misuse>;
  personnel: Catalog<LookupEntry>;
  tasks: Catalog<Task>;
}

interface MisuseTexts {
  text: TextFunction<'misuses'>;
  /** Both are decided on in the same words. */
  malfunctionText: TextFunction<'malfunctions'>;
  sheetText: TextFunction<'sheet'>;
}

/** @param hasTasks the project's style knows tasks */
export const misuseColumns = (
  { misuses, personnel, tasks }: MisuseCatalogs,
  { text, malfunctionText, sheetText }: MisuseTexts,
  hasTasks: boolean,
): WorksheetColumn<Misuse>[] => [
  ...recordColumns<Misuse>(MisuseUpdateLimits, sheetText),
  referencesColumn<Misuse>({
    key: 'personnelUuids',
    name: text('column-personnel', 'Who'),
    width: 150,
    catalog: personnel,
    getValue: ({ personnelUuids }) => personnelUuids,
  }),
  ...(hasTasks
    ? [
        referenceColumn<Misuse>({
          key: 'taskUuid',
          name: text('column-task', 'Task'),
          width: 140,
          catalog: tasks,
          getValue: ({ taskUuid }) => taskUuid,
        }),
      ]
    : []),
  longTextColumn<Misuse>({
    key: 'likelihoodNote',
    name: text('column-likelihood', 'How likely and why'),
    width: 160,
    grow: true,
    maxLength: MisuseUpdateLimits.likelihoodNote.maxLength,
    getValue: ({ likelihoodNote }) => likelihoodNote,
  }),
  choiceColumn<Misuse>({
    key: 'disposition',
    name: malfunctionText('column-disposition', 'Decision'),
    width: 120,
    isRequired: true,
    isOrdered: true,
    options: dispositionOptions(malfunctionText),
    getValue: ({ disposition }) => disposition,
  }),
  longTextColumn<Misuse>({
    key: 'dispositionReason',
    name: malfunctionText('column-reason', 'Reason'),
    width: 130,
    maxLength: MisuseUpdateLimits.dispositionReason.maxLength,
    getValue: ({ dispositionReason }) => dispositionReason,
  }),
  referenceColumn<Misuse>({
    key: 'duplicateOfUuid',
    name: malfunctionText('column-duplicate', 'Duplicate of'),
    width: 140,
    catalog: misuses,
    isOffered: (uuid, row) => uuid !== row.uuid,
    getValue: ({ duplicateOfUuid }) => duplicateOfUuid,
  }),
];
