import { groupsBy } from '@domain/groupsBy';
import { type Asil, type DecompositionProblem, decompositionProblems } from '@domain/measures/decomposition';
import {
  levelText,
  type RequirementLevel,
  requirementLevels,
  type TargetLevel,
  targetsAbove,
} from '@domain/measures/requirementLevel';
import type { SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import type { RiskChip } from '@/features/shared/sheet/columns/riskColumn';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { Inherited } from './inheritedLevel';

type Text = TextFunction<'requirements'>;

/** A requirement with a share of the level of its parent. */
type Part = Srem & { decomposedLevel: Asil };

/** Everything that is known of the levels of a project's requirements, with what was typed. */
export interface Levels {
  of(uuid: string): RequirementLevel | undefined;
  targets: ReadonlyMap<string, SafetyTarget>;
  requirements: ReadonlyMap<string, Srem>;
  ofTarget(uuid: string): TargetLevel | undefined;
  /** Those that are part of a requirement; of '' those that are part of none. */
  partsOf(uuid: string): readonly Srem[];
  problemsOf(requirement: Srem): DecompositionProblem[];
  /** Targets of its own that ask for more than it has. */
  above(requirement: Srem): readonly string[];
}

/** What a rating asks for, as a requirement inherits it. */
export const targetLevelOf = (inherited: Inherited | undefined): TargetLevel | undefined =>
  inherited?.rating && {
    category: inherited.rating.targetCategory,
    level: inherited.rating.targetLevel ?? inherited.rating.code,
    rank: inherited.rating.rank,
  };

const hasShare = (requirement: Srem): requirement is Part =>
  requirement.decomposedLevel !== null && requirement.status !== 'REJECTED';

export function levelsOf(
  requirements: readonly Srem[],
  targets: readonly SafetyTarget[],
  inherited: ReadonlyMap<string, Inherited | undefined>,
): Levels {
  const ofTarget = (uuid: string) => targetLevelOf(inherited.get(uuid));
  const levels = requirementLevels(requirements, ofTarget);
  const byUuid = new Map(requirements.map(requirement => [requirement.uuid, requirement]));
  const parts = groupsBy(requirements, ({ parentUuid }) =>
    parentUuid && byUuid.has(parentUuid) ? parentUuid : '',
  );
  const partsOf = (uuid: string) => parts.get(uuid) ?? [];
  return {
    of: uuid => levels.get(uuid),
    targets: new Map(targets.map(target => [target.uuid, target])),
    requirements: byUuid,
    ofTarget,
    partsOf,
    problemsOf: requirement => {
      const level = levels.get(requirement.uuid);
      const asil = level?.category === 'ASIL' ? level.own : null;
      return decompositionProblems(
        asil,
        partsOf(requirement.uuid).filter(hasShare),
        requirement.independence,
      );
    },
    above: requirement => targetsAbove(requirement, levels.get(requirement.uuid), byUuid, ofTarget),
  };
}

/** Ranks of the highest levels of the scales, for the colours of chips. */
const HIGHEST: Readonly<Record<string, number>> = { ASIL: 4, SIL: 4, PL: 5, AGPL: 5, MPL: 5 };

export const requirementChip = (level: RequirementLevel | undefined): RiskChip | null =>
  level
    ? {
        text: levelText(level),
        rank: level.ownRank,
        maxRank: Math.max(HIGHEST[level.category ?? ''] ?? level.originRank, level.ownRank),
      }
    : null;

export const DECOMPOSITION_PROBLEMS = defineTexts(
  'requirements',
  {
    NO_ASIL: 'Only an ASIL is decomposed, and this requirement has none.',
    NOT_TWO_PARTS: 'A decomposition has two parts.',
    PAIR: 'The levels of its parts do not make up its own (ISO 26262-9:2018, clause 5).',
    NO_ARGUMENT: 'Nobody says why the elements of its parts are independent.',
    SAME_ELEMENT: 'Both parts are allocated to the same element.',
  },
  'decomposition-',
);

/** Where the level comes from, in lines: its targets, what it is a part of, how it is decomposed, what is wrong. */
export function explainRequirement(requirement: Srem, levels: Levels, text: Text): string {
  const level = levels.of(requirement.uuid);
  const lines: string[] = [];
  const parent = levels.requirements.get(requirement.parentUuid ?? '');
  const ofParent = parent && levels.of(parent.uuid);
  if (level?.isDecomposed && requirement.decomposedLevel && parent && ofParent)
    lines.push(
      text('level-share', '{1}: its share of {2} ({3})', {
        values: [levelText(level), parent.code, levelText(ofParent)],
      }),
    );
  else if (parent && ofParent)
    lines.push(
      text('level-part', '{1} from {2}, of which it is a part', {
        values: [levelText(ofParent), parent.code],
      }),
    );
  for (const uuid of requirement.safetyTargetUuids) {
    const target = levels.targets.get(uuid);
    const asked = levels.ofTarget(uuid);
    if (target)
      lines.push(
        asked
          ? text('level-target', '{1} from {2}', { values: [asked.level, target.code] })
          : text('level-target-open', '{1} has no level yet: none of its hazards is rated', {
              values: [target.code],
            }),
      );
  }
  const shares = levels.partsOf(requirement.uuid).filter(hasShare);
  if (shares.length > 0)
    lines.push(
      text('level-decomposed', 'Decomposed as {1}', {
        values: [
          shares
            .map(part => {
              const own = levels.of(part.uuid);
              return own ? levelText(own) : part.decomposedLevel;
            })
            .join(' + '),
        ],
      }),
    );
  if (lines.length === 0)
    lines.push(
      text('level-none', 'It has no level: it serves no safety target and is part of no requirement.'),
    );
  for (const uuid of levels.above(requirement))
    lines.push(
      text('level-below', 'Below {1}, which asks for {2}', {
        values: [levels.targets.get(uuid)?.code ?? '', levels.ofTarget(uuid)?.level ?? ''],
      }),
    );
  for (const problem of levels.problemsOf(requirement)) lines.push(text(DECOMPOSITION_PROBLEMS[problem]));
  return lines.join('\n');
}
