import { faultHandlingMs, isInTime } from '@domain/measures/faultTimes';
import type { Hazard } from '@/api/hazards';
import { SafetyTargetUpdateLimits } from '@/api/limits';
import type { LookupEntry, SafetyTarget } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Srem } from '@/api/srems';
import { ratingWord, type TextOf } from '@/features/shared/rating/ratingTexts';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referenceColumn } from '@/features/shared/sheet/columns/referenceColumn';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { riskColumn } from '@/features/shared/sheet/columns/riskColumn';
import { groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { targetDraft as newTarget } from '@/records/models/namedDrafts';
import type { NewRecord } from '@/records/newRecord';
import {
  choiceColumn,
  longTextColumn,
  numberColumn,
  type RowState,
  readonlyColumn,
  textColumn,
  type WorksheetColumn,
} from '@/ui/worksheet';
import { hazardCatalog } from './hazardCatalog';
import { explainLevel, inheritedLevel, levelChip } from './inheritedLevel';

type Text = TextFunction<'targets'>;

export interface TargetCatalogs {
  /** Safety goal, safety function … */
  types: Catalog<LookupEntry>;
  /** The scales of levels: ASIL, PL … */
  categories: Catalog<LookupEntry>;
  /** Those of the project, with their tables. */
  sets: readonly RiskRatingSet[];
  hazards: readonly Hazard[];
  requirements: readonly Srem[];
}

export const TARGET_STATES = defineTexts(
  'targets',
  { DRAFT: 'Draft', AGREED: 'Agreed', PROVISIONAL: 'Provisional', BASELINED: 'Baselined' },
  'state-',
);

export const stateOptions = (text: Text) =>
  SafetyTargetUpdateLimits.status.enum.map(value => ({ value, label: text(TARGET_STATES[value]) }));

/** @param decimalSeparator of the reader's language */
export function targetColumns(
  catalogs: TargetCatalogs,
  decimalSeparator: '.' | ',',
  text: Text,
  sheetText: TextFunction<'sheet'>,
  hazardText: TextOf,
): WorksheetColumn<SafetyTarget>[] {
  const { types, categories, sets } = catalogs;
  const [code, name, description] = recordColumns<SafetyTarget>(SafetyTargetUpdateLimits, sheetText);
  const { safeState, warningConcept, degradationConcept, raiseReason, externalId } = SafetyTargetUpdateLimits;
  return [
    ...[code, name].filter(column => column !== undefined),
    referenceColumn<SafetyTarget>({
      key: 'safetyTargetTypeUuid',
      name: text('column-type', 'Type'),
      width: 120,
      catalog: types,
      getValue: ({ safetyTargetTypeUuid }) => safetyTargetTypeUuid,
    }),
    ...levelColumns(catalogs, text, hazardText),
    referenceColumn<SafetyTarget>({
      key: 'safetyTargetCategoryUuid',
      name: text('column-scale', 'Scale'),
      width: 76,
      catalog: categories,
      getValue: ({ safetyTargetCategoryUuid }) => safetyTargetCategoryUuid,
    }),
    choiceColumn<SafetyTarget>({
      key: 'status',
      name: text('column-state', 'State'),
      width: 104,
      isRequired: true,
      isOrdered: true,
      options: stateOptions(text),
      getValue: ({ status }) => status,
    }),
    longTextColumn<SafetyTarget>({
      key: 'safeState',
      name: text('safe-state', 'Safe state'),
      width: 180,
      grow: true,
      maxLength: safeState.maxLength,
      getValue: target => target.safeState,
    }),
    ...timeColumns(decimalSeparator, text),
    longTextColumn<SafetyTarget>({
      key: 'warningConcept',
      name: text('column-warning', 'Warning'),
      description: text(
        'warning-description',
        'How people are warned, so that they can control the situation',
      ),
      width: 140,
      maxLength: warningConcept.maxLength,
      getValue: target => target.warningConcept,
    }),
    longTextColumn<SafetyTarget>({
      key: 'degradationConcept',
      name: text('column-degradation', 'Degradation'),
      description: text('degradation-description', 'What the item still does once a fault was found'),
      width: 140,
      maxLength: degradationConcept.maxLength,
      getValue: target => target.degradationConcept,
    }),
    longTextColumn<SafetyTarget>({
      key: 'raiseReason',
      name: text('column-raise-reason', 'Why raised'),
      width: 130,
      maxLength: raiseReason.maxLength,
      getValue: target => target.raiseReason,
    }),
    raisedColumn(sets, text, hazardText),
    textColumn<SafetyTarget>({
      key: 'externalId',
      name: text('column-external', 'Id elsewhere'),
      width: 110,
      maxLength: externalId.maxLength,
      getValue: target => target.externalId,
    }),
    ...[description].filter(column => column !== undefined),
  ];
}

/** What the target is for and how high it therefore is, and what carries it out. */
function levelColumns(
  { sets, hazards, requirements }: TargetCatalogs,
  text: Text,
  hazardText: TextOf,
): WorksheetColumn<SafetyTarget>[] {
  const byUuid = new Map(hazards.map(hazard => [hazard.uuid, hazard]));
  const carriedOutBy = (target: SafetyTarget) =>
    requirements.filter(({ safetyTargetUuids }) => safetyTargetUuids.includes(target.uuid));
  const ofTarget = (target: SafetyTarget) => inheritedLevel(target, byUuid, sets);
  return [
    riskColumn<SafetyTarget>({
      key: 'level',
      name: text('column-level', 'Level'),
      width: 84,
      description: text('level-description', 'The highest initial rating of its hazards. It is never typed.'),
      whyReadOnly: () =>
        text(
          'level-computed',
          'It follows from the hazards. To ask for more, say why it is raised and choose the higher rating there.',
        ),
      getValue: target => levelChip(ofTarget(target), hazardText),
      getTooltip: target => {
        const inherited = ofTarget(target);
        return inherited && explainLevel(inherited, target.raiseReason, text, hazardText);
      },
    }),
    referencesColumn<SafetyTarget>({
      key: 'hazardUuids',
      name: text('column-hazards', 'Hazards'),
      width: 150,
      catalog: hazardCatalog(hazards, sets),
      getValue: ({ hazardUuids }) => hazardUuids,
    }),
    readonlyColumn<SafetyTarget>({
      key: 'requirements',
      name: text('requirements', 'Requirements'),
      width: 130,
      wraps: true,
      whyReadOnly: () =>
        text(
          'requirements-there',
          'A requirement names its targets: choose them on the sheet of requirements.',
        ),
      getValue: target =>
        carriedOutBy(target)
          .map(requirement => requirement.code)
          .join(', '),
      getTooltip: target =>
        carriedOutBy(target)
          .map(requirement => `${requirement.code}  ${requirement.name}`)
          .join('\n') || undefined,
    }),
  ];
}

type Time = 'fttiMs' | 'faultDetectionMs' | 'faultReactionMs' | 'emergencyOperationMs';

/** Everything that the target says about time. */
function timeColumns(decimalSeparator: '.' | ',', text: Text): WorksheetColumn<SafetyTarget>[] {
  const column = (key: Time, name: string, description: string, width: number) =>
    numberColumn<SafetyTarget>({
      key,
      name,
      description,
      width,
      decimalSeparator,
      minimum: SafetyTargetUpdateLimits[key].minimum,
      maximum: SafetyTargetUpdateLimits[key].maximum,
      getValue: target => target[key],
    });
  return [
    column(
      'fttiMs',
      text('column-ftti', 'FTTI (ms)'),
      text('ftti-description', 'Fault-tolerant time interval in milliseconds'),
      92,
    ),
    column(
      'faultDetectionMs',
      text('column-detection', 'Detection (ms)'),
      text('detection-description', 'Fault detection time in milliseconds: from the fault to its detection'),
      104,
    ),
    column(
      'faultReactionMs',
      text('column-reaction', 'Reaction (ms)'),
      text(
        'reaction-description',
        'Fault reaction time in milliseconds: from the detection to the safe state or emergency operation. With the detection it fits into the FTTI.',
      ),
      100,
    ),
    column(
      'emergencyOperationMs',
      text('column-emergency', 'Emergency operation (ms)'),
      text(
        'emergency-description',
        'Time in milliseconds for which emergency operation keeps the item safe until the safe state is reached',
      ),
      120,
    ),
  ];
}

/** Marks the times of a target that do not fit (V27). */
export const timeMarks =
  (text: Text) =>
  (target: SafetyTarget): RowState['cells'] =>
    isInTime(target)
      ? undefined
      : {
          fttiMs: {
            status: 'marked',
            severity: 'error',
            reason: text(
              'not-in-time',
              'Detection and reaction together take {1} ms, longer than the FTTI.',
              {
                values: [String(faultHandlingMs(target))],
              },
            ),
          },
        };

const raisedColumn = (
  sets: readonly RiskRatingSet[],
  text: Text,
  hazardText: TextOf,
): WorksheetColumn<SafetyTarget> => {
  const options = new Map(
    sets.map(set => [
      set.uuid,
      set.ratings.map(rating => ({
        value: rating.uuid,
        label: ratingWord(rating, hazardText),
        description: rating.label,
      })),
    ]),
  );
  return choiceColumn<SafetyTarget>({
    key: 'raisedRatingUuid',
    name: text('column-raised', 'Raised to'),
    description: text('raised-description', 'Above its hazards; needs the reason in the column before it.'),
    width: 88,
    isOrdered: true,
    isEditable: ({ raiseReason, raisedRatingUuid }) => raiseReason.trim() !== '' || raisedRatingUuid !== null,
    whyReadOnly: () => text('raised-first', 'First say why, in the column before this one.'),
    options: ({ riskRatingSetUuid }) => options.get(riskRatingSetUuid) ?? NONE,
    getValue: ({ raisedRatingUuid }) => raisedRatingUuid,
  });
};

const NONE: readonly never[] = [];

export const targetGroups = (
  types: Catalog<LookupEntry>,
  text: Text,
): readonly SheetGroup<SafetyTarget>[] => [
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
  {
    id: 'type',
    label: text('column-type', 'Type'),
    grouping: groupByReference(types, ({ safetyTargetTypeUuid }) => safetyTargetTypeUuid),
  },
];

/** A target until it is created; hazards are compared in the first set of the project. */
export const targetDraft =
  (riskRatingSetUuid: string) =>
  (base: NewRecord, typeUuid: string | undefined): SafetyTarget => ({
    ...newTarget(base, riskRatingSetUuid),
    safetyTargetTypeUuid: typeUuid ?? null,
  });
