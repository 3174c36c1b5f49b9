import { SremUpdateLimits } from '@/api/limits';
import type { LookupEntry, SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { NewRecord } from '@/records/newRecord';
import { choiceColumn, longTextColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';

type Text = TextFunction<'requirements'>;

interface RequirementCatalogs {
  targets: Catalog<SafetyTarget>;
  /** Scales of levels, such as ASIL and PL. */
  categories: Catalog<LookupEntry>;
}

const KINDS = defineTexts(
  'requirements',
  { REQUIREMENT: 'Safety requirement', EXTERNAL_MEASURE: 'External measure' },
  'kind-',
);
export const REQUIREMENT_STATES = defineTexts(
  'requirements',
  {
    DRAFT: 'Draft',
    AGREED: 'Agreed',
    IMPLEMENTED: 'Implemented',
    VERIFIED: 'Verified',
    REJECTED: 'Rejected',
  },
  'state-',
);

export const stateOptions = (text: Text) =>
  SremUpdateLimits.status.enum.map(value => ({ value, label: text(REQUIREMENT_STATES[value]) }));

export const requirementColumns = (
  { targets, categories }: RequirementCatalogs,
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<Srem>[] => {
  const [code, name, description] = recordColumns<Srem>(SremUpdateLimits, sheetText);
  const { allocatedTo, integrityLevel, verificationMethod, externalId } = SremUpdateLimits;
  return [
    ...[code, name].filter(column => column !== undefined),
    choiceColumn<Srem>({
      key: 'kind',
      name: text('column-kind', 'Kind'),
      width: 130,
      isRequired: true,
      options: SremUpdateLimits.kind.enum.map(value => ({ value, label: text(KINDS[value]) })),
      getValue: ({ kind }) => kind,
    }),
    longTextColumn<Srem>({
      key: 'text',
      name: text('column-text', 'Requirement'),
      width: 240,
      grow: true,
      maxLength: SremUpdateLimits.text.maxLength,
      getValue: requirement => requirement.text,
    }),
    referenceColumn<Srem>({
      key: 'safetyTargetUuid',
      name: text('column-target', 'Safety target'),
      width: 150,
      catalog: targets,
      getValue: ({ safetyTargetUuid }) => safetyTargetUuid,
    }),
    textColumn<Srem>({
      key: 'allocatedTo',
      name: text('column-allocated', 'Allocated to'),
      width: 130,
      maxLength: allocatedTo.maxLength,
      getValue: requirement => requirement.allocatedTo,
    }),
    referenceColumn<Srem>({
      key: 'integrityCategoryUuid',
      name: text('column-scale', 'Scale'),
      width: 80,
      catalog: categories,
      getValue: ({ integrityCategoryUuid }) => integrityCategoryUuid,
    }),
    textColumn<Srem>({
      key: 'integrityLevel',
      name: text('column-level', 'Level'),
      width: 70,
      maxLength: integrityLevel.maxLength,
      getValue: requirement => requirement.integrityLevel ?? '',
    }),
    longTextColumn<Srem>({
      key: 'verificationMethod',
      name: text('column-verification', 'How it is verified'),
      width: 160,
      maxLength: verificationMethod.maxLength,
      getValue: requirement => requirement.verificationMethod,
    }),
    choiceColumn<Srem>({
      key: 'status',
      name: text('column-state', 'State'),
      width: 110,
      isRequired: true,
      isOrdered: true,
      options: stateOptions(text),
      getValue: ({ status }) => status,
    }),
    textColumn<Srem>({
      key: 'externalId',
      name: text('column-external', 'Id elsewhere'),
      width: 110,
      maxLength: externalId.maxLength,
      getValue: requirement => requirement.externalId,
    }),
    ...[description].filter(column => column !== undefined),
  ];
};

export const requirementGroups = (
  targets: Catalog<SafetyTarget>,
  text: Text,
): readonly SheetGroup<Srem>[] => [
  {
    id: 'target',
    label: text('column-target', 'Safety target'),
    groupingOf: groupByReference(targets, ({ safetyTargetUuid }) => safetyTargetUuid),
  },
  { id: 'none', label: text('no-groups', 'None'), groupingOf: () => undefined },
];

/** A requirement until it is created, of the target in whose group it was added. */
export const requirementDraft = (base: NewRecord, targetUuid: string | undefined): Srem => ({
  ...base,
  kind: 'REQUIREMENT',
  text: '',
  safetyTargetUuid: targetUuid ?? null,
  allocatedTo: '',
  integrityCategoryUuid: null,
  integrityLevel: null,
  verificationMethod: '',
  status: 'DRAFT',
  externalId: '',
  externalUrl: null,
  hazardUuids: [],
});
