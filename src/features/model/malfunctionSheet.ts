import type { ProjectFunction } from '@/api/functions';
import { MalfunctionUpdateLimits } from '@/api/limits';
import type { LookupEntry } from '@/api/lookups';
import type { Malfunction } from '@/api/malfunctions';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { groupByReference } from '@/features/shared/sheet/groupByReference';
import { recordWords } from '@/features/shared/sheet/recordWords';
import type { SheetGroup, SheetWords } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { malfunctionDraft } from '@/records/models/namedDrafts';
import type { NewRecord } from '@/records/newRecord';
import { choiceColumn, longTextColumn, type WorksheetColumn } from '@/ui/worksheet';

const DISPOSITIONS = defineTexts(
  'malfunctions',
  {
    ANALYSE: 'Analyse',
    NOT_CREDIBLE: 'Not credible',
    NO_SAFETY_EFFECT: 'No safety effect',
    DUPLICATE: 'Duplicate',
  },
  'disposition-',
);

export const dispositionOptions = (text: TextFunction<'malfunctions'>) =>
  MalfunctionUpdateLimits.disposition.enum.map(value => ({ value, label: text(DISPOSITIONS[value]) }));

interface MalfunctionCatalogs {
  malfunctions: Catalog<Malfunction>;
  functions: Catalog<ProjectFunction>;
  guidewords: Catalog<LookupEntry>;
}

export const malfunctionColumns = (
  { malfunctions, functions, guidewords }: MalfunctionCatalogs,
  text: TextFunction<'malfunctions'>,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<Malfunction>[] => {
  const [code, name, description] = recordColumns<Malfunction>(MalfunctionUpdateLimits, sheetText);
  const { effect, dispositionReason } = MalfunctionUpdateLimits;
  return [
    ...[code, name].filter(column => column !== undefined),
    referenceColumn<Malfunction>({
      key: 'functionUuid',
      name: text('column-function', 'Function'),
      width: 140,
      catalog: functions,
      isRequired: true,
      getValue: ({ functionUuid }) => functionUuid,
    }),
    referenceColumn<Malfunction>({
      key: 'guidewordUuid',
      name: text('column-guideword', 'Guideword'),
      width: 110,
      catalog: guidewords,
      getValue: ({ guidewordUuid }) => guidewordUuid,
    }),
    longTextColumn<Malfunction>({
      key: 'effect',
      name: text('column-effect', 'Effect on the vehicle'),
      width: 170,
      grow: true,
      maxLength: effect.maxLength,
      getValue: malfunction => malfunction.effect,
    }),
    // A decision is refused without its reason, so the reason comes first.
    longTextColumn<Malfunction>({
      key: 'dispositionReason',
      name: text('column-reason', 'Reason'),
      width: 130,
      maxLength: dispositionReason.maxLength,
      getValue: malfunction => malfunction.dispositionReason,
    }),
    referenceColumn<Malfunction>({
      key: 'duplicateOfUuid',
      name: text('column-duplicate', 'Duplicate of'),
      width: 140,
      catalog: malfunctions,
      isOffered: (uuid, row) => uuid !== row.uuid,
      getValue: ({ duplicateOfUuid }) => duplicateOfUuid,
    }),
    choiceColumn<Malfunction>({
      key: 'disposition',
      name: text('column-disposition', 'Decision'),
      width: 120,
      isRequired: true,
      isOrdered: true,
      options: dispositionOptions(text),
      getValue: ({ disposition }) => disposition,
    }),
    ...[description].filter(column => column !== undefined),
  ];
};

/** Functions in their order. */
export const malfunctionGroups = (
  functions: Catalog<ProjectFunction>,
  text: TextFunction<'malfunctions'>,
): readonly SheetGroup<Malfunction>[] => [
  {
    id: 'function',
    label: text('column-function', 'Function'),
    grouping: groupByReference(functions, ({ functionUuid }) => functionUuid),
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];

/**
 * A malfunction until it is created: of the function in whose group it was added, else of the last malfunction's.
 * Undefined while there is no function that it could belong to.
 */
export function malfunctionDraftOf(functions: Catalog<ProjectFunction>, malfunctions: Catalog<Malfunction>) {
  const last = malfunctions.items.at(-1)?.functionUuid ?? functions.items.at(-1)?.uuid;
  if (last === undefined) return undefined;
  return (base: NewRecord, groupUuid: string | undefined) => malfunctionDraft(base, groupUuid ?? last);
}

export const malfunctionWords = (
  text: TextFunction<'malfunctions'>,
  sheetText: TextFunction<'sheet'>,
  hasFunctions: boolean,
): SheetWords =>
  recordWords(sheetText, {
    records: text('title', 'Malfunctions'),
    add: text('add', 'Add malfunction'),
    emptyTitle: text('empty-title', 'No malfunctions yet'),
    empty: hasFunctions
      ? text('empty', 'A malfunction is a way in which a function does not do what it should.')
      : text('no-function', 'Every malfunction belongs to a function: add a function first.'),
  });
