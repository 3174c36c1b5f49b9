import { ASILS } from '@domain/measures/decomposition';
import { SremUpdateLimits } from '@/api/limits';
import type { SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { parentColumn } from '@/features/shared/sheet/columns/parentColumn';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import { riskColumn } from '@/features/shared/sheet/columns/riskColumn';
import { groupByReference } from '@/features/shared/sheet/groupByReference';
import type { SheetGroup } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { requirementDraft } from '@/records/models/namedDrafts';
import type { NewRecord } from '@/records/newRecord';
import {
  type CellState,
  choiceColumn,
  longTextColumn,
  type RowState,
  textColumn,
  type WorksheetColumn,
} from '@/ui/worksheet';
import {
  DECOMPOSITION_PROBLEMS,
  explainRequirement,
  type Levels,
  requirementChip,
} from './requirementLevels';

type Text = TextFunction<'requirements'>;

interface RequirementCatalogs {
  targets: Catalog<SafetyTarget>;
  requirements: Catalog<Srem>;
  levels: Levels;
}

const SHARES = ASILS.map(value => ({ value, label: value }));

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
  { targets, requirements, levels }: RequirementCatalogs,
  text: Text,
  sheetText: TextFunction<'sheet'>,
): WorksheetColumn<Srem>[] => {
  const [code, name, description] = recordColumns<Srem>(SremUpdateLimits, sheetText, 100);
  const { allocatedTo, independence, verificationMethod, externalId } = SremUpdateLimits;
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
    referencesColumn<Srem>({
      key: 'safetyTargetUuids',
      name: text('column-targets', 'Safety targets'),
      width: 150,
      catalog: targets,
      getValue: ({ safetyTargetUuids }) => safetyTargetUuids,
    }),
    textColumn<Srem>({
      key: 'allocatedTo',
      name: text('column-allocated', 'Allocated to'),
      width: 130,
      maxLength: allocatedTo.maxLength,
      getValue: requirement => requirement.allocatedTo,
    }),
    riskColumn<Srem>({
      key: 'integrityLevel',
      name: text('column-level', 'Level'),
      width: 76,
      description: text(
        'level-description',
        'The highest of its safety targets, or the share that it carries of the requirement it is a part of. It is never typed.',
      ),
      whyReadOnly: () =>
        text(
          'level-computed',
          'It follows from the safety targets and from what it is a part of. Decompose the requirement above it to give it a share.',
        ),
      getValue: ({ uuid }) => requirementChip(levels.of(uuid)),
      getTooltip: requirement => explainRequirement(requirement, levels, text),
    }),
    parentColumn<Srem>({
      key: 'parentUuid',
      name: text('column-parent', 'Part of'),
      width: 130,
      catalog: requirements,
      getValue: ({ parentUuid }) => parentUuid,
    }),
    choiceColumn<Srem>({
      key: 'decomposedLevel',
      name: text('column-share', 'Share'),
      description: text(
        'share-description',
        'Its share of the ASIL of the requirement that it is a part of, by decomposition (ISO 26262-9:2018, clause 5).',
      ),
      width: 70,
      isOrdered: true,
      isEditable: ({ parentUuid }) => parentUuid !== null,
      whyReadOnly: () => text('share-first', 'First say in “Part of” which requirement it is a part of.'),
      options: SHARES,
      getValue: ({ decomposedLevel }) => decomposedLevel,
    }),
    longTextColumn<Srem>({
      key: 'independence',
      name: text('column-independence', 'Independence of its parts'),
      width: 150,
      maxLength: independence.maxLength,
      getValue: requirement => requirement.independence,
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

/** Marks what is wrong with the level of a requirement and with how it is decomposed (V23, V26). */
export const requirementMarks =
  (levels: Levels, text: Text) =>
  (requirement: Srem): RowState['cells'] => {
    if (requirement.status === 'REJECTED') return undefined;
    const problems = levels.problemsOf(requirement);
    const reasons = problems.map(problem => text(DECOMPOSITION_PROBLEMS[problem]));
    const mark = (reason: string): CellState => ({ status: 'marked', severity: 'error', reason });
    const above = levels.above(requirement);
    if (above.length > 0)
      reasons.push(
        text('mark-below', 'Below what its safety targets ask for: {1}', {
          values: [above.map(uuid => levels.targets.get(uuid)?.code).join(', ')],
        }),
      );
    if (reasons.length === 0) return undefined;
    return {
      integrityLevel: mark(reasons.join(' ')),
      ...(problems.includes('NO_ARGUMENT') && {
        independence: mark(text(DECOMPOSITION_PROBLEMS.NO_ARGUMENT)),
      }),
    };
  };

export const requirementGroups = (
  targets: Catalog<SafetyTarget>,
  requirements: Catalog<Srem>,
  levels: Levels,
  text: Text,
): readonly SheetGroup<Srem>[] => [
  {
    id: 'target',
    label: text('column-target', 'Safety target'),
    // Parts stand with what they are a part of.
    grouping: groupByReference(targets, requirement => firstTarget(requirement, levels)),
  },
  {
    id: 'tree',
    label: text('group-tree', 'Whole requirement'),
    grouping: groupByReference(requirements, requirement => topOf(requirement, levels).uuid),
  },
  { id: 'none', label: text('no-groups', 'None'), grouping: undefined },
];

/** The requirement itself and what it is a part of, from the inside out. */
function* wayUp(requirement: Srem, { requirements }: Levels): Generator<Srem> {
  const passed = new Set<string>();
  let at: Srem | undefined = requirement;
  while (at && !passed.has(at.uuid)) {
    yield at;
    passed.add(at.uuid);
    at = requirements.get(at.parentUuid ?? '');
  }
}
/** What it is a part of in the end; the requirement itself where it is part of none. */
export const topOf = (requirement: Srem, levels: Levels): Srem =>
  [...wayUp(requirement, levels)].at(-1) ?? requirement;
const firstTarget = (requirement: Srem, levels: Levels): string | null =>
  [...wayUp(requirement, levels)].flatMap(({ safetyTargetUuids }) => safetyTargetUuids)[0] ?? null;

/** A requirement of the target, or within the requirement, in whose group it was added. */
export const requirementInGroup = (
  base: NewRecord,
  groupUuid: string | undefined,
  groupId: string | undefined,
): Srem => ({
  ...requirementDraft(base),
  safetyTargetUuids: groupUuid && groupId !== 'tree' ? [groupUuid] : [],
  parentUuid: groupUuid && groupId === 'tree' ? groupUuid : null,
});
