import type { Cea } from '@/api/ceas';
import type { ExposureSituation } from '@/api/exposure-situations';
import { ExposureSituationUpdateLimits } from '@/api/limits';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import {
  choiceColumn,
  longTextColumn,
  readonlyColumn,
  toggleColumn,
  type WorksheetColumn,
} from '@/ui/worksheet';

const DISPOSITIONS = defineTexts(
  'situations',
  { USED: 'Used', NOT_RELEVANT: 'Not relevant', DUPLICATE: 'Duplicate' },
  'disposition-',
);
const STATUSES = defineTexts(
  'situations',
  { DRAFT: 'Without exposure', RATED: 'Exposure rated', CONFIRMED: 'Confirmed' },
  'status-',
);
const STATUS_ORDER = ['DRAFT', 'RATED', 'CONFIRMED'] as const satisfies ExposureSituation['status'][];

type Text = TextFunction<'situations'>;

const dispositionOptions = (text: Text) =>
  ExposureSituationUpdateLimits.disposition.enum.map(value => ({ value, label: text(DISPOSITIONS[value]) }));
export const situationStatusOptions = (text: Text) =>
  STATUS_ORDER.map(value => ({ value, label: text(STATUSES[value]) }));

export const situationColumns = (
  situations: Catalog<ExposureSituation>,
  elements: Catalog<Cea>,
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<ExposureSituation>[] => [
  ...recordColumns<ExposureSituation>(ExposureSituationUpdateLimits, sheetText),
  referencesColumn<ExposureSituation>({
    key: 'ceaUuids',
    name: text('column-elements', 'Elements'),
    width: 180,
    catalog: elements,
    getValue: ({ ceaUuids }) => ceaUuids,
  }),
  // A decision is refused without its reason, so the reason comes first.
  longTextColumn<ExposureSituation>({
    key: 'dispositionReason',
    name: text('column-reason', 'Reason'),
    width: 160,
    maxLength: ExposureSituationUpdateLimits.dispositionReason.maxLength,
    getValue: ({ dispositionReason }) => dispositionReason,
  }),
  referenceColumn<ExposureSituation>({
    key: 'duplicateOfUuid',
    name: text('column-duplicate', 'Duplicate of'),
    width: 140,
    catalog: situations,
    isOffered: (uuid, row) => uuid !== row.uuid,
    getValue: ({ duplicateOfUuid }) => duplicateOfUuid,
  }),
  choiceColumn<ExposureSituation>({
    key: 'disposition',
    name: text('column-disposition', 'Decision'),
    width: 120,
    isRequired: true,
    isOrdered: true,
    options: dispositionOptions(text),
    getValue: ({ disposition }) => disposition,
  }),
  readonlyColumn<ExposureSituation>({
    key: 'status',
    name: text('column-status', 'State'),
    width: 130,
    getValue: ({ status }) => text(STATUSES[status]),
  }),
  toggleColumn<ExposureSituation>({
    key: 'isConfirmed',
    name: text('column-confirmed', 'Confirmed'),
    width: 100,
    yes: sheetText('yes', 'Yes'),
    no: sheetText('no', 'No'),
    getValue: ({ isConfirmed }) => isConfirmed,
  }),
];
