import { groupsBy, groupsByEach } from '@domain/groupsBy';
import { levelOf, scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import { SafetyTargetCreateLimits, SremCreateLimits } from '@/api/limits';
import type { SafetyTarget } from '@/api/lookups';
import type { RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import type { Srem } from '@/api/srems';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { type Catalog, catalogOf, type NamedRecord } from '@/features/shared/sheet/catalog';
import { referencesColumn } from '@/features/shared/sheet/columns/referencesColumn';
import type { SheetColumn } from '@/features/shared/sheet/elsewhere';
import { type MeasureUse, requirementModel, targetModel } from '@/records/models/treatmentModels';
import { readonlyColumn, type WorksheetColumn } from '@/ui/worksheet';
import { finalEvaluation, initialRating } from '../view/hazardFields';
import { inHazardUuids, inMeasureUses } from './hazardsElsewhere';

/** What is done about hazards, as it is with all that was typed. */
export interface Treatment {
  readonly targets: readonly SafetyTarget[];
  readonly requirements: readonly Srem[];
  readonly measures: readonly Rrm[];
  readonly uses: readonly MeasureUse[];
}

/** Makes a record of a name that was typed; resolves to its uuid. */
type Make = (name: string) => Promise<string>;

type Column = SheetColumn<Hazard>;

const linesOf = (lines: readonly string[]): string => [...new Set(lines.filter(Boolean))].join('\n');

/** What records that belong to the hazard say, a line for each. */
const linesColumn = (
  key: string,
  name: string,
  width: number,
  whyReadOnly: () => string,
  linesIn: (hazard: Hazard) => readonly string[],
): Column =>
  readonlyColumn<Hazard>({
    key,
    name,
    width,
    wraps: true,
    whyReadOnly,
    getValue: hazard => linesOf(linesIn(hazard)),
  }) as Column;

/** Chosen by code or name, and shown by both. */
const withCodes = (records: readonly NamedRecord[]): Catalog =>
  catalogOf(
    records.map(({ uuid, code, name, description }) => ({
      uuid,
      code: '',
      name: `${code} ${name}`,
      storedName: name,
      ...(description && { description }),
    })),
  );

/** What the hazard demands: safety targets with level and safe state, and the requirements (domain model 2.9). */
export function demandColumns(
  { targets, requirements }: Pick<Treatment, 'targets' | 'requirements'>,
  make: { readonly target: Make; readonly requirement: Make },
  text: TextOf,
): Column[] {
  const targetsOf = groupsByEach(targets, ({ hazardUuids }) => hazardUuids);
  const requirementsOf = groupsByEach(requirements, ({ hazardUuids }) => hazardUuids);
  const whyReadOnly = () =>
    text('of-targets', 'It belongs to the target and is changed on the page of targets.');
  const ofTargets = (key: string, name: string, width: number, get: (target: SafetyTarget) => string) =>
    linesColumn(key, name, width, whyReadOnly, ({ uuid }) => (targetsOf.get(uuid) ?? []).map(get));
  const uuidsOf = (records: readonly { uuid: string }[] = []) => records.map(({ uuid }) => uuid);
  return [
    {
      ...referencesColumn<Hazard>({
        key: 'targets',
        name: text('column-targets', 'Safety targets'),
        width: 200,
        catalog: withCodes(targets),
        onCreateOption: make.target,
        maxCreatedLength: SafetyTargetCreateLimits.name.maxLength,
        getValue: ({ uuid }) => uuidsOf(targetsOf.get(uuid)),
      }),
      elsewhere: inHazardUuids(targetModel),
    } as Column,
    ofTargets(
      'targetLevels',
      text('column-target-level', 'Level of the target'),
      88,
      ({ level }) => level ?? '',
    ),
    ofTargets('safeStates', text('column-safe-state', 'Safe state'), 180, ({ safeState }) => safeState),
    {
      ...referencesColumn<Hazard>({
        key: 'requirements',
        name: text('column-requirements', 'Requirements'),
        width: 200,
        catalog: withCodes(requirements),
        onCreateOption: make.requirement,
        maxCreatedLength: SremCreateLimits.name.maxLength,
        getValue: ({ uuid }) => uuidsOf(requirementsOf.get(uuid)),
      }),
      elsewhere: inHazardUuids(requirementModel),
    } as Column,
  ];
}

/** What reduces the risk, which levels are left by it, and what a safety function has to reach (domain model 2.9). */
export function measureColumns(
  { measures, uses }: Pick<Treatment, 'measures' | 'uses'>,
  projectUuid: string,
  set: RiskRatingSet,
  text: TextOf,
): Column[] {
  const all = groupsBy(uses, ({ hazardUuid }) => hazardUuid);
  const usesOf = ({ uuid }: Hazard) => all.get(uuid) ?? [];
  const openUsesOf = (hazard: Hazard) => usesOf(hazard).filter(({ status }) => status !== 'REJECTED');
  const known = new Map(measures.map(measure => [measure.uuid, measure]));
  const measuresOf = (hazard: Hazard) => [...new Set(openUsesOf(hazard).map(({ rrmUuid }) => rrmUuid))];
  /** A measure that was judged goes where its judgement is seen; a safety function needs a level to reach. */
  const refuse = (wanted: readonly string[], hazard: Hazard): string | undefined => {
    const held = measuresOf(hazard);
    if (held.some(uuid => !wanted.includes(uuid)))
      return text(
        'measure-taken-off',
        'A measure is taken off in the details of the hazard, with its judgement.',
      );
    const hasLevel = hazard.riskRatingSetUuid === set.uuid && initialRating(hazard, set)?.targetLevel;
    const needsLevel = wanted
      .filter(uuid => !held.includes(uuid))
      .flatMap(uuid => known.get(uuid) ?? [])
      .find(({ isSafetyFunction, safetyTargetUuid }) => isSafetyFunction && !safetyTargetUuid);
    return needsLevel && !hasLevel
      ? text(
          'import-needs-level',
          '“{1}” is a safety function and needs a level to reach. Rate the hazard first.',
          { values: [needsLevel.name] },
        )
      : undefined;
  };
  const whyReadOnly = () => text('measures-elsewhere', 'Measures are judged in the details of the hazard.');
  const ofUses = (key: string, name: string, width: number, get: (use: MeasureUse) => string) =>
    linesColumn(key, name, width, whyReadOnly, hazard => openUsesOf(hazard).map(get));
  return [
    {
      ...referencesColumn<Hazard>({
        key: 'measures',
        name: text('column-measures', 'Measures'),
        width: 220,
        catalog: withCodes(measures),
        isFoundByWords: true,
        noOptions: text('no-measure', 'No measure matches. New ones are made on the page of measures.'),
        refuse,
        getValue: measuresOf,
      }),
      elsewhere: inMeasureUses(projectUuid, usesOf),
    } as Column,
    ...scalesOf(set).map(({ field, symbol, label }) =>
      readonlyColumn<Hazard>({
        key: `final/${field}`,
        name: text('column-final-level', '{1}, final', { values: [symbol] }),
        description: label,
        width: 64,
        whyReadOnly: () =>
          text('final-computed', 'It follows from the initial rating and the measures, or from a vote.'),
        getValue: hazard => levelOf(set, finalEvaluation(hazard, set)?.[field])?.code ?? '',
      }),
    ),
    ofUses(
      'requiredLevels',
      text('column-required', 'Required'),
      84,
      ({ requiredLevel }) => requiredLevel ?? '',
    ),
    ofUses(
      'achievedLevels',
      text('column-achieved', 'Achieved'),
      84,
      ({ achievedLevel }) => achievedLevel ?? '',
    ),
  ];
}

/** Whether the group agreed on the rating and locked it, and whether the risk is frozen. */
export const stateColumns = (text: TextOf): WorksheetColumn<Hazard>[] => [
  readonlyColumn<Hazard>({
    key: 'lock',
    name: text('column-lock', 'Lock'),
    width: 92,
    whyReadOnly: () =>
      text('lock-elsewhere', 'Ratings are locked and risks frozen by the actions of selected rows.'),
    getValue: ({ isConsensusVotingLocked, isFinalConsensusVotingLocked }) =>
      [
        isConsensusVotingLocked && text('lock-initial', 'Initial'),
        isFinalConsensusVotingLocked && text('lock-final', 'Final'),
      ]
        .filter(Boolean)
        .join(', '),
  }),
  readonlyColumn<Hazard>({
    key: 'freeze',
    name: text('column-freeze', 'Freeze'),
    width: 84,
    whyReadOnly: () =>
      text('lock-elsewhere', 'Ratings are locked and risks frozen by the actions of selected rows.'),
    getValue: ({ isRiskFrozen }) => (isRiskFrozen ? text('is-frozen', 'Frozen') : ''),
  }),
];
